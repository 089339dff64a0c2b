"""The puzzle of the day: the same for everyone, by the date in UTC alone.

Days are numbered from 1 January 1970. Day d has puzzle number d * STRIDE modulo the number of
shipped puzzles of the game, in the order of the list: neighbours in the list do not follow each
other, and with a stride that shares no factor with that number each comes once in turn.
"""

from __future__ import annotations

from datetime import UTC, datetime
from math import gcd

from laar.puzzles.puzzle import Puzzle, puzzles

STRIDE = 37
SECONDS = 86_400


def day_of(now: float) -> int:
    """The number of the day of a time in seconds since 1970."""
    return int(now) // SECONDS


def date_of(day: int) -> str:
    """A day as it is written: 2026-01-31."""
    return datetime.fromtimestamp(day * SECONDS, UTC).date().isoformat()


def daily(game: str, day: int) -> Puzzle:
    """The puzzle of a day."""
    some = puzzles(game)
    stride = next(k for k in range(STRIDE, STRIDE + len(some) + 1) if gcd(k, len(some)) == 1)
    return some[day * stride % len(some)]


def streak(days: set[int], today: int) -> int:
    """How many days in a row have one solved, up to today, or to yesterday while today is open."""
    day = today if today in days else today - 1
    count = 0
    while day - count in days:
        count += 1
    return count
