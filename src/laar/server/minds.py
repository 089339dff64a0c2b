"""The bots of one table: whom to ask, once for every question, and what they said."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from laar.server import seats
from laar.server.bots import Choice, Pool, Task
from laar.server.heads import Head
from laar.server.link import Link
from laar.server.match import Match
from laar.server.wire import Error, Hint, HintFor

ADVISER = "search-2"  # the bot that gives hints
DECLINE = "decline-draw"  # what a bot says to every offer


class BotSaid(msgspec.Struct):
    """A bot has made up its mind about what its seat saw as number n."""

    seat: str
    n: int
    name: str
    choice: Choice


class Minds:
    """The bots at a table. ``post`` puts what they say into the table's queue."""

    def __init__(self, pool: Pool, post: Callable[[BotSaid], None]) -> None:
        self._pool = pool
        self._post = post
        self._thinking: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        """Let all thoughts go."""
        for task in self._tasks:
            task.cancel()

    def ask(self, head: Head, match: Match | None) -> None:
        """Ask every bot that has something to answer and is not thinking about it yet."""
        if match is None or match.play.outcome is not None:
            return
        for seat, who in head.seats.items():
            if who.kind != "bot":
                continue
            n = match.n(seat)
            if self._thinking.get(seat) == n:
                continue
            if DECLINE in match.asides(seat):
                self._thinking[seat] = n
                self._post(BotSaid(seat, n, who.name, Choice(DECLINE)))
            elif match.options(seat):
                self._thinking[seat] = n
                self._start(self._think(_task(head, match, seat, who.name), seat, n))

    def heard(self, said: BotSaid) -> None:
        """What a bot said has reached the table."""
        if self._thinking.get(said.seat) == said.n:
            del self._thinking[said.seat]

    def hint(self, head: Head, match: Match, link: Link, asked: Hint) -> None:
        """Advise a person who plays alone; between people it would be help from outside."""
        if not seats.alone(head.seats):
            link.tell(Error("illegal", "error-hint-alone", asked.seat))
        elif not match.options(asked.seat):
            link.tell(Error("illegal", "error-not-asked", asked.seat))
        elif link.advised:
            link.tell(Error("slow", "error-slow-down", asked.seat))
        else:
            link.advised = True
            task = _task(head, match, asked.seat, ADVISER)
            self._start(self._advise(link, task, asked.seat, match.n(asked.seat)))

    async def _think(self, task: Task, seat: str, n: int) -> None:
        if len(task.options) == 1:
            choice = Choice(task.options[0])
        else:
            choice = await self._pool.choose(task)
        self._post(BotSaid(seat, n, task.name, choice))

    async def _advise(self, link: Link, task: Task, seat: str, n: int) -> None:
        choice = await self._pool.choose(task)
        link.advised = False
        link.tell(HintFor(seat, n, choice.answer, choice.reasons))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _task(head: Head, match: Match, seat: str, bot: str) -> Task:
    return Task(
        head.game,
        head.edition,
        match.view(seat),
        list(match.options(seat)),
        bot,
        random.getrandbits(32),
    )
