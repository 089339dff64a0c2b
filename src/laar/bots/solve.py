"""Prove by search that a goal can be reached, whatever is drawn.

Every answer of the seats is tried, and the goal must be reached with every card that may be drawn.
A position that is reached twice is searched once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import T

# True: reached. False: missed. None: still open.
Goal = Callable[[T], bool | None]


class TooHard(Exception):
    """The search gave up after the most positions it may visit."""


def solve(table: T, goal: Goal[T], most: int = 200_000) -> list[tuple[int, str]] | None:
    """The answers of one way to the goal without those of CHANCE, or None."""
    return _Search(goal, most).solve(table)


class _Search(Generic[T]):
    def __init__(self, goal: Goal[T], most: int) -> None:
        self.goal = goal
        self.left = most
        # By mark: a way to the goal; None if there is none, or while it is being searched.
        self.known: dict[str, list[tuple[int, str]] | None] = {}

    def solve(self, table: T) -> list[tuple[int, str]] | None:
        reached = self.goal(table)
        if reached is not None:
            return [] if reached else None
        mark = table.mark()
        if mark in self.known:
            return self.known[mark]  # going round in a circle gains nothing
        self.left -= 1
        if self.left < 0:
            raise TooHard
        self.known[mark] = None
        ask = table.ask
        assert ask is not None
        found = self._drawn(table) if ask.seat == CHANCE else self._answered(table, ask)
        self.known[mark] = found
        return found

    def _drawn(self, table: T) -> list[tuple[int, str]] | None:
        """The goal must be reached with every card; the way with the last one is returned."""
        found: list[tuple[int, str]] | None = None
        for text in table.options(CHANCE):
            after = table.clone()
            after.answer(CHANCE, text)
            found = self.solve(after)
            if found is None:
                return None
        return found

    def _answered(self, table: T, ask: Ask) -> list[tuple[int, str]] | None:
        for seat in ask.seats:
            for text in table.options(seat):
                after = table.clone()
                after.answer(seat, text)
                found = self.solve(after)
                if found is not None:
                    return [(seat, text), *found]
        return None
