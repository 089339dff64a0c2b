"""Positions of the castle where a short story begins."""

from __future__ import annotations

_BOARD = "side plain\nlayout yellow green red purple blue black\nfirst dagdar\nactive dagdar\n"

# Alone in the forest: one beast in reach, a mage behind the corner, three cards to draw.
ALONE = f"""players 1
{_BOARD}wall 5 red-beast
wall 9 blue-mage
deck any yellow-beast green-warrior black-rider
dagdar at d2
dagdar mana red 5 green 3 blue 1
"""
# Two beasts in reach and the mana for both: then the castle is saved.
NEARLY_OVER = f"""players 1
{_BOARD}wall 5 red-beast
wall 7 green-beast
dagdar at d2
dagdar mana red 6 green 6 blue 1
"""
_TWO = f"""players 2
{_BOARD}wall 5 red-beast
deck any blue-mage yellow-beast
dagdar at d2
sannirr at d1
"""
# Dagdar cannot pay for the beast alone; a Lightning of strength 1 is just enough.
SHORT = f"{_TWO}dagdar mana red 2 green 3\nsannirr spells red-symbiote\n"
# He can, and would still be helped.
RICH = f"{_TWO}dagdar mana red 5\nsannirr spells red-symbiote\n"
# Nobody has anything to add.
LONELY = f"{_TWO}dagdar mana red 5\n"
# Everything there is to look at: dragons, a flyer inside, joined enemies, structures, artefacts.
CROWDED = f"""players 2
{_BOARD}wall 5 red-beast green-symbiote
wall 6 black-werewolf
wall 9 blue-priest
wall 10 purple-giant
square 4 red-flyer
citadel yellow-dragon blue-dragon
deck any blue-mage yellow-beast
rituals green-cannon blue-obelisk
base 2 red-cannon black-source
source 2 1 red
tower 3 green
dagdar at d2
dagdar mana red 4 green 3 blue 1 purple 2
dagdar spells red-warrior green-mage red-archmage
dagdar artefacts blue-converter used:red-accumulator
dagdar goals yellow-cannon
sannirr at d1
sannirr mana yellow 2
sannirr spells red-symbiote blue-symbiote
"""
