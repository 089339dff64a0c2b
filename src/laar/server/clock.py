"""The clock of an event: everyone has so many seconds for a question, then a bot answers for them.

A deadline is set once a question, for everyone alike, and stored with the answers that led there:
it tells nothing of who has chosen, and a restart keeps it.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from laar.games.berserk.limited.event import BUILD, Limited
from laar.server import events
from laar.server.heads import Head
from laar.server.match import Match

BUILDING = 10  # times as long as for a pick


class Stand(NamedTuple):
    """How far a table is, as far as everyone may know it."""

    question: tuple[str, int, int] | None  # of an event: its kind, round and pick
    gone: tuple[int, ...]
    over: bool


def stand(match: Match | None) -> Stand:
    """How far a table is; who leaves a draft does not change what the others are asked."""
    if match is None:
        return Stand(None, (), False)
    table, over = match.play.table, match.play.outcome is not None
    if not isinstance(table, Limited):
        return Stand(None, (), over)
    question = None if table.ask is None else (table.ask.kind, table.round, table.picks())
    return Stand(question, tuple(table.gone), over)


def deadline(head: Head, match: Match) -> float | None:
    """Until when a question that is asked now can be answered; None: as long as it takes."""
    ask = match.play.ask
    if head.pace is None or ask is None:
        return None
    return round(time.time() + head.pace * (BUILDING if ask.kind == BUILD else 1), 3)


def late(head: Head) -> bool:
    """Is the time for the open question over?"""
    return head.deadline is not None and time.time() >= head.deadline


def told(head: Head) -> tuple[float | UnsetType | None, float | UnsetType]:
    """The deadline and what time it is now, for a frame; nothing where there is no event."""
    if not events.is_event(head):
        return UNSET, UNSET
    return head.deadline, UNSET if head.deadline is None else round(time.time(), 3)
