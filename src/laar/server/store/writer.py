"""The one thread that writes. Everything that arrived while the last commit ran goes into the next
one (group commit), and a caller hears back only when its commit is on the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy.engine import Connection, Engine

from laar.server import metrics
from laar.server.errors import Busy
from laar.server.store import dialect
from laar.server.store.condition import BROKEN, LOCKED, Condition
from laar.server.store.dialect import Row

T = TypeVar("T")
Result = tuple["Job", Exception | None]

# Under load, with so many jobs in a commit, commits keep a distance of so many seconds: fewer and
# larger ones leave the tables more of the core.
_MANY, _PACE = 4, 0.005
_SHARED = 1, 0.005  # the same where others need the database, too
FENCED = "fenced"
WATCH = 0.5  # seconds between two looks at how long a commit takes
PATIENCE = 3.0  # seconds that a locked database is waited for, by all together


class Guard(Protocol):
    """Says whether this node may still write, where there are several."""

    epoch: int

    def holds(self, epoch: int) -> bool:
        """Is what was asked for in this epoch still ours to acknowledge?"""

    def enter(self, db: Connection) -> None:
        """Raise Busy when it is not; else it is until the end of this commit."""


class Job:
    """A piece of work for the writing thread, and who waits for it."""

    __slots__ = ("done", "epoch", "result", "rows", "since", "work")

    def __init__(
        self,
        done: asyncio.Future[Any],
        rows: list[Row],
        work: Callable[[Connection], Any] | None,
        epoch: int,
    ) -> None:
        self.done = done
        self.epoch = epoch
        self.rows = rows
        self.work = work
        self.result: Any = None
        self.since = time.monotonic()


class _Trouble(Exception):
    """The database would not; none of the jobs is to blame."""

    def __init__(self, reason: str, problem: Exception) -> None:
        super().__init__(reason)
        self.reason = reason
        self.problem = problem


class Writer:
    """The writing thread and its queue."""

    def __init__(self, engine: Engine, condition: Condition, guard: Guard | None = None) -> None:
        self._engine = engine
        self._guard = guard
        self._dialect = dialect.of(engine)
        self._condition = condition
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._begun = 0.0  # when the commit that runs began
        self._raw: Any = None  # its connection
        self._watching = self._loop.call_later(WATCH, self._watch)
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def ask(
        self, work: Callable[[Connection], T] | None, rows: list[Row] | None = None
    ) -> asyncio.Future[T]:
        """Work and rows for the next commit."""
        done: asyncio.Future[T] = self._loop.create_future()
        epoch = self._guard.epoch if self._guard is not None else 0
        self._jobs.put(Job(done, rows or [], work, epoch))
        return done

    async def close(self) -> None:
        """Finish what was asked for and stop the thread."""
        self._watching.cancel()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        waiting: list[Job] = []
        db: Connection | None = None
        last = False
        while not last:
            waiting, last = self._gather(waiting)
            begun = time.monotonic()
            try:
                db = db or self._open()
                self._begun = begun
                results = self.commit(db, waiting)
            except Exception as problem:
                self._begun = 0.0
                results = self._refuse(waiting, problem, last)
                if db is not None and (db.invalidated or self._dialect.lost(db)):
                    db.invalidate()
                    db.close()
                    db = None
            else:
                self._begun = 0.0
                self._condition.worked()
                metrics.COMMITS.add(sum(len(job.rows) for job, wrong in results if wrong is None))
            most, pace = (_MANY, _PACE) if self._guard is None else _SHARED
            many = len(waiting) > most
            if results:
                waiting = []
                self._loop.call_soon_threadsafe(self._settle, results)
            if many:
                time.sleep(max(0.0, begun + pace - time.monotonic()))
        if db is not None:
            db.close()

    def _open(self) -> Connection:
        db = None
        try:
            db = self._engine.connect()
            self._raw = db.connection.dbapi_connection
            self._dialect.claim(db, self._guard is not None)
        except Exception as problem:
            if db is not None:
                db.close()
            self._blame(problem)
            raise
        return db

    def _watch(self) -> None:
        """A database that says nothing any more is given up: nobody waits for it for ever."""
        begun, raw = self._begun, self._raw
        if begun and raw is not None and time.monotonic() - begun > PATIENCE:
            self._raw = None
            self._dialect.cut(raw)
        self._watching = self._loop.call_later(WATCH, self._watch)

    def _gather(self, waiting: list[Job]) -> tuple[list[Job], bool]:
        """All that can go into the next commit; True when it is the last."""
        came = [] if waiting else [self._jobs.get()]
        while not self._jobs.empty():
            came.append(self._jobs.get())
        return waiting + [job for job in came if job is not None], None in came

    def _refuse(self, jobs: list[Job], problem: Exception, last: bool) -> list[Result]:
        """Nothing of this group is stored. While a lock may yet go away all of it waits on,
        together; else everyone is told."""
        reason, told = BROKEN, problem
        if isinstance(problem, _Trouble):
            reason, told = problem.reason, problem.problem
        self._condition.failed(reason, told)
        if reason == LOCKED and self._condition.lasted < PATIENCE and not last:
            return []
        self._condition.refused(len(jobs))
        return [(job, Busy(reason)) for job in jobs]

    def commit(self, db: Connection, jobs: list[Job]) -> list[Result]:
        """All jobs in one commit; one that the database refuses takes no other down with it."""
        try:
            return self._commit(db, jobs)
        except Busy as fenced:
            return [(job, fenced) for job in jobs]

    def _commit(self, db: Connection, jobs: list[Job]) -> list[Result]:
        try:
            rows = [row for job in jobs for row in job.rows]
            if rows and all(job.work is None for job in jobs):
                self._append(db, jobs, rows)
                return [(job, None) for job in jobs]
            with db.begin():
                self._enter(db, jobs)
                for job in jobs:
                    if job.work is not None:
                        job.result = job.work(db)
                self._insert(db, rows)
        except Busy:
            raise
        except Exception as problem:  # whatever the database says goes to the one who asked
            self._blame(problem)
            return self._apart(db, jobs)
        return [(job, None) for job in jobs]

    def _apart(self, db: Connection, jobs: list[Job]) -> list[Result]:
        """One commit again, but each job can be taken out of it."""
        results: list[Result] = []
        with db.begin():
            self._enter(db, jobs)
            for job in jobs:
                try:
                    with db.begin_nested():
                        if job.work is not None:
                            job.result = job.work(db)
                        self._insert(db, job.rows)
                except Exception as problem:
                    self._blame(problem)
                    results.append((job, problem))
                else:
                    results.append((job, None))
        return results

    def _append(self, db: Connection, jobs: list[Job], rows: list[Row]) -> None:
        """What most commits are: lines alone."""
        epoch = self._checked(jobs)
        if not self._dialect.append(db, rows, epoch):
            raise Busy(FENCED)

    def _enter(self, db: Connection, jobs: list[Job]) -> None:
        if self._checked(jobs) and self._guard is not None:
            self._guard.enter(db)

    def _checked(self, jobs: list[Job]) -> int:
        """The epoch of all of them, 0 where there is but one server. What was asked for in an
        earlier one is refused, and with it this whole commit."""
        guard = self._guard
        if guard is None:
            return 0
        if not all(guard.holds(job.epoch) for job in jobs):
            raise Busy(FENCED)
        return guard.epoch

    def _blame(self, problem: Exception) -> None:
        """Raise what is the database's own fault."""
        reason = self._dialect.trouble(problem)
        if reason is not None:
            raise _Trouble(reason, problem) from None

    def _insert(self, db: Connection, rows: list[Row]) -> None:
        if rows:
            self._dialect.insert_lines(db, rows)

    def _settle(self, results: list[Result]) -> None:
        guard, now = self._guard, time.monotonic()
        for job, problem in results:
            metrics.STORED.add(now - job.since)
            if job.done.cancelled():
                continue
            if problem is None and guard is not None and not guard.holds(job.epoch):
                problem = Busy(FENCED)  # stored, but whoever owns the table now says so
            if problem is None:
                job.done.set_result(job.result)
            else:
                job.done.set_exception(problem)
