"""A watch that the test moves: nothing is late before time passes, however slow the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable


class _Timer:
    """A bell that has been set."""

    def __init__(self, due: float, bell: Callable[[], None]) -> None:
        self.due = due
        self.bell = bell
        self.cancelled = False

    def cancel(self) -> None:
        """Do not ring."""
        self.cancelled = True


class Watch:
    """The clock of all tables of this process."""

    def __init__(self) -> None:
        self.now = float(int(time.time()))
        self._timers: list[_Timer] = []

    def ring(self, due: float, bell: Callable[[], None]) -> _Timer:
        """Set a bell."""
        self._timers.append(_Timer(due, bell))
        return self._timers[-1]

    def passes(self, seconds: float) -> int:
        """Let time go by, and count the bells that ring."""
        self.now += seconds
        due = [one for one in self._timers if one.due <= self.now and not one.cancelled]
        self._timers = [one for one in self._timers if one not in due and not one.cancelled]
        for one in due:
            one.bell()
        return len(due)
