"""What cards are numbered with; each is an int that cannot be taken for another."""

from __future__ import annotations

from typing import NewType

Keyword = NewType("Keyword", int)  # its place in KEYWORDS
Keywords = NewType("Keywords", int)  # a set of them, as bits
Attacks = NewType("Attacks", int)  # what an attack is, or several attacks, as bits
Blow = NewType("Blow", int)  # weak, medium, strong, or a miss
Blows = NewType("Blows", int)  # a set of them, as bits
Words = NewType("Words", int)  # words of `is`, as bits
Moment = NewType("Moment", int)  # when an ability works
Moments = NewType("Moments", int)  # a set of them, as bits
Stat = NewType("Stat", int)  # a number that the verb modify changes
Stats = NewType("Stats", int)  # a set of them, as bits
Ban = NewType("Ban", int)  # what the verb forbid forbids
Bans = NewType("Bans", int)  # a set of them, as bits
Sort = NewType("Sort", int)  # creature, flyer, location, artefact
Side = NewType("Side", int)  # of a selector: whose cards
Reference = NewType("Reference", int)  # a card that an ability can refer to
Duration = NewType("Duration", int)  # how long an effect lasts
