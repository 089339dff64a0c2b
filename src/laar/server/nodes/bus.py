"""Messages between nodes, over NATS. What is lost is noticed, never missed.

All that one node says to another goes in numbered batches. A number that is left out, or silence,
breaks the *line* between the two: both forget whatever went over it and begin anew. Whoever is on
a connection that was passed comes back by itself and is told everything (passing.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from laar.server.log import log

BATCH = 262_144  # bytes, more or less
PART = 0  # the kind of a piece that is not the last
SOON: Any = 0.2  # seconds between two tries to find NATS; its library takes parts of them
PIECE = 524_288  # bytes of one message at most: NATS takes a million
EVERY = 0.5  # seconds between two signs of life on a line
SILENT = 3.0  # seconds without one until a line is broken
WAITING = 8 << 20  # bytes that may wait for a node

Item = tuple[int, int, bytes]  # of which connection, what kind, what


class Batch(msgspec.Struct, array_like=True):
    """What goes over a line at once."""

    node: int  # who says it
    begun: str  # which line: each of its beginnings has a name
    n: int
    items: list[Item]
    refused: str = ""  # a line of theirs that has lost something


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Batch).decode


class Line:
    """What goes to one other node, and what has come from there."""

    def __init__(self) -> None:
        self.begun = secrets.token_hex(4)
        self.sent = 0
        self.waiting: list[Item] = []
        self.bytes = 0
        self.theirs = ""  # the line they speak by
        self.refused = ""  # one that they spoke by
        self.got = 0
        self.parts: dict[int, list[bytes]] = {}  # of what came in pieces, by connection
        self.heard = asyncio.get_running_loop().time()


class Bus:
    """All lines of this node. ``hear`` gets what others say, ``broken`` with whom a line broke,
    ``answer`` answers what others ask."""

    def __init__(
        self,
        hear: Callable[[int, Item], None],
        broken: Callable[[int], None],
        answer: Callable[[bytes], Awaitable[bytes]],
        in_use: Callable[[], set[int]],
    ) -> None:
        self._hear, self._broken, self._answer, self._in_use = hear, broken, answer, in_use
        self._nats = Client()
        self._lines: dict[int, Line] = {}
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._subscribed: list[Any] = []
        self._closed = False
        self.node = 0
        self._name = ""

    async def connect(self, servers: str, name: str) -> None:
        """Find NATS, now or as soon as it is there."""
        self._name = name
        self._start(self._connect(servers))
        self._start(self._sending())
        self._start(self._beating())

    async def _connect(self, servers: str) -> None:
        await self._nats.connect(
            servers.split(","),
            max_reconnect_attempts=-1,
            reconnect_time_wait=SOON,
            connect_timeout=1,
            ping_interval=1,
            max_outstanding_pings=3,
            disconnected_cb=self._away,
            reconnected_cb=self._back,
            error_cb=_noted,
        )
        await self.listen(self.node)

    async def listen(self, node: int) -> None:
        """Be this node from now on."""
        if node != self.node:
            self.forget({*self._lines})  # nobody knows us by this name
        self.node = node
        if not node or not self._nats.is_connected:
            return
        for old in self._subscribed:
            with contextlib.suppress(NatsError):
                await old.unsubscribe()
        self._subscribed = [
            await self._nats.subscribe(f"{self._name}.{node}.say", cb=self._said),
            await self._nats.subscribe(f"{self._name}.{node}.ask", cb=self._asked),
        ]
        await self._nats.flush()

    async def close(self) -> None:
        """Say what is left to say and go."""
        self._closed = True
        while any(line.waiting for line in self._lines.values()) and self._nats.is_connected:
            self._wake.set()
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(NatsError, TimeoutError, OSError):
            await self._nats.flush(1)
        with contextlib.suppress(NatsError, OSError):
            await self._nats.close()

    @property
    def works(self) -> bool:
        """Can others be reached?"""
        return bool(self._nats.is_connected)

    # -- what is said -----------------------------------------------------------------------------

    def say(self, node: int, link: int, kind: int, what: bytes = b"") -> None:
        """Tell another node something; in order, or the line breaks."""
        if not self._nats.is_connected:
            self._break(node)
            return
        line = self._lines.get(node)
        if line is None:
            line = self._lines[node] = Line()
        for start in range(0, len(what) or 1, PIECE):
            more = start + PIECE < len(what)
            line.waiting.append((link, PART if more else kind, what[start : start + PIECE]))
        line.bytes += len(what)
        if line.bytes > WAITING:
            self._break(node)
        self._wake.set()

    async def ask(self, node: int, what: bytes, seconds: float = 2.0) -> bytes | None:
        """Ask another node; None when nothing came back."""
        if not self._nats.is_connected:
            return None
        try:
            told = await self._nats.request(f"{self._name}.{node}.ask", what, timeout=seconds)
        except (NatsError, TimeoutError, OSError):
            return None
        return bytes(told.data)

    async def _sending(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            for node, line in list(self._lines.items()):
                while line.waiting and self._lines.get(node) is line:
                    await self._send(node, line, self._some(line))

    def _some(self, line: Line) -> list[Item]:
        size = count = 0
        for _, _, what in line.waiting:
            size, count = size + len(what), count + 1
            if size > BATCH:
                break
        some, line.waiting = line.waiting[:count], line.waiting[count:]
        line.bytes -= size
        return some

    async def _send(self, node: int, line: Line, items: list[Item]) -> None:
        line.sent += 1
        batch = Batch(self.node, line.begun, line.sent, items, line.refused)
        try:
            await self._nats.publish(f"{self._name}.{node}.say", _encode(batch))
        except (NatsError, OSError):
            self._break(node)

    async def _beating(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            now = asyncio.get_running_loop().time()
            for node, line in list(self._lines.items()):
                if now - line.heard > SILENT:
                    log.warning("a node is silent: what was passed there begins anew", node=node)
                    self._break(node)
                else:
                    await self._send(node, line, [])

    # -- what is heard ----------------------------------------------------------------------------

    async def _said(self, message: Msg) -> None:
        batch = _decode(message.data)
        node = batch.node
        line = self._lines.get(node)
        if line is None:
            line = self._lines[node] = Line()
        if batch.begun == line.refused:
            return
        if batch.refused == line.begun:
            self._break(node)
            line = self._lines[node] = Line()
        line.heard = asyncio.get_running_loop().time()
        if batch.begun != line.theirs:
            if line.theirs:
                self._break(node)  # they began anew: so do we
                line = self._lines[node] = Line()
            line.theirs, line.got = batch.begun, 0
        line.got += 1
        if batch.n != line.got:
            log.warning("messages were lost: what was passed begins anew", node=node)
            self._break(node)
            line = self._lines[node] = Line()
            line.refused = batch.begun
            await self._send(node, line, [])
            return
        for link, kind, what in batch.items:
            if kind == PART:
                line.parts.setdefault(link, []).append(what)
            else:
                whole = b"".join((*line.parts.pop(link, ()), what))
                self._hear(node, (link, kind, whole))

    async def _asked(self, message: Msg) -> None:
        self._start(self._reply(message))

    async def _reply(self, message: Msg) -> None:
        try:
            told = await self._answer(message.data)
            await message.respond(told)
        except (NatsError, OSError):
            pass  # whoever asked asks again
        except Exception:
            log.exception("a question of another node failed")

    # -- trouble ----------------------------------------------------------------------------------

    def forget(self, nodes: set[int]) -> None:
        """These are gone."""
        for node in nodes:
            self._break(node)

    def _break(self, node: int) -> None:
        self._lines.pop(node, None)
        self._broken(node)

    async def _away(self) -> None:
        if self._closed:
            return
        log.warning("NATS is away: connections to tables of other nodes end")
        for node in [*self._lines, *self._in_use()]:
            self._break(node)

    async def _back(self) -> None:
        log.warning("NATS is back")

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _noted(problem: Exception) -> None:
    """The log has it when the connection goes and comes."""
