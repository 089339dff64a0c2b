"""What people ask at a table that changes nothing there: why not, what are the odds, what would a
bot do. It is worked out beside the loop; who hangs up is not waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from hashlib import blake2b
from typing import Any

import msgspec

from laar.server.edge.limits import Bucket
from laar.server.models import Head, alone
from laar.server.replies import Subject
from laar.server.table import tasks
from laar.server.table.bots import Pool, Task
from laar.server.table.connection import Connection
from laar.server.table.match import Match
from laar.server.table.table_bots import task_of
from laar.server.wire import Error, Hint, HintFor, Odds, OddsOf, Said, Why, WhyNot
from laar.server.work.lookups import Busy, Lookups, Spent
from laar.server.work.workers import TooLong

ADVISER = "search-2"  # the bot that gives hints
ABOUT: dict[type[Why | Odds | Hint], Subject] = {Why: "why", Odds: "odds", Hint: "hint"}
RATE = (20.0, 100.0)  # questions a second and connection, and in a burst


class Questions:
    """The open questions of a table's connections."""

    def __init__(self, lookups: Lookups, pool: Pool) -> None:
        self._lookups = lookups
        self._pool = pool
        self._asked: dict[Connection, tuple[Bucket, set[asyncio.Task[None]]]] = {}
        self._of: tuple[Any, ...] = ()  # which match, and how far, is packed
        self._table = b""  # once for all who ask
        self._mark = b""

    def ask(self, link: Connection, head: Head, match: Match, said: Why | Odds | Hint) -> None:
        """Answer now or later; never with more than this connection may ask for."""
        if link not in self._asked:
            self._asked[link] = Bucket(*RATE), set()
        if not self._asked[link][0].take():
            link.tell(error_about("slow", "error-slow-down", said))
        elif isinstance(said, Hint):
            self._hint(link, head, match, said)
        elif isinstance(said, Why):
            self._why(link, head, match, said)
        elif said.answer not in match.options(said.seat):
            link.tell(OddsOf(said.seat, said.answer, None))
        else:
            self._pack(head, match)
            find = self._lookups.find(
                (self._mark, "odds", said.answer),
                *(link.guest, tasks.odds, head.game, self._table, said.answer),
            )
            self._start(link, self._tell(link, said, find))

    def leave(self, link: Connection) -> None:
        """A connection has ended: nobody waits for its answers."""
        if link in self._asked:
            for task in self._asked.pop(link)[1]:
                task.cancel()

    def stop(self) -> None:
        """Let all questions go."""
        for link in list(self._asked):
            self.leave(link)

    # -- inside -----------------------------------------------------------------------------------

    def _why(self, link: Connection, head: Head, match: Match, said: Why) -> None:
        if said.answer in (*match.options(said.seat), *match.asides(said.seat)):
            link.tell(WhyNot(said.seat, said.answer, []))
            return
        self._pack(head, match)
        seat = match.seats[said.seat]
        find = self._lookups.find(
            (self._mark, "why", said.seat, said.answer),
            *(link.guest, tasks.why_not, head.game, self._table, seat, said.answer),
        )
        self._start(link, self._tell(link, said, find))

    def _pack(self, head: Head, match: Match) -> None:
        """Make the table ready to be sent, with a mark of all that it is: what was found out about
        one table holds for every table like it, and for no other."""
        if self._of != (match, *match.seen):
            self._of = (match, *match.seen)
            self._table = tasks.packed(head.game, match.play.table)
            self._mark = blake2b(self._table, digest_size=16).digest()

    async def _tell(
        self, link: Connection, said: Why | Odds, find: Coroutine[Any, Any, bytes]
    ) -> None:
        try:
            found = msgspec.Raw(await find)
        except Spent:
            link.tell(error_about("slow", "error-slow-down", said))
        except TooLong:
            link.tell(error_about("hard", "error-too-hard", said))
        except Busy:
            link.tell(error_about("busy", "error-try-again", said))
        else:
            told = OddsOf if isinstance(said, Odds) else WhyNot
            link.tell(told(said.seat, said.answer, found))

    def _hint(self, link: Connection, head: Head, match: Match, said: Hint) -> None:
        """Advise a person who plays alone or in a team; between people it would be help from
        outside."""
        options = match.options(said.seat)
        n = match.n(said.seat)
        if head.rated:
            link.tell(error_about("illegal", "error-hint-rated", said))
        elif not alone(head) and not match.play.game.cooperative:
            link.tell(error_about("illegal", "error-hint-alone", said))
        elif not options:
            link.tell(error_about("illegal", "error-not-asked", said))
        elif link.advised:
            link.tell(error_about("slow", "error-slow-down", said))
        elif len(options) == 1 and said.seat not in match.helpers:
            link.tell(HintFor(said.seat, n, options[0], []))
        else:
            link.advised = True
            task = task_of(head, match, said.seat, ADVISER)
            self._start(link, self._advise(link, task, said, n))

    async def _advise(self, link: Connection, task: Task, said: Hint, n: int) -> None:
        choice = await self._pool.choose(task, link.guest)
        link.advised = False
        if choice.answer is not None and not choice.reasons:
            link.tell(error_about("busy", "error-hint-lost", said))
        else:
            link.tell(HintFor(said.seat, n, choice.answer, choice.reasons, choice.why))

    def _start(self, link: Connection, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        mine = self._asked[link][1]
        mine.add(task)
        task.add_done_callback(mine.discard)


def error_about(code: str, message: str, said: Said) -> Error:
    """An error that says which question it is about: no answer on its way is meant."""
    if not isinstance(said, Why | Odds | Hint):
        return Error(code, message)
    about = ABOUT[type(said)]
    answer = msgspec.UNSET if isinstance(said, Hint) else said.answer
    return Error(code, message, said.seat, about=about, answer=answer)
