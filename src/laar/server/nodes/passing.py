"""Connections that are passed to the node that owns the table.

Where a person is connected there is the *near* end: it sends on what the socket hears and writes
what comes back. At the owner is the *far* end: to the table it is a socket like any other. An end
that is lost ends the other; the client comes back by itself and is told everything.
"""

from __future__ import annotations

import asyncio
import itertools

import msgspec

from laar.server.edge.limits import Bucket
from laar.server.edge.websocket import Socket
from laar.server.nodes.bus import Bus, Item
from laar.server.table.connection import Connection
from laar.server.table.room import Room

SAID, TOLD, GONE, CLOSED = 1, 2, 3, 4  # to the owner, from it; gone, from there
PATIENT = 30.0  # seconds until an end that nobody takes is given up
RESTART, AGAIN = 1012, "come back"  # how a client is told to connect anew


class Near:
    """The end where the person is."""

    def __init__(self, passing: Passing, node: int, link: int) -> None:
        self.node = node
        self.link = link
        self._passing = passing
        self._socket: Socket | None = None
        self._early: list[bytes] = []  # told before there was a socket
        self._closed: tuple[int, str] | None = None

    def take(self, socket: Socket) -> None:
        """From now on this is the socket."""
        self._socket = socket
        socket.ear = self
        for text in self._early:
            socket.tell(text)
        self._early = []
        if self._closed is not None:
            self.close(*self._closed)

    def heard(self, data: bytes) -> None:
        """Send it on."""
        self._passing.bus.say(self.node, self.link, SAID, data)

    def gone(self) -> None:
        """The person has left."""
        if self._passing.drop(self):
            self._passing.bus.say(self.node, self.link, GONE)

    def expire(self) -> None:
        """Nobody has taken it for a long while."""
        if self._socket is None:
            self.gone()

    def tell(self, text: bytes) -> None:
        """The table says something."""
        if self._socket is None:
            self._early.append(text)
        else:
            self._socket.tell(text)

    def close(self, code: int, reason: str) -> None:
        """The other end is gone."""
        self._closed = code, reason
        if self._socket is not None:
            self._socket.hang_up(code, reason)


class Far:
    """The end at the table: as good as a socket."""

    def __init__(self, passing: Passing, node: int, link: int) -> None:
        self.node = node
        self.link = link
        self._passing = passing
        self.ear: Connection | None = None

    def tell(self, text: bytes) -> None:
        """Send it to where the person is."""
        if self.ear is not None:
            self._passing.bus.say(self.node, self.link, TOLD, text)

    def hang_up(self, code: int, reason: str = "") -> None:
        """End the connection of the person."""
        if self._passing.drop_far(self):
            self._passing.bus.say(self.node, self.link, CLOSED, f"{code} {reason}".encode())
            self.gone()

    def gone(self) -> None:
        """The other end is gone."""
        ear, self.ear = self.ear, None
        if ear is not None:
            ear.gone()


class Opening(msgspec.Struct, tag="opening"):
    """What the owner is told of a new connection."""

    node: int
    link: int
    table: str
    guest: str


class Passing:
    """All ends at this node."""

    def __init__(self, frames: float) -> None:
        self.bus: Bus
        self._frames = frames
        self._numbers = itertools.count(1)
        self._near: dict[tuple[int, int], Near] = {}
        self._far: dict[tuple[int, int], Far] = {}

    def in_use(self) -> set[int]:
        """The nodes at the other ends."""
        return {node for node, _ in (*self._near, *self._far)}

    def near(self, node: int) -> Near:
        """A new near end."""
        near = Near(self, node, next(self._numbers))
        self._near[node, near.link] = near
        asyncio.get_running_loop().call_later(PATIENT, near.expire)
        return near

    def far(self, opening: Opening, room: Room) -> None:
        """A new far end, at this table."""
        far = Far(self, opening.node, opening.link)
        self._far[opening.node, opening.link] = far
        bucket = Bucket(self._frames, 2 * self._frames)
        far.ear = Connection(far, room, opening.guest, bucket)

    def drop(self, near: Near) -> bool:
        """This near end is no more; was it?"""
        return self._near.pop((near.node, near.link), None) is not None

    def drop_far(self, far: Far) -> bool:
        """This far end is no more; was it?"""
        return self._far.pop((far.node, far.link), None) is not None

    def hear(self, node: int, item: Item) -> None:
        """Another node says something about one of its connections or of ours."""
        link, kind, what = item
        if kind in (SAID, GONE):
            self._for_far(node, link, kind, what)
        else:
            self._for_near(node, link, kind, what)

    def _for_far(self, node: int, link: int, kind: int, what: bytes) -> None:
        far = self._far.get((node, link))
        if far is None:
            if kind == SAID:
                self.bus.say(node, link, CLOSED, f"{RESTART} {AGAIN}".encode())
        elif kind == GONE:
            self.drop_far(far)
            far.gone()
        elif far.ear is not None:
            far.ear.heard(what)

    def _for_near(self, node: int, link: int, kind: int, what: bytes) -> None:
        near = self._near.get((node, link))
        if near is None:
            if kind == TOLD:
                self.bus.say(node, link, GONE)
        elif kind == TOLD:
            near.tell(what)
        elif kind == CLOSED:
            self.drop(near)
            code, _, reason = what.decode().partition(" ")
            near.close(int(code), reason)

    def ears(self) -> list[Connection | None]:
        """Those who listen to the far ends."""
        return [far.ear for far in self._far.values()]

    def broken(self, node: int) -> None:
        """What went to this node and came from there is lost, perhaps."""
        for near in [one for one in self._near.values() if one.node == node]:
            self.drop(near)
            near.close(RESTART, AGAIN)
        for far in [one for one in self._far.values() if one.node == node]:
            self.drop_far(far)
            far.gone()

    def end_all(self) -> None:
        """This node has lost its tables."""
        for far in list(self._far.values()):
            far.hang_up(RESTART, AGAIN)
