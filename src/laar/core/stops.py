"""Places where a game can be taken up again: copies of its table, so that taking an answer back
does not mean to play everything from the beginning."""

from __future__ import annotations

from laar.core.fact import Log
from laar.core.table import Table

EVERY = 16  # answers between two copies of a short game
MOST = 32  # copies of a game; in a longer one they lie further apart


class Stop:
    """A table after so many answers, and where its log stood."""

    def __init__(self, count: int, table: Table) -> None:
        log = table.log
        assert log is not None
        self.count = count
        self._table = table.clone()
        self._log = (len(log.facts), log.cause, log.rule, log.began)

    def table(self, log: Log) -> Table:
        """The table as it was, with the log of the game taken back to there."""
        facts, log.cause, log.rule, log.began = self._log
        del log.facts[facts:]
        table = self._table.clone()
        table.log = log
        return table


class Stops:
    """The stops of one game, in order."""

    def __init__(self) -> None:
        self._every = EVERY
        self._kept: list[Stop] = []
        self._landed: Stop | None = None  # where the last undo led: the next one likely does, too

    def passed(self, count: int, table: Table) -> None:
        """So many answers have been given: is this a place to remember?"""
        if count % self._every:
            return
        self._kept.append(Stop(count, table))
        if len(self._kept) > MOST:
            self._every *= 2
            self._kept = [stop for stop in self._kept if stop.count % self._every == 0]

    def landed(self, count: int, table: Table) -> None:
        """An undo has led back to here."""
        self._landed = Stop(count, table)

    def before(self, count: int) -> Stop | None:
        """The last stop with no more answers than that; those after it are forgotten."""
        self._kept = [stop for stop in self._kept if stop.count <= count]
        if self._landed is not None and self._landed.count > count:
            self._landed = None
        known = self._kept[-1:] + ([self._landed] if self._landed is not None else [])
        return max(known, key=lambda stop: stop.count, default=None)
