"""Shares and differences with honest intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from laar.bots.arena import wilson

Z = 1.96  # of 95 % intervals
LEAST = 2  # sides on either hand of a stratum; fewer have no spread of their own

Interval = tuple[float, float]


@dataclass(frozen=True)
class Unit:
    """One observation: with or without what is studied, and what came of it."""

    stratum: Hashable  # compared only with its like
    cluster: Hashable  # what shares dice is not independent
    treated: bool
    value: float


@dataclass(frozen=True)
class Difference:
    """How much more those with have than those without."""

    value: float
    shares: dict[Hashable, float]  # what each cluster adds to the error

    @property
    def error(self) -> float:
        """The standard error; clusters, not observations, are independent."""
        count = len(self.shares)
        if count < LEAST:
            return 1.0
        return sqrt(count / (count - 1) * sum(s * s for s in self.shares.values()))

    @property
    def interval(self) -> Interval:
        """95 %."""
        return self.value - Z * self.error, self.value + Z * self.error


def share(wins: int, draws: int, games: int) -> tuple[float, Interval]:
    """Wins with draws as halves, and Wilson's interval.

    Counted in half games: twice as many of half the weight, so the interval is of all games.

    >>> share(1, 2, 4)[0]
    0.5
    """
    value = (2 * wins + draws) / (2 * games) if games else 0.5
    return value, wilson(2 * wins + draws, 2 * games, Z * sqrt(2))


def difference(units: Iterable[Unit]) -> Difference | None:
    """The mean difference within strata, each weighed by how much it can tell.

    The weights n1 n0 / (n1 + n0) are those of Mantel and Haenszel; None where no stratum has both.
    """
    strata: dict[Hashable, tuple[list[Unit], list[Unit]]] = defaultdict(lambda: ([], []))
    for unit in units:
        strata[unit.stratum][unit.treated].append(unit)
    usable = [pair for pair in strata.values() if min(map(len, pair)) >= LEAST]
    weights = [len(a) * len(b) / (len(a) + len(b)) for a, b in usable]
    total = sum(weights)
    if not total:
        return None
    value = 0.0
    shares: dict[Hashable, float] = defaultdict(float)
    for weight, pair in zip(weights, usable, strict=True):
        for sign, group in zip((-1, 1), pair, strict=True):
            mean, count = fmean(u.value for u in group), len(group)
            value += sign * weight / total * mean
            scale = sign * weight / total / count * sqrt(count / (count - 1))
            for unit in group:
                shares[unit.cluster] += scale * (unit.value - mean)
    return Difference(value, dict(shares))


def ratio(of: Difference, to: Difference) -> Difference | None:
    """One difference in units of another, over the same observations; None where that is about 0.

    With chance deciding who is treated this is what the treatment does to those who take it.
    """
    if abs(to.value) < Z * to.error or not to.value:
        return None
    value = of.value / to.value
    shares = {c: (s - value * to.shares.get(c, 0.0)) / to.value for c, s in of.shares.items()}
    return Difference(value, shares)
