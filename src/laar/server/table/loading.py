"""Tables from the disk. Their lines are carried out beside the loop, at few tables at a time: only
those who want such a table wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import NamedTuple, TypeVar

import laar
from laar.core.play import Damaged
from laar.server.errors import Busy, Denied
from laar.server.log import log
from laar.server.models import UNREADABLE, Damage, Head, Line
from laar.server.store.store import Store
from laar.server.table.match import Match, Stopped
from laar.server.table.opening import opened

T = TypeVar("T")

AT_ONCE = 2  # tables; one of them may be a resumed one that nobody waits for
PAUSE = 1.0  # seconds until the store is asked again
STRETCH, BREATH = 50, 0.0005  # lines without a break; seconds of a break, which is the loop's


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """What the store says as soon as it says something; nobody waits for it."""
    while True:
        try:
            return await ask()
        except Busy:
            await asyncio.sleep(PAUSE)


class Loaded(NamedTuple):
    """A table as it is stored."""

    head: Head
    lines: list[Line]
    match: Match | None  # None while it waits for players


class Loader:
    """Opens tables in threads of its own."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._threads = ThreadPoolExecutor(AT_ONCE, "loading")
        self._closed = False
        self._unreadable: set[str] = set()  # told the log already

    async def close(self) -> None:
        """Stop soon, whatever is being opened."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    async def load(self, table: str) -> Loaded | None:
        """A table by its name; None when there is none."""
        found = await self.read(table)
        if found is None:
            return None
        head, lines = found
        return Loaded(head, lines, None if head.status == "open" else await self.match(head, lines))

    async def read(self, table: str) -> tuple[Head, list[Line]] | None:
        """What is stored of a table, without carrying it out."""
        found = await self._store.load(table)
        if found is not None and found[0].status == UNREADABLE:
            raise self._no(found[0], "its head makes no sense")
        return found

    async def match(self, head: Head, lines: list[Line]) -> Match:
        """The game of a table, up to the last line that can be carried out."""
        loop, here = asyncio.get_running_loop(), copy_context()
        return await loop.run_in_executor(self._threads, here.run, self._match, head, lines)

    # -- in a thread ------------------------------------------------------------------------------

    def _match(self, head: Head, lines: list[Line]) -> Match:
        try:
            match, stopped = opened(head, lines, self._pauses())
        except Denied:
            raise
        except Exception as problem:  # a game, an edition or options that this engine has not
            raise self._no(head, type(problem).__name__) from problem
        if stopped is None:
            head.damage = None
        else:
            self._damaged(head, len(lines), stopped)
        return match

    def _pauses(self) -> Callable[[], None]:
        lines = 0

        def pause() -> None:
            nonlocal lines
            lines += 1
            if lines % STRETCH == 0:
                time.sleep(BREATH)
            if self._closed:
                raise Denied("busy", "the server stops", status=503)

        return pause

    def _damaged(self, head: Head, lines: int, stopped: Stopped) -> None:
        before, line = head.damage, stopped.line
        if before is None or before.line != line:
            before = Damage(line, lines, laar.__version__)
        head.damage = before
        # What was answered stays out of the log: it may be a secret. Its first word names the kind.
        why = stopped.__cause__
        kind = (
            str(why).split(" ")[0].rstrip(":") if isinstance(why, Damaged) else type(why).__name__
        )
        log.warning(
            "a line cannot be carried out", table=head.id, line=line, lines=lines, why=kind,
            engine=laar.__version__, begun=head.engine,
        )  # fmt: skip

    def _no(self, head: Head, why: str) -> Denied:
        if head.id not in self._unreadable:
            self._unreadable.add(head.id)
            log.warning(
                "a table cannot be read", table=head.id, why=why,
                engine=laar.__version__, begun=head.engine,
            )  # fmt: skip
        return Denied(UNREADABLE, "this table cannot be read any more", status=409)
