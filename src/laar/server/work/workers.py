"""Processes beside the loop that work out what takes long, in turn for everyone who asks.

Whatever takes too long is ended with its process, and another takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

from laar.server.work.fair import Fair
from laar.server.work.messages import SIZE, Done, Stumbled, Work, packed, warm

T = TypeVar("T")
LONGEST = 30.0  # seconds by the clock for what has its seconds of the processor counted
LINGER = 2.0  # seconds that something may go on for nobody: a new process costs more than most


class TooLong(Exception):
    """It took more time than it may."""


class Lost(Exception):
    """The process that worked on it has died."""


class Failed(Exception):
    """It raised; ``places`` are where."""

    def __init__(self, problem: Stumbled) -> None:
        super().__init__(f"{problem.kind} at {', '.join(problem.places) or 'its name'}")
        self.kind = problem.kind
        self.places = problem.places
        self.seconds = problem.seconds


class Crowded(Exception):
    """Too much of this person, or of everyone, waits already."""


class Worker:
    """One process; it is started before it is needed and replaced when it fails."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._process: Process | None = None
        self._reply: asyncio.Task[Done | Stumbled] | None = None  # that is still to come
        self._ended = False
        self.closed = False  # for good

    async def start(self) -> Process:
        """The process, ready to work."""
        if not self.well:
            await self.stop()
            if self.closed:
                raise Lost
            path = {"PYTHONPATH": os.pathsep.join(sys.path)}
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "laar.server.work.worker", str(self._nice)),
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, **path},
            )
            await _told(self._process, Work(warm, (), 0.0))
            self._ended = False  # from here on; who gave up meanwhile left it half ready
        assert self._process is not None
        return self._process

    async def do(
        self, work: Callable[..., T], *args: Any, limit: float = 0.0, longest: float = LONGEST
    ) -> tuple[T, float]:
        """What comes of it, and its seconds. ``limit``: of the processor; ``longest``: by the
        clock. Whoever stops waiting leaves the process to be settled."""
        process = await self.start()  # takes its time, which is not counted
        self._reply = asyncio.create_task(_told(process, Work(work, args, limit)))
        try:
            async with asyncio.timeout(longest):
                told = await asyncio.shield(self._reply)
        except TimeoutError:
            self.kill()
            raise TooLong from None
        except (TooLong, Lost):
            self.kill()
            raise
        self._reply = None
        if isinstance(told, Stumbled):
            raise Failed(told)
        return told.value, told.seconds

    async def settle(self) -> None:
        """Whoever waited is gone: let the work end if it does so soon, else end it."""
        if self._reply is not None and not self._ended:
            await asyncio.wait((self._reply,), timeout=LINGER)
            if self._reply.done() and self._reply.exception() is None:
                self._reply = None
        if not self.well:
            await self.stop()

    @property
    def well(self) -> bool:
        """Is there a process that can work?"""
        there = self._process is not None and self._process.returncode is None
        return there and not self._ended and self._reply is None

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self._ended = True
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        """End the process and see it gone."""
        self.kill()
        if self._process is not None:
            await self._process.wait()
            self._process = None
        if self._reply is not None:
            await asyncio.wait((self._reply,))
            self._reply.exception()  # it is known
            self._reply = None


async def _told(process: Process, work: Work) -> Done | Stumbled:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(packed(work))
        size = SIZE.unpack(await process.stdout.readexactly(SIZE.size))[0]
        told: Done | Stumbled = pickle.loads(await process.stdout.readexactly(size))
    except (asyncio.IncompleteReadError, ConnectionError):
        over = await process.wait() == -signal.SIGPROF
        raise (TooLong if over else Lost) from None
    return told


class Workers:
    """Some processes, shared by everyone."""

    def __init__(
        self, count: int, nice: int, each: int | None = None, most: int | None = None
    ) -> None:
        self._all = [Worker(nice) for _ in range(count)]
        self._idle = list(self._all)
        self._queue: Fair[asyncio.Future[Worker]] = Fair()
        self._each = each  # may wait of one person, …
        self._most = most  # … and of all
        self._chores: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._queue)

    async def warm_up(self) -> None:
        """Start all processes, so that nobody's first question waits for that."""
        idle, self._idle = self._idle, []
        await asyncio.gather(*(self._renew(worker) for worker in idle))

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.closed = True
            worker.kill()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._all))

    def share(self, owner: str) -> float:
        """The part of a worker that is left to one of this person's things, others waiting, too:
        everyone has the same, and shares it out among their own."""
        own = self._queue.of(owner)
        people = self._queue.people + (not own)
        return min(1.0, len(self._all) / (people * (own + 1)))

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, rank: int = 0) -> AsyncIterator[Worker]:
        """Wait for one's turn and a worker."""
        worker = await self._wait(owner, rank)
        try:
            yield worker
        finally:
            if worker.well:
                self._give_back(worker)
            else:
                chore = asyncio.get_running_loop().create_task(self._renew(worker))
                self._chores.add(chore)
                chore.add_done_callback(self._chores.discard)

    async def _wait(self, owner: str, rank: int) -> Worker:
        if self._idle and not self._queue:
            return self._idle.pop()
        if self._queue.of(owner) >= (self._each or sys.maxsize):
            raise Crowded
        if len(self._queue) >= (self._most or sys.maxsize):
            raise Crowded
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.put(owner, rank, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            self._queue.drop(owner, rank, turn)
            if not turn.cancelled():  # it came in the same moment
                self._give_back(turn.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        while self._queue:
            turn = self._queue.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def _renew(self, worker: Worker) -> None:
        """Put a new process in the place of one that is gone or stays busy."""
        await worker.settle()
        with contextlib.suppress(Lost, OSError):  # whoever needs it tries again
            await worker.start()
        self._give_back(worker)
