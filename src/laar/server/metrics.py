"""What the server counts while it works: plain numbers, so that counting costs nothing. Each is
written by one thread; whoever asks for `/metrics` reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (0, 1, 2, 5, 10, 20, 50, 100, 200, 500)


class Spread:
    """How values are spread: how many are at most so large, and their sum."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Count:
    """How often something happened."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0


# The stages of an answer, from the frame to the last word about it.
WAITED = Spread(SECONDS)  # for its turn at the table
WORKED = Spread(SECONDS)  # by the rules
STORED = Spread(SECONDS)
TOLD = Spread(SECONDS)  # to everyone
STAGES = {"queue": WAITED, "rules": WORKED, "store": STORED, "tell": TOLD}
COMMITS = Spread(SIZES)  # answers in a commit
CLOCKS = Spread(SECONDS)  # how late a clock rang
ERRORS = Count()  # lines of the log
REFUSED = Count()  # jobs that the store could not take
