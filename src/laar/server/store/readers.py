"""A few threads that only read: however long a list takes, no commit waits for it. Every reading
begins after it was asked for, so it finds all that was acknowledged before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError

from laar.server.errors import Busy
from laar.server.store import dialect
from laar.server.store.condition import Condition

T = TypeVar("T")
THREADS = 2


class Readers:
    """The reading threads."""

    def __init__(self, engine: Engine, condition: Condition) -> None:
        self._engine = engine
        self._condition = condition
        self._loop = asyncio.get_running_loop()
        self._threads = ThreadPoolExecutor(THREADS, "reader")

    def ask(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Read; all of it sees one state of the database."""
        return self._loop.run_in_executor(self._threads, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            try:
                return self._once(work)
            except DBAPIError as problem:
                if not problem.connection_invalidated:
                    raise
                return self._once(work)  # the database was restarted since the last time
        except Exception as problem:
            reason = dialect.of(self._engine).trouble(problem)
            if reason is None:
                raise
            self._condition.failed(reason, problem)
            self._condition.refused(1)
            raise Busy(reason) from None

    def _once(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as db, db.begin():
            return work(db)

    async def close(self) -> None:
        """Finish what was asked for and stop the threads."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()
