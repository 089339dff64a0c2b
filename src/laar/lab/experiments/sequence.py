"""Looking at figures while they come in, as often as one likes, without being fooled.

An ordinary 95 % interval that is looked at after every batch excludes the truth sooner or later.
This one is a confidence sequence (the normal mixture of Robbins, asymptotic: Waudby-Smith and
others, 2021): with 95 % it holds the truth at all looks together. It is the wider for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log, sqrt
from statistics import fmean, variance

ALPHA = 0.05
FEWEST = 20  # pairs, below which nothing is said

DIFFERS, ALIKE, OPEN = "differs", "alike", "open"


@dataclass(frozen=True)
class Look:
    """What so many pairs say of a difference."""

    pairs: int
    mean: float
    low: float
    high: float

    def verdict(self, least: float) -> str:
        """It differs; or by less than matters; or nobody knows yet."""
        if self.low > 0 or self.high < 0:
            return DIFFERS
        return ALIKE if -least < self.low and self.high < least else OPEN


def look(apart: list[float], planned: int, floor: float, alpha: float = ALPHA) -> Look:
    """The interval after these differences of pairs; it is narrowest about when all are played.

    ``floor`` is the least spread that is believed: a few equal pairs do not prove that all are.
    """
    count = len(apart)
    mean = fmean(apart) if apart else 0.0
    if count < FEWEST:
        return Look(count, mean, -inf, inf)
    spread = max(sqrt(variance(apart)), floor)
    by = 2 * log(1 / alpha)
    rho = (by + log(by) + 1) / planned
    scale = count * rho + 1
    wide = spread * sqrt(2 * scale / (count * count * rho) * log(sqrt(scale) / alpha))
    return Look(count, mean, mean - wide, mean + wide)
