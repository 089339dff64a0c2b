"""Signs against weights: what is worked out at every leaf of a search, and compiled therefore."""

from __future__ import annotations

from math import exp
from typing import Final

SUREST: Final = 7.0  # log odds: nothing is surer than one in a thousand before it is over


def weighed(weights: list[float], signs: list[float]) -> float:
    """The chance that these signs tell of.

    >>> weighed([1.0, -1.0], [2.0, 2.0]), round(weighed([1.0], [1.0]), 3), weighed([9.0], [9.0]) < 1
    (0.5, 0.731, True)
    """
    odds = 0.0
    for place in range(len(weights)):
        odds += weights[place] * signs[place]
    return 1.0 / (1.0 + exp(-max(-SUREST, min(SUREST, odds))))
