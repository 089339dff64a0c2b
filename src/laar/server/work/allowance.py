"""How much time of the workers everyone may use: some at once, then a little every second."""

from __future__ import annotations

import time
from collections.abc import Callable

AT_ONCE = 5.0  # seconds
LEAST = 0.5  # seconds: with less left nothing new is begun
PEOPLE = 10_000  # whose use is remembered


class Allowances:
    """Seconds by person."""

    def __init__(self, back: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._back = back  # seconds that come back every second
        self._clock = clock
        self._full: dict[str, float] = {}  # when a person has all of it again

    def left(self, who: str) -> float:
        """What a person may use now."""
        wanting = (self._full.get(who, 0.0) - self._clock()) * self._back
        return AT_ONCE - max(0.0, wanting)

    def spend(self, who: str, seconds: float) -> None:
        """A person has used so much."""
        now = self._clock()
        if len(self._full) >= PEOPLE:
            self._full = {who: full for who, full in self._full.items() if full > now}
        self._full[who] = max(now, self._full.get(who, 0.0)) + seconds / self._back
