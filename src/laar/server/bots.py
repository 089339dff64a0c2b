"""Bots at work, in processes beside the loop. Chance answers for one that is late or lost."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import msgspec

import laar
import laar.bots

GRACE = 1.0  # seconds past twice its budget before a bot is given up
SHORTEST = 0.05  # seconds: what is left to a bot when many tables wait


class Task(msgspec.Struct, frozen=True):
    """What a bot is told: never more than its seat sees."""

    game: str
    edition: str
    view: dict[str, Any]
    options: list[str]
    name: str
    seed: int
    cut_in: bool = False  # nobody waits for it: it may say nothing


class Choice(msgspec.Struct):
    """What a bot answers, and the lines it compared."""

    answer: str | None  # None: let the others go on
    reasons: list[Any] = []


Brain = Callable[[Task, float], dict[str, Any]]


def _start() -> None:
    os.nice(5)  # people's answers come first
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _warm(brain: Brain) -> int:
    """Load what every bot needs (its brain by being sent here) before anyone waits for it; the
    process's number."""
    for name in laar.games():
        game = laar.game(name)
        game.new_table(list(game.editions)[-1], {})
    return os.getpid()


def ask_bot(task: Task, budget: float) -> dict[str, Any]:
    """What a worker does with a task."""
    return laar.bots.choose(
        task.game,
        task.edition,
        task.view,
        task.options,
        task.name,
        budget,
        task.seed,
        cut_in=task.cut_in,
    )


class _Worker:
    """One process; it is started before it is needed and replaced when it fails."""

    def __init__(self, brain: Brain) -> None:
        self._brain = brain
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0

    async def start(self) -> ProcessPoolExecutor:
        """The process, ready to think."""
        if self._executor is None:
            # Spawned: a fork would take the loop, the sockets and the database along.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(1, context, initializer=_start)
            loop = asyncio.get_running_loop()
            self._pid = await loop.run_in_executor(self._executor, _warm, self._brain)
        return self._executor

    async def choose(self, task: Task, budget: float) -> dict[str, Any]:
        executor = await self.start()  # takes its time, which is not the bot's
        loop = asyncio.get_running_loop()
        chosen = loop.run_in_executor(executor, self._brain, task, budget)
        return await asyncio.wait_for(chosen, 2 * budget + GRACE)

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        executor, pid, self._executor, self._pid = self._executor, self._pid, None, 0
        if executor is not None:
            if pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)


class Pool:
    """The bots' processes, shared by all tables."""

    def __init__(self, workers: int, budget: float, brain: Brain = ask_bot) -> None:
        self._budget = budget
        self._waiting = 0
        self._all = [_Worker(brain) for _ in range(workers)]
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def warm_up(self) -> None:
        """Start all processes, so that nobody's first question waits for that."""
        workers = [await self._idle.get() for _ in self._all]
        for worker in workers:
            try:
                await worker.start()
            except BrokenExecutor:
                await worker.stop()
            finally:
                self._idle.put_nowait(worker)

    async def choose(self, task: Task) -> Choice:
        """An answer out of the options, always; without reasons where the bot has failed."""
        self._waiting += 1
        try:
            worker = await self._idle.get()
            # Many tables at once: everyone's bot thinks less, and nobody waits long.
            budget = max(SHORTEST, self._budget * len(self._all) / self._waiting)
        finally:
            self._waiting -= 1
        try:
            choice = msgspec.convert(await worker.choose(task, min(budget, self._budget)), Choice)
            if choice.answer in task.options or (task.cut_in and choice.answer is None):
                return choice
        except (TimeoutError, BrokenExecutor):
            await worker.stop()
        except Exception:  # a bot's mistake is the bot's, not the table's
            pass
        finally:
            self._idle.put_nowait(worker)
        return Choice(None if task.cut_in else random.choice(task.options))

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.stop()
