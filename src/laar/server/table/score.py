"""How often a guest has won against the same opponents, or with the same friends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import laar
from laar.server import seats
from laar.server.models import Head
from laar.server.replies import Score, Tally
from laar.server.store.lists import is_board

LATEST = 300  # of a guest's tables: older games do not count any more


def score(tables: Iterable[Head], table: Head, guest: str) -> Score:
    """Games of their own like this one that are over; of branches, boards and events none."""
    rivals = _others(table, guest)
    found: Tally = {"won": 0, "lost": 0, "drawn": 0}
    others = [name for name in table.seats if name not in seats.held(table.seats, guest)]
    if not rivals or len(others) == len(table.seats):
        return {"score": None, "others": []}
    for one in tables:
        if _counts(one) and one.game == table.game and _others(one, guest) == rivals:
            found[_result(one, guest)] += 1
    return {"score": found, "others": others}


def _counts(head: Head) -> bool:
    whole = head.status == "over" and not head.hidden and not head.event
    return whole and head.origin is None and not is_board(head)


def _others(head: Head, guest: str) -> list[tuple[str, str]]:
    """With whom one sits there, in whatever order."""
    return sorted((s.kind, s.guest or s.name) for s in head.seats.values() if s.guest != guest)


def _result(head: Head, guest: str) -> Literal["won", "lost", "drawn"]:
    winners = set((head.outcome or {}).get("winners", ()))
    if winners & set(seats.held(head.seats, guest)):
        return "won"
    return "lost" if winners or laar.game(head.game).cooperative else "drawn"
