"""The HTTP connection under the application: uvicorn's, with a clock beside it.

Who does not say what they want, sends it drop by drop or does not take the reply is cut off; so is
who has too many connections.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from laar.server.edge.crowd import Crowd
from laar.server.edge.guard import bare

HEAD = 8.0  # seconds from the first byte to the end of a request's head
GRACE = 5.0  # seconds on top of what the rates below allow
UPLOAD, DOWNLOAD = 8192, 16_384  # bytes a second, at least
BODY = 2 << 20  # bytes: more than any request may have
BAD = '{"error":{"code":"malformed","message":"this is no HTTP request"}}'
LATE = '{"error":{"code":"slow","message":"the request took too long to come"}}'


class Door(H11Protocol):
    """One connection until it ends or becomes a WebSocket."""

    def __init__(self, crowd: Crowd, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._crowd = crowd
        self._inside = False
        self._late: asyncio.TimerHandle | None = None  # for what comes
        self._stuck: asyncio.TimerHandle | None = None  # for what goes
        self._body: float | None = None  # since when one comes
        self._got = 0  # bytes of it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let someone in, if there are not too many of them."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._inside = self._crowd.enter(self._host)
        if self._inside:
            self._hurry(HEAD)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all clocks."""
        super().connection_lost(exc)
        self._calm()
        self._drained()
        if self._inside:
            self._inside = False
            self._crowd.leave(self._host)

    # -- what comes -------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take what came, and see what is still waited for."""
        super().data_received(data)
        if self.transport.is_closing() or not self._inside:
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            if self._body is None:
                self._body, self._got = self.loop.time(), 0
                self._calm()
            self._got += len(data)
            if self._got > BODY:
                self.transport.abort()
            elif self._late is None:
                self._hurry(GRACE)
        else:
            self._body = None
            if state is not h11.IDLE:
                self._calm()
            elif self._late is None:  # the next head has begun
                self._hurry(HEAD)

    def _hurry(self, seconds: float) -> None:
        self._late = self.loop.call_later(seconds, self._time_over)

    def _calm(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _time_over(self) -> None:
        self._late = None
        if self._body is not None:
            left = self._body + GRACE + self._got / UPLOAD - self.loop.time()
            if left > 0 or self.flow.read_paused:  # or it is we who do not read
                self._hurry(max(left, 1.0))
                return
        if self._may_speak():
            self.transport.write(bare("408 Request Timeout", LATE))
        self.transport.close()
        self._watch_reader()

    def _may_speak(self) -> bool:
        """Is no reply begun or over to what comes now?"""
        if self.cycle is None:
            return True
        return not self.cycle.response_started if self._body else self.cycle.response_complete

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        if self._may_speak():
            self.transport.write(bare("400 Bad Request", BAD))
        self.transport.close()
        self._watch_reader()

    # -- what goes --------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The reader is slow."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        """The reader reads."""
        super().resume_writing()
        self._drained()

    def on_response_complete(self) -> None:
        """The last of a reply must be taken, too, before anyone forgets about it."""
        super().on_response_complete()
        self._watch_reader()

    def _watch_reader(self) -> None:
        left = self.transport.get_write_buffer_size()
        if left and self._stuck is None:
            self._stuck = self.loop.call_later(GRACE + left / DOWNLOAD, self._is_stuck)

    def _drained(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _is_stuck(self) -> None:
        self._stuck = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    # -- the way to a WebSocket -------------------------------------------------------------------

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection on; whoever has it in the end says when it is over."""
        self._calm()
        inside, self._inside = self._inside, False
        super().handle_websocket_upgrade(event)
        if not inside or self._crowd.is_proxy(self._host):
            return  # who is behind a proxy is counted by the application
        left = partial(self._crowd.leave, self._host)
        if self.transport.is_closing():
            left()
        else:
            greeting: Any = self.transport.get_protocol()
            greeting.left = left

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody needs to know."""
