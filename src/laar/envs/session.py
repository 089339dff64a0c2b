"""What the environments of one game have in common: beginning, answering, undo, what is seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laar.core.engine.table import Table
from laar.core.game import BadOptions, Refusal
from laar.core.record import seat_name
from laar.envs.fast.episode import OVER, Episode, Illegal
from laar.envs.setup import Setup
from laar.envs.telling import told

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Session:
    """One environment's game after game. Equal seeds, numbers of games and answers: equal games."""

    def __init__(self, setup: Setup, seed: int = 0) -> None:
        self.setup = setup
        self.seed = seed
        self.count = 0  # games begun since the seed was said
        self.episode: Episode = setup.begin(f"{seed} 0")

    def reset(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Begin the next game, the first one after a seed; ``position`` among the options is the
        text of one to begin at."""
        if seed is not None:
            self.seed, self.count = seed, 0
        self.count += 1
        position = (options or {}).get("position")
        table: Table | None = None
        if position is not None:
            table = self._at(position)
        self.episode = self.setup.begin(f"{self.seed} {self.count}", table)
        self.first = self.episode.table.clone() if table is not None else self.setup.start

    def _at(self, position: object) -> Table:
        """A table at a position; it has the seats of this environment."""
        if not isinstance(position, str):
            raise BadOptions("options.position: a text is needed")
        other = self.setup.at(position)
        if other.seats != self.setup.seats:
            raise BadOptions(f"options.position: it has the seats {', '.join(other.seats)}")
        return other.start.clone()

    def undo(self, count: int = 1) -> None:
        """Take back so many answers of seats, and what chance did after each. A roll that was
        taken back falls the same way when it comes again."""
        said = self.episode.said
        places = [place for place, (seat, _) in enumerate(said) if seat >= 0]
        if not 1 <= count <= len(places):
            raise BadOptions(f"{count} answers cannot be taken back: {len(places)} were given")
        again = self.setup.begin(f"{self.seed} {self.count}", self.first.clone())
        for seat, text in said[: places[-count]]:
            if seat >= 0:
                again.say(text)
        self.episode = again

    # -- what is seen -----------------------------------------------------------------------------

    @property
    def turn(self) -> str | None:
        """The seat that is to answer, by name; nobody when the game is over."""
        seat = self.episode.seat
        return None if seat == OVER else seat_name(self.setup.seats, seat)

    def observation(self, seat: int) -> Bytes:
        """What a seat sees, in numbers."""
        return np.frombuffer(self.setup.shown.planes(self.episode.table, seat), np.uint8).copy()

    def mask(self, seat: int) -> Mask:
        """A 1 for each answer that this seat may give now."""
        mask = np.zeros(len(self.setup.space.texts), np.int8)
        if seat == self.episode.seat:
            mask[self.episode.legal()] = 1
        return mask

    def text(self, seat: int) -> str:
        """What a seat sees, as text."""
        return told(self.setup.game, self.episode, seat)

    def returns(self) -> list[float]:
        """What each seat has got."""
        return self.setup.returns(self.episode.table)

    def worth(self) -> list[float]:
        """What the position is worth to each seat, from -1 to 1: what shaped rewards differ by."""
        if self.episode.seat == OVER:
            return self.returns()
        game, table = self.setup.game, self.episode.table
        return [float(game.taste(table, seat)) for seat in range(len(self.setup.seats))]

    def refusals(self, number: int) -> list[Refusal]:
        """The clauses that forbid an answer now; of what no table knows nothing is said."""
        episode = self.episode
        text = episode.text_of(number)
        if not text or episode.seat == OVER or episode.allows(text):
            return []
        return self.setup.game.refusals(episode.table, episode.seat, text)

    def take(self, number: int) -> None:
        """Answer; Illegal names the clauses that forbid it."""
        try:
            self.episode.take(number)
        except Illegal as error:
            why = ", ".join(one.clause or one.text for one in self.refusals(number))
            raise Illegal(f"{error}: {why}" if why else str(error)) from None
