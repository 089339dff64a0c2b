"""The WebSocket under the application: uvicorn's own, with a short way in and out.

A frame goes straight to whoever listens instead of through a queue and a task, and what is to be sent goes straight
to the transport. That halves the cost of an answer, and only here can a reader who does not read be cut off.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

KEY = "laar.cable"  # where the application finds its cable in the scope
BEHIND = 1 << 20  # bytes a reader may be behind
DAWDLE = 1.0  # seconds a frame may take from its first byte to its last


class Cable(WebSocketsSansIOProtocol):
    """One connection. ``listen`` is called with every whole text frame once someone has set it."""

    listen: Callable[[bytes], None] | None = None
    _late: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find its cable."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[KEY] = self  # type: ignore[typeddict-unknown-key]  # the scope is open to extensions

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
        """Stop waiting for the rest of a frame."""
        if self._late is not None:
            self._late.cancel()
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole frame over without a queue."""
        if self.listen is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listen(bytes(data))

    def tell(self, text: bytes) -> None:
        """Send a text frame. Who is too far behind is cut off: the state comes anew with the next connection."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_text(text)
        self.transport.writelines(self.conn.data_to_send())
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
