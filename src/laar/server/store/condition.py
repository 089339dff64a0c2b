"""Whether the database takes what it is given. Trouble is told to the log when it begins and when
it is over, however many are turned away in between."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time

log = logging.getLogger("laar")

LOCKED, FULL, BROKEN = "locked", "full", "broken"
CALM = 3.0  # seconds without trouble until it is over
_REASONS = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: BROKEN,
    sqlite3.SQLITE_READONLY: BROKEN,
    sqlite3.SQLITE_CANTOPEN: BROKEN,
    sqlite3.SQLITE_CORRUPT: BROKEN,
    sqlite3.SQLITE_NOTADB: BROKEN,
}


def trouble(problem: Exception) -> str | None:
    """What is the matter with the database; None where the one who asked is to blame."""
    code = getattr(getattr(problem, "orig", problem), "sqlite_errorcode", None)
    return None if code is None else _REASONS.get(code & 0xFF)


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
                log.error(
                    "the store is %s: %s; nothing is acknowledged until it works", reason, told
                )
            self.reason = reason

    def refused(self, jobs: int) -> None:
        """So many were told to try again."""
        with self._lock:
            self._refused += jobs

    def worked(self) -> None:
        """It would."""
        if not self.reason:
            return
        with self._lock:
            now = time.monotonic()
            if self.reason and now - self._last >= CALM:
                lasted, refused = now - self._began, self._refused
                self.reason = ""
                log.warning(
                    "the store works again: after %.0f s, %d told to retry", lasted, refused
                )
