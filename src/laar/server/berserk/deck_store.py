"""Decks that guests have built. Nobody but their owner ever reads or changes them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from laar.server.store.schema import DECKS
from laar.server.store.store import Store

MOST = 50  # decks of a guest


class Deck(msgspec.Struct):
    """A deck of somebody's."""

    id: str
    name: str
    cards: dict[str, int]  # copies by number
    changed: int


class DeckStore:
    """The decks of one guest for one game."""

    def __init__(self, store: Store, guest: str, game: str) -> None:
        self._store = store
        self._of: Sequence[sql.ColumnElement[bool]] = (DECKS.c.guest == guest, DECKS.c.game == game)
        self._owner = {"guest": guest, "game": game}

    async def all(self) -> list[Deck]:
        """All of them, the latest changed first."""
        query = DECKS.select().where(*self._of).order_by(DECKS.c.changed.desc(), DECKS.c.name)
        return await self._store.read(lambda db: [_deck(row) for row in db.execute(query)])

    async def add(self, name: str, cards: dict[str, int]) -> Deck | None:
        """One more; None when there are too many already."""
        deck = Deck(secrets.token_urlsafe(9), name, cards, int(time.time()))
        values = {**self._owner, **msgspec.structs.asdict(deck)}

        def work(db: Connection) -> Deck | None:
            count = sql.select(sql.func.count()).select_from(DECKS).where(*self._of)
            if (db.scalar(count) or 0) >= MOST:
                return None
            db.execute(DECKS.insert().values(values))
            return deck

        return await self._store.do(work)

    async def change(self, deck: str, **values: Any) -> Deck | None:
        """Another name, other cards; None when there is no such deck."""
        which = (*self._of, DECKS.c.id == deck)
        values["changed"] = int(time.time())

        def work(db: Connection) -> Deck | None:
            db.execute(DECKS.update().where(*which).values(values))
            row = db.execute(DECKS.select().where(*which)).one_or_none()
            return None if row is None else _deck(row)

        return await self._store.do(work)

    async def drop(self, deck: str) -> bool:
        """Throw one away; was it there?"""
        gone = DECKS.delete().where(*self._of, DECKS.c.id == deck)
        return await self._store.do(lambda db: db.execute(gone).rowcount > 0)


def _deck(row: sql.Row[Any]) -> Deck:
    return Deck(row.id, row.name, row.cards, row.changed)
