"""What a bot is given, and what it returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from laar.core.engine.table import Table
from laar.core.game import AnyGame, Json

KEPT = 5  # most reasons that are shown


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

    def world(self) -> Table:
        """A random table that fits the view."""
        table: Table = self.game.sample(self.view, self.random)
        return table

    def left(self) -> float:
        """Seconds until the deadline."""
        return self.deadline - self.clock()


@dataclass
class Reason:
    """A line that was compared: its first answer, value (-1 to 1) and how often it was tried."""

    answer: str
    worth: float
    line: list[str]
    visits: int

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
    """The best few reasons as plain data."""
    return [reason.shown() for reason in reasons[:KEPT]]
