"""One game being played by numbers: whose turn it is, what may be answered, and what chance does.

A seat that may cut into a question is asked before the one it is put to, and may wait. Of a secret
question the seats are asked one after another, none being shown what the others chose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.envs.fast.space import WAIT, Space

OVER: Final = -2  # the turn of nobody
ANY: Final = -1  # any legal answer, at random
ToNumber = Callable[[Table, int, list[str]], list[str]]
ToTable = Callable[[Table, int, str], str]
Planes = Callable[[Table, int], bytes]


class Illegal(ValueError):
    """A number that is no legal answer now; nothing has changed."""


class Episode:
    """A table, whose turn it is, and what was said. Without dice chance is asked like a seat."""

    def __init__(
        self,
        table: Table,
        space: Space,
        to_number: ToNumber,
        to_table: ToTable,
        dice: Dice | None,
    ) -> None:
        self.table = table
        self.space = space
        self.to_number = to_number
        self.to_table = to_table
        self.dice = dice
        self.rolls = 0
        self.seat = OVER  # who is to answer: CHANCE without dice
        self.cuts_in = False  # it may wait
        self.waited: list[int] = []  # seats that let the open question pass
        self.said: list[tuple[int, str]] = []  # all answers, waiting among them
        self.go_on()

    def go_on(self) -> None:
        """Let chance answer until a seat is to."""
        table, dice = self.table, self.dice
        while True:
            ask = table.ask
            if table.outcome is not None or ask is None:
                self.seat = OVER
                return
            if ask.secret:
                self.seat = table.waiting()[0]
                self.cuts_in = False
                return
            if ask.seat != CHANCE:
                break
            if dice is None:
                self.seat = CHANCE
                self.cuts_in = False
                return
            self.rolls += 1
            text: str = dice.answer(table, self.rolls)
            self.said.append((CHANCE, text))
            table.answer(CHANCE, text)
        self.seat = ask.seat
        self.cuts_in = False
        for other in ask.others:
            if other not in self.waited and table.options(other):
                self.seat = other
                self.cuts_in = True
                return

    def legal(self) -> list[int]:
        """The numbers of the legal answers, in the order of the listing."""
        if self.seat == OVER:
            return []
        found = self.numbers(self.seat, self.table.options(self.seat))
        if self.cuts_in:
            found.append(0)
        return found

    def numbers(self, seat: int, texts: list[str]) -> list[int]:
        """The numbers of answers of a seat, or of chance."""
        known = self.space.lot if seat == CHANCE else self.space.number
        found: list[int] = []
        for text in texts:
            at = known.get(text, -1)
            if at < 0:
                return [known[one] for one in self.to_number(self.table, seat, texts)]
            found.append(at)
        return found

    def text_of(self, number: int) -> str:
        """The answer with a number, as it is said at this table; nothing if there is none."""
        return self.text_for(self.seat, number)

    def text_for(self, seat: int, number: int) -> str:
        """The same for any seat."""
        space = self.space
        texts = space.lots if seat == CHANCE else space.texts
        if not 0 <= number < len(texts):
            return ""
        local = space.local_lots if seat == CHANCE else space.local
        text = texts[number]
        return self.to_table(self.table, seat, text) if local[number] else text

    def allows(self, text: str) -> bool:
        """Whether this is a legal answer now."""
        if self.seat == OVER:
            return False
        return self.cuts_in if text == WAIT else text in self.table.options(self.seat)

    def take(self, number: int) -> None:
        """Answer by number; Illegal says that nothing was done."""
        text = self.text_of(number)
        if not self.allows(text):
            raise Illegal(f"{number} ({text or 'nothing here'}) is no legal answer now")
        self.say(text)

    def say(self, text: str) -> None:
        """Answer with a text that is legal."""
        seat = self.seat
        self.said.append((seat, text))
        if text == WAIT:
            self.waited.append(seat)
        else:
            self.waited = []
            self.table.answer(seat, text)
        self.go_on()

    def __deepcopy__(self, memo: object) -> Episode:
        """A copy, for those who copy whatever there is."""
        return self.clone()

    def clone(self) -> Episode:
        """A copy that shares nothing that changes."""
        other = Episode(self.table.clone(), self.space, self.to_number, self.to_table, None)
        other.dice = self.dice
        other.rolls = self.rolls
        other.waited = self.waited.copy()
        other.said = self.said.copy()
        other.seat = self.seat
        other.cuts_in = self.cuts_in
        return other
