"""Reviews of finished games, made in the background piece by piece and kept with the game.

A review is at most a minute of one core. Its pieces wait for their turn like anything else, so that
nobody's review keeps another's waiting for long; whoever leaves finds it later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from laar.review.report import FORMAT
from laar.server.errors import Denied
from laar.server.log import log
from laar.server.review import pieces
from laar.server.store.reviews import Reviews
from laar.server.store.store import Store
from laar.server.work.workers import Crowded, Failed, Lost, TooLong, Worker, Workers

GIVING_WAY = 12  # how much its worker does
MOST_SECONDS = 60.0  # of the processor for one game
ACCOUNT = 8.0  # of these, for what comes after the decisions
PIECE = 20.0  # the same for one piece
MOST = 32  # reviews that are made or wait, of all people
FAILURES = 256  # that are remembered


class Progress(msgspec.Struct):
    """How far a review is."""

    done: int
    of: int


class Reviewing:
    """All reviews of this server."""

    def __init__(self, store: Store) -> None:
        self._kept = Reviews(store)
        self._workers = Workers(1, GIVING_WAY, MOST, 4 * MOST)
        self._running: dict[str, tuple[str, Progress, asyncio.Task[None]]] = {}
        self._failed: dict[str, Denied] = {}

    async def close(self) -> None:
        """Give up what is not done."""
        tasks = [task for _, _, task in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def find(self, table: str) -> bytes | Progress | None:
        """The review of a game, how far it is, or None; raises what came in its way."""
        if table in self._running:
            return self._running[table][1]
        if table in self._failed:
            raise self._failed[table]
        return await self._kept.find(table, FORMAT)

    async def start(self, table: str, who: str, game: Callable[[], bytes]) -> bytes | Progress:
        """The same, and where there is none it is begun."""
        self._failed.pop(table, None)
        found = await self.find(table)
        if found is not None:
            return found
        if any(one == who for one, _, _ in self._running.values()):
            raise Denied("busy", "one review at a time", status=429)
        if len(self._running) >= MOST:
            raise Denied("busy", "many games are being reviewed; try again", status=503)
        progress = Progress(0, 0)
        work = asyncio.create_task(self._made(table, who, game(), progress))
        self._running[table] = who, progress, work
        work.add_done_callback(lambda _: self._running.pop(table))
        return progress

    async def _made(self, table: str, who: str, game: bytes, progress: Progress) -> None:
        try:
            await self._kept.keep(table, FORMAT, await self._review(who, game, progress))
        except TooLong:
            self._fail(table, Denied("hard", "this takes too long to review here", status=422))
        except (Crowded, Lost, OSError):
            self._fail(table, Denied("busy", "try again", status=503))
        except Failed as problem:
            log.error("a review failed", table=table, why=str(problem))
            self._fail(table, Denied("failed", "this game could not be reviewed", status=422))

    def _fail(self, table: str, why: Denied) -> None:
        while len(self._failed) >= FAILURES:
            del self._failed[next(iter(self._failed))]
        self._failed[table] = why

    async def _review(self, who: str, game: bytes, progress: Progress) -> bytes:
        left = MOST_SECONDS
        async with self._workers.turn(who) as one:
            spans, _ = await _do(one, left, pieces.begin, game)
        every: list[pieces.Span] = msgspec.json.decode(spans, type=list[pieces.Span])
        progress.of = len(every)
        done: list[bytes] = []
        for span in every:
            async with self._workers.turn(who) as one:
                most = max(0.0, left - ACCOUNT)
                found, seconds = await _do(one, left, pieces.piece, game, *span, most)
            done.append(found)
            left -= seconds
            progress.done += 1
        async with self._workers.turn(who) as one:
            return (await _do(one, left, pieces.finish, game, done))[0]


async def _do(
    worker: Worker, left: float, work: Callable[..., bytes], *args: object
) -> tuple[bytes, float]:
    if left <= 0:
        raise TooLong
    return await worker.do(work, *args, limit=min(left, PIECE), longest=10 * PIECE)
