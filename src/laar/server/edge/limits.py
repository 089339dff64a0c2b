"""How much one connection or guest may ask for."""

from __future__ import annotations

import time


class Bucket:
    """Tokens that come back at a steady rate; a burst may use up what has gathered."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Is there a token left?"""
        if self._tokens < 1:
            now = time.monotonic()
            self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
            self._at = now
            if self._tokens < 1:
                return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for everyone by name; all start anew when there are too many names."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._known: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Is there a token left for this one?"""
        if name not in self._known:
            if len(self._known) >= self._most:
                self._known.clear()
            self._known[name] = Bucket(self._rate, self._burst)
        return self._known[name].take()
