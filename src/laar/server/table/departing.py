"""Somebody leaves a table for good: they give up if they can do so alone, else a bot goes on in
their place; their name is forgotten."""

from __future__ import annotations

from laar.server import seats
from laar.server.models import Head
from laar.server.seats import DELETED, Seat
from laar.server.store.moving import Person, rename
from laar.server.table import giving_up
from laar.server.table.giving_up import CONCEDE
from laar.server.table.match import Match
from laar.server.table.table_bots import STAND_IN


def resigning(head: Head, match: Match | None, guest: str) -> str | None:
    """The seat of theirs that gives up; None where nobody can, or not for the others."""
    if head.status != "live" or match is None or match.waits or giving_up.together(head, match):
        return None
    return next((s for s in seats.held(head.seats, guest) if CONCEDE in match.asides(s)), None)


def vacate(head: Head, guest: str) -> None:
    """Nobody of that number is known here any more."""
    for name in seats.held(head.seats, guest):
        if head.status == "open":
            head.seats[name] = Seat("open")
            head.entropy.pop(name, None)
        elif head.status == "live":
            head.seats[name] = Seat("bot", STAND_IN)
    rename(head, {guest: Person("", DELETED)})
