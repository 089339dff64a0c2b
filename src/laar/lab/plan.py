"""What is to be played: every pair of decks, twice for each seed with swapped sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement

import laar
from laar.bots import NAMES as BOTS
from laar.core.game import BadOptions
from laar.games.berserk.cards.starter_set import DECKS
from laar.games.berserk.decks.lists import NAMES, WITH_EXTRAS

GAME = "berserk"
BUDGET = 0.2  # seconds per decision, for bots that search
PLUS = tuple(deck + WITH_EXTRAS for deck in DECKS)


@dataclass(frozen=True)
class Plan:
    """A measurement; equal plans play the same games."""

    decks: tuple[str, ...] = DECKS
    games: int = 400  # of each pair
    seed: int = 1
    bot: str = "greedy"
    budget: float = BUDGET
    dice: str = "home"
    edition: str = "2021"

    def check(self) -> None:
        """Raise BadOptions where something is not possible."""
        if self.bot not in BOTS:
            raise BadOptions(f"there is no bot '{self.bot}': {', '.join(BOTS)}")
        for deck in self.decks:
            if deck not in NAMES:
                raise BadOptions(f"there is no deck '{deck}': {', '.join(NAMES)}")
        if len(set(self.decks)) < len(self.decks):
            raise BadOptions("a deck is named twice")
        laar.new(GAME, self.edition, None, {"decks": [self.decks[0]] * 2, "dice": self.dice})


@dataclass(frozen=True)
class Job:
    """One game of a plan."""

    pair: tuple[str, str]
    number: int  # within the pair

    @property
    def seed(self) -> int:
        """Games 2k and 2k + 1 share a seed, which decides what each seat draws and rolls."""
        return self.number // 2

    @property
    def decks(self) -> tuple[str, str]:
        """The decks by seat, swapped in the second game of a seed."""
        return (self.pair[1], self.pair[0]) if self.number % 2 else self.pair

    @property
    def first(self) -> int:
        """The seat that is First, chosen so that each deck is First equally often.

        In the second game of a seed the decks swap seats, and with them the roles. In a mirror
        both decks are the same, so the roles are swapped directly.
        """
        return self.number % 2 if self.pair[0] == self.pair[1] else self.seed % 2


def pairs(decks: tuple[str, ...]) -> list[tuple[str, str]]:
    """All pairs and mirrors.

    >>> pairs(("orcs", "coven"))
    [('orcs', 'orcs'), ('orcs', 'coven'), ('coven', 'coven')]
    """
    return list(combinations_with_replacement(decks, 2))


def jobs(plan: Plan) -> Iterator[Job]:
    """All games, ordered so that all pairs have equally many if the run is stopped early."""
    for number in range(0, plan.games, 2):
        for pair in pairs(plan.decks):
            yield from (Job(pair, n) for n in range(number, min(number + 2, plan.games)))
