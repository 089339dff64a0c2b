"""What people are told who look for a game."""

from __future__ import annotations

from typing import TypedDict

from laar.server.times import TimeControl


class SeekInfo(TypedDict):
    """What somebody looks for, and how it stands."""

    game: str
    mode: str
    control: TimeControl
    rated: bool
    best_of: int
    waited: int  # seconds
    least: int  # points of an opponent one would meet now
    most: int
    looking: int  # people who look for the same
    expected: int | None  # seconds others waited; null where nobody knows


class SeekState(TypedDict):
    """GET and POST /api/seek: a table once two have met"""

    table: str | None
    seek: SeekInfo | None
