"""What guests have solved, and the puzzles they made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from laar.server.store import dialect
from laar.server.store.schema import OWN_PUZZLES, PUZZLE_DAYS, TRIES
from laar.server.store.store import Store

MOST_OWN = 50  # puzzles a guest may make
REMEMBERED = 400  # days of a streak


class Tried(msgspec.Struct):
    """How a guest stands with a puzzle."""

    game: str
    puzzle: str
    wrong: int
    solved: bool


class PuzzleBook:
    """The puzzles of one guest."""

    def __init__(self, store: Store, guest: str) -> None:
        self._store = store
        self._guest = guest

    async def tried(self) -> list[Tried]:
        """Every puzzle that was tried."""
        query = sql.select(TRIES).where(TRIES.c.guest == self._guest)

        def work(db: Connection) -> list[Tried]:
            rows = db.execute(query)
            return [Tried(row.game, row.puzzle, row.wrong, row.solved) for row in rows]

        return await self._store.read(work)

    async def days(self, today: int) -> set[int]:
        """The days on which one of the day was solved, as far as a streak is told."""
        mine = PUZZLE_DAYS.c.guest == self._guest
        query = sql.select(PUZZLE_DAYS.c.day).where(mine, PUZZLE_DAYS.c.day > today - REMEMBERED)
        return await self._store.read(lambda db: set(db.scalars(query)))

    async def solved(self, game: str, puzzle: str, day: int | None) -> None:
        """It is solved; ``day``: as the puzzle of that day."""
        row = {"guest": self._guest, "game": game, "puzzle": puzzle}

        def work(db: Connection) -> None:
            insert = dialect.of(db).insert
            kept = insert(TRIES).values(**row, wrong=0, solved=True, last="")
            db.execute(kept.on_conflict_do_update(index_elements=list(row), set_={"solved": True}))
            if day is not None:
                noted = insert(PUZZLE_DAYS).values(guest=self._guest, day=day)
                db.execute(noted.on_conflict_do_nothing())

        await self._store.do(work)

    async def failed(self, game: str, puzzle: str, table: str) -> None:
        """It went wrong: counted once a table, and no more when it is solved."""
        row = {"guest": self._guest, "game": game, "puzzle": puzzle}
        again = sql.and_(TRIES.c.last != table, sql.not_(TRIES.c.solved))
        more = {"wrong": TRIES.c.wrong + 1, "last": table}

        def work(db: Connection) -> None:
            kept = dialect.of(db).insert(TRIES).values(**row, wrong=1, solved=False, last=table)
            keys = list(row)
            db.execute(kept.on_conflict_do_update(index_elements=keys, set_=more, where=again))

        await self._store.do(work)

    async def keep(self, id: str, game: str, data: dict[str, Any]) -> bool:
        """Keep a puzzle of one's own; False when there are too many already. The same position
        and task is the same puzzle, whoever made it first."""
        mine = OWN_PUZZLES.c.guest == self._guest
        count = sql.select(sql.func.count()).select_from(OWN_PUZZLES).where(mine)
        known = sql.select(OWN_PUZZLES.c.id).where(OWN_PUZZLES.c.id == id)

        def work(db: Connection) -> bool:
            if db.scalar(known) is not None:
                return True
            if (db.scalar(count) or 0) >= MOST_OWN:
                return False
            db.execute(OWN_PUZZLES.insert().values(id=id, guest=self._guest, game=game, data=data))
            return True

        return await self._store.do(work)


async def own_puzzle(store: Store, game: str, id: str) -> dict[str, Any] | None:
    """A puzzle that somebody made, as it was kept."""
    which: Sequence[sql.ColumnElement[bool]] = (OWN_PUZZLES.c.id == id, OWN_PUZZLES.c.game == game)
    query = sql.select(OWN_PUZZLES.c.data).where(*which)
    return await store.read(lambda db: db.scalar(query))
