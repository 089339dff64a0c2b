"""Ratings as they are kept: lists of the best, everybody's own, and how they became so."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Row

from laar.server.ratings.skill import CERTAIN
from laar.server.ratings.terms import levels
from laar.server.store.schema import ACCOUNTS, RATED, RATINGS
from laar.server.store.store import Store

BEST = 100  # places of a list
CURVE = 200  # games of a curve


class Standing(msgspec.Struct):
    """How somebody stands in a list."""

    game: str
    mode: str
    name: str
    points: float
    doubt: float
    games: int


class Change(msgspec.Struct):
    """What a game changed."""

    table: str
    points: float
    doubt: float
    gained: float
    ended: int


class RatingBook:
    """All ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def best(self, game: str, mode: str) -> list[Standing]:
        """The best of whom it is known well enough, the best first."""
        query = _standings(RATINGS.c.game == game, RATINGS.c.mode == mode)
        some = query.where(RATINGS.c.doubt < CERTAIN).order_by(RATINGS.c.points.desc()).limit(BEST)
        return await self._store.read(lambda db: [_standing(row) for row in db.execute(some)])

    async def levels(self, game: str, mode: str) -> list[Standing]:
        """How hard the levels are that were played."""
        which = (RATINGS.c.game == game, RATINGS.c.mode == mode, RATINGS.c.who.in_(levels(game)))
        query = sql.select(RATINGS).where(*which).order_by(RATINGS.c.points).limit(BEST)

        def work(db: Connection) -> list[Standing]:
            return [
                Standing(game, mode, row.who, row.points, row.doubt, row.games)
                for row in db.execute(query)
            ]

        return await self._store.read(work)

    async def of(self, person: str) -> list[Standing]:
        """All ratings of one."""
        query = _standings(RATINGS.c.who == person).order_by(RATINGS.c.games.desc())
        return await self._store.read(lambda db: [_standing(row) for row in db.execute(query)])

    async def curve(self, person: str, game: str, mode: str) -> list[Change]:
        """How a rating became what it is, the oldest first."""
        mine = (RATED.c.who == person, RATED.c.game == game, RATED.c.mode == mode)
        query = _changes(*mine).order_by(RATED.c.number.desc()).limit(CURVE)
        found = await self._store.read(lambda db: [_change(row) for row in db.execute(query)])
        return found[::-1]

    async def changes(self, table: str) -> dict[str, Change]:
        """What one game changed, by who."""
        query = _changes(RATED.c.table_id == table).add_columns(RATED.c.who)
        return await self._store.read(
            lambda db: {row.who: _change(row) for row in db.execute(query)}
        )


def _standings(*which: sql.ColumnElement[bool]) -> sql.Select[tuple[object, ...]]:
    columns = (RATINGS.c.points, RATINGS.c.doubt, RATINGS.c.games)
    query = sql.select(RATINGS.c.game, RATINGS.c.mode, ACCOUNTS.c.name, *columns)
    return query.join(ACCOUNTS, ACCOUNTS.c.person == RATINGS.c.who).where(*which)


def _changes(*which: sql.ColumnElement[bool]) -> sql.Select[tuple[object, ...]]:
    columns = (RATED.c.table_id, RATED.c.points, RATED.c.doubt, RATED.c.gained, RATED.c.ended)
    return sql.select(*columns).where(*which)


def _standing(row: Row[tuple[object, ...]]) -> Standing:
    return Standing(row.game, row.mode, row.name, row.points, row.doubt, row.games)


def _change(row: Row[tuple[object, ...]]) -> Change:
    return Change(row.table_id, row.points, row.doubt, row.gained, row.ended)
