"""Packs of cards that guests have written. Whoever has the link reads one; its owner changes it."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from laar.server.store.schema import PACKS
from laar.server.store.store import Store

MOST = 30  # packs of a guest


class Kept(msgspec.Struct):
    """A pack of somebody's."""

    id: str
    guest: str
    data: dict[str, Any]  # name, author, cards
    changed: int


async def of(store: Store, guest: str) -> list[Kept]:
    """All of a guest, the latest changed first."""
    query = PACKS.select().where(PACKS.c.guest == guest).order_by(PACKS.c.changed.desc())
    return await store.read(lambda db: [_kept(row) for row in db.execute(query)])


async def find(store: Store, pack: str) -> Kept | None:
    """One, whosever it is."""
    query = PACKS.select().where(PACKS.c.id == pack)

    def work(db: Connection) -> Kept | None:
        row = db.execute(query).one_or_none()
        return None if row is None else _kept(row)

    return await store.read(work)


async def add(store: Store, guest: str, data: dict[str, Any]) -> Kept | None:
    """One more; None when there are too many already."""
    kept = Kept(secrets.token_urlsafe(9), guest, data, int(time.time()))

    def work(db: Connection) -> Kept | None:
        count = sql.select(sql.func.count()).select_from(PACKS).where(PACKS.c.guest == guest)
        if (db.scalar(count) or 0) >= MOST:
            return None
        db.execute(PACKS.insert().values(msgspec.structs.asdict(kept)))
        return kept

    return await store.do(work)


async def change(store: Store, guest: str, pack: str, data: dict[str, Any]) -> Kept | None:
    """Other contents; None when the guest has no such pack."""
    kept = Kept(pack, guest, data, int(time.time()))
    which = (PACKS.c.guest == guest, PACKS.c.id == pack)
    new = PACKS.update().where(*which).values(data=data, changed=kept.changed)
    return await store.do(lambda db: kept if db.execute(new).rowcount else None)


async def drop(store: Store, guest: str, pack: str) -> bool:
    """Throw one away; was it there?"""
    gone = PACKS.delete().where(PACKS.c.guest == guest, PACKS.c.id == pack)
    return await store.do(lambda db: db.execute(gone).rowcount > 0)


def _kept(row: sql.Row[Any]) -> Kept:
    return Kept(row.id, row.guest, row.data, row.changed)
