"""What people want to know and workers find out: the same thing once, remembered for a while, and
for nobody more than their share of the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from laar.server.errors import Denied
from laar.server.log import log
from laar.server.work.allowance import LEAST, Allowances
from laar.server.work.workers import Crowded, Failed, Lost, TooLong, Workers

LIMIT = 5.0  # seconds of the processor
PATIENCE = 12.0  # seconds anyone waits for their turn
KEPT = 8_000_000  # bytes of answers that are remembered
NEW = 0.5  # seconds that a new process takes, for whoever had the old one ended

Find = Callable[..., bytes]


class Spent(Exception):
    """This person has used up their time: ask again later."""


class Busy(Exception):
    """It was not found out, through no fault of who asked."""


async def told(find: Coroutine[Any, Any, bytes]) -> bytes:
    """What was found, or why it was not, as whoever made a request reads it."""
    try:
        return await find
    except Spent:
        raise Denied("busy", "too much to work out; wait a little", status=429) from None
    except TooLong:
        raise Denied("hard", "this takes too long to work out here", status=422) from None
    except Busy:
        raise Denied("busy", "try again", status=503) from None


class _Search:
    """One thing that is being found out, and how many wait for it."""

    def __init__(self, task: asyncio.Task[bytes]) -> None:
        self.task = task
        self.waiting = 0


class Lookups:
    """Answers by what was asked."""

    def __init__(self, workers: Workers, back: float) -> None:
        self._workers = workers
        self._allowances = Allowances(back)
        self._known: dict[Hashable, bytes] = {}
        self._size = 0
        self._searches: dict[Hashable, _Search] = {}

    async def warm_up(self) -> None:
        """Start the processes."""
        await self._workers.warm_up()

    async def close(self) -> None:
        """End all."""
        searches = [search.task for search in self._searches.values()]
        for task in searches:
            task.cancel()
        await asyncio.gather(*searches, return_exceptions=True)
        await self._workers.close()

    def known(self, key: Hashable) -> bytes | None:
        """What was found before."""
        return self._known.get(key)

    async def find(self, key: Hashable, who: str, find: Find, *args: Any, rank: int = 0) -> bytes:
        """What there is to say to ``key``. Raises Spent, Busy or TooLong.

        Whoever asks the same meanwhile waits for the same; when nobody waits it is given up.
        """
        if key in self._known:
            return self._known[key]
        search = self._searches.get(key)
        if search is None:
            work = asyncio.create_task(self.work(who, find, *args, rank=rank))
            search = self._searches[key] = _Search(work)
            work.add_done_callback(lambda done: self._found(key, done))
        search.waiting += 1
        try:
            return await asyncio.shield(search.task)
        finally:
            search.waiting -= 1
            if not search.waiting and not search.task.done():
                del self._searches[key]
                search.task.cancel()

    async def work(self, who: str, find: Find, *args: Any, rank: int = 0) -> bytes:
        """The same for what is of use only once."""
        if self._allowances.left(who) < LEAST:
            raise Spent
        try:
            async with asyncio.timeout(PATIENCE) as patience, self._workers.turn(who, rank) as one:
                patience.reschedule(None)
                left = self._allowances.left(who)
                if left < LEAST:
                    raise Spent
                limit = min(LIMIT, left)
                begun, spent = time.monotonic(), None
                try:
                    found, spent = await one.do(find, *args, limit=limit)
                except Failed as problem:
                    spent = problem.seconds
                    log.error("a lookup failed", what=find.__name__, why=str(problem))
                    raise Busy from None
                finally:
                    if spent is None:  # ended, or given up
                        spent = min(limit, time.monotonic() - begun) + NEW
                    self._allowances.spend(who, spent)
                return found
        except Crowded:
            raise Spent from None
        except (Lost, TimeoutError, OSError):
            raise Busy from None

    def _found(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        if done.cancelled():
            return
        del self._searches[key]
        if done.exception() is not None:
            return
        self._known[key] = done.result()
        self._size += len(done.result())
        while self._size > KEPT:
            self._size -= len(self._known.pop(next(iter(self._known))))
