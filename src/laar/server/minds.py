"""The bots of one table: whom to ask, once for every question, and what they said.

Where others may cut into a question, their bots are asked first, and the bot that is asked waits
for them; people are given a moment.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from laar.server.bots import Choice, Pool, Task
from laar.server.heads import Head, alone
from laar.server.link import Link
from laar.server.match import Match
from laar.server.wire import Error, Hint, HintFor

ADVISER = "search-2"  # the bot that gives hints
DECLINE = "decline-draw"  # what a bot says to every offer
COURTESY = 1.5  # seconds a bot leaves to people who may cut in
STAND_IN = "greedy"  # the bot that answers for a person who is late


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
        self._silent: dict[str, int] = {}  # had nothing to say to what it saw as number n
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        """Let all thoughts go."""
        for task in self._tasks:
            task.cancel()

    def ask(self, head: Head, match: Match | None, late: bool = False) -> None:
        """Ask every bot that has something to answer and is not thinking about it yet; when it is
        ``late``, one for every person, too."""
        if match is None or match.play.outcome is not None:
            return
        helpers = match.helpers
        undecided = [s for s in helpers if self._undecided(head, match, s)]
        people = any(head.seats[s].kind == "human" for s in helpers)
        for seat, who in head.seats.items():
            bot = who.name if who.kind == "bot" else STAND_IN
            if who.kind != "bot" and not late:
                continue
            n = match.n(seat)
            if self._thinking.get(seat) == n or self._silent.get(seat) == n:
                continue
            if DECLINE in match.asides(seat):
                self._thinking[seat] = n
                self._post(BotSaid(seat, n, bot, Choice(DECLINE)))
            elif match.options(seat) and (seat in helpers or not undecided):
                self._thinking[seat] = n
                pause = COURTESY if people and seat not in helpers else 0.0
                self._start(self._think(_task(head, match, seat, bot), seat, n, pause))

    def heard(self, said: BotSaid) -> None:
        """What a bot said has reached the table."""
        if self._thinking.get(said.seat) == said.n:
            del self._thinking[said.seat]
        if said.choice.answer is None:
            self._silent[said.seat] = said.n

    def hint(self, head: Head, match: Match, link: Link, asked: Hint) -> None:
        """Advise a person who plays alone or in a team; between people it would be help from
        outside."""
        options = match.options(asked.seat)
        n = match.n(asked.seat)
        if not alone(head) and not match.play.game.cooperative:
            link.tell(Error("illegal", "error-hint-alone", asked.seat))
        elif not options:
            link.tell(Error("illegal", "error-not-asked", asked.seat))
        elif link.advised:
            link.tell(Error("slow", "error-slow-down", asked.seat))
        elif len(options) == 1 and asked.seat not in match.helpers:
            link.tell(HintFor(asked.seat, n, options[0], []))
        else:
            link.advised = True
            self._start(self._advise(link, _task(head, match, asked.seat, ADVISER), asked.seat, n))

    def _undecided(self, head: Head, match: Match, seat: str) -> bool:
        """Is this a bot that may still cut in?"""
        return head.seats[seat].kind == "bot" and self._silent.get(seat) != match.n(seat)

    async def _think(self, task: Task, seat: str, n: int, pause: float) -> None:
        begun = asyncio.get_running_loop().time()
        if len(task.options) == 1 and not task.cut_in:
            choice = Choice(task.options[0])
        else:
            choice = await self._pool.choose(task)
        await asyncio.sleep(begun + pause - asyncio.get_running_loop().time())
        self._post(BotSaid(seat, n, task.name, choice))

    async def _advise(self, link: Link, task: Task, seat: str, n: int) -> None:
        choice = await self._pool.choose(task)
        link.advised = False
        if choice.answer is not None and not choice.reasons:
            link.tell(Error("busy", "error-hint-lost", seat, n))
        else:
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
        match.untried(seat),
        bot,
        random.getrandbits(32),
        seat in match.helpers,
    )
