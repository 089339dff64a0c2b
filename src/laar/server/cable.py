"""The WebSocket under the application: uvicorn's own, with a short way in and out.

A frame goes straight to whoever listens instead of through a queue and a task, and what is to be
sent goes straight to the transport. That makes an answer cheaper, and only here can a reader who
does not read be cut off.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

KEY = "cable"  # where the application finds its cable in the state of the scope
BEHIND = 1 << 20  # bytes a reader may be behind
TEXT = 0x81  # a whole text frame
DAWDLE = 1.0  # seconds a frame may take from its first byte to its last


class _Nowhere(asyncio.Queue[Any]):
    """Takes what nobody will read."""

    def put_nowait(self, item: object) -> None:
        """Forget it."""


NOWHERE = _Nowhere()


class Cable(WebSocketsSansIOProtocol):
    """One connection. Once set, ``listen`` hears every whole frame and ``gone`` hears the end."""

    listen: Callable[[bytes], None] | None = None
    gone: Callable[[], None] | None = None
    _late: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find its cable."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][KEY] = self

    async def run_asgi(self) -> None:
        """Run the application; where it left someone listening, the connection outlives its task.

        An idle connection then costs a few kilobytes: no task, no scope, no headers.
        """
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a connection failed")
            self.send_500_response()
            self.listen = None
        if self.listen is None and self.close_timer is None:
            self.transport.close()
        self.queue = NOWHERE
        for heavy in ("scope", "request", "response"):
            self.__dict__.pop(heavy, None)

    def data_received(self, data: bytes) -> None:
        """Take what came; a frame that does not end in time ends the connection."""
        super().data_received(data)
        begun = bool(self.conn.reader.buffer) or self.conn.current_size is not None
        if begun and self._late is None and self.handshake_complete:
            self._late = self.loop.call_later(DAWDLE, self.transport.abort)
        elif not begun and self._late is not None:
            self._late.cancel()
            self._late = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for the rest of a frame, and say good-bye."""
        if self._late is not None:
            self._late.cancel()
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()
        # Cut the rings: then a connection is freed at once, not by the next collection.
        self.listen = self.gone = None
        self.__dict__.pop("conn", None)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole frame over without a queue."""
        if self.listen is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listen(bytes(data))

    def tell(self, text: bytes) -> None:
        """Send a text frame. Who is too far behind is cut off and gets the state when back."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = struct.pack("!BB", TEXT, size)
        elif size < 65_536:
            head = struct.pack("!BBH", TEXT, 126, size)
        else:
            head = struct.pack("!BBQ", TEXT, 127, size)
        self.transport.write(head + text)
        if self.transport.get_write_buffer_size() > BEHIND:
            self.transport.abort()

    def hang_up(self, code: int, reason: str = "") -> None:
        """Close from our side and say why."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.listen = None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.writelines(self.conn.data_to_send())
        self.close_sent = True
        self.close_timer = self.loop.call_later(DAWDLE, self.transport.abort)
