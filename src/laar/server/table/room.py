"""A live table: one queue, one task, no locks. What is said is stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec import UNSET, UnsetType

from laar.core.game import Refused
from laar.server import metrics, repair, wire
from laar.server.errors import Busy, Denied
from laar.server.log import log
from laar.server.models import Guest, Head, Offer, bots_alone
from laar.server.store.store import Store
from laar.server.table import clock, departing, giving_up, mending, rights, signals, time_control
from laar.server.table.audience import Audience
from laar.server.table.bots import Pool
from laar.server.table.connection import Connection
from laar.server.table.giving_up import CONCEDE
from laar.server.table.inbox import Inbox
from laar.server.table.jobs import Again, Bell, Depart, Job, Leave, Renew, Sit, Wake, Wish
from laar.server.table.ledger import Ledger
from laar.server.table.loading import Loaded, Loader
from laar.server.table.match import Match
from laar.server.table.questions import Questions
from laar.server.table.seating import seats_taken
from laar.server.table.table_bots import BotSaid, TableBots
from laar.server.wire import Answer, Error, Hello, Here, Mend, Said, Signal, Undo
from laar.server.work.lookups import Lookups

RETRY = 1.0  # seconds until a table looks again whether the store is back
LONG = 0.005  # seconds: who has kept the loop longer than that rests as long


class Room:
    """One table and everyone connected to it. ``news`` hears how far the table of an event or of
    one of its duels is."""

    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        loader: Loader,
        pool: Pool,
        news: Callable[[Head], None],
        rest: float,
        lookups: Lookups,
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self.touched = self.wanted = self._loop.time()
        self._loader = loader
        self._news = news
        self._rest = rest
        self._inbox = Inbox(loaded.head.id)
        self._alarm = clock.Alarm(lambda: self._inbox.put(Bell()))
        self._table_bots = TableBots(pool, self._inbox.put)
        self._questions = Questions(lookups, pool)
        self._audience = Audience(loaded.head)
        self._ledger = Ledger(loaded, store, self._audience)
        self._sure = True  # is what we hold what is stored?
        self._go_on()
        self._task = self._loop.create_task(self._run())

    @property
    def head(self) -> Head:
        """What is known of the table beside its game."""
        return self._ledger.head

    @property
    def match(self) -> Match | None:
        """The game, once it has begun."""
        return self._ledger.match

    # -- what others call -------------------------------------------------------------------------

    def hear(self, link: Connection, said: Said) -> None:
        """Queue what a connection says, unless it says too much at once: the others wait, too."""
        self._inbox.hear(link, said)

    def leave(self, link: Connection) -> None:
        """A connection has ended."""
        self._inbox.put(Leave(), link)

    async def sit(self, guest: Guest, seat: str | None, entropy: str, deck: Any = None) -> str:
        """Take a seat and return its name; the game starts when the last one is taken."""
        sit = partial(Sit, guest.id, guest.name, seat, entropy, deck)
        return await self._inbox.ask(sit)

    async def again(self, make: Callable[[Head], Awaitable[Offer]]) -> str:
        """The table where the same people play again; ``make`` is asked one after another."""
        return await self._inbox.ask(partial(Again, make))

    async def depart(self, guest: str) -> None:
        """Someone leaves for good."""
        await self._inbox.ask(partial(Depart, guest))

    def renew(self) -> None:
        """Take over what is stored, and tell everyone."""
        self._inbox.put(Renew())

    def announce(self, text: bytes) -> None:
        """Tell everyone here the same."""
        self._audience.pass_on(text)

    def finish(self) -> bool:
        """Hear nothing more; True when all that was heard is answered."""
        self._table_bots.stop()
        return self._inbox.close()

    @property
    def idle(self) -> bool:
        """Would nobody notice if this room were put away?"""
        working = self._table_bots or self._alarm
        return not self._audience and self._inbox.empty() and not working

    async def close(self) -> None:
        """Stop; everything said so far is stored or was never acknowledged."""
        self._table_bots.stop()
        self._questions.stop()
        self._alarm.stop()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # -- the queue --------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            link, job = await self._inbox.get()
            self.touched = begun = self._loop.time()
            stored = self._ledger.stored
            try:
                if not self._sure:
                    await self._reload()
                await self._take(link, job)
            except Busy:  # the log has it, once for all tables
                self._failed(link, job)
            except Exception:
                log.exception("a table failed", table=self.head.id)
                self._failed(link, job)
            # However much is said here, the other tables have their turn.
            kept = self._loop.time() - begun if self._ledger.stored == stored else 0.0
            if kept > LONG or not self._inbox.empty():
                await asyncio.sleep(kept if kept > LONG else 0)

    def _failed(self, link: Connection | None, job: Job) -> None:
        """What is not stored has not happened: the table goes back to what is."""
        if self._sure or isinstance(job, Wake):
            self._loop.call_later(RETRY, self._inbox.put, Wake())
        self._sure = False
        if isinstance(job, Wish) and not job.done.done():
            job.done.set_exception(Denied("busy", "try again", status=503))
        elif link is not None:
            link.tell(Error("busy", "error-try-again"))

    async def _take(self, link: Connection | None, job: Job) -> None:
        if isinstance(job, BotSaid):
            await self._bot_said(job)
        elif isinstance(job, Wish):
            await self._wished(job)
        elif isinstance(job, Bell):
            await self._ring()
        elif isinstance(job, Renew):
            await self._reload()
            self._audience.tell(self.match)
        elif link is None or isinstance(job, Wake):
            return
        elif isinstance(job, Answer | Undo):
            await self._change(link, job)
        elif isinstance(job, Hello):
            await self._greet(link, job)
        elif isinstance(job, Leave):
            self._questions.leave(link)
            self._audience.go(link, self.head, self.match)
        elif isinstance(job, Signal):
            self._signal(link, job)
        elif isinstance(job, Here):
            await self._welcome(link, job)
        elif isinstance(job, Mend):
            await self._mend(link, job)
        elif isinstance(job, wire.Resign | wire.Pause):
            await self._propose(link, job)
        elif (match := self._entered(link, job.seat)) is not None:
            self._questions.ask(link, self.head, match, job)

    async def _ring(self) -> None:
        """The time for a question is over; who does not say how a damaged table goes on lets it."""
        metrics.CLOCKS.add(clock.behind(self.head))
        if self.head.damage is not None and self.head.status == "live":
            await self._decide(repair.GO_ON)
        elif (seat := clock.loser(self.head, self.match)) is not None:
            await self._lose(seat)
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Ask the bots; when the time is over, those who answer for people, too. Nobody is asked
        where people have to say first how a damaged table goes on, nor to play for nobody."""
        head, match = self.head, self.match
        self._alarm.set(head)
        if match is not None and not (match.waits or match.full or self._paused):
            self._table_bots.ask(head, match, clock.late_seats(head, match))

    @property
    def _paused(self) -> bool:
        """Do bots play alone here, and nobody has wanted to see it for a while?"""
        idle = self._loop.time() - self.wanted
        return bots_alone(self.head) and not self._audience and idle > self._rest

    async def _reload(self) -> None:
        loaded = await self._loader.load(self.head.id)
        assert loaded is not None
        self._ledger.restore(loaded)
        self._sure = True
        self._go_on()

    async def _greet(self, link: Connection, said: Hello) -> None:
        paused = self._paused
        self.wanted = self._loop.time()
        link.changes = said.changes
        self._audience.come(link, self.head, self.match)
        for seat in list(link.seats):
            self._audience.greet(link, self.match, seat, said.since)
            await asyncio.sleep(0)  # a long log takes its time
        if paused:
            self._go_on()

    # -- what changes the table -------------------------------------------------------------------

    async def _wished(self, job: Wish) -> None:
        try:
            if isinstance(job, Sit):
                told = await self._seat(job)
            elif isinstance(job, Again):
                told = await self._again(job)
            else:
                told = await self._depart(job.guest)
        except Denied as denied:
            job.done.set_exception(denied)
        else:
            job.done.set_result(told)

    async def _depart(self, guest: str) -> str:
        seat = departing.resigning(self.head, self.match, guest)
        if seat is not None and self.match is not None:
            before = self.match.last_fact
            with contextlib.suppress(Refused):
                await self._keep(seat, UNSET, self.match.answer(seat, CONCEDE), before)
        departing.vacate(self.head, guest)
        await self._ledger.keep_head()
        self._go_on()
        return seat or ""

    async def _seat(self, job: Sit) -> str:
        head, seat = seats_taken(self.head, job)
        if head.seats != self.head.seats:
            match = None
            if head.status == "live":
                match = await self._loader.match(head, self._ledger.before)
                match.start()
                clock.begins(head, match)
            await self._ledger.found(head, match)
            self._go_on()
        return seat

    async def _change(self, link: Connection, said: Answer | Undo) -> None:
        if (match := self._entered(link, said.seat, said.n)) is None:
            return
        public, before = True, match.last_fact
        try:
            if isinstance(said, Undo):
                match.undo(said.seat)
            elif said.answer == CONCEDE and giving_up.together(self.head, match):
                raise Denied("illegal", "error-consent")
            else:
                public = match.answer(said.seat, said.answer)
        except Refused as refused:
            link.tell(wire.illegal(said.seat, said.n, refused.refusals))
        except Denied as denied:
            link.tell(Error(denied.code, denied.detail, said.seat, said.n))
        else:
            await self._keep(said.seat, said.n, public, before)

    async def _bot_said(self, said: BotSaid) -> None:
        self._table_bots.heard(said)
        match = self.match
        if match is None or not rights.up_to_date(match, said.seat, said.n):
            return
        if said.wanted:
            self._audience.pass_on(wire.raw(said.reply))
        if said.choice.answer is None:
            self._go_on()  # whoever waited for it
            return
        before, turn = match.last_fact, match.turn
        candid = not self.head.hidden and match.candid(said.seat)
        try:
            public = match.answer(said.seat, said.choice.answer)
        except (Refused, Denied) as problem:  # it goes round, or the table is full
            log.warning("bot stopped", table=self.head.id, bot=said.name, why=str(problem))
            if isinstance(problem, Denied):
                self._audience.pass_on(wire.raw(Error(problem.code, problem.detail, said.seat)))
            return
        told = said.told(turn) if candid and said.choice.reasons else UNSET
        await self._keep(said.seat, UNSET, public, before, told)

    async def _mend(self, link: Connection, said: Mend) -> None:
        """Someone says how a damaged table goes on."""
        if (wrong := mending.say(self.head, link.guest, said.how)) is not None:
            link.tell(wrong)
        else:
            await self._decide(mending.decided(self.head))

    async def _decide(self, how: str | None) -> None:
        """Carry out what was decided, if it was, and keep it."""
        head, match = self.head, self.match
        assert match is not None
        since = match.last_fact
        lines = mending.carry_out(head, match, how, self._ledger.stored)
        await self._ledger.keep_head(lines, since)
        self._go_on()
        if head.hidden and how is not None:
            self._news(head)

    async def _welcome(self, link: Connection, said: Here) -> None:
        match = self._entered(link, said.seat)
        if match is not None and self._ledger.presence.back(self.head, match, said.seat):
            await self._ledger.keep_head()
            self._go_on()

    async def _propose(self, link: Connection, said: wire.Resign | wire.Pause) -> None:
        """Someone would do what all have to want."""
        match = self._entered(link, said.seat, rights.NOW)
        if match is None:
            return
        agreed = False
        try:
            if isinstance(said, wire.Pause):
                clock.pause(self.head, link.guest, said.yes)
            else:
                agreed = giving_up.say(self.head, match, link.guest, said.yes)
        except Denied as denied:
            link.tell(Error(denied.code, denied.detail, said.seat))
            return
        if agreed:
            before, n = match.last_fact, match.n(said.seat)
            await self._keep(said.seat, n, match.answer(said.seat, CONCEDE), before)
        else:
            await self._ledger.keep_head()
            self._go_on()

    async def _lose(self, late: str) -> None:
        """Someone's time is over: they give up, and who loses with them; where that cannot be, a
        bot answers."""
        match = self.match
        assert match is not None
        for seat in (lost := time_control.mates(match, late)):
            if CONCEDE in match.asides(seat):
                self.head.late = lost
                before = match.last_fact
                await self._keep(seat, UNSET, match.answer(seat, CONCEDE), before)
        self._go_on()

    async def _again(self, job: Again) -> str:
        offer = await job.make(self.head)
        if offer != self.head.again:
            self.head.again = offer
            await self._ledger.keep_head()
        return offer.table

    async def _keep(
        self, seat: str, n: int | UnsetType, public: bool, since: int, bot: Any = UNSET
    ) -> None:
        """An answer was taken: store it, tell of it, and ask the next."""
        metrics.WORKED.add(self._inbox.lasted)
        further = await self._ledger.keep(seat, n, public, since, bot)
        self._go_on()
        if further and self.head.hidden:
            self._news(self.head)

    # -- what does not ----------------------------------------------------------------------------

    def _entered(self, link: Connection, seat: str, n: rights.Number | None = None) -> Match | None:
        """The game, for who may speak for this seat; others are told that they may not."""
        if (problem := rights.problem(link, self.head, self.match, seat, n)) is not None:
            link.tell(problem)
        return self.match if problem is None else None

    def _signal(self, link: Connection, said: Signal) -> None:
        """Show the team what one of them means; nothing of it is kept."""
        if (match := self._entered(link, said.seat)) is None:
            pass
        elif isinstance(told := signals.told(link, said, match), Error):
            link.tell(told)
        else:
            self._audience.pass_on(wire.raw(told))
            self._table_bots.call(self.head, match, said.answers or [])
