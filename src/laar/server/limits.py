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
