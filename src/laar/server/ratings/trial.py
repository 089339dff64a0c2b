"""Players of known strength meet: is the order of their ratings the order of their strengths?"""

from __future__ import annotations

from random import Random
from statistics import mean

import msgspec

from laar.server.ratings.skill import Rating, after, chance

SPREAD = 300.0  # points: how different they are
NEAR = 10  # opponents are looked for among so many with the nearest ratings


class Trial(msgspec.Struct):
    """What came of it."""

    players: int
    games: int  # of each
    order: float  # how well both orders agree (Spearman): 1 when they are the same
    provisional: int  # players whose ratings are still so
    off: float  # points, on average, between a rating and the strength, as far as doubt goes: ~0.8


def trial(players: int, games: int, seed: int) -> Trial:
    """Everybody plays so many games, each against somebody who seems about as good."""
    source = Random(seed)
    strengths = [source.gauss(1500.0, SPREAD) for _ in range(players)]
    ratings = [Rating()] * players
    for _ in range(games):
        for one, other in _pairs(ratings, source):
            won = source.random() < chance(strengths[one], strengths[other])
            sides = [[ratings[one]], [ratings[other]]]
            (ratings[one],), (ratings[other],) = after(sides, [1, 2] if won else [2, 1])
    off = mean(
        abs(one.points - strength) / one.doubt
        for one, strength in zip(ratings, strengths, strict=True)
    )
    return Trial(
        players,
        games,
        _agreement(strengths, [one.points for one in ratings]),
        sum(not one.certain for one in ratings),
        off,
    )


def _pairs(ratings: list[Rating], source: Random) -> list[tuple[int, int]]:
    """Everybody once, with one of those who seem about as good."""
    left = sorted(range(len(ratings)), key=lambda n: ratings[n].points)
    found = []
    while len(left) > 1:
        one = left.pop(source.randrange(min(NEAR, len(left))))
        found.append((one, left.pop(source.randrange(min(NEAR, len(left))))))
    return found


def _agreement(one: list[float], other: list[float]) -> float:
    """The correlation of two orders."""
    first, second = _places(one), _places(other)
    count = len(one)
    apart = sum((a - b) ** 2 for a, b in zip(first, second, strict=True))
    return 1 - 6 * apart / (count * (count * count - 1))


def _places(values: list[float]) -> list[int]:
    places = [0] * len(values)
    for place, n in enumerate(sorted(range(len(values)), key=lambda n: values[n])):
        places[n] = place
    return places
