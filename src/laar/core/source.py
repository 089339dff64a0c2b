"""Where those who may be random (bots, the checker) get it from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

One = TypeVar("One")


class Source(Protocol):
    """Random numbers; ``random.Random`` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number below ``stop``."""


def pick(source: Source, some: Sequence[One]) -> One:
    """One of these."""
    return some[source.randrange(len(some))]
