"""The one thread that writes. Everything that arrived while the last commit ran goes into the next
one (group commit), and a caller hears back only when its commit is on the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine

from laar.server.errors import Busy
from laar.server.store.condition import LOCKED, Condition, trouble

T = TypeVar("T")
Row = tuple[str, int, str, str]  # table, number, seat, text: a line
Result = tuple["Job", Exception | None]

# Under load, with so many jobs in a commit, commits keep a distance of so many seconds: fewer and
# larger ones leave the tables more of the core.
_MANY, _PACE = 4, 0.005
_AT_ONCE = 200  # rows of one INSERT: every statement hands the interpreter lock over and back
PATIENCE = 3.0  # seconds that a locked database is waited for, by all together


class Job:
    """A piece of work for the writing thread, and who waits for it."""

    __slots__ = ("done", "result", "rows", "work")

    def __init__(
        self,
        done: asyncio.Future[Any],
        rows: list[Row],
        work: Callable[[Connection], Any] | None,
    ) -> None:
        self.done = done
        self.rows = rows
        self.work = work
        self.result: Any = None


class _Trouble(Exception):
    """The database would not; none of the jobs is to blame."""

    def __init__(self, reason: str, problem: Exception) -> None:
        super().__init__(reason)
        self.reason = reason
        self.problem = problem


class Writer:
    """The writing thread and its queue."""

    def __init__(self, engine: Engine, condition: Condition) -> None:
        self._engine = engine
        self._condition = condition
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def ask(
        self, work: Callable[[Connection], T] | None, rows: list[Row] | None = None
    ) -> asyncio.Future[T]:
        """Work and rows for the next commit."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(done, rows or [], work))
        return done

    async def close(self) -> None:
        """Finish what was asked for and stop the thread."""
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
                db = db or self._engine.connect()
                results = self.commit(db, waiting)
            except Exception as problem:
                results = self._refuse(waiting, problem, last)
            else:
                self._condition.worked()
            many = len(waiting) > _MANY
            if results:
                waiting = []
                self._loop.call_soon_threadsafe(_settle, results)
            if many:
                time.sleep(max(0.0, begun + _PACE - time.monotonic()))
        if db is not None:
            db.close()

    def _gather(self, waiting: list[Job]) -> tuple[list[Job], bool]:
        """All that can go into the next commit; True when it is the last."""
        came = [] if waiting else [self._jobs.get()]
        while not self._jobs.empty():
            came.append(self._jobs.get())
        return waiting + [job for job in came if job is not None], None in came

    def _refuse(self, jobs: list[Job], problem: Exception, last: bool) -> list[Result]:
        """Nothing of this group is stored. While a lock may yet go away all of it waits on,
        together; else everyone is told."""
        reason, told = "broken", problem
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
            with db.begin():
                for job in jobs:
                    if job.work is not None:
                        job.result = job.work(db)
                _insert(db, [row for job in jobs for row in job.rows])
        except Exception as problem:  # whatever the database says goes to the one who asked
            _blame(problem)
            return [(jobs[0], problem)] if len(jobs) == 1 else _apart(db, jobs)
        return [(job, None) for job in jobs]


def _apart(db: Connection, jobs: list[Job]) -> list[Result]:
    """One commit again, but each job can be taken out of it."""
    results: list[Result] = []
    with db.begin():
        for job in jobs:
            try:
                with db.begin_nested():
                    if job.work is not None:
                        job.result = job.work(db)
                    _insert(db, job.rows)
            except Exception as problem:
                _blame(problem)
                results.append((job, problem))
            else:
                results.append((job, None))
    return results


def _blame(problem: Exception) -> None:
    """Raise what is the database's own fault."""
    reason = trouble(problem)
    if reason is not None:
        raise _Trouble(reason, problem) from None


def _insert(db: Connection, rows: list[Row]) -> None:
    for start in range(0, len(rows), _AT_ONCE):
        some = rows[start : start + _AT_ONCE]
        rows_of_marks = ",".join(["(?,?,?,?)"] * len(some))
        values = tuple(value for row in some for value in row)
        db.exec_driver_sql(f"INSERT INTO lines VALUES {rows_of_marks}", values)


def _settle(results: list[Result]) -> None:
    for job, problem in results:
        if job.done.cancelled():
            continue
        if problem is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(problem)
