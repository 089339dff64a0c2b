"""The bots of one table: whom to ask, once for every question, and what they said.

Where others may cut into a question, their bots are asked first, and the bot that is asked waits
for them; people are given a moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import msgspec

from laar.server.models import Head
from laar.server.replies import BotInfo
from laar.server.table.bots import Choice, Pool, Task
from laar.server.table.dice import luck
from laar.server.table.match import Match
from laar.server.wire import Planned, Signalled

DECLINE = "decline-draw"  # what a bot says to every offer
COURTESY = 1.5  # seconds a bot leaves to people who may cut in
STAND_IN = "greedy"  # the bot that answers for a person who is late


class BotSaid(msgspec.Struct):
    """A bot has made up its mind about what its seat saw as number n."""

    seat: str
    n: int
    name: str
    choice: Choice
    wanted: str = ""  # what it was asked for, where it was called

    def told(self, turn: int | None) -> BotInfo:
        """What it said in which turn and why, for everyone."""
        choice = self.choice
        return {
            "seat": self.seat,
            "name": self.name,
            "answer": choice.answer,
            "reasons": choice.reasons,
            "why": choice.why,
            "turn": turn,
        }

    @property
    def reply(self) -> Signalled:
        """What it says to who called it."""
        yes = self.choice.answer is not None
        why = self.choice.why or "cannot"
        return Signalled(
            self.seat, "reply", answers=[Planned(self.seat, self.wanted)], yes=yes, why=why
        )


class TableBots:
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

    def ask(self, head: Head, match: Match | None, late: Collection[str] = ()) -> None:
        """Ask every bot that has something to answer and is not thinking about it yet, and one for
        everyone who is late."""
        if match is None or match.play.outcome is not None:
            return
        helpers = match.helpers
        undecided = [s for s in helpers if self._undecided(head, match, s)]
        people = any(head.seats[s].kind == "human" for s in helpers)
        for seat, who in head.seats.items():
            bot = who.name if who.kind == "bot" else STAND_IN
            if who.kind != "bot" and seat not in late:
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
                task = task_of(head, match, seat, bot)
                self._start(self._think(head, task, seat, n, pause))

    def call(self, head: Head, match: Match, steps: list[Planned]) -> None:
        """Someone asks others for these answers: the bots among them say yes or no."""
        for seat, wanted in {step.seat: step.answer for step in steps}.items():
            who, n = head.seats[seat], match.n(seat)
            if who.kind != "bot":
                continue
            if seat not in match.helpers:
                self._post(BotSaid(seat, n, who.name, Choice(None, why="cannot"), wanted))
                continue
            task = task_of(head, match, seat, who.name)
            task = msgspec.structs.replace(task, cut_in=True, wanted=wanted)
            self._start(self._think(head, task, seat, n, 0.0))

    def heard(self, said: BotSaid) -> None:
        """What a bot said has reached the table."""
        if said.wanted:
            return
        if self._thinking.get(said.seat) == said.n:
            del self._thinking[said.seat]
        if said.choice.answer is None:
            self._silent[said.seat] = said.n

    def _undecided(self, head: Head, match: Match, seat: str) -> bool:
        """Is this a bot that may still cut in?"""
        return head.seats[seat].kind == "bot" and self._silent.get(seat) != match.n(seat)

    async def _think(self, head: Head, task: Task, seat: str, n: int, pause: float) -> None:
        begun = asyncio.get_running_loop().time()
        if len(task.options) == 1 and not task.cut_in:
            choice = Choice(task.options[0])
        else:
            choice = await self._pool.choose(task, *whose(head))
        await asyncio.sleep(begun + pause - asyncio.get_running_loop().time())
        self._post(BotSaid(seat, n, task.name, choice, task.wanted))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def whose(head: Head) -> tuple[str, int]:
    """Whose share of the bots' time a table uses, and how urgent it is: bots among themselves give
    way to those whom a person waits for."""
    people = [seat.guest for seat in head.seats.values() if seat.guest]
    return people[0] if people else head.creator or head.event or head.id, int(not people)


def task_of(head: Head, match: Match, seat: str, bot: str) -> Task:
    """What a bot in a seat is asked."""
    return Task(
        head.game,
        head.edition,
        match.view(seat),
        match.untried(seat),
        bot,
        luck(head, seat, len(match.play.history)),
        seat in match.helpers,
    )
