"""All that is kept of a person: told to them as plain data, and forgotten when they wish it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from laar.core.edition import name_of
from laar.server.models import UNREADABLE, Head, read
from laar.server.seats import DELETED, held
from laar.server.store import dialect, moving
from laar.server.store.moving import Person
from laar.server.store.schema import (
    ACCOUNTS,
    CODES,
    DECKS,
    GUESTS,
    LEARNT,
    MOVED,
    OWN_PUZZLES,
    PACKS,
    PASSKEYS,
    PUZZLE_DAYS,
    RATED,
    RATINGS,
    SESSIONS,
    SITTING,
    TABLES,
    TRIES,
)
from laar.server.store.store import Store

AT_ONCE = 200  # tables
SECRET = {
    "password",
    "public_key",
    "hash",
    "skeleton",
    "guest",
    "person",
    "who",
}  # ours, not theirs


async def told(store: Store, person: str) -> dict[str, Any]:
    """All of it. Of games what everybody may know who sat there; their records have a page."""

    def work(db: Connection) -> dict[str, Any]:
        account = _rows(db, ACCOUNTS, ACCOUNTS.c.person == person)
        return {
            "account": account[0] if account else {},
            "language": db.scalar(sql.select(GUESTS.c.lang).where(GUESTS.c.id == person)),
            "passkeys": _rows(db, PASSKEYS, PASSKEYS.c.person == person),
            "sessions": _rows(db, SESSIONS, SESSIONS.c.person == person),
            "decks": _rows(db, DECKS, DECKS.c.guest == person),
            "packs": _rows(db, PACKS, PACKS.c.guest == person),
            "learnt": _rows(db, LEARNT, LEARNT.c.guest == person),
            "puzzles": _rows(db, TRIES, TRIES.c.guest == person),
            "puzzle_days": list(
                db.scalars(sql.select(PUZZLE_DAYS.c.day).where(PUZZLE_DAYS.c.guest == person))
            ),
            "own_puzzles": _rows(db, OWN_PUZZLES, OWN_PUZZLES.c.guest == person),
            "ratings": _rows(db, RATINGS, RATINGS.c.who == person),
            "rated_games": _rows(db, RATED, RATED.c.who == person),
        }

    found = await store.read(work)
    found["games"] = [_game(head, person) for head in await _tables(store, person)]
    return found


def _rows(db: Connection, table: sql.Table, which: sql.ColumnElement[bool]) -> list[dict[str, Any]]:
    columns = [column for column in table.c if column.name not in SECRET]
    return [{**row._mapping} for row in db.execute(sql.select(*columns).where(which))]


async def _tables(store: Store, person: str) -> list[Head]:
    """Some at a time: others read, too."""
    found: list[Head] = []
    last = ""
    while True:
        some = (
            sql.select(TABLES.c.id, TABLES.c.head)
            .join(SITTING, SITTING.c.table_id == TABLES.c.id)
            .where(SITTING.c.guest == person, TABLES.c.id > last)
            .order_by(TABLES.c.id)
            .limit(AT_ONCE)
        )

        def work(db: Connection, some: Any = some) -> list[Head]:
            return [read(*row) for row in db.execute(some)]

        heads = await store.read(work)
        found += heads
        if len(heads) < AT_ONCE:
            return found
        last = heads[-1].id


async def unfinished(store: Store, person: str) -> list[str]:
    """Their tables that are not over."""
    query = (
        sql.select(TABLES.c.id)
        .join(SITTING, SITTING.c.table_id == TABLES.c.id)
        .where(SITTING.c.guest == person, TABLES.c.status.in_(("open", "live")))
    )
    return await store.read(lambda db: list(db.scalars(query)))


def _game(head: Head, person: str) -> dict[str, Any]:
    told: dict[str, Any] = {"id": head.id, "created": head.created, "status": head.status}
    if head.status == UNREADABLE:
        return told
    told |= {"game": head.game, "edition": name_of(head.edition), "outcome": head.outcome}
    told["players"] = {
        name: {"kind": seat.kind, "name": seat.name} for name, seat in head.seats.items()
    }
    told["mine"] = held(head.seats, person)
    if head.status == "over" and not head.hidden:
        told["record"] = f"/api/tables/{head.id}/record"
    return told


async def forget(store: Store, person: str) -> list[str]:
    """Nothing is left of them but the games that others have played, too, without their name: the
    tables of those. Puzzles stay, with nobody's name on them: others have the link."""

    def work(db: Connection) -> list[str]:
        gone = {person: Person("", DELETED)}
        sat = sql.select(SITTING.c.table_id).where(SITTING.c.guest == person)
        tables = list(db.scalars(sat))
        moving.rewrite(db, tables, gone)
        db.execute(MOVED.update().where(MOVED.c.person == person).values(person=""))
        noted = dialect.of(db).insert(MOVED).values(guest=person, person="")
        db.execute(noted.on_conflict_do_nothing())
        db.execute(OWN_PUZZLES.update().where(OWN_PUZZLES.c.guest == person).values(guest=""))
        for table in (DECKS, PACKS, LEARNT, TRIES, PUZZLE_DAYS, SITTING):
            db.execute(table.delete().where(table.c.guest == person))
        for table in (PASSKEYS, CODES, SESSIONS, ACCOUNTS):
            db.execute(table.delete().where(table.c.person == person))
        for table in (RATINGS, RATED):
            db.execute(table.delete().where(table.c.who == person))
        db.execute(GUESTS.delete().where(GUESTS.c.id == person))
        return tables

    return await store.do(work)
