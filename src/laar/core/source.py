"""Where those who may be random (bots, the checker) get it from."""

from __future__ import annotations

from typing import Protocol


class Source(Protocol):
    """Random numbers; ``random.Random`` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number below ``stop``."""
