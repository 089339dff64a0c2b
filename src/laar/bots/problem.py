"""What a bot is given, and what it returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from laar.core.engine.table import Table
from laar.core.game import AnyGame, Json

KEPT = 3  # most reasons that are shown
STEP = 0.01  # smaller differences mean nothing


Leaf = Callable[[AnyGame, Table, int], float]


def by_taste(game: AnyGame, table: Table, seat: int) -> float:
    """What the game's taste says."""
    return game.taste(table, seat)


@dataclass
class Problem:
    """A question to a bot: what its seat sees, a source of random numbers and a clock."""

    game: AnyGame
    view: Json
    options: list[str]
    seat: int
    random: Random
    clock: Callable[[], float]
    deadline: float
    who: str = ""  # plans are followed by whoever made them
    leaf: Leaf = by_taste  # what a position is worth at which no one looks further

    def world(self) -> Table:
        """A random table that fits the view."""
        table: Table = self.game.sample(self.view, self.random)
        return table

    def worth(self, table: Table) -> float:
        """What a position is worth to the seat that thinks, from -1 (lost) to 1 (won)."""
        return self.leaf(self.game, table, self.seat)

    def left(self) -> float:
        """Seconds until the deadline."""
        return self.deadline - self.clock()


@dataclass
class Reason:
    """A line that was compared: its first answer, value (-1 to 1), how often it was tried, and
    whether the value is only a guess at first sight."""

    answer: str
    worth: float
    line: list[str]
    visits: int
    guess: bool = False
    begun: bool = False  # the next step of a plan that was made before

    def shown(self) -> Json:
        """As plain data."""
        return {
            "answer": self.answer,
            "worth": round(self.worth, 4),
            "line": self.line,
            "visits": self.visits,
        }


Bot = Callable[[Problem], list[Reason]]  # the best first


def shown(reasons: list[Reason]) -> list[dict[str, Any]]:
    """The first reason and a few that are worse, each than the one before, as plain data: equal
    numbers would tell nobody anything."""
    found = reasons[:1]
    for one in sorted(reasons[1:], key=lambda reason: -reason.worth):
        if len(found) < KEPT and one.worth <= found[-1].worth - STEP:
            found.append(one)
    return [reason.shown() for reason in found]
