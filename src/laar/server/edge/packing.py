"""Replies on their way out: packed where that helps, large ones beside the tables, and in pieces,
so that a reader who does not read keeps little of ours."""

from __future__ import annotations

import asyncio
import gzip

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALL = 1000  # bytes: not worth packing
LARGE = 32_768  # bytes: packing takes long enough to be done by a thread
PIECE = 65_536
LEVEL = 4


class Packing:
    """Packs whole replies; what comes in pieces already passes as it is."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        wanted = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        start: Message | None = None

        async def packed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                begun, start = start, None
                body: bytes = message.get("body", b"")
                if not message.get("more_body") and scope["method"] != "HEAD":
                    body = await _pack(begun, body, wanted)
                    await send(begun)
                    await _send_pieces(send, body)
                    return
                await send(begun)
            await send(message)

        await self.app(scope, receive, packed)


async def _pack(start: Message, body: bytes, wanted: bool) -> bytes:
    headers = MutableHeaders(scope=start)
    if len(body) < SMALL or "content-encoding" in headers:
        return body
    headers.add_vary_header("Accept-Encoding")
    if not wanted:
        return body
    if len(body) < LARGE:
        body = gzip.compress(body, LEVEL, mtime=0)
    else:
        body = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(body))
    return body


async def _send_pieces(send: Send, body: bytes) -> None:
    for at in range(0, len(body) - PIECE, PIECE):
        piece = body[at : at + PIECE]
        await send({"type": "http.response.body", "body": piece, "more_body": True})
    rest = body[-(len(body) % PIECE or PIECE) :] if body else b""
    await send({"type": "http.response.body", "body": rest, "more_body": False})
