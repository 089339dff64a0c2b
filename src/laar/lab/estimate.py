"""Shares and differences with their 95 % intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from laar.bots.adjusted import Z
from laar.bots.arena import wilson

LEAST = 2  # observations of each kind that a stratum needs to have a variance

Interval = tuple[float, float]


@dataclass(frozen=True)
class Unit:
    """One observation: treated or not, and the result."""

    stratum: Hashable  # units are compared only within one stratum
    cluster: Hashable  # units of one cluster share dice, so they are not independent
    treated: bool
    value: float


@dataclass(frozen=True)
class Difference:
    """The mean result of treated units minus that of untreated ones."""

    value: float
    shares: dict[Hashable, float]  # what each cluster contributes to the error

    @property
    def error(self) -> float:
        """The standard error; clusters, not observations, are independent."""
        count = len(self.shares)
        if count < LEAST:
            return 1.0
        return sqrt(count / (count - 1) * sum(s * s for s in self.shares.values()))

    @property
    def interval(self) -> Interval:
        """The 95 % interval."""
        return self.value - Z * self.error, self.value + Z * self.error


def share(wins: int, draws: int, games: int) -> tuple[float, Interval]:
    """The share of points, a draw being half a win, with Wilson's interval.

    >>> share(1, 2, 4)[0]
    0.5
    """
    value = (2 * wins + draws) / (2 * games) if games else 0.5
    # Counted in half games; the root of 2 makes the interval as wide as that of whole games.
    return value, wilson(2 * wins + draws, 2 * games, Z * sqrt(2))


def difference(units: Iterable[Unit]) -> Difference | None:
    """The mean difference within strata; None where no stratum has both kinds of units.

    Strata have the weights of Mantel and Haenszel, n1 n0 / (n1 + n0).
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
    """One difference divided by another over the same units; None where the divisor is about 0.

    If chance decides who is offered a treatment, this is its effect on those who accept it.
    """
    if abs(to.value) < Z * to.error or not to.value:
        return None
    value = of.value / to.value
    shares = {c: (s - value * to.shares.get(c, 0.0)) / to.value for c, s in of.shares.items()}
    return Difference(value, shares)
