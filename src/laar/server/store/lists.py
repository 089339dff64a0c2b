"""The lists of tables as queries, each along an index, and what of a head they look at."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sql

from laar.server.models import Head, is_event
from laar.server.store.schema import SITTING, TABLES

Key = tuple[int, str]  # when a table was made, and its id: a list goes on after this one
Query = sql.Select[bytes]

_encode = msgspec.json.Encoder().encode


# -- what a head is looked up by ------------------------------------------------------------------


def is_board(head: Head) -> bool:
    """Of a lesson, of a puzzle, which begins with a drawn position, or an example of the rulebook?
    They would crowd games out."""
    origin = head.origin
    if origin is None:
        return head.options.get("position") is not None
    return bool(origin.clause) or (origin.dice == "keep" and not origin.table)


def passing(head: Head) -> bool:
    """Would nobody miss it after a while? Not a game that people play or have played, nor
    anything of an event that has begun."""
    if head.status == "open":
        return True
    people = any(seat.kind == "human" for seat in head.seats.values())
    shown = is_board(head) or (head.origin is not None and not head.origin.table)
    return (shown or not people) and not head.event and not is_event(head)


def row(head: Head) -> dict[str, Any]:
    """A head as it is stored."""
    return {
        "id": head.id,
        "creator": head.creator,
        "status": head.status,
        "listed": head.listed,
        "created": head.created,
        "head": _encode(head),
        "changed": int(time.time()),
        **derived(head),
    }


def derived(head: Head) -> dict[str, Any]:
    """What follows from a head."""
    return {"hidden": head.hidden, "event": head.event, "passing": passing(head)}


def sitting(head: Head) -> list[dict[str, Any]]:
    """In whose lists it is."""
    whose = {seat.guest for seat in head.seats.values()} | {head.creator}
    board = is_board(head)
    return [
        {"guest": guest, "table_id": head.id, "created": head.created, "board": board}
        for guest in sorted(whose - {""})
    ]


# -- lists, the newest first ----------------------------------------------------------------------


def open_tables(since: int, before: Key | None = None) -> Query:
    """Listed tables with a free seat."""
    query = sql.select(TABLES.c.head).where(
        TABLES.c.status == "open", TABLES.c.listed == sql.true(), TABLES.c.created >= since
    )
    return _newest(query, TABLES.c.created, TABLES.c.id, before)


def tables_of(guest: str, before: Key | None = None) -> Query:
    """Games of a guest."""
    query = (
        sql.select(TABLES.c.head)
        .join(SITTING, SITTING.c.table_id == TABLES.c.id)
        .where(SITTING.c.guest == guest, SITTING.c.board == sql.false())
    )
    return _newest(query, SITTING.c.created, SITTING.c.table_id, before)


def live_tables(since: int) -> Query:
    """Games that are not over."""
    query = sql.select(TABLES.c.head).where(TABLES.c.status == "live", TABLES.c.created >= since)
    return _newest(query, TABLES.c.created, TABLES.c.id)


def running_events(since: int) -> Query:
    """The tables of events that are not over."""
    query = sql.select(TABLES.c.head).where(
        TABLES.c.hidden, TABLES.c.created >= since, TABLES.c.event == ""
    )
    return _newest(query, TABLES.c.created, TABLES.c.id)


def left_behind(changed: int) -> sql.Select[str]:
    """Tables nobody would miss that have not changed since, the oldest first."""
    return (
        sql.select(TABLES.c.id)
        .where(TABLES.c.passing, TABLES.c.changed < changed)
        .order_by(TABLES.c.changed)
    )


def _newest(
    query: Query, created: sql.Column[int], id: sql.Column[str], before: Key | None = None
) -> Query:
    if before is not None:
        query = query.where(sql.tuple_(created, id) < sql.tuple_(*before))
    return query.order_by(created.desc(), id.desc())
