"""A guest becomes somebody: all they own goes over to their account, once. Whatever is written in
their old name after that, by a table that was in memory, is settled when it is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from laar.server.models import UNREADABLE, Head, read
from laar.server.seats import DELETED
from laar.server.store import dialect, lists
from laar.server.store.schema import (
    DECKS,
    GUESTS,
    LEARNT,
    MOVED,
    OWN_PUZZLES,
    PACKS,
    PUZZLE_DAYS,
    SITTING,
    TABLES,
    TRIES,
)

AT_ONCE = 200  # heads


class Person(msgspec.Struct):
    """Who a guest is now; nobody any more where the number is empty."""

    number: str
    name: str


def move(db: Connection, guest: str, person: Person) -> list[str]:
    """All that a guest owns is that person's; their tables. Done once: a guest who has moved owns
    nothing that could move again."""
    noted = dialect.of(db).insert(MOVED).values(guest=guest, person=person.number)
    if guest in ("", person.number) or not db.execute(noted.on_conflict_do_nothing()).rowcount:
        return []
    for table in (DECKS, PACKS, OWN_PUZZLES):
        db.execute(table.update().where(table.c.guest == guest).values(guest=person.number))
    farther = {"n": LEARNT.c.n, "changed": LEARNT.c.changed}
    _merge(db, LEARNT, guest, person.number, farther, LEARNT.c.n)
    _merge(db, TRIES, guest, person.number, {"solved": TRIES.c.solved}, TRIES.c.solved)
    _merge(db, PUZZLE_DAYS, guest, person.number, {})
    tables = list(db.scalars(sql.select(SITTING.c.table_id).where(SITTING.c.guest == guest)))
    _merge(db, SITTING, guest, person.number, {})
    db.execute(GUESTS.delete().where(GUESTS.c.id == guest))
    rewrite(db, tables, {guest: person})
    return tables


def _merge(
    db: Connection,
    table: sql.Table,
    guest: str,
    person: str,
    better: Mapping[str, sql.Column[Any]],
    by: sql.Column[Any] | None = None,
) -> None:
    """Rows of a guest become a person's. Of two about the same thing the one that is farther on
    counts, where one can be."""
    mine = table.c.guest == guest
    rest = [column for column in table.c if column.name != "guest"]
    rows = sql.select(sql.literal(person).label("guest"), *rest).where(mine)
    kept = dialect.of(db).insert(table).from_select(["guest", *(c.name for c in rest)], rows)
    if by is None:
        db.execute(kept.on_conflict_do_nothing())
    else:
        key = list(table.primary_key)
        new = {name: kept.excluded[name] for name in better}
        db.execute(
            kept.on_conflict_do_update(
                index_elements=key, set_=new, where=kept.excluded[by.name] > by
            )
        )
    db.execute(table.delete().where(mine))


def rewrite(db: Connection, tables: list[str], known: Mapping[str, Person]) -> None:
    """Name those people anew at these tables."""
    for first in range(0, len(tables), AT_ONCE):
        some = TABLES.c.id.in_(tables[first : first + AT_ONCE])
        for table, raw in db.execute(sql.select(TABLES.c.id, TABLES.c.head).where(some)).all():
            head = read(table, raw)
            # What cannot be read is left as it is.
            if head.status != UNREADABLE and rename(head, known):
                row = lists.row(head)
                del row["changed"]  # nobody has used it
                db.execute(TABLES.update().where(TABLES.c.id == table).values(row))


def rename(head: Head, known: Mapping[str, Person]) -> bool:
    """Name people anew wherever a head names them; has anything changed?"""
    before = msgspec.json.encode(head)
    for seat in head.seats.values():
        if seat.guest in known:
            who = known[seat.guest]
            seat.guest, seat.name = who.number, who.name

    def now(guests: list[str]) -> list[str]:
        named = [known[one].number if one in known else one for one in guests]
        return [one for one in dict.fromkeys(named) if one]

    if head.creator in known:
        head.creator = known[head.creator].number
    head.giving_up = now(head.giving_up)
    if head.times is not None:
        head.times.pausing = now(head.times.pausing)
    if head.series is not None:
        won = head.series.won
        head.series.won = {known[k].number if k in known else k: v for k, v in won.items()}
    if head.damage is not None:
        said = {k: v for k, v in head.damage.said.items() if k not in known}
        moved = {known[k].number: v for k, v in head.damage.said.items() if k in known}
        head.damage.said = {k: v for k, v in {**said, **moved}.items() if k}
    return msgspec.json.encode(head) != before


def settle(db: Connection, head: Head) -> None:
    """Whoever has moved since a head was written is named as who they are."""
    named = {seat.guest for seat in head.seats.values()} | {head.creator}
    query = (
        sql.select(MOVED.c.guest, MOVED.c.person, GUESTS.c.name)
        .outerjoin(GUESTS, GUESTS.c.id == MOVED.c.person)
        .where(MOVED.c.guest.in_(named - {""}))
    )
    known = {guest: Person(person, name or DELETED) for guest, person, name in db.execute(query)}
    if known:
        rename(head, known)


def has_moved(db: Connection, guest: str) -> bool:
    """Is this guest somebody with an account by now, or was it?"""
    query = sql.select(MOVED.c.guest).where(MOVED.c.guest == guest)
    return db.scalar(query) is not None
