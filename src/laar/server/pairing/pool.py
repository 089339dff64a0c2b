"""People who look for a game, and who of them shall meet.

Whoever waits is content with an opponent of about the same strength, and the longer they wait, the
wider they look; two meet when both are content. Who has waited longest chooses first.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Hashable, Iterator
from statistics import median
from typing import NamedTuple

NEAR = 60.0  # points: how far everybody looks at once
WIDER = 12.0  # points more for every second
FAR = 600.0  # points: so far, and then whoever is nearest will do
PATIENCE = 60.0  # seconds until then
REMEMBERED = 50  # waits of a kind that tell how long the next one may be
RECENT = 1800.0  # seconds: older ones tell nothing


class Seeker(NamedTuple):
    """Somebody who looks for a game of a kind: a game, a mode, clocks, rated or not."""

    who: str
    kind: Hashable
    points: float
    since: float

    def band(self, now: float) -> float:
        """How many points away an opponent may be."""
        waited = now - self.since
        return FAR if waited >= PATIENCE else min(FAR, NEAR + WIDER * waited)


class Pair(NamedTuple):
    """Two who meet; the first has waited longer."""

    one: Seeker
    other: Seeker


class Pool:
    """All who look for a game."""

    def __init__(self) -> None:
        self._seekers: dict[str, Seeker] = {}
        self._waits: dict[Hashable, deque[tuple[float, float]]] = {}

    def __len__(self) -> int:
        return len(self._seekers)

    def enter(self, seeker: Seeker) -> None:
        """Somebody looks for a game; whoever looked for another one does so no more."""
        self._seekers[seeker.who] = seeker

    def leave(self, who: str) -> None:
        """Somebody looks no more."""
        self._seekers.pop(who, None)

    def get(self, who: str) -> Seeker | None:
        """What somebody looks for."""
        return self._seekers.get(who)

    def looking(self, kind: Hashable) -> int:
        """How many look for such a game."""
        return sum(one.kind == kind for one in self._seekers.values())

    def expected(self, kind: Hashable, now: float) -> float | None:
        """How long others waited lately; None where nobody knows."""
        waits = [waited for ended, waited in self._waits.get(kind, ()) if ended > now - RECENT]
        return median(waits) if waits else None

    def pair(self, now: float) -> list[Pair]:
        """Those who meet now: they are in the pool no more."""
        kinds = defaultdict(list)
        for one in self._seekers.values():
            kinds[one.kind].append(one)
        found = [pair for some in kinds.values() for pair in _pairs(some, now)]
        for one, other in found:
            for met in (one, other):
                del self._seekers[met.who]
                waits = self._waits.setdefault(met.kind, deque(maxlen=REMEMBERED))
                waits.append((now, now - met.since))
        return found


def _pairs(seekers: list[Seeker], now: float) -> Iterator[Pair]:
    """Who waits longest takes the nearest who is content, too."""
    row = sorted(seekers, key=lambda one: (one.points, one.who))
    left, right = list(range(-1, len(row) - 1)), list(range(1, len(row) + 1))
    taken = [False] * len(row)

    def take(at: int) -> None:
        taken[at] = True
        if left[at] >= 0:
            right[left[at]] = right[at]
        if right[at] < len(row):
            left[right[at]] = left[at]

    for at in sorted(range(len(row)), key=lambda at: row[at].since):
        if taken[at]:
            continue
        one = row[at]
        beside = [n for n in (left[at], right[at]) if 0 <= n < len(row)]
        nearest = min(beside, key=lambda n: abs(row[n].points - one.points), default=None)
        if nearest is None:
            return
        other = row[nearest]
        if abs(one.points - other.points) <= min(one.band(now), other.band(now)):
            take(at)
            take(nearest)
            yield Pair(one, other)
