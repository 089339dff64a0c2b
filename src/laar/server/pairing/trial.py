"""An evening at a server: how long do people wait, and how unlike are those who meet?"""

from __future__ import annotations

from random import Random
from statistics import median

import msgspec

from laar.server.pairing.pool import Pool, Seeker

SPREAD = 300.0  # points: how different people are
TICK = 1.0  # seconds between two looks at who may meet
KINDS = (8, 5, 3, 2, 1, 1)  # how many want each kind of game, of every twenty


class Trial(msgspec.Struct):
    """What came of it."""

    people: int
    met: int
    wait: float  # seconds, of the one in the middle
    late: float  # seconds, of the one in twenty who waited longer than all others
    apart: float  # points, of the pair in the middle
    expected: float  # seconds by which what was told was wrong, for the one in the middle


def trial(people: int, seconds: float, seed: int) -> Trial:
    """So many people come within so many seconds, each for one game."""
    source, pool = Random(seed), Pool()
    kinds = [kind for kind, share in enumerate(KINDS) for _ in range(share)]
    coming = sorted(source.uniform(0, seconds) for _ in range(people))
    waits: list[float] = []
    apart: list[float] = []
    wrong: list[float] = []
    told: dict[str, float] = {}
    now = 0.0
    while len(waits) < people and now < 3 * seconds:
        now += TICK
        while coming and coming[0] <= now:
            since = coming.pop(0)
            one = Seeker(f"p{len(coming)}", source.choice(kinds), source.gauss(1500, SPREAD), since)
            expected = pool.expected(one.kind, since)
            if expected is not None:
                told[one.who] = expected
            pool.enter(one)
        for pair in pool.pair(now):
            apart.append(abs(pair.one.points - pair.other.points))
            for met in pair:
                waits.append(now - met.since)
                if met.who in told:
                    wrong.append(abs(told[met.who] - waits[-1]))
    ordered = sorted(waits)
    return Trial(
        people,
        len(waits),
        median(ordered),
        ordered[int(len(ordered) * 0.95)],
        median(apart),
        median(wrong),
    )
