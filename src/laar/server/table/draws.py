"""What CHANCE could have given at each of its rolls.

With outcomes and weights anyone can draw the rolls of a record again from its seed, without knowing
a rule: which cards are left in a deck only the rules can tell.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from laar.core import record
from laar.core.engine.ask import CHANCE
from laar.core.play import Damaged, Line
from laar.games.list import GAMES


class Draw(msgspec.Struct):
    """The outcomes of one roll in the order they are counted, and how often each comes."""

    of: list[str]
    weights: list[int]


def draws(text: str) -> list[Draw]:
    """By number of the roll, those taken back included; as far as a record can be played."""
    found: list[Draw] = []
    with suppress(record.BadRecord, Damaged):
        read = record.read(text)
        play = record.begin(read.header, GAMES)
        for name, said in read.lines:
            seat, ask = record.seat_number(play.seats, name), play.ask
            if seat == CHANCE and ask is not None and ask.seat == CHANCE:
                found.append(Draw(play.table.options(CHANCE), play.table.weights(ask)))
            play.repeat(Line(seat, said))
    return found
