"""Whether the database takes what it is given. Trouble is told to the log when it begins and when
it is over, however many are turned away in between."""

from __future__ import annotations

import threading
import time

from laar.server import metrics
from laar.server.log import log

LOCKED, FULL, BROKEN = "locked", "full", "broken"
AWAY, TAKEN = "away", "taken by another server"
CALM = 3.0  # seconds without trouble until it is over


class Condition:
    """How the database is. Several threads say what they met."""

    def __init__(self) -> None:
        self.reason = ""  # what is the matter; empty when all is well
        self._lock = threading.Lock()
        self._began = self._last = 0.0
        self._refused = 0

    @property
    def lasted(self) -> float:
        """For how many seconds there has been trouble."""
        return time.monotonic() - self._began if self.reason else 0.0

    def failed(self, reason: str, problem: Exception) -> None:
        """It would not."""
        with self._lock:
            self._last = time.monotonic()
            if not self.reason:
                self._began, self._refused = self._last, 0
                told = getattr(problem, "orig", problem)
                log.error("the store takes nothing", reason=reason, why=str(told))
            self.reason = reason

    def refused(self, jobs: int) -> None:
        """So many were told to try again."""
        with self._lock:
            self._refused += jobs
            metrics.REFUSED.count += jobs

    def worked(self) -> None:
        """It would."""
        if not self.reason:
            return
        with self._lock:
            now = time.monotonic()
            if self.reason and now - self._last >= CALM:
                lasted, refused = now - self._began, self._refused
                self.reason = ""
                log.warning("the store works again", seconds=round(lasted), refused=refused)
