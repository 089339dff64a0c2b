"""What an environment is of: game, edition, options, answers by number, and the first table."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import laar
from laar.core.abilities import ShowsPlanes
from laar.core.dice import Dice
from laar.core.engine.table import Table
from laar.core.game import AnyGame, BadOptions, edition_of
from laar.core.planes import Part, sized
from laar.envs.answers import space_of
from laar.envs.fast.episode import Episode
from laar.envs.fast.many import Many
from laar.envs.fast.space import Space


class Setup:
    """A kind of game to be played again and again.

    >>> setup = Setup("belogorye")
    >>> setup.seats, setup.size, len(setup.space.texts)
    (('bogatyrs', 'evil'), 394, 3415)
    """

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game: AnyGame = laar.game(game)
        self.edition = edition_of(self.game, edition)
        self.options = dict(options or {})
        self.seats = self.game.seated(self.options)
        if not isinstance(self.game, ShowsPlanes):
            raise BadOptions(f"{game} has no observations as numbers")
        self.shown: ShowsPlanes[Any] = self.game

    def __deepcopy__(self, memo: object) -> Setup:
        """It never changes, so copies share it."""
        return self

    def __reduce__(self) -> tuple[type[Setup], tuple[str, str, dict[str, Any]]]:
        return Setup, (self.game.name, self.edition.key, self.options)

    @cached_property
    def start(self) -> Table:
        """The table at its first question; it is copied, never played."""
        table: Table = self.game.new_table(self.edition.key, self.options).clone()
        return table

    @cached_property
    def space(self) -> Space:
        """All answers by number."""
        return space_of(self.game.name, self.edition.key, self.start)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return tuple(self.shown.parts(self.start))

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sized(self.parts)

    def at(self, position: str) -> Setup:
        """The same from a position, as text."""
        return Setup(self.game.name, self.edition.key, {"position": position})

    def begin(self, seed: str | None, table: Table | None = None) -> Episode:
        """A game, with its chance fixed by the seed, or asked like everyone else."""
        dice = None if seed is None else Dice(seed.encode())
        first = self.start.clone() if table is None else table
        shown = self.shown
        return Episode(first, self.space, shown.number_words, shown.table_words, dice)

    def many(self, seeds: list[str]) -> Many:
        """So many games in one."""
        shown = self.shown
        return Many(
            self.start, self.space, shown.number_words, shown.table_words, shown.planes,
            self.size, self.game.cooperative, seeds,
            [random.Random(f"any answer {seed}").random for seed in seeds],
        )  # fmt: skip

    def returns(self, table: Table) -> list[float]:
        """What each seat gets: 1 won, -1 lost, 0 for a draw and while it goes on."""
        ended = table.outcome
        if ended is None:
            return [0.0] * len(self.seats)
        none = -1.0 if self.game.cooperative or ended.winners else 0.0
        return [1.0 if seat in ended.winners else none for seat in range(len(self.seats))]
