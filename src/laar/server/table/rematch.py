"""Another game of the people of one that is over."""

from __future__ import annotations

import msgspec

from laar.core.edition import name_of
from laar.server import requests, seats, series
from laar.server.errors import Denied
from laar.server.models import Guest, Head, is_event
from laar.server.seats import Seat
from laar.server.table import founding


def check(old: Head, guest: Guest) -> None:
    """Raise Denied where nobody can play again, or not this guest."""
    if old.status != "over":
        raise Denied("live", "the game is not over yet", status=409)
    if old.event or old.origin is not None or is_event(old):
        raise Denied("illegal", "this was no game of its own", status=409)
    if not seats.held(old.seats, guest.id):
        raise Denied("foreign", "only who has played there may ask for it", status=403)


def places(old: Head, swap: bool) -> dict[str, Seat]:
    """Who would sit where: as before, or each in the seat of the next one."""
    sat = list(old.seats.values())
    return dict(zip(old.seats, [*sat[-1:], *sat[:-1]] if swap else sat, strict=True))


def head(old: Head, wish: requests.Again, guest: Guest) -> Head:
    """The table of a guest who wants to play again; seats of other people wait for them."""
    wanted = {
        name: f"bot {seat.name}"
        if seat.kind == "bot"
        else "me"
        if seat.guest == guest.id
        else "open"
        for name, seat in places(old, wish.swap).items()
    }
    lot = old.lot is not None and not wish.swap and "open" not in wanted.values()
    made = founding.new(
        requests.NewTable(
            old.game, name_of(old.edition), wanted, lot, msgspec.convert(old.options, dict),
            wish.entropy, control=old.control, rated=old.rated is not None,
        ),
        guest,
    )  # fmt: skip
    made.series = series.following(old)
    return made
