"""Progress: a position that comes again within a turn shows that what was done in between led
nowhere.

A table has nothing but its state, so an answer that led back here once leads back again as long as
everybody else does what they did. Bots are not offered such an answer twice; people may go round
now and then, but not without end.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table

Before = Callable[[int], Table]  # brings the table back as it was before an answer, by its number
OFTEN = 20  # the same answer in the same position: nobody has a reason to give it once more
NOBODY = -2


class Progress:
    """Who gave which answer in which position since the turn passed to another seat.

    Hardly any answer comes twice in a turn: until it does, its number in the game is enough.
    """

    def __init__(self) -> None:
        self._given: dict[tuple[int, str], int | dict[bytes, int]] = {}
        self._turn = NOBODY  # whose it is

    def note(self, table: Table, seat: int, text: str, number: int, before: Before) -> None:
        """This is about to be answered; CHANCE does as it likes."""
        ask = table.ask
        if ask is None or seat == CHANCE:
            return
        if calm(table) and ask.seat != self._turn:
            self._given.clear()
            self._turn = ask.seat
        if (seat, text) not in self._given:
            self._given[seat, text] = number
            return
        known, here = self._positions(seat, text, before), position(table, seat)
        known[here] = known.get(here, 0) + 1

    def times(self, table: Table, seat: int, text: str, before: Before) -> int:
        """How often this was answered in this very position, and led back to it."""
        if (seat, text) not in self._given or self._passed(table):
            return 0
        return self._positions(seat, text, before).get(position(table, seat), 0)

    def untried(self, table: Table, seat: int, before: Before) -> list[str]:
        """The legal answers that have not led back here; none where all have."""
        options = table.options(seat)
        given = [text for text in options if (seat, text) in self._given]
        if not given or self._passed(table):
            return options
        here = position(table, seat)
        tried = {text for text in given if here in self._positions(seat, text, before)}
        return [text for text in options if text not in tried]

    def _passed(self, table: Table) -> bool:
        """Is it another's turn than that of the answers known?"""
        return calm(table) and table.ask is not None and table.ask.seat != self._turn

    def _positions(self, seat: int, text: str, before: Before) -> dict[bytes, int]:
        """Where a known answer was given, and how often."""
        known = self._given[seat, text]
        if isinstance(known, int):
            known = self._given[seat, text] = {position(before(known), seat): 1}
        return known


def position(table: Table, seat: int) -> bytes:
    """What a seat answers in: the whole state, but for what others do in secret."""
    ask = table.ask
    mark = table.mark()
    if ask is not None and ask.secret:
        mark = f"{table.pieces()}{table.stack}{seat}{table.steps[seat]}"
    return blake2b(mark.encode(), digest_size=12).digest()


def calm(table: Table) -> bool:
    """Whether a seat is asked what to do next, with nothing half done."""
    ask = table.ask
    return ask is not None and not ask.secret and ask.seat != CHANCE and len(table.stack) == 1
