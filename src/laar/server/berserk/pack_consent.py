"""A table with cards of somebody's own: whoever sits down has seen them and agrees."""

from __future__ import annotations

from typing import Any

from laar.games.berserk.player_packs.played import PACK, played
from laar.server import seats
from laar.server.errors import Denied
from laar.server.models import Head


def summary(options: dict[str, Any]) -> dict[str, Any] | None:
    """What lists tell of the pack of a table."""
    if PACK not in options:
        return None
    pack = options[PACK]
    return {
        "name": pack["name"],
        "author": pack["author"],
        "digest": played(pack).digest,
        "cards": len(pack["cards"]),
    }


def check(head: Head, guest: str, digest: str) -> None:
    """Refuse a newcomer who has not agreed to this very pack; the refusal shows the cards."""
    if head.pack is None or digest == head.pack["digest"] or seats.held(head.seats, guest):
        return
    rows = played(head.options[PACK]).rows
    told = {"digest": head.pack["digest"], "name": head.pack["name"], "rows": rows}
    raise Denied("pack", "this table is played with cards of somebody's own", "pack", 409, told)
