"""Results less luck: what luck brought has the mean zero, so taking it away changes no true share
and makes the interval narrower.

Nothing is fitted on the games themselves: luck counts whole, by weights that were there before.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from laar.core.game import Json

Z = 1.96  # for 95 % intervals
FEWEST = 3  # independent games below which nothing is said


@dataclass(frozen=True)
class Counted:
    """A game from the side of whom a share is about."""

    points: float  # 1 won, 0.5 drawn, 0 lost
    luck: float  # that side's
    cluster: Hashable  # games that share dice are one observation
    stratum: Hashable = None  # who was First, where a plan and not chance says it
    repeats: bool = False  # the same game as another of its cluster, from the other side


def adjusted(games: Sequence[Counted]) -> Json | None:
    """The share less luck, its interval, and how many times as many games would tell as much
    without; None where there are too few."""
    known = len({one.cluster for one in games})
    if known < FEWEST:
        return None
    share, error = _mean(games, lambda one: one.points - one.luck)
    _, plain = _mean(games, lambda one: one.points)
    return {
        "share": round(share, 4),
        "interval": [round(max(0.0, share - Z * error), 4), round(min(1.0, share + Z * error), 4)],
        "luck": round(fmean(one.luck for one in games), 4),
        "factor": round((plain / error) ** 2, 2) if error else None,
    }


def _mean(games: Sequence[Counted], value: Callable[[Counted], float]) -> tuple[float, float]:
    """The mean and its standard error; a game that was played again makes no error smaller."""
    strata: dict[Hashable, list[float]] = defaultdict(list)
    for one in games:
        strata[one.stratum].append(value(one))
    means = {stratum: fmean(values) for stratum, values in strata.items()}
    apart: dict[Hashable, float] = defaultdict(float)
    again = {one.cluster for one in games if one.repeats}
    for one in games:
        if one.cluster not in again:
            apart[one.cluster] += value(one) - means[one.stratum]
        elif not one.repeats:  # seen from both sides it would cancel out, and look certain
            apart[one.cluster] = 2 * (value(one) - means[one.stratum])
    count, whole = len(apart), len(games)
    error = sqrt(count / (count - 1) * sum(gap * gap for gap in apart.values())) / whole
    return fmean(value(one) for one in games), error


def said(found: Json) -> str:
    """In words, for a terminal."""
    low, high = found["interval"]
    saved = f"; {found['factor']:.2f} times as many would tell as much" if found["factor"] else ""
    return f"{found['share']:.1%} ({low:.1%} to {high:.1%}){saved}"
