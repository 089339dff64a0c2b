"""What people of a damaged table say, and what comes of it."""

from __future__ import annotations

import laar
from laar.server import repair
from laar.server.models import Head, Line
from laar.server.table import clock
from laar.server.table.match import Match
from laar.server.wire import Error


def say(head: Head, guest: str, how: str) -> Error | None:
    """A guest says what shall be done; why not, where they may not say so."""
    if head.damage is None or head.status != "live":
        return Error("illegal", "error-not-damaged")
    if guest not in repair.people(head):
        return Error("foreign", "error-foreign")
    if how not in repair.choices(head):
        return Error("illegal", "error-cannot-end")
    head.damage.said[guest] = how
    return None


def decided(head: Head) -> str | None:
    """What is to be done: where people play against each other, what all of them say."""
    assert head.damage is not None
    words = {head.damage.said.get(guest) for guest in repair.people(head)}
    if laar.game(head.game).cooperative or len(words) == 1:
        return next((word for word in words if word), None)
    return None


def carry_out(head: Head, match: Match, how: str | None, stored: int) -> list[Line]:
    """Do what was decided, if it was; the lines to store after so many others."""
    if how == repair.END:
        head.status, head.deadline = "over", None
        head.outcome = {"reason": "", "winners": []}
    if how != repair.GO_ON or head.damage is None:
        return []
    match.go_on()
    said = repair.line(head.damage.line)
    head.damage = None
    clock.moved(head, match)
    head.deadline = clock.deadline(head, match)
    return [said, *match.stored(stored + 2)]
