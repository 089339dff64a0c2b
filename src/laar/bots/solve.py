"""Proof by search: is there a way to a goal, whatever is drawn?

Every answer of the seats is tried, and a draw must lead to the goal with every card that may come.
Positions reached twice are looked at once.
"""

from __future__ import annotations

from collections.abc import Callable

from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import Table

# True: reached. False: missed. None: it goes on.
Goal = Callable[[Table], bool | None]


class TooHard(Exception):
    """The search gave up after so many positions."""


def solve(table: Table, goal: Goal, most: int = 200_000) -> list[tuple[int, str]] | None:
    """The answers of one way to the goal (draws with one outcome are left out), or None."""
    return _Search(goal, most).solve(table)


class _Search:
    def __init__(self, goal: Goal, most: int) -> None:
        self.goal = goal
        self.left = most
        self.known: dict[str, list[tuple[int, str]] | None] = {}  # a way, or none (yet)

    def solve(self, table: Table) -> list[tuple[int, str]] | None:
        reached = self.goal(table)
        if reached is not None:
            return [] if reached else None
        mark = table.mark()
        if mark in self.known:
            return self.known[mark]  # none while it is being looked at: going round gains nothing
        self.left -= 1
        if self.left < 0:
            raise TooHard
        self.known[mark] = None
        ask = table.ask
        assert ask is not None
        found = self._drawn(table) if ask.seat == CHANCE else self._answered(table, ask)
        self.known[mark] = found
        return found

    def _drawn(self, table: Table) -> list[tuple[int, str]] | None:
        """Every card that may come must do; the way shown is that of the last."""
        found: list[tuple[int, str]] | None = None
        for text in table.options(CHANCE):
            after = table.clone()
            after.answer(CHANCE, text)
            found = self.solve(after)
            if found is None:
                return None
        return found

    def _answered(self, table: Table, ask: Ask) -> list[tuple[int, str]] | None:
        for seat in ask.seats:
            for text in table.options(seat):
                after = table.clone()
                after.answer(seat, text)
                found = self.solve(after)
                if found is not None:
                    return [(seat, text), *found]
        return None
