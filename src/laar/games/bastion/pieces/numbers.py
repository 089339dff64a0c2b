"""What the game numbers and marks, each a type of its own: mypy lets none pass for another.

A number that stands for "none" is -1 and has a name of its type, ``NOBODY`` or ``NO_RITUAL``.
"""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)  # a defender, 0 to 3
Colour = NewType("Colour", int)  # 0 to 5, or what an enemy has instead: DISTRICT, GREY
EnemyClass = NewType("EnemyClass", int)  # 0 to 3 the main troop, 4 to 11 auxiliary
Enemy = NewType("Enemy", int)  # class * 6 + colour, or 72 + legend
Ritual = NewType("Ritual", int)  # kind * 6 + colour
Spell = NewType("Spell", int)  # in the order of the pieces
Way = NewType("Way", int)  # a spell, or spell + COPIED where a Copy stands for it
Area = NewType("Area", int)  # 0 the citadel, 1 to 6 the districts
Base = NewType("Base", int)  # for a structure in a district: 0 or 1
Slot = NewType("Slot", int)  # a source of a district: 0 to 2 printed, 3 and 4 built
Spot = NewType("Spot", int)  # where an enemy is: 1 to 24 sections, -1 to -6 squares, 0 the citadel
Stage = NewType("Stage", int)  # of a turn
Done = NewType("Done", int)  # what has been done in an action stage, a bit each

# Sets of numbers, a bit each.
Colours = NewType("Colours", int)
Enemies = NewType("Enemies", int)
Rituals = NewType("Rituals", int)
Spells = NewType("Spells", int)
Sections = NewType("Sections", int)  # of the wall, those that are taken
Sources = NewType("Sources", int)  # by area * SLOTS + slot
