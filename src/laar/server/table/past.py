"""What is stored of games, for whoever may look at it again."""

from __future__ import annotations

from laar.server import seats
from laar.server.errors import Denied
from laar.server.models import Head, Line
from laar.server.table.loading import Loader

Game = tuple[Head, list[Line]]


async def ended(loader: Loader, table: str) -> Game:
    """A game that is over: all of it is open, and it never changes."""
    head, lines = await _over(loader, table)
    if head.hidden:
        raise Denied("live", "the event is not over yet", status=409)
    return head, lines


async def seen(loader: Loader, table: str, seat: str | None, guest: str) -> Game:
    """The same, and a duel whose event goes on for whoever wants to see no more of it than they
    could see at the table: all the spectator's side, a player the own one."""
    head, lines = await _over(loader, table)
    own = seat is None or seat in seats.held(head.seats, guest)
    if head.hidden and not (head.event and own):
        raise Denied("live", "the event is not over yet", status=409)
    return head, lines


async def begun(loader: Loader, table: str, seat: str | None, guest: str) -> Game:
    """A game that goes on or is over, for whoever looks on or has this seat."""
    head, lines = await _stored(loader, table)
    if head.status == "open":
        raise Denied("live", "the game has not begun", status=409)
    if seat is not None and seat not in seats.held(head.seats, guest):
        raise Denied("foreign", "that is not your seat", "seat", 403)
    return head, lines


async def _over(loader: Loader, table: str) -> Game:
    head, lines = await _stored(loader, table)
    if head.status != "over":
        raise Denied("live", "the game is not over yet", status=409)
    return head, lines


async def _stored(loader: Loader, table: str) -> Game:
    found = await loader.read(table)
    if found is None:
        raise Denied("unknown", "there is no such table", status=404)
    return found
