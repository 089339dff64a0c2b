"""The exact chance that a task is done from a position, when everyone does their best.

Dice and cards count by their weights, friends choose the best for the task, others the worst. A
position that comes twice is searched once. The search is bounded: what it cannot finish has no
value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Generic

from laar.bots.greedy import after
from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import T
from laar.core.game import Game

# True: done. False: it cannot be done any more. None: still open.
Goal = Callable[[T], bool | None]
Said = tuple[int, str]  # who answers, and what
NEVER, SURE = Fraction(0), Fraction(1)
NO_WAY_BACK = 1 << 30  # larger than any number of a position


class TooHard(Exception):
    """The search came to its bounds, or to what it cannot judge."""


class Search(Generic[T]):
    """What is known of the positions behind one."""

    def __init__(self, game: Game[T], seat: int, goal: Goal[T], most: int) -> None:
        self.game = game
        self.seat = seat
        self.goal = goal
        self.left = most  # positions that may still be looked at
        self._known: dict[str, Fraction] = {}
        self._open: dict[str, int] = {}  # positions of circles that are not closed, by number
        self._ring: list[str] = []  # the same in order

    def value(self, table: T) -> Fraction:
        """The chance from here on."""
        return self._look(table)[0]

    def answers(self, table: T) -> Mapping[Said, Fraction]:
        """Every answer to the open question, with the chance after it."""
        ask = table.ask
        assert ask is not None
        return {
            (seat, text): self.value(after(table, seat, text))
            for seat in ask.seats
            for text in table.options(seat)
        }

    def own(self, table: T) -> bool:
        """Whether a friend of the task is asked, and it is still open."""
        ask = table.ask
        if ask is None or self.goal(table) is not None or ask.seat == CHANCE:
            return False
        return self.game.cooperative or table.allied(ask.seat, self.seat)

    def _look(self, table: T) -> tuple[Fraction, int]:
        """The chance, and the first open position to which a way leads back from here.

        Positions from which friends can come back to each other all have one value, the best way
        out of the circle (they are Tarjan's components); a circle of others has none.
        """
        reached = self.goal(table)
        if reached is not None:
            return (SURE if reached else NEVER), NO_WAY_BACK
        mark = table.mark()
        if mark in self._known:
            return self._known[mark], NO_WAY_BACK
        if mark in self._open:
            return NEVER, self._open[mark]
        self.left -= 1
        if self.left < 0:
            raise TooHard("too many positions")
        number = self._open[mark] = len(self._ring)
        self._ring.append(mark)
        ask = table.ask
        assert ask is not None
        if ask.seat == CHANCE:
            found, back = self._drawn(table, ask)
        else:
            found, back = self._chosen(table, ask)
        if back < number:
            if not self.own(table):
                raise TooHard("the position comes round in a circle")
            return found, back
        for one in self._ring[number:]:
            self._known[one] = found
            del self._open[one]
        del self._ring[number:]
        return found, NO_WAY_BACK

    def _drawn(self, table: T, ask: Ask) -> tuple[Fraction, int]:
        weights = table.weights(ask)
        total, nearest = NEVER, NO_WAY_BACK
        for text, weight in zip(table.options(CHANCE), weights, strict=True):
            found, back = self._look(after(table, CHANCE, text))
            total, nearest = total + weight * found, min(nearest, back)
        return total / sum(weights), self._once(nearest)

    def _chosen(self, table: T, ask: Ask) -> tuple[Fraction, int]:
        own = self.own(table)
        if ask.secret or (ask.others and not self.game.cooperative):
            raise TooHard("several seats are asked")
        best, nearest = (NEVER if own else SURE), NO_WAY_BACK
        for seat in ask.seats:
            for text in table.options(seat):
                found, back = self._look(after(table, seat, text))
                best, nearest = (max if own else min)(best, found), min(nearest, back)
                if best == (SURE if own else NEVER):
                    return best, nearest
        return best, nearest if own else self._once(nearest)

    def _once(self, back: int) -> int:
        """Whoever is no friend may not go round in a circle."""
        if back < len(self._ring):
            raise TooHard("the position comes round in a circle")
        return NO_WAY_BACK
