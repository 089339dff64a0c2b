"""The WebSocket under the application: uvicorn shakes hands, then the connection is ours.

A frame goes straight to whoever listens instead of through a queue and a task, and what is to be
sent goes straight to the transport. That makes an answer cheaper, only here can a reader who does
not read be cut off, and an idle connection is hardly more than its socket.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Protocol as Framing
from websockets.protocol import Side
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from laar.server.edge.guard import GUARDS, bare

KEY = "socket"  # where the application finds the greeting in the state of the scope
LOGGER = logging.getLogger("uvicorn.error")
MOST = 65_536  # bytes of a message
BEHIND = 1 << 20  # bytes a reader may be behind
TEXT = 0x81  # a whole text frame
PING, PONG = b"\x89\x00", b"\x8a\x80"  # an empty one; its answer, a mask of four bytes to come
BITE = 2048  # bytes that are taken in one go: a network brings hundreds of frames at once
DAWDLE = 1.0  # seconds a frame may take from its first byte to its last
PATIENCE = 2  # beats without a sign of life
BROKEN = '{"error":{"code":"broken","message":"something went wrong here"}}'
GRACE, RATE = 5.0, 32_768  # seconds, and bytes a second: what a reader must take of what waits


class Ear(Protocol):
    """Whoever listens to a socket."""

    def heard(self, data: bytes) -> None:
        """A whole message came."""

    def gone(self) -> None:
        """The connection has ended."""


class Socket(asyncio.Protocol):
    """One connection after the handshake."""

    __slots__ = (
        "_framing",
        "_late",
        "_left",
        "_parts",
        "_quiet",
        "_rest",
        "_stuck",
        "closing",
        "connections",
        "ear",
        "left",
        "transport",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        connections: set[Any],
        framing: Framing | None = None,
    ) -> None:
        self.transport = transport
        self.connections = connections  # of the server, which ends them when it stops
        self.ear: Ear | None = None
        self.left: Callable[[], None] | None = None  # tells who counts connections
        self.closing = False
        self._framing = framing  # only while someone talks
        self._parts: list[bytes] = []  # of a message in pieces
        self._rest = b""  # what came and has to wait
        self._late: asyncio.TimerHandle | None = None
        self._left = False
        self._stuck: asyncio.TimerHandle | None = None
        self._quiet = 0  # beats

    def data_received(self, data: bytes) -> None:
        """Take what came, bite by bite: others have their turn between two of them."""
        self._quiet = 0
        if self._left:
            return  # read only to be thrown away
        if self._rest:
            self._rest += data
        elif len(data) <= BITE:
            self._swallow(data)
        else:
            self.transport.pause_reading()
            self._rest = data
            self._bite()

    def _bite(self) -> None:
        data, self._rest = self._rest[:BITE], self._rest[BITE:]
        self._swallow(data)
        if self._left or self.transport.is_closing():
            self._rest = b""
        if self._rest:
            asyncio.get_running_loop().call_soon(self._bite)
        elif not self.transport.is_closing():
            self.transport.resume_reading()

    def _swallow(self, data: bytes) -> None:
        """A frame that does not end in time ends the connection."""
        if self._late is None and (text := only_text(data)) is not None:
            self._hear(text)
            return
        framing = self._framing
        if framing is None:
            if len(data) == 6 and data.startswith(PONG):
                return  # a mere sign of life
            framing = self._framing = Framing(Side.SERVER, max_size=MOST, logger=LOGGER)
        framing.receive_data(data)
        if framing.parser_exc is None:
            for frame in framing.events_received():
                assert isinstance(frame, Frame)
                self._take(frame)
        told = b"".join(framing.data_to_send())
        if told:
            self.transport.write(told)
        if framing.close_sent is not None and framing.parser_exc is not None:
            self._leave()
        elif framing.close_sent is not None and framing.close_rcvd is not None:
            self.closing = True
            self.transport.close()
        elif not self.closing:
            self._hurry(half_read(framing))

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._parts = []
        elif frame.opcode is not Opcode.CONT:
            return
        if not frame.fin:
            self._parts.append(bytes(frame.data))
            return
        data = bytes(frame.data) if not self._parts else b"".join((*self._parts, frame.data))
        self._parts = []
        self._hear(data)

    def _hear(self, text: bytes) -> None:
        if self.ear is not None and not self.closing:
            self.ear.heard(text)

    def _leave(self) -> None:
        """Nothing more will be said or heard. Closing with bytes unread would reset the connection,
        and the reset may overtake our close: so wait, not for long, until the other side ends."""
        self.closing = self._left = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._hurry(True)

    def _hurry(self, begun: bool) -> None:
        if begun and self._late is None:
            self._late = asyncio.get_running_loop().call_later(DAWDLE, self.transport.abort)
        elif not begun and self._late is not None:
            self._late.cancel()
            self._late = None

    def beat(self) -> None:
        """Now and then: is anyone there? What only talking needs is put away."""
        if self._quiet >= PATIENCE:
            self.transport.abort()
            return
        if self._quiet and not self.closing and not self.transport.is_closing():
            self.transport.write(PING)
        self._quiet += 1
        if self._late is None and not self.closing:
            self._framing = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for anything, and say good-bye."""
        if self._late is not None:
            self._late.cancel()
        self.resume_writing()
        self.connections.discard(self)
        left, self.left = self.left, None
        if left is not None:
            left()
        ear, self.ear = self.ear, None
        if ear is not None:
            ear.gone()

    def pause_writing(self) -> None:
        """More waits to be read than the system takes: now the reader has to read."""
        if self._stuck is None:
            seconds = GRACE + self.transport.get_write_buffer_size() / RATE
            loop = asyncio.get_running_loop()
            self._stuck = loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader has read."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def tell(self, text: bytes) -> None:
        """Send a text frame. Who is too far behind is cut off and gets the state when back."""
        if self.closing or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > BEHIND:
            self.transport.abort()
            return
        size = len(text)
        if size < 126:
            head = struct.pack("!BB", TEXT, size)
        elif size < 65_536:
            head = struct.pack("!BBH", TEXT, 126, size)
        else:
            head = struct.pack("!BBQ", TEXT, 127, size)
        self.transport.write(head + text)

    def hang_up(self, code: int, reason: str = "") -> None:
        """Close from our side and say why; who does not answer is cut off."""
        if self.closing or self.transport.is_closing():
            return
        self.closing = True
        framing = self._framing or Framing(Side.SERVER, max_size=MOST, logger=LOGGER)
        self._framing = framing
        framing.send_close(code, reason)
        self.transport.write(b"".join(framing.data_to_send()))
        self._hurry(True)

    def shutdown(self) -> None:
        """The server stops."""
        self.hang_up(1012)
        if not self.transport.is_closing():
            self._leave()


def only_text(data: bytes) -> bytes | None:
    """The text of one short masked frame, where that is all there is: nearly always."""
    size = len(data) - 6
    if 0 <= size < 126 and data[0] == TEXT and data[1] == size | 0x80:
        return apply_mask(data[6:], data[2:6])
    return None


def half_read(framing: Framing) -> bool:
    """Has a message begun and not ended? Between two messages the parser waits for more or for the
    end of the stream; a frame that is cut after its head leaves no other trace."""
    waits: Any = framing.parser
    while waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return framing.current_size is not None or waits.gi_code is not StreamReader.at_eof.__code__


class Greeting(WebSocketsSansIOProtocol):
    """One connection until the application has taken it over."""

    taken = False
    left: Callable[[], None] | None = None
    _chunks = 0

    def handle_connect(self, event: Request) -> None:
        """Let the application find its socket."""
        accept = self.conn.accept

        def guarded(request: Request) -> Response:
            response = accept(request)
            if response.status_code != 101:
                response.headers.update(GUARDS)
            return response

        self.conn.accept = guarded  # type: ignore[method-assign]
        super().handle_connect(event)
        del self.conn.accept
        if self.response.status_code == 101:
            self.scope["state"][KEY] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """It ended before anyone took it."""
        super().connection_lost(exc)
        left, self.left = self.left, None
        if left is not None:
            left()

    def data_received(self, data: bytes) -> None:
        """Count: who talks before the handshake is over has begun a frame, perhaps."""
        self._chunks += 1
        super().data_received(data)

    def send_500_response(self) -> None:
        """Our own mistake, before there was a socket."""
        if not self.initial_response and not self.handshake_complete:
            self.transport.write(bare("500 Internal Server Error", BROKEN))

    async def run_asgi(self) -> None:
        """Run the application; where it took the socket, the connection outlives its task."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a connection failed")
            self.send_500_response()
            self.taken = False
        if not self.taken:
            self.transport.close()
        # Cut the rings: then all of this is freed at once, not by the next collection.
        for heavy in ("scope", "request", "response", "conn"):
            self.__dict__.pop(heavy, None)

    def take(self) -> Socket:
        """The accepted connection."""
        connections: set[Any] = self.connections
        socket = Socket(self.transport, connections, self.conn if self._chunks > 1 else None)
        self.taken = True
        if not self.disconnected:
            socket.left, self.left = self.left, None
            connections.discard(self)
            connections.add(socket)
            self.transport.set_protocol(socket)
            if self.read_paused:
                self.transport.resume_reading()
        return socket

    def early(self) -> Iterator[bytes]:
        """What a client said before it could be heard."""
        while not self.queue.empty():
            said = self.queue.get_nowait()
            if said["type"] == "websocket.receive":
                yield (said.get("text") or "").encode() or said.get("bytes") or b""
