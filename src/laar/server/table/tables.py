"""All tables of this server: new ones, live ones, and those that wait on the disk."""

from __future__ import annotations

import asyncio
import gc
import itertools
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

from laar.games.lessons import Lesson
from laar.server import requests, seats, series
from laar.server.edge.guests import Cookies, secret
from laar.server.edge.limits import Buckets
from laar.server.edge.turns import Turns
from laar.server.edge.websocket import Socket
from laar.server.errors import Busy, Denied, Elsewhere
from laar.server.log import log
from laar.server.models import (
    UNREADABLE,
    Guest,
    Head,
    Line,
    Offer,
    bots_alone,
    goes_on,
    has_bots,
    ticking,
)
from laar.server.settings import Settings
from laar.server.store import folder
from laar.server.store.dialect import connect
from laar.server.store.store import Store
from laar.server.table import bots, clock, founding, past, rematch, tasks
from laar.server.table.dice import draw_lot
from laar.server.table.loading import Loader, patiently
from laar.server.table.match import Match
from laar.server.table.owning import Alone, Owning
from laar.server.table.quota import Quota
from laar.server.table.room import Room
from laar.server.table.sign import Signer
from laar.server.times import LONGEST
from laar.server.work.lookups import Lookups, told
from laar.server.work.workers import Workers

COME_BACK = 1012  # how a connection is closed that shall be made anew
BEAT = 20.0  # seconds between two signs of life of a connection
FEW = 20  # connections looked at without a break
SWEEP = 30.0  # seconds between looks for tables nobody sits at
LOOKED_UP = 5  # live games taken from the disk for one list of tables
WHOLE = 20  # every so many sweeps all memory is looked through
DAY = 24 * 3600
LOOKING, CHECKING = 2, 10  # how much workers give way: odds and reasons, records
ASKED, CHECKED = 100, 16  # questions of one person that may wait


class Tables:
    """The tables, and what they share."""

    def __init__(self, settings: Settings, owning: Owning | None = None) -> None:
        self.settings = settings
        self.owning = owning or Alone()
        folder.make_private(settings.data, settings.database)
        self.cookies = Cookies(secret(settings.cookie_secret, settings.data / "cookie.key"))
        self.signer = Signer(settings.data / "record.key", settings.signing_key)
        self.store = Store(
            connect(folder.address(settings.data, settings.database)), self.owning.guard
        )
        self.loader = Loader(self.store)
        self.pool = bots.Pool(bots.by_cores(int(settings.bots)), settings.thinking)
        # Two kinds: nobody who plays waits for the check of a record.
        self.lookups = Lookups(Workers(1, LOOKING, ASKED, 4 * ASKED), settings.work)
        self.checks = Lookups(Workers(1, CHECKING, CHECKED, 4 * CHECKED), settings.work)
        self.checking: set[str] = set()  # whose records
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._founding: set[str] = set()  # tables with bots that are not stored yet
        self._makers = Buckets(settings.tables, 20)
        self._quota = Quota(int(settings.bot_tables), int(settings.crowd), self._busy)
        self.visitors = Buckets(settings.visits, 100)
        self.connections: set[Any] = set()  # of the server, as soon as there is one
        self.news: Callable[[Head], None] | None = None  # hears how far tables of events are
        self.turn = Turns()
        self.stopping = False
        self._chores = [
            asyncio.create_task(self._beating()),
            asyncio.create_task(self.lookups.warm_up()),
            asyncio.create_task(self.pool.warm_up()),
            asyncio.create_task(self._sweeping()),
        ]
        self.resumed = asyncio.create_task(self.resume_all())

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def sockets(self) -> int:
        """How many WebSockets are open."""
        return sum(isinstance(one, Socket) for one in self.connections)

    async def finish(self, seconds: float) -> None:
        """The server stops: what was said at the tables is answered, as far as that is soon."""
        self.stopping = True
        end = time.monotonic() + seconds
        while not self._finished() and time.monotonic() < end:
            await asyncio.sleep(0.01)

    def _finished(self) -> bool:
        return all([room.finish() for room in self._rooms.values()])  # noqa: C419 of every room

    async def close(self) -> None:
        """Stop the tables, then the store."""
        chores = [*self._chores, self.resumed]
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await self.loader.close()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        await self.owning.leave()
        await asyncio.gather(self.pool.close(), self.lookups.close(), self.checks.close())
        await self.store.close()

    # -- tables that are there --------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """A table by its name, taken from the disk if need be."""
        room = self._rooms.get(table)
        if room is None:
            if table not in self._opening:
                opening = self._opening[table] = asyncio.create_task(self._open(table))
                opening.add_done_callback(_heed)  # whoever wanted it may have gone
            room = await asyncio.shield(self._opening[table])
        if room is None:
            raise Denied("unknown", "there is no such table", status=404)
        room.touched = room.wanted = asyncio.get_running_loop().time()
        return room

    def holds(self, table: str) -> bool:
        """Is this table in memory?"""
        return table in self._rooms or table in self._opening

    async def renew(self, table: str) -> None:
        """What is stored of a table has changed: if it is in memory, it takes that over."""
        if self.holds(table):
            (await self.room(table)).renew()
        else:
            self.owning.changed(table)

    async def depart(self, table: str, guest: str) -> None:
        """A guest leaves a table for good; what cannot be opened any more is left as it is."""
        try:
            await (await self.room(table)).depart(guest)
        except Elsewhere:
            await self.owning.depart(table, guest)
        except Busy:
            raise
        except Denied:
            pass  # the log knows

    def cut(self, guest: str, everywhere: bool = True) -> None:
        """End the connections of a guest: who is still known comes back."""
        for one in list(self.connections):
            if isinstance(one, Socket) and getattr(one.ear, "guest", None) == guest:
                one.hang_up(COME_BACK)
        if everywhere:
            self.owning.cut(guest)

    async def standings(self, heads: list[Head]) -> dict[str, Match]:
        """The games of live tables; a few are taken from the disk at a time."""
        left = LOOKED_UP
        found = {}
        for head in heads:
            if head.status != "live":
                continue
            if head.id not in self._rooms:
                left -= 1
                if left < 0:
                    continue
            try:
                match = (await self.room(head.id)).match
            except Elsewhere:
                loaded = await self.loader.load(head.id)
                match = loaded and loaded.match
            except Denied:
                continue  # it is listed as far as its head can tell
            if match is not None:
                found[head.id] = match
        return found

    async def _open(self, table: str) -> Room | None:
        try:
            epoch = await self.owning.claim(table)
            loaded = await self.loader.load(table)
            if loaded is None:
                await self.owning.release(table)
                return None
            if not self.owning.holds(epoch):
                raise Busy("given up")  # while it was read
            room = self._rooms[table] = Room(
                loaded,
                self.store,
                self.loader,
                self.pool,
                self._hear,
                self.settings.rest,
                self.lookups,
            )
            return room
        finally:
            del self._opening[table]

    def _hear(self, head: Head) -> None:
        if self.news is not None:
            self.news(head)

    async def sweep(self) -> int:
        """Put tables away that nobody has used for a while; how many are left in memory."""
        late = asyncio.get_running_loop().time() - self.settings.rest
        for table, room in list(self._rooms.items()):
            if room.idle and room.touched < late:
                del self._rooms[table]
                await room.close()
                await self.owning.release(table)
        return len(self._rooms)

    async def _sweeping(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(SWEEP)
            await self.sweep()
            if number % WHOLE == 0:
                gc.collect()

    async def _beating(self) -> None:
        """See who is still there, a few at a time: nobody waits for five thousand pings."""
        while True:
            await asyncio.sleep(BEAT)
            sockets = [one for one in self.connections if isinstance(one, Socket)]
            for number, socket in enumerate(sockets):
                socket.beat()
                if number % FEW == 0:
                    await asyncio.sleep(0)

    async def abandon(self) -> None:
        """Other servers may own all tables by now: whoever is here comes back and finds them."""
        rooms, self._rooms = self._rooms, {}
        await asyncio.gather(*(room.close() for room in rooms.values()))
        for one in list(self.connections):
            if isinstance(one, Socket):
                one.hang_up(COME_BACK)

    async def hand_over(self) -> AsyncIterator[Room]:
        """Give tables up one after another: whoever owns them next need not open all at once."""
        while self._rooms:
            table, room = self._rooms.popitem()
            await room.close()
            await self.owning.release(table)
            yield room

    def events_here(self) -> list[str]:
        """Tables of events that are not over, as far as they are in memory."""
        heads = [room.head for room in self._rooms.values()]
        return [head.id for head in heads if head.hidden and not head.event]

    async def resume_all(self) -> None:
        """Games of the last day that need nobody to go on do so after a restart, and all whose
        clocks run."""
        now = int(time.time())
        for head in await patiently(lambda: self.store.free_tables(now - DAY)):
            bad = head.status == UNREADABLE  # the log shall know
            if bad or (goes_on(head) and not bots_alone(head)):
                await self.resume(head.id)
        for head in await patiently(lambda: self.store.free_changed(now - DAY - LONGEST)):
            if ticking(head) and not self.holds(head.id):
                await self.resume(head.id)

    async def resume(self, table: str) -> None:
        """Take a table from the disk that nobody waits for; what is wrong with it is its own."""
        try:
            await patiently(lambda: self.room(table))
        except Denied:
            pass  # the log knows
        except Exception:
            log.exception("a table could not be resumed", table=table)

    # -- new tables -------------------------------------------------------------------------------

    async def create(self, wish: requests.NewTable, guest: Guest) -> Head:
        """A new table as asked for."""
        self._count(guest)
        return await self._begin(founding.new(wish, guest), [], guest)

    async def try_out(self, wish: requests.Try, guest: Guest) -> tuple[Head, dict[str, Any]]:
        """A board set up from an example of the rules, and the example."""
        self._count(guest)
        head, lines, board = founding.board(wish, guest)
        return await self._begin(head, lines, guest), board

    async def lay_out(self, game: str, options: dict[str, Any], dice: str, guest: Guest) -> Head:
        """A board on which something is tried; one person leads all seats."""
        self._count(guest)
        return await self._begin(founding.drawn(game, options, dice, guest), [], guest)

    async def lesson(self, game: str, lesson: Lesson, step: int, guest: Guest) -> Head:
        """A table at a step of a lesson; one person leads all seats."""
        self._count(guest)
        return await self._begin(*founding.lesson(game, lesson, step, guest), guest)

    async def branch(self, table: str, wish: requests.Branch, guest: Guest) -> Head:
        """Another course of a finished game from one of its answers on."""
        self._count(guest)
        game = tasks.stored(*await self.ended(table))
        made = await told(self.checks.work(guest.id, tasks.branch, game, wish, guest))
        return await self._begin(*tasks.branched(made), guest)

    async def again(self, table: str, wish: requests.Again, guest: Guest) -> str:
        """Another game of the same people: the first who wants it founds the table, the others
        are led to their seats there."""
        self._count(guest)
        room = await self.room(table)
        rematch.check(room.head, guest)
        wish.swap = wish.swap or series.goes_on(room.head)
        return await room.again(lambda old: self._offer(old, wish, guest))

    async def _offer(self, old: Head, wish: requests.Again, guest: Guest) -> Offer:
        offer = old.again
        if offer is not None:
            head = await self.store.head(offer.table)
            if head is not None and head.status != "over":
                for name, seat in rematch.places(old, offer.swap).items():
                    if seat.guest == guest.id:
                        await self._sit(offer.table, guest, name, wish.entropy)
                return offer
        made = await self._begin(rematch.head(old, wish, guest), [], guest)
        return Offer(made.id, seats.held(old.seats, guest.id)[0], wish.swap)

    async def _sit(self, table: str, guest: Guest, seat: str, entropy: str) -> None:
        try:
            await (await self.room(table)).sit(guest, seat, entropy)
        except Elsewhere:
            await self.owning.sit(table, guest.id, seat, entropy)

    async def ended(self, table: str) -> tuple[Head, list[Line]]:
        """What is stored of a game that is over; it never changes."""
        return await past.ended(self.loader, table)

    async def _begin(self, head: Head, lines: list[Line], guest: Guest) -> Head:
        """Store a new table that someone has asked for."""
        if not has_bots(head):
            return await self.found(head, lines)
        self._quota.check(guest)
        self._quota.add(head.id, guest)
        self._founding.add(head.id)
        try:
            return await self.found(head, lines)
        finally:
            self._founding.discard(head.id)

    def _count(self, guest: Guest) -> None:
        """Before anything is worked out: nobody makes many tables a second."""
        if not self._makers.take(guest.id):
            raise Denied("slow", "too many new tables; wait a little", status=429)
        self.owning.spent(guest.id)

    def spend(self, guest: str) -> None:
        """Someone has made a table at another server."""
        self._makers.take(guest)

    def _busy(self, table: str) -> bool:
        """Is somebody at a table, or does a bot think there?"""
        room = self._rooms.get(table)
        return table in self._founding or (room is not None and not room.idle)

    async def found(self, head: Head, lines: list[Line]) -> Head:
        """Store a new table; where nobody is waited for the game starts at once."""
        if head.status == "open" and seats.full(head.seats):
            draw_lot(head)
            match = await self.loader.match(head, lines) if lines else Match(head, lines)
            lines = founding.start(head, match)
            clock.begins(head, match)
        await self.store.create(head, lines)
        if goes_on(head):
            await self.room(head.id)
        return head


def _heed(task: asyncio.Task[Any]) -> None:
    """What went wrong is told to those who wait; that nobody does is no news for the log."""
    if not task.cancelled():
        task.exception()
