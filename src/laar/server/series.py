"""The best of several games of the same two: who has won how many, and whether one more follows."""

from __future__ import annotations

import laar
from laar.server.errors import Denied
from laar.server.models import Head, Series, is_event
from laar.server.seats import Seat


def begun(head: Head, best_of: int) -> Series | None:
    """A series of a new table; none where one game is all. Raises Denied where not two play."""
    if best_of == 1:
        return None
    if (
        best_of % 2 == 0
        or len(head.seats) != 2
        or laar.game(head.game).cooperative
        or is_event(head)
    ):
        raise Denied("malformed", "the best of 3 or 5 games is for two", "best_of")
    return Series(best_of // 2 + 1)


def score(head: Head) -> dict[str, int]:
    """Games won by seat, this one included when it is over; a draw is won by nobody."""
    won = head.series.won if head.series else {}
    winners = (head.outcome or {}).get("winners", ())
    return {name: won.get(_who(seat), 0) + (name in winners) for name, seat in head.seats.items()}


def goes_on(head: Head) -> bool:
    """Does another game of the series follow this one?"""
    return head.series is not None and max(score(head).values()) < head.series.wins


def following(head: Head) -> Series | None:
    """The series of the game after this one: the same, or, when that is decided, a new one."""
    if head.series is None:
        return None
    won = {_who(head.seats[name]): games for name, games in score(head).items()}
    return Series(head.series.wins, won if goes_on(head) else {})


def _who(seat: Seat) -> str:
    return seat.guest or seat.name
