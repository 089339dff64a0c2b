"""What waits in the queue of a table: who said it, when, and what it follows from."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from laar.server import metrics
from laar.server.log import CAUSE, Cause, log, wants_all
from laar.server.table.connection import Connection
from laar.server.table.jobs import Job, Leave, Wish
from laar.server.table.questions import error_about
from laar.server.wire import Said

QUEUED = 128  # frames of one connection that wait
# A plain tuple: thousands are made a second. Who said it, what, why and when.
_Letter = tuple[Connection | None, Job, Cause | None, float]


class Inbox:
    """A queue. Who takes something out of it goes on in the name of whoever put it there."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._letters: asyncio.Queue[_Letter] = asyncio.Queue()
        self._taken = False
        self._since = 0.0  # when
        self._closed = False
        self.empty, self.qsize = self._letters.empty, self._letters.qsize

    @property
    def lasted(self) -> float:
        """For how many seconds what was taken last is being answered."""
        return time.monotonic() - self._since

    def close(self) -> bool:
        """Take nothing more; True when all that there was is answered. Nobody is told: what was not
        acknowledged is said again after a restart."""
        self._closed = True
        return not self._taken and self.empty()

    def hear(self, link: Connection, said: Said) -> None:
        """Take what a connection says, unless it says too much at once: the others wait, too."""
        if link.queued >= QUEUED:
            link.tell(error_about("slow", "error-slow-down", said))
        else:
            link.queued += 1
            self.put(said, link)

    def put(self, job: Job, link: Connection | None = None) -> None:
        """Let something wait for its turn."""
        if self._closed:
            return
        cause = CAUSE.get() if link is None else (link.request, link.frames)
        self._letters.put_nowait((link, job, cause, time.monotonic()))

    async def ask(self, wish: Callable[[asyncio.Future[str]], Wish]) -> str:
        """Let a wish wait for its turn, and say what came of it."""
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.put(wish(done))
        return await done

    async def get(self) -> tuple[Connection | None, Job]:
        """Whose turn it is; what was taken before is answered."""
        self._taken = False
        link, job, cause, since = await self._letters.get()
        self._taken = True
        if link is not None and not isinstance(job, Leave):
            link.queued -= 1
        CAUSE.set(cause)
        self._since = time.monotonic()
        waited = self._since - since
        metrics.WAITED.add(waited)
        if wants_all():
            what, micros = type(job).__name__, round(waited * 1e6)
            log.debug("heard at the table", table=self._table, what=what, waited_us=micros)
        return link, job
