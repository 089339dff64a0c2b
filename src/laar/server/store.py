"""What survives a crash: guests, tables and the append-only lines of every table.

One thread writes. Everything that arrived while the last commit ran goes into the next one (group
commit), and a caller hears back only when its commit is on the disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from laar.server.heads import UNREADABLE, Guest, Head, Line, read
from laar.server.schema import GUESTS, LINES, SITTING, TABLES, create

T = TypeVar("T")

# Under load, with so many jobs in a commit, commits keep a distance of so many seconds: fewer and
# larger ones leave the tables more of the core.
_MANY, _PACE = 4, 0.005
_AT_ONCE = 200  # rows of one INSERT: every statement hands the interpreter lock over and back


_encode = msgspec.json.Encoder().encode


class _Job:
    """A piece of work for the writing thread, and who waits for it."""

    __slots__ = ("done", "result", "rows", "work")

    def __init__(
        self,
        done: asyncio.Future[Any],
        rows: list[tuple[str, int, str, str]],
        work: Callable[[Connection], Any] | None,
    ) -> None:
        self.done = done
        self.rows = rows
        self.work = work
        self.result: Any = None


class Store:
    """The database behind one thread. Every method waits for the commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store")
        self._loop = asyncio.get_running_loop()
        create(engine)
        self._thread.start()

    async def close(self) -> None:
        """Finish what was asked for and stop the thread."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    # -- tables and their lines -------------------------------------------------------------------

    def append(
        self, table: str, first: int, lines: Iterable[Line], head: Head | None = None
    ) -> asyncio.Future[None]:
        """Store lines from number ``first`` on, and with them a changed head."""
        rows = [(table, n, seat, text) for n, (seat, text) in enumerate(lines, first)]
        return self._ask(None if head is None else _writing(head), rows)

    async def create(self, head: Head, lines: Iterable[Line] = ()) -> None:
        """A new table, with the lines it takes over."""

        def work(db: Connection) -> None:
            db.execute(TABLES.insert().values(_row(head)))
            _seat(db, head)

        await self._ask(work, [(head.id, n, s, t) for n, (s, t) in enumerate(lines, 1)])

    async def save(self, head: Head) -> None:
        """The head of a table after someone sat down or the game ended."""
        await self._ask(_writing(head))

    async def load(self, table: str) -> tuple[Head, list[Line]] | None:
        """A table and its lines, or None when there is none of this name."""

        def work(db: Connection) -> tuple[Head, list[Line]] | None:
            head = db.scalar(sql.select(TABLES.c.head).where(TABLES.c.id == table))
            if head is None:
                return None
            query = (
                sql.select(LINES.c.seat, LINES.c.text)
                .where(LINES.c.table_id == table)
                .order_by(LINES.c.n)
            )
            return read(table, head), [(seat, text) for seat, text in db.execute(query)]

        return await self._ask(work)

    async def head(self, table: str) -> Head | None:
        """The head alone."""

        def work(db: Connection) -> Head | None:
            head = db.scalar(sql.select(TABLES.c.head).where(TABLES.c.id == table))
            return None if head is None else read(table, head)

        return await self._ask(work)

    async def heads(self, tables: Sequence[str]) -> list[Head]:
        """The heads of those tables that there are."""
        return await self._heads(sql.select(TABLES.c.head).where(TABLES.c.id.in_(tables)), None)

    async def events(self, since: int) -> list[Head]:
        """The tables of events that are not over, the newest first."""
        query = sql.select(TABLES.c.head).where(
            TABLES.c.created >= since, _told("$.hidden") == 1, _told("$.event") == ""
        )
        return await self._heads(query, 1000)

    async def reveal(self, tables: Sequence[str]) -> None:
        """An event is over: nothing of these tables is hidden any more."""

        def work(db: Connection) -> None:
            query = sql.select(TABLES.c.id, TABLES.c.head).where(TABLES.c.id.in_(tables))
            for head in [read(*row) for row in db.execute(query)]:
                if head.status != UNREADABLE:  # what cannot be read is left as it is
                    head.hidden = False
                    _writing(head)(db)

        await self._ask(work)

    async def open_tables(self, since: int, limit: int = 50) -> list[Head]:
        """Listed tables with a free seat, the newest first."""
        query = sql.select(TABLES.c.head).where(
            TABLES.c.status == "open",
            TABLES.c.listed,
            TABLES.c.created >= since,
        )
        return await self._heads(query, limit)

    async def tables_of(self, guest: str, limit: int = 50) -> list[Head]:
        """Tables a guest made or sits at, the newest first; without those of lessons and puzzles,
        which begin with a drawn position and would crowd games out."""
        sat = sql.select(SITTING.c.table_id).where(SITTING.c.guest == guest)
        query = sql.select(TABLES.c.head).where(
            sql.or_(TABLES.c.creator == guest, TABLES.c.id.in_(sat)),
            sql.or_(_told("$.options.position").is_(None), _told("$.origin").is_not(None)),
        )
        return await self._heads(query, limit)

    async def live_tables(self, since: int) -> list[Head]:
        """Unfinished games, the newest first."""
        query = sql.select(TABLES.c.head).where(
            TABLES.c.status == "live", TABLES.c.created >= since
        )
        return await self._heads(query, 1000)

    async def _heads(self, query: sql.Select[Any], limit: int | None) -> list[Head]:
        newest = query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        rows = newest.with_only_columns(TABLES.c.id, TABLES.c.head)
        return await self._ask(lambda db: [read(*row) for row in db.execute(rows)])

    # -- guests -----------------------------------------------------------------------------------

    async def guest(self, guest: str) -> Guest | None:
        """A guest by number."""

        def work(db: Connection) -> Guest | None:
            row = db.execute(GUESTS.select().where(GUESTS.c.id == guest)).one_or_none()
            return None if row is None else Guest(row.id, row.name, row.lang)

        return await self._ask(work)

    async def name_guest(self, guest: Guest) -> None:
        """Keep a guest's name and language."""

        def work(db: Connection) -> None:
            values = {"name": guest.name, "lang": guest.lang}
            known = db.execute(GUESTS.update().where(GUESTS.c.id == guest.id).values(values))
            if known.rowcount == 0:
                db.execute(GUESTS.insert().values(id=guest.id, **values))

        await self._ask(work)

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Work in the next commit, for what else is kept in the database."""
        return self._ask(work)

    # -- the thread -------------------------------------------------------------------------------

    def _ask(
        self,
        work: Callable[[Connection], T] | None,
        rows: list[tuple[str, int, str, str]] | None = None,
    ) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(done, rows or [], work))
        return done

    def _write(self) -> None:
        with self._engine.connect() as db:
            while (job := self._jobs.get()) is not None:
                group: list[_Job | None] = [job]
                while not self._jobs.empty():
                    group.append(self._jobs.get())
                begun = time.monotonic()
                jobs = [job for job in group if job is not None]
                self._loop.call_soon_threadsafe(_settle, self._commit(db, jobs))
                if len(jobs) < len(group):
                    return
                if len(jobs) > _MANY:
                    time.sleep(max(0.0, begun + _PACE - time.monotonic()))

    def _commit(self, db: Connection, group: list[_Job]) -> list[tuple[_Job, Exception | None]]:
        try:
            with db.begin():
                for job in group:
                    if job.work is not None:
                        job.result = job.work(db)
                self._insert(db, [row for job in group for row in job.rows])
        except Exception as problem:  # whatever the database says goes to the one who asked
            if len(group) == 1:
                return [(group[0], problem)]
            # One bad job must not take the others down with it: each gets a commit of its own.
            return [result for job in group for result in self._commit(db, [job])]
        return [(job, None) for job in group]

    @staticmethod
    def _insert(db: Connection, rows: list[tuple[str, int, str, str]]) -> None:
        for start in range(0, len(rows), _AT_ONCE):
            some = rows[start : start + _AT_ONCE]
            rows_of_marks = ",".join(["(?,?,?,?)"] * len(some))
            values = tuple(value for row in some for value in row)
            db.exec_driver_sql(f"INSERT INTO lines VALUES {rows_of_marks}", values)


def _told(path: str) -> sql.Case[Any]:
    """What a head says there; NULL where it says nothing, or nothing that makes sense."""
    text = sql.cast(TABLES.c.head, sql.Text)
    return sql.case((sql.func.json_valid(text) == 1, sql.func.json_extract(text, path)))


def _row(head: Head) -> dict[str, Any]:
    return {
        "id": head.id,
        "creator": head.creator,
        "status": head.status,
        "listed": head.listed,
        "created": head.created,
        "head": _encode(head),
    }


def _seat(db: Connection, head: Head) -> None:
    for guest in {seat.guest for seat in head.seats.values() if seat.guest}:
        known = sql.select(SITTING.c.guest).where(
            SITTING.c.guest == guest, SITTING.c.table_id == head.id
        )
        if db.scalar(known) is None:
            db.execute(SITTING.insert().values(guest=guest, table_id=head.id))


def _writing(head: Head) -> Callable[[Connection], None]:
    row = _row(head)

    def work(db: Connection) -> None:
        db.execute(TABLES.update().where(TABLES.c.id == head.id).values(row))
        _seat(db, head)

    return work


def _settle(results: list[tuple[_Job, Exception | None]]) -> None:
    for job, problem in results:
        if job.done.cancelled():
            continue
        if problem is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(problem)
