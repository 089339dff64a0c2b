"""Reviews, each kept with its game."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from laar.server.store import dialect
from laar.server.store.schema import REVIEWS
from laar.server.store.store import Store


class Reviews:
    """All that are kept; one of an older format is none."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, table: str, format: int) -> bytes | None:
        """The review of a game."""
        which = sql.and_(REVIEWS.c.table_id == table, REVIEWS.c.format == format)
        query = sql.select(REVIEWS.c.data).where(which)
        return await self._store.read(lambda db: db.scalar(query))

    async def keep(self, table: str, format: int, data: bytes) -> None:
        """Keep it, in the place of an older one."""

        def work(db: Connection) -> None:
            kept = dialect.of(db).insert(REVIEWS).values(table_id=table, format=format, data=data)
            said = {"format": format, "data": data}
            db.execute(kept.on_conflict_do_update(index_elements=["table_id"], set_=said))

        await self._store.do(work)
