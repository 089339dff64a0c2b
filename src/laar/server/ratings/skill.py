"""How good somebody is at a game, how sure that is, and what a game changes.

By openskill (Bradley and Terry, every side against every other), on the scale that chess made
usual: who has 400 points more wins ten games of eleven. A side is as good as its members
together, counted from where everybody begins, so that two of average strength are no giant.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt

import msgspec
from openskill.models import BradleyTerryFull

MIDDLE = 1500.0  # where everybody begins
DOUBT = 350.0  # how unsure that is: standard deviation, in points
CERTAIN = 110.0  # below it a rating is no longer provisional
_SCALE = 400 / log(10)  # points for a factor of e in the odds
_DRIFT = 6.0  # points by which somebody may get better or worse from one game to the next


def _all(*_: object) -> float:
    """All that a game tells counts: by its own measure openskill would stay unsure too long."""
    return 1.0


_MODEL = BradleyTerryFull(mu=0.0, sigma=DOUBT, beta=_SCALE / sqrt(2), tau=_DRIFT, gamma=_all)


class Rating(msgspec.Struct, frozen=True):
    """How good, and how sure that is."""

    points: float = MIDDLE
    doubt: float = DOUBT

    @property
    def certain(self) -> bool:
        """Has this person played enough for a place among others?"""
        return self.doubt < CERTAIN


def after(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings of all members after a game; ``places``: 1 for the sides that won. Equal places
    share."""
    teams = [[_MODEL.rating(one.points - MIDDLE, one.doubt) for one in side] for side in sides]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [[Rating(one.mu + MIDDLE, min(one.sigma, DOUBT)) for one in team] for team in rated]


def chance(one: float, other: float) -> float:
    """How likely the first of two wins, by their points.

    >>> chance(1500, 1500), round(chance(1900, 1500), 3)
    (0.5, 0.909)
    """
    return float(1 / (1 + 10 ** ((other - one) / 400)))


def gap(share: float) -> float:
    """How many points such a share of games won amounts to.

    >>> gap(0.5), round(gap(10 / 11))
    (0.0, 400)
    """
    return 400 * log10(share / (1 - share))
