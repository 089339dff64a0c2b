"""Who may act at a table, and on what."""

from __future__ import annotations

from typing import Final, Literal

from laar.server.models import Head
from laar.server.table.connection import Connection
from laar.server.table.match import Match
from laar.server.wire import Error

NOW: Final = "now"  # whatever it saw last: no frame can say so

Number = int | Literal["now"]


def problem(
    link: Connection, head: Head, match: Match | None, seat: str, n: Number | None
) -> Error | None:
    """Why this connection may not act for this seat on what it saw as number n; without a number
    it changes nothing."""
    if seat not in link.seats:
        return Error("foreign", "error-foreign", seat)
    if match is None:
        return Error("busy", "error-not-started", seat)
    if n is None:
        return None
    now = match.n(seat)
    if match.play.outcome is not None or head.status == "over":
        return Error("over", "error-over", seat, now)
    if match.waits:
        return Error("damaged", "error-damaged", seat, now)
    return Error("stale", "error-stale", seat, now) if n not in (now, NOW) else None


def up_to_date(match: Match, seat: str, n: int) -> bool:
    """Does the game go on, and has this seat seen nothing since number n?"""
    return match.play.outcome is None and match.n(seat) == n
