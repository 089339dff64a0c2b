"""How a net is taught: every number in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """The settings of one run."""

    game: str = "belogorye"
    minutes: float = 8.0
    seed: int = 1
    workers: int = 15  # processes that play
    group: int = 40  # games of a worker that wait for the net together; each has two groups
    warm_games: int = 14_000  # games by the game's own priors come first
    warm_share: float = 0.15  # of their positions that are kept
    full: float = 0.25  # share of decisions that are searched; the rest follows the net at once
    rounds: int = 16  # of a search
    considered: int = 8  # answers that a search begins with
    trust: float = 0.99  # how much of a worth comes from later, not from the net's word
    width: int = 64
    depth: int = 1
    batch: int = 1024
    reuse: float = 0.7  # how often a position is trained on
    kept: int = 150_000  # newest positions
    rate: float = 2e-3
    warm_rows: int = 20_000  # positions before training begins
    slow: float = 0.99  # of the moving mean of weights that plays
    most_steps: int = 0  # it ends earlier after so many steps of training
    report_s: float = 20.0
    most_features: int = 144
    most_answers: int = 112


# A few seconds on one core: it learns a little, and all parts have worked.
SMOKE = Plan(
    workers=1,
    group=4,
    warm_games=300,
    rounds=4,
    considered=2,
    width=16,
    batch=256,
    reuse=2.0,
    kept=20_000,
    warm_rows=1000,
    rate=1e-3,
    most_steps=50,
)
