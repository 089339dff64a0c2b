"""Bots at work, in processes beside the loop. Chance answers for one that is late or lost."""

from __future__ import annotations

import logging
import os
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

import laar.bots
from laar.server.log import log
from laar.server.work.workers import Failed, Lost, TooLong, Workers

GRACE = 1.0  # seconds past twice its budget before a bot is given up
SHORTEST = 0.05  # seconds: what is left to a bot when many tables wait
NICE = 5  # people's answers come first
KINDS = 1000  # of mistakes that are told apart
_TOLD = ("bot", "game", "edition", "why")


class Task(msgspec.Struct, frozen=True):
    """What a bot is told: never more than its seat sees."""

    game: str
    edition: str
    view: dict[str, Any]
    options: list[str]
    name: str
    seed: int
    cut_in: bool = False  # nobody waits for it: it may say nothing
    wanted: str = ""  # what a person asks it for


class Choice(msgspec.Struct):
    """What a bot answers, and the lines it compared."""

    answer: str | None  # None: let the others go on
    reasons: list[Any] = []
    why: str = ""  # the first of them, in a word


Brain = Callable[[Task, float], dict[str, Any]]


def by_cores(wanted: int) -> int:
    """How many processes think: as many as wanted; 0: one for every core but the table's."""
    return wanted or max(1, len(os.sched_getaffinity(0)) - 1)


def ask_bot(task: Task, budget: float) -> dict[str, Any]:
    """What a worker does with a task."""
    if task.wanted:
        return laar.bots.answer_call(
            task.game, task.view, task.options, task.wanted, task.name, budget, task.seed
        )
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


class Pool:
    """The bots' processes, shared by all tables; each person's tables take turns."""

    def __init__(self, workers: int, budget: float, brain: Brain = ask_bot) -> None:
        self._budget = budget
        self._brain = brain
        self._workers = Workers(workers, NICE)
        self.mistakes: Counter[tuple[str, ...]] = Counter()  # by bot, game and what went wrong

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._workers.waiting

    async def warm_up(self) -> None:
        """Start all processes, so that nobody's first question waits for that."""
        await self._workers.warm_up()

    async def choose(self, task: Task, owner: str = "", rank: int = 0) -> Choice:
        """An answer out of the options, always; without reasons where the bot has failed."""
        try:
            choice = msgspec.convert(await self._ask(task, owner, rank), Choice)
            if choice.answer in task.options or (task.cut_in and choice.answer is None):
                return choice
            self._note(task, "said what is no answer")
        except msgspec.ValidationError:
            self._note(task, "said what is no choice")
        except TooLong:
            self._note(task, "was late", logging.INFO)  # of a busy machine, as a rule
        except Lost:
            self._note(task, "died")
        except Failed as problem:
            self._note(task, str(problem))
        return Choice(None if task.cut_in else random.choice(task.options))

    async def _ask(self, task: Task, owner: str, rank: int) -> dict[str, Any]:
        async with self._workers.turn(owner, rank) as worker:
            # Many tables at once: everyone's bot thinks less, and nobody waits long.
            budget = max(SHORTEST, self._budget * self._workers.share(owner))
            budget = min(budget, self._budget)
            said, _ = await worker.do(self._brain, task, budget, longest=2 * budget + GRACE)
            return said

    def _note(self, task: Task, wrong: str, level: int = logging.WARNING) -> None:
        """Tell of a mistake once, with what is public: a view or a seed is not."""
        mistake = (task.name, task.game, task.edition, wrong)
        if mistake not in self.mistakes and len(self.mistakes) < KINDS:
            log.log(level, "a bot failed", **dict(zip(_TOLD, mistake, strict=True)))
        if mistake in self.mistakes or len(self.mistakes) < KINDS:
            self.mistakes[mistake] += 1

    async def close(self) -> None:
        """End all processes."""
        await self._workers.close()
