"""The lease of this node, renewed by a thread of its own: a busy loop loses nothing.

Others may take our tables when the lease is over by the clock of the database. We stop earlier, by
a clock nobody sets: it runs from before we asked, and for less. Then all that is said here is
refused, and only when nobody is left at our tables (``rejoin``) is a lease asked for again.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from laar.server.log import log
from laar.server.store import dialect, leases

LEASE, MARGIN = 4.0, 1.0  # seconds; how much less of it we count on
EVERY = 0.5  # seconds between two renewals
LOOK = 0.1  # seconds between two looks whether it is over


class Lease:
    """Whether we may acknowledge anything. ``lost`` is called in the loop when we may no more,
    ``seen`` with all nodes that are there, whenever that changes."""

    def __init__(
        self, engine: Engine, lost: Callable[[], None], seen: Callable[[frozenset[int]], None]
    ) -> None:
        self._engine = engine
        self._lost, self._seen = lost, seen
        self._loop = asyncio.get_running_loop()
        self._until = 0.0  # monotonic
        self._alive: frozenset[int] = frozenset()
        self._over = False  # and nobody has said yet that we may ask again
        self._silent = False  # the log knows
        self._stop = threading.Event()
        self.epoch = 0
        self._asked = 0.0  # since when the database is asked
        self._raw: Any = None  # by this connection
        self._looking: asyncio.TimerHandle | None = None
        self._thread = threading.Thread(target=self._run, name="lease", daemon=True)

    async def join(self) -> None:
        """Join the others; what goes wrong now is told."""
        await asyncio.to_thread(self._ask)
        self._look()
        self._thread.start()

    @property
    def held(self) -> bool:
        """May we acknowledge what is stored?"""
        return time.monotonic() < self._until

    def holds(self, epoch: int) -> bool:
        """Is what was begun in this epoch still ours to end?"""
        return epoch == self.epoch and self.held

    def enter(self, db: Connection) -> None:
        """Begin a commit: the database refuses it when others have taken our tables."""
        leases.enter(db, self.epoch)

    def rejoin(self) -> None:
        """Nobody is left here of the time before."""
        self._over = False

    async def leave(self) -> None:
        """Give all tables up at once, so that nobody has to wait for them."""
        self._stop.set()
        if self._looking is not None:
            self._looking.cancel()
        await asyncio.to_thread(self._thread.join)
        self._until = 0.0
        try:
            await asyncio.to_thread(self._leave)
        except SQLAlchemyError as problem:
            log.warning("this node could not say good-bye", why=_why(problem))

    def _look(self) -> None:
        """Is it over? A database that says nothing any more does not keep us from seeing that."""
        self._looking = self._loop.call_later(LOOK, self._look)
        if not self.held and not self._over:
            self._over = True
            log.error("the lease of this node is over: its tables are given up")
            self._lost()
        raw, asked = self._raw, self._asked
        if raw is not None and asked and time.monotonic() - asked > LEASE:
            self._raw = None
            dialect.of(self._engine).cut(raw)

    # -- the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._stop.wait(EVERY):
            if self._over:
                continue
            try:
                self._ask()
                self._bury()
                self._silent = False
            except SQLAlchemyError as problem:
                if not self._silent:
                    log.warning("the lease could not be renewed", why=_why(problem))
                self._silent = True
            finally:
                self._asked, self._raw = 0.0, None

    def _ask(self) -> None:
        asked = self._asked = time.monotonic()
        with self._engine.begin() as db:
            self._raw = db.connection.dbapi_connection
            epoch = self.epoch
            if not epoch or not leases.renew(db, epoch, LEASE):
                if self.held:  # somebody has buried us, clocks or not
                    self._until = 0.0
                    return
                epoch = leases.join(db, LEASE)
            alive = leases.alive(db)
        self._asked = 0.0
        self.epoch, self._until = epoch, asked + LEASE - MARGIN
        if alive != self._alive:
            self._alive = alive
            self._loop.call_soon_threadsafe(self._seen, alive)

    def _bury(self) -> None:
        with self._engine.begin() as db:
            gone = leases.bury(db)
        if gone:
            log.warning("nodes are gone: their tables are free", nodes=" ".join(map(str, gone)))

    def _leave(self) -> None:
        with self._engine.begin() as db:
            leases.leave(db, self.epoch)


def _why(problem: SQLAlchemyError) -> str:
    return " ".join(str(getattr(problem, "orig", problem)).split())
