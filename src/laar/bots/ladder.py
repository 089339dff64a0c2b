"""Are the characters of a game in the order of their strength?

Where players are each other's enemies each meets the one before; where all play together each
leads the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import log10
from typing import Any

import laar
from laar.bots.arena import arena
from laar.bots.arena_team import arena_team
from laar.bots.characters import cast, first
from laar.core.game import BadOptions, Json

BUDGET = 0.5  # seconds a decision, of a team a turn: what a server gives
ENOUGH = 0.6  # of the games against the one before
BEGINNER = "beginner"


def ladder(
    game: str,
    edition: str,
    games: int,
    seed: int,
    budget: float | None = None,
    jobs: int = 2,
    progress: Callable[[], None] = lambda: None,
    options: Mapping[str, Any] | None = None,
    told: Callable[[Json], None] = lambda step: None,
) -> Json:
    """Every character against the one before, or with the same decks, and whom a newcomer meets
    against a beginner; each step is told as soon as it is known."""
    who = list(cast(game))
    if not who:
        raise BadOptions(f"{game} has no characters")
    budget = BUDGET if budget is None else budget
    play = Games(game, edition, games, seed, budget, jobs, progress, dict(options or {}))
    steps: list[Json] = []
    if laar.game(game).cooperative:
        for name in who:
            steps.append(play.together(name, steps[-1]["left"] if steps else None))
            told(steps[-1])
        left = play.together(BEGINNER, None)["left"]
        welcome = play.together(first(game), left)
    else:
        for below, above in pairwise(who):
            steps.append(play.against(above, below))
            told(steps[-1])
        welcome = play.against(first(game), BEGINNER)
    told(welcome)
    return {
        "game": game,
        "edition": edition,
        "games": games,
        "seed": seed,
        "budget": budget,
        "steps": steps,
        "first": welcome,
        "holds": all(step["holds"] for step in [*steps, welcome]),
    }


@dataclass(frozen=True)
class Games:
    """How a step of the ladder is measured."""

    game: str
    edition: str
    games: int
    seed: int
    budget: float
    jobs: int
    progress: Callable[[], None]
    options: dict[str, Any]

    def against(self, above: str, below: str) -> Json:
        """One character against the one before it."""
        report = arena(
            self.game, self.edition, above, below, self.games, self.seed, self.budget, self.jobs,
            self.progress, self.options,
        )  # fmt: skip
        kept = {name: report[name] for name in ("wins", "draws", "share", "interval", "seconds")}
        gap, holds = rating_gap(report["share"]), report["share"] >= ENOUGH
        return {"name": above, "below": below, **kept, "gap": gap, "holds": holds}

    def together(self, name: str, before: float | None) -> Json:
        """One character leading the games in which the one before left so many enemies."""
        report = arena_team(
            self.game, self.edition, self.options, name, self.games, self.seed, self.budget,
            self.jobs, self.progress,
        )  # fmt: skip
        kept = {one: report[one] for one in ("wins", "left", "turns", "seconds")}
        than = {} if before is None else {"before": before}
        return {"name": name, **kept, **than, "holds": before is None or report["left"] < before}


def rating_gap(share: float) -> int:
    """How many points of rating such a share of games won amounts to.

    >>> rating_gap(0.5), rating_gap(0.64), rating_gap(1.0)
    (0, 100, 400)
    """
    kept = min(max(share, 1 / 11), 10 / 11)
    return round(400 * log10(kept / (1 - kept)))
