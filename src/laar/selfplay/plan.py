"""What is to be played; equal plans give equal files, whoever plays them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import laar
from laar.bots import measured
from laar.core.game import BadOptions, Json

THOUGHT = 100.0  # readings of the clock a decision: the more, the longer a search


@dataclass(frozen=True)
class Plan:
    """So many games of one table."""

    game: str
    edition: str  # the key of a revision
    bots: tuple[str, ...]  # by seat, in turn; from game to game they move on by a seat
    games: int
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    thought: float = THOUGHT
    opening: int = 0  # first decisions of a game that are taken at random
    shard: int = 50  # games of a file

    def check(self) -> None:
        """Raise BadOptions where something is not possible."""
        seats = self.check_names()
        if len(self.bots) > seats:
            raise BadOptions(f"{len(self.bots)} bots for {seats} seats")

    def check_names(self) -> int:
        """The same of bots and table alone, however many bots there are; how many seats it has."""
        for name in self.bots:
            if name not in measured(self.game):
                raise BadOptions(f"there is no bot '{name}': {', '.join(measured(self.game))}")
        return len(laar.new(self.game, self.edition, None, self.options).seats)

    def shards(self) -> int:
        """How many files there are."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a file."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def players(self, number: int, seats: int) -> list[str]:
        """Who sits where in a game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(seats)]

    def dice(self, number: int) -> str:
        """The seed of the dice of a game. Each bot meets the same dice on each seat; but equal
        bots would only play one game again."""
        different = len(set(self.bots)) > 1
        return f"selfplay {self.seed} {number // len(self.bots) if different else number}"

    def told(self) -> Json:
        """As plain data."""
        return {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}
