"""A lean client for benches and tests: calls and players on raw sockets, cheap enough for load."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, cast

import msgspec

Heard = Callable[[bytes], None]


async def call(
    port: int, method: str, path: str, body: Any = None, cookie: str = "", headers: str = ""
) -> tuple[int, Any]:
    """One HTTP request; the status, and the body as data where it is JSON, else as text."""
    data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Content-Length: {len(data)}\r\nCookie: {cookie}\r\n{headers}\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(head.encode() + data)
        raw = await reader.read()
    finally:
        writer.close()
        await writer.wait_closed()
    top, _, rest = raw.partition(b"\r\n\r\n")
    status = int(top.split(b" ", 2)[1])
    if b"content-type: application/json" in top.lower():
        return status, msgspec.json.decode(rest)
    return status, rest.decode()


async def guest(port: int, name: str) -> str:
    """A new guest's cookie."""
    data = msgspec.json.encode({"name": name})
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b"
        % (len(data), data)
    )
    raw = (await reader.read()).decode()
    writer.close()
    await writer.wait_closed()
    return raw.partition("set-cookie: ")[2].partition(";")[0]


async def pair(port: int, one: str, two: str) -> str:
    """A table where two guests sit across from each other."""
    wish = {"game": "belogorye", "seats": {"bogatyrs": "me"}}
    status, made = await call(port, "POST", "/api/tables", wish, one)
    assert status == 201, made
    join = {"invite": made["invite"]}
    status, _ = await call(port, "POST", f"/api/tables/{made['id']}/join", join, two)
    assert status == 200
    return str(made["id"])


class Wire(asyncio.Protocol):
    """A WebSocket without frills: whole frames in, whole text frames out."""

    def __init__(self, port: int, table: str, cookie: str, heard: Heard) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.code = 1006
        self._buffer = bytearray()
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell who waits."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))
        if not self.closed.done():
            self.closed.set_result(self.code)

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
        start = 0
        while len(buffer) >= start + 2:
            size, at = buffer[start + 1], start + 2
            if size == 126:
                size, at = int.from_bytes(buffer[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(buffer[at : at + 8], "big"), at + 8
            if len(buffer) < at + size:
                break
            self._frame(buffer[start], bytes(buffer[at : at + size]))
            start = at + size
        del buffer[:start]

    def _frame(self, head: int, data: bytes) -> None:
        if head == 0x81:
            self.heard(data)
        elif head == 0x88:
            self.code = int.from_bytes(data[:2], "big") if data else 1005
            self.transport.close()
        elif head == 0x89:
            self.send(data, 0x8A)

    def send(self, data: bytes, head: int = 0x81) -> None:
        """Send one frame; a mask of zeros is a mask."""
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(b"%c%b\0\0\0\0%b" % (head, length, data))

    def say(self, **frame: Any) -> None:
        """Send a frame as JSON; ``seat`` is written "as"."""
        if "seat" in frame:
            frame["as"] = frame.pop("seat")
        self.send(msgspec.json.encode(frame))


async def connect(port: int, table: str, cookie: str, heard: Heard) -> Wire:
    """An open WebSocket to a table."""
    loop = asyncio.get_running_loop()
    wire = Wire(port, table, cookie, heard)
    await loop.create_connection(lambda: wire, "127.0.0.1", port)
    await wire.opened
    return wire
