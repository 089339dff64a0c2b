"""What those who play together show each other; nothing of it is kept."""

from __future__ import annotations

from laar.server import wire
from laar.server.table.connection import Connection
from laar.server.table.match import Match
from laar.server.wire import Error, Signal, Signalled


def told(link: Connection, said: Signal, match: Match) -> Signalled | Error:
    """What the team is told, or why it is not."""
    if not match.play.game.cooperative:
        return Error("illegal", "error-no-signals", said.seat)
    if not link.may_signal():
        return Error("slow", "error-slow-down", said.seat)
    if (wrong := wire.wrong_signal(said, match.play.seats)) is not None:
        return Error("malformed", "error-malformed", said.seat, detail=wrong)
    return Signalled(said.seat, said.kind, said.at, said.answers)
