"""A table with cards of somebody's own: whoever sits down has seen them and agrees."""

from __future__ import annotations

from typing import Any

import laar
from laar.core.abilities import TakesPacks
from laar.core.game import AnyGame
from laar.server import seats
from laar.server.errors import Denied
from laar.server.models import Head


def summary(game: AnyGame, options: dict[str, Any]) -> dict[str, Any] | None:
    """What lists tell of the pack of a table; None where there is none."""
    return game.pack_summary(options) if isinstance(game, TakesPacks) else None


def check(head: Head, guest: str, digest: str) -> None:
    """Refuse a newcomer who has not agreed to this very pack; the refusal shows the cards."""
    if head.pack is None or digest == head.pack["digest"] or seats.held(head.seats, guest):
        return
    game = laar.game(head.game)
    rows = game.pack_rows(head.options) if isinstance(game, TakesPacks) else []
    told = {"digest": head.pack["digest"], "name": head.pack["name"], "rows": rows}
    raise Denied("pack", "this table is played with cards of somebody's own", "pack", 409, told)
