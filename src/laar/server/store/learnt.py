"""What guests have learnt: so far in a lesson, these kinds of questions, these first games."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from laar.server.store import dialect
from laar.server.store.schema import LEARNT
from laar.server.store.store import Store

MOST = 400  # rows of a guest and a game: far above all there is to learn


class LearntStore:
    """What one guest has learnt."""

    def __init__(self, store: Store, guest: str) -> None:
        self._store = store
        self._guest = guest

    async def all(self) -> list[tuple[str, str, str, int]]:
        """Game, kind of thing, its name and how far."""
        query = (
            sql.select(LEARNT.c.game, LEARNT.c.kind, LEARNT.c.name, LEARNT.c.n)
            .where(LEARNT.c.guest == self._guest)
            .order_by(LEARNT.c.changed, LEARNT.c.name)
        )
        return await self._store.read(lambda db: [tuple(row) for row in db.execute(query)])

    async def note(self, game: str, kind: str, names: dict[str, int], most: int = MOST) -> None:
        """So far, and never back: the farthest counts. No more than so many names of a kind."""
        if not names:
            return
        of: dict[str, Any] = {"guest": self._guest, "game": game, "kind": kind}
        where = [LEARNT.c[name] == value for name, value in of.items()]

        def work(db: Connection) -> None:
            known = {*db.scalars(sql.select(LEARNT.c.name).where(*where))}
            for name, n in names.items():
                if name not in known and len(known) >= most:
                    continue
                known.add(name)
                values = {**of, "name": name, "n": n, "changed": int(time.time())}
                row = dialect.of(db).insert(LEARNT).values(values)
                farther = {"n": row.excluded.n, "changed": row.excluded.changed}
                key = [LEARNT.c.guest, LEARNT.c.game, LEARNT.c.kind, LEARNT.c.name]
                ahead = row.excluded.n > LEARNT.c.n
                db.execute(row.on_conflict_do_update(index_elements=key, set_=farther, where=ahead))

        await self._store.do(work)

    async def set(self, game: str, kind: str, on: bool) -> None:
        """Something is switched on or off; that it was switched off is kept, too."""
        which = (LEARNT.c.guest == self._guest, LEARNT.c.game == game, LEARNT.c.kind == kind)

        def work(db: Connection) -> None:
            db.execute(LEARNT.delete().where(*which))
            row = {"guest": self._guest, "game": game, "kind": kind, "name": "", "n": int(on)}
            db.execute(LEARNT.insert().values(**row, changed=int(time.time())))

        await self._store.do(work)
