"""What survives a crash: guests, tables and the append-only lines of every table.

One thread writes, others read. Whoever changes something hears back only when it is on the disk;
what was told so is found by every reading that begins later.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from laar.server.models import UNREADABLE, Guest, Head, Line, read
from laar.server.store import counting, dialect, leases, lists, moving
from laar.server.store.condition import Condition
from laar.server.store.dialect import Row
from laar.server.store.lists import Key
from laar.server.store.readers import Readers
from laar.server.store.schema import GUESTS, LINES, REVIEWS, SITTING, TABLES
from laar.server.store.upgrade import prepare
from laar.server.store.writer import Guard, Writer

T = TypeVar("T")
PAGE = 50  # tables of a list
MANY = 1000  # tables taken up again after a restart
DAY = 24 * 3600
AT_ONCE = 1000  # lines deleted in a commit


class Store:
    """The database. Every method that changes it waits for the commit."""

    def __init__(self, engine: Engine, guard: Guard | None = None) -> None:
        self._engine = engine
        self._dialect = dialect.of(engine)
        prepare(engine)
        self.condition = Condition()
        self._writer = Writer(engine, self.condition, guard)
        self._readers = Readers(dialect.connect_reading(engine), self.condition)
        self._today = 0
        self._touched: set[str] = set()  # tables whose change is noted for today

    async def close(self) -> None:
        """Finish what was asked for and stop the threads."""
        await self._writer.close()
        await self._readers.close()
        self._engine.dispose()

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Change something in the next commit."""
        return self._writer.ask(work)

    def read(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Look something up."""
        return self._readers.ask(work)

    def probe(self) -> asyncio.Future[None]:
        """Would a commit go through? Where there was trouble something is really written."""
        return self._writer.ask(self._dialect.rewrite if self.condition.reason else None)

    # -- tables and their lines -------------------------------------------------------------------

    def append(
        self, table: str, first: int, lines: Iterable[Line], head: Head | None = None
    ) -> asyncio.Future[None]:
        """Store lines from number ``first`` on, and with them a changed head."""
        rows = [(table, n, seat, text) for n, (seat, text) in enumerate(lines, first)]
        work = self._touching(table) if head is None else _writing(head)
        return self._writer.ask(work, rows)

    async def create(self, head: Head, lines: Iterable[Line] = ()) -> None:
        """A new table, with the lines it takes over."""
        row = lists.row(head)

        def work(db: Connection) -> None:
            db.execute(TABLES.insert().values(row))
            _seat(db, head)

        rows: list[Row] = [(head.id, n, seat, text) for n, (seat, text) in enumerate(lines, 1)]
        await self._writer.ask(work, rows)

    async def save(self, head: Head) -> None:
        """The head of a table after someone sat down or the game ended."""
        await self._writer.ask(_writing(head))

    async def load(self, table: str) -> tuple[Head, list[Line]] | None:
        """A table and its lines, or None when there is none of this name."""
        if not table.isprintable():  # some databases have no words for such a name
            return None

        def work(db: Connection) -> tuple[Head, list[Line]] | None:
            head = db.scalar(sql.select(TABLES.c.head).where(TABLES.c.id == table))
            if head is None:
                return None
            query = (
                sql.select(LINES.c.seat, LINES.c.text)
                .where(LINES.c.table_id == table)
                .order_by(LINES.c.n)
            )
            lines = [(seat, text) for seat, text in db.execute(query)]
            found = read(table, head)
            moving.settle(db, found)
            return found, lines

        return await self.read(work)

    async def head(self, table: str) -> Head | None:
        """The head alone."""
        found = await self.heads([table])
        return found[0] if found else None

    async def heads(self, tables: Sequence[str]) -> list[Head]:
        """The heads of those tables that there are."""
        return await self._heads(sql.select(TABLES.c.head).where(TABLES.c.id.in_(tables)), None)

    async def events(self, since: int) -> list[Head]:
        """The tables of events that are not over, the newest first."""
        return await self._heads(lists.running_events(since), MANY)

    async def reveal(self, tables: Sequence[str]) -> None:
        """An event is over: nothing of these tables is hidden any more."""

        def work(db: Connection) -> None:
            query = sql.select(TABLES.c.id, TABLES.c.head).where(TABLES.c.id.in_(tables))
            for head in [read(*row) for row in db.execute(query)]:
                if head.status != UNREADABLE:  # what cannot be read is left as it is
                    head.hidden = False
                    _writing(head)(db)

        await self._writer.ask(work)

    async def open_tables(
        self, since: int, limit: int = PAGE, before: Key | None = None
    ) -> list[Head]:
        """Listed tables with a free seat, the newest first."""
        return await self._heads(lists.open_tables(since, before), limit)

    async def tables_of(
        self, guest: str, limit: int = PAGE, before: Key | None = None
    ) -> list[Head]:
        """Tables a guest made or sits at, the newest first; without the boards of lessons,
        puzzles and examples, which would crowd games out."""
        return await self._heads(lists.tables_of(guest, before), limit)

    async def live_tables(self, since: int) -> list[Head]:
        """Unfinished games, the newest first."""
        return await self._heads(lists.live_tables(since), MANY)

    async def free_tables(self, since: int) -> list[Head]:
        """Unfinished games that no server has in memory, the newest first."""
        return await self._heads(lists.live_tables(since).where(leases.free(TABLES.c.id)), MANY)

    async def free_changed(self, since: int) -> list[Head]:
        """Unfinished games that no server has in memory and that have changed since."""
        free = lists.live_tables(0).where(TABLES.c.changed >= since, leases.free(TABLES.c.id))
        return await self._heads(free, None)

    async def pages(self, queries: Mapping[str, lists.Query]) -> dict[str, list[Head]]:
        """A page of each of these lists, in one reading."""

        def work(db: Connection) -> dict[str, list[Head]]:
            return {name: _read(db, query.limit(PAGE)) for name, query in queries.items()}

        return await self.read(work)

    async def _heads(self, query: lists.Query, limit: int | None) -> list[Head]:
        some = query.limit(limit)
        return await self.read(lambda db: _read(db, some))

    def _touching(self, table: str) -> Callable[[Connection], None] | None:
        """Note that a table is in use, once a day: a note with every answer would cost a page."""
        now = int(time.time())
        if now // DAY != self._today:
            self._today = now // DAY
            self._touched.clear()
        if table in self._touched:
            return None
        self._touched.add(table)
        noted = TABLES.update().where(TABLES.c.id == table).values(changed=now)
        return lambda db: void(db.execute(noted))

    # -- what nobody needs any more ---------------------------------------------------------------

    async def left_behind(self, changed: int, limit: int) -> list[str]:
        """Tables nobody would miss that have not changed since."""
        query = lists.left_behind(changed).where(leases.free(TABLES.c.id)).limit(limit)
        return await self.read(lambda db: list(db.scalars(query)))

    async def forget(self, table: str, changed: int) -> None:
        """Delete a table that has still not changed since, its last lines first, a part in every
        commit; nobody waits long for any of them."""
        which = sql.and_(TABLES.c.id == table, TABLES.c.passing, TABLES.c.changed < changed)

        def work(db: Connection) -> bool:
            if db.scalar(sql.select(TABLES.c.id).where(which)) is None:
                return True
            mine = LINES.c.table_id == table
            last = db.scalar(sql.select(sql.func.max(LINES.c.n)).where(mine)) or 0
            db.execute(LINES.delete().where(mine, LINES.c.n > last - AT_ONCE))
            if last > AT_ONCE:
                return False
            db.execute(SITTING.delete().where(SITTING.c.table_id == table))
            db.execute(REVIEWS.delete().where(REVIEWS.c.table_id == table))
            db.execute(TABLES.delete().where(TABLES.c.id == table))
            return True

        while not await self.do(work):
            pass

    # -- guests -----------------------------------------------------------------------------------

    async def guest(self, guest: str) -> Guest | None:
        """A guest by number."""

        def work(db: Connection) -> Guest | None:
            row = db.execute(GUESTS.select().where(GUESTS.c.id == guest)).one_or_none()
            if row is not None:
                return Guest(row.id, row.name, row.lang)
            return Guest(guest, "", moved=True) if moving.has_moved(db, guest) else None

        return await self.read(work)

    async def name_guest(self, guest: Guest) -> None:
        """Keep a guest's name and language."""
        values = {"name": guest.name, "lang": guest.lang}
        kept = self._dialect.insert(GUESTS).values(id=guest.id, **values)
        kept = kept.on_conflict_do_update(index_elements=[GUESTS.c.id], set_=values)
        await self._writer.ask(lambda db: void(db.execute(kept)))


def _read(db: Connection, query: lists.Query) -> list[Head]:
    """The heads that a query finds; one that makes no sense is among them."""
    rows = query.with_only_columns(TABLES.c.id, TABLES.c.head)
    return [read(*row) for row in db.execute(rows)]


def void(_: object) -> None:
    """What a statement returns is of no use to anyone."""


def _seat(db: Connection, head: Head) -> None:
    rows: list[dict[str, Any]] = lists.sitting(head)
    if rows:
        db.execute(dialect.of(db).insert(SITTING).on_conflict_do_nothing(), rows)


def _writing(head: Head) -> Callable[[Connection], None]:
    row = lists.row(head)

    def work(db: Connection) -> None:
        db.execute(TABLES.update().where(TABLES.c.id == head.id).values(row))
        _seat(db, head)
        counting.count(db, head)

    return work
