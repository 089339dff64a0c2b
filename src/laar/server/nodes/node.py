"""This server as one of several: it claims the tables it opens, passes on connections and requests
to the owners of others, and takes up what those leave who are gone."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from typing import Any, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from laar.server.edge.guests import COOKIE
from laar.server.edge.websocket import Socket
from laar.server.errors import Busy, Denied, Elsewhere
from laar.server.models import UNREADABLE
from laar.server.nodes.bus import Bus, Item
from laar.server.nodes.lease import Lease
from laar.server.nodes.passing import AGAIN as LEAVING
from laar.server.nodes.passing import RESTART, Near, Opening, Passing
from laar.server.nodes.requests import MARK, Asked, Told, carry_out
from laar.server.settings import Settings
from laar.server.store import dialect, leases
from laar.server.store.condition import BROKEN
from laar.server.store.writer import Guard
from laar.server.table.connection import Connection, Place
from laar.server.table.room import Room
from laar.server.table.tables import Tables

CHANGED, EVENT, SPENT, CUT = 11, 12, 13, 14  # kinds of messages that belong to no connection
PATIENT = 12.0  # seconds somebody waits for the owner of a table, or for another in its place
AGAIN = 0.05  # seconds until it is asked for again
KNOWN = 100_000  # owners that are remembered
LOOK = 10.0  # seconds between two looks at the events here: a message about them may be lost


class Opened(msgspec.Struct, tag="opened"):
    """The far end is there, or why it is not; no code: ask again."""

    done: bool
    code: str = ""
    detail: str = ""
    status: int = 0


_question = msgspec.msgpack.Decoder(Opening | Asked).decode
_opened = msgspec.msgpack.Decoder(Opened).decode
_told = msgspec.msgpack.Decoder(Told).decode
_encode = msgspec.msgpack.Encoder().encode


class Events(Protocol):
    """Whoever carries events on."""

    def look(self, event: str) -> None:
        """Something has happened there."""

    async def resume(self) -> None:
        """Go on with those that nobody carries on."""


class Node:
    """This node."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._engine = dialect.connect(settings.database)
        self.lease = Lease(self._engine, self._lost, self._seen)
        self.guard: Guard | None = self.lease
        self.passing = Passing(settings.frames)
        self.bus = Bus(self._hear, self.passing.broken, self._answer, self.passing.in_use)
        self.passing.bus = self.bus
        self.tables: Tables
        self.events: Events
        self.app: ASGIApp
        self._alive: frozenset[int] = frozenset()
        self._owners: dict[str, int] = {}
        self._leaving = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def join(self) -> None:
        """Get a lease, and be heard."""
        await self.lease.join()
        self.bus.node = self.lease.epoch
        await self.bus.connect(self._settings.nats, await asyncio.to_thread(self._name))
        self._start(self._looking())

    def _name(self) -> str:
        """What those have in common who share our tables, and nobody else on the same NATS."""
        with self._engine.connect() as db:
            said = str(leases.place(db))
        return f"laar.{hashlib.sha256(said.encode()).hexdigest()[:12]}"

    async def leave(self) -> None:
        """Others may have all of it, at once."""
        if self._leaving:
            return
        self._leaving = True
        with contextlib.suppress(Busy, TimeoutError):
            async with asyncio.timeout(PATIENT):
                await self._hand_over()
        self.passing.end_all()
        await self.tables.abandon()
        with contextlib.suppress(Busy):  # what is still on its way is stored or refused
            await self.tables.store.do(lambda db: None)
        await self.lease.leave()

    async def _hand_over(self) -> None:
        """Who is at a table goes with it."""
        links = [one.ear for one in self.tables.connections if isinstance(one, Socket)]
        links += self.passing.ears()
        people: dict[Place, list[Connection]] = {}
        for link in links:
            if isinstance(link, Connection):
                people.setdefault(link.place, []).append(link)
        async for room in self.tables.hand_over():
            for link in people.get(room, []):
                link.socket.hang_up(RESTART, LEAVING)

    async def close(self) -> None:
        """Nothing is left to say."""
        await self.leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
        self._engine.dispose()

    # -- what tables ask --------------------------------------------------------------------------

    async def claim(self, table: str) -> int:
        """Own a table, or know who does."""
        epoch = self.lease.epoch
        if self._leaving or not self.lease.held:
            raise Busy("given up")
        known = self._owners.get(table, epoch)
        if known == epoch or known not in self._alive:
            known = await asyncio.to_thread(self._claim, table, epoch)
            self._owners.pop(table, None)
        if known != epoch:
            if len(self._owners) >= KNOWN:
                self._owners.clear()
            self._owners[table] = known
            raise Elsewhere(known)
        return epoch

    def _claim(self, table: str, epoch: int) -> int:
        """In a commit of its own: two nodes that claim many tables at once never wait for each
        other in a ring."""
        try:
            with self._engine.begin() as db:
                leases.enter(db, epoch)
                return leases.claim(db, table, epoch)
        except SQLAlchemyError as problem:
            raise Busy(dialect.of(self._engine).trouble(problem) or BROKEN) from None

    def holds(self, epoch: int) -> bool:
        """Has nobody else had a chance to own it since?"""
        return self.lease.holds(epoch)

    async def release(self, table: str) -> None:
        """Whoever wants it next may have it."""
        epoch = self.lease.epoch
        await self.tables.store.do(lambda db: leases.release(db, table, epoch))

    def changed(self, table: str) -> None:
        """Whoever owns it takes over what is stored."""
        self._tell_all(CHANGED, table)

    def heard(self, node: int, event: str) -> None:
        """The owner of an event shall look at it."""
        self.bus.say(node, 0, EVENT, event.encode())

    async def sit(self, table: str, guest: str, seat: str, entropy: str) -> None:
        """As if they had asked for it themselves."""
        head = await self.tables.store.head(table)
        if head is None:
            raise Denied("unknown", "there is no such table", status=404)
        body = msgspec.json.encode({"invite": head.invite, "seat": seat, "entropy": entropy})
        told = await self.request(table, self._as(guest, f"/api/tables/{table}/join", body))
        if told is None or told.status >= 400:
            raise Denied("taken", "no free seat", status=409)

    async def depart(self, table: str, guest: str) -> None:
        """As if they had asked for it themselves."""
        told = await self.request(table, self._as(guest, f"/api/tables/{table}/leave", b"{}"))
        if told is None:
            await self.tables.depart(table, guest)  # it has come here meanwhile
        elif told.status >= 500:
            raise Busy("away")

    def _as(self, guest: str, path: str, body: bytes) -> Asked:
        cookie = f"{COOKIE}={self.tables.cookies.sign(guest)}".encode()
        headers = [(b"cookie", cookie), (b"content-length", str(len(body)).encode())]
        return Asked("POST", path, b"", headers, body, ("", 0), "http")

    # -- what the edge asks -----------------------------------------------------------------------

    async def place(self, table: str, guest: str) -> Room | Near:
        """The table, here or where it is; patient while one node takes over from another."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENT
        while True:
            try:
                return await self.tables.room(table)
            except Elsewhere as there:
                near = await self._open(there.node, table, guest)
                if near is not None:
                    return near
            except Busy:
                if self._leaving:
                    raise
            if loop.time() > end:
                raise Busy("away")
            await asyncio.sleep(AGAIN)

    async def request(self, table: str, asked: Asked) -> Told | None:
        """What the owner of a table says to a request; None where that is this node."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENT
        while True:
            try:
                await self.tables.room(table)
                return None
            except Elsewhere as there:
                said = await self.bus.ask(there.node, _encode(asked))
                if said is not None and (told := _told(said)).status:
                    return told
                self._owners.pop(table, None)
            except Busy:
                if self._leaving:
                    raise
            except Denied:
                return None  # whoever asked is told here
            if loop.time() > end:
                raise Busy("away")
            await asyncio.sleep(AGAIN)

    def mark(self) -> str:
        """How an id begins of what only this node knows."""
        return f"{self.lease.epoch}{MARK}"

    async def ask(self, mark: str, asked: Asked) -> Told | None:
        """What the node with this mark says to a request; None where that is this one, or none."""
        if not mark.isdecimal() or int(mark) == self.lease.epoch:
            return None
        said = await self.bus.ask(int(mark), _encode(asked))
        told = _told(said) if said is not None else Told(0, [], b"")
        return told if told.status else None

    async def _open(self, node: int, table: str, guest: str) -> Near | None:
        near = self.passing.near(node)
        said = await self.bus.ask(node, _encode(Opening(self.bus.node, near.link, table, guest)))
        opened = Opened(False) if said is None else _opened(said)
        if opened.done:
            return near
        self.passing.drop(near)
        self._owners.pop(table, None)
        if opened.code:
            raise Denied(opened.code, opened.detail, status=opened.status)
        return None

    # -- what other nodes say ---------------------------------------------------------------------

    async def _answer(self, what: bytes) -> bytes:
        asked = _question(what)
        if isinstance(asked, Opening):
            return _encode(await self._opening(asked))
        if self._leaving or not self.lease.held:
            return _encode(Told(0, [], b""))
        return _encode(await carry_out(self.app, asked))

    async def _opening(self, opening: Opening) -> Opened:
        try:
            room = await self.tables.room(opening.table)
        except (Busy, Elsewhere):
            return Opened(False)
        except Denied as denied:
            code = denied.code if denied.code == UNREADABLE else "unknown"
            return Opened(False, code, denied.detail, denied.status)
        self.passing.far(opening, room)
        return Opened(True)

    def _hear(self, node: int, item: Item) -> None:
        _, kind, what = item
        if kind == CHANGED:
            if self.tables.holds(what.decode()):
                self._start(self.tables.renew(what.decode()))
        elif kind == EVENT:
            self.events.look(what.decode())
        elif kind == SPENT:
            self.tables.spend(what.decode())
        elif kind == CUT:
            self._cut(what.decode())
        else:
            self.passing.hear(node, item)

    def cut(self, guest: str) -> None:
        """Connections of a guest end, wherever they are and wherever they lead to."""
        self._tell_all(CUT, guest)
        self._cut_far(guest)

    def _cut(self, guest: str) -> None:
        self.tables.cut(guest, everywhere=False)
        self._cut_far(guest)

    def _cut_far(self, guest: str) -> None:
        for ear in self.passing.ears():
            if ear is not None and ear.guest == guest:
                ear.socket.hang_up(RESTART)

    def spent(self, what: str) -> None:
        """Somebody has used up some of what everyone may."""
        self._tell_all(SPENT, what)

    def _tell_all(self, kind: int, what: str) -> None:
        for node in self._alive - {self.lease.epoch}:
            self.bus.say(node, 0, kind, what.encode())

    # -- coming and going -------------------------------------------------------------------------

    def _lost(self) -> None:
        self._start(self._give_up())

    async def _give_up(self) -> None:
        """Others may own our tables by now: nothing we know of them counts."""
        if self._leaving:
            return
        self.passing.end_all()
        await self.tables.abandon()
        self._owners.clear()
        self.lease.rejoin()

    def _seen(self, alive: frozenset[int]) -> None:
        gone, self._alive = self._alive - alive, alive
        if self.bus.node != self.lease.epoch:
            self._start(self.bus.listen(self.lease.epoch))
        if gone:
            self.bus.forget(set(gone))
            self._owners = {t: n for t, n in self._owners.items() if n not in gone}
            self._start(self._take_over())

    async def _take_over(self) -> None:
        """Games that need nobody go on; the others when somebody comes."""
        await self.tables.resume_all()
        await self.events.resume()

    async def _looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            for event in self.tables.events_here():
                self.events.look(event)

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
