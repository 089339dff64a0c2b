"""One person's connection to a table."""

from __future__ import annotations

from typing import Protocol

import msgspec

from laar.server.edge.limits import Bucket
from laar.server.log import log, request
from laar.server.wire import LIMIT, Error, Said, Told, raw, read

SIGNALS = (2.0, 6.0)  # a second, and in a burst
PATIENCE = 50  # bad frames a connection may send before it is closed


class Wire(Protocol):
    """What leads to a person: a socket, or the way to another node's."""

    def tell(self, text: bytes) -> None:
        """Send a text frame."""

    def hang_up(self, code: int, reason: str = "") -> None:
        """Close, and say why."""


class Place(Protocol):
    """What a connection leads to."""

    def hear(self, link: Connection, said: Said) -> None:
        """Someone says something."""

    def leave(self, link: Connection) -> None:
        """A connection has ended."""


class Connection:
    """A socket, who is at its end, and what they have been up to."""

    __slots__ = (
        "_faults",
        "_rate",
        "_signals",
        "advised",
        "changes",
        "frames",
        "guest",
        "place",
        "queued",
        "request",
        "seats",
        "socket",
    )

    def __init__(self, socket: Wire, place: Place, guest: str, frames: Bucket) -> None:
        self.socket = socket
        self.guest = guest
        self.place = place
        self.seats: list[str | None] = []  # what it speaks for; the table says
        self.changes = False  # does it take changes in the place of states?
        self.advised = False  # a hint is being thought about
        self.queued = 0  # frames that wait for their turn at the table
        self.frames = 0  # heard so far
        self.request = request()  # that it began with
        self._rate = frames
        self._signals: Bucket | None = None  # most never give one
        self._faults = 0

    def gone(self) -> None:
        """The connection has ended."""
        self.place.leave(self)

    def heard(self, data: bytes) -> None:
        """Pass every well-formed frame on; answer the others here."""
        self.frames += 1
        if len(data) > LIMIT:
            self.fault("malformed", "error-too-big")
        elif not self._rate.take():
            self.fault("slow", "error-slow-down")
        else:
            try:
                said: Said = read(data)
            except msgspec.ValidationError as problem:
                self.fault("malformed", "error-malformed", str(problem))
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                self.fault("malformed", "error-malformed", "not JSON")
            else:
                self.place.hear(self, said)

    def may_signal(self) -> bool:
        """Is it not too soon for another signal?"""
        if self._signals is None:
            self._signals = Bucket(*SIGNALS)
        return self._signals.take()

    def fault(self, code: str, message: str, detail: str = "") -> None:
        """Say what was wrong with a frame; close on those who keep sending such."""
        self._faults += 1
        log.debug("frame refused", code=code, request=self.request, frame=self.frames)
        self.tell(Error(code, message, detail=detail or msgspec.UNSET))
        if self._faults > PATIENCE:
            self.socket.hang_up(1009 if message == "error-too-big" else 1008, message)

    def tell(self, message: Told) -> None:
        """Send a message to this connection alone."""
        self.socket.tell(raw(message))
