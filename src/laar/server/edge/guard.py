"""What browsers may do with our pages goes with every reply, whoever writes it: the application,
its last resort when something is broken, or the connection below it."""

from __future__ import annotations

import asyncio

from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from laar.server.log import CAUSE, log, new_request, wants_all

GUARDS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "referrer-policy": "same-origin",  # an invitation is part of the address
    "x-content-type-options": "nosniff",
}
STOPS = '{"error":{"code":"busy","message":"the server stops; try again soon"}}'
NAMED = "x-request-id"  # by which the log knows a request
_STARTS = ("http.response.start", "websocket.http.response.start")


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; when the server stops, whoever still waits is told so."""
        begun, status = False, 0
        own = new_request()
        CAUSE.set((own, 0))

        async def guarded(message: Message) -> None:
            nonlocal begun, status
            begun = True
            if message["type"] in _STARTS:
                status = message["status"]
                MutableHeaders(scope=message).update(GUARDS | {NAMED: own})
            elif message["type"] == "websocket.accept":
                status = 101
                message["headers"] = [*message.get("headers", ()), (NAMED.encode(), own.encode())]
            await send(message)

        try:
            await self.app(scope, receive, guarded)
        except asyncio.CancelledError:
            if begun or scope["type"] != "http":
                raise
            await Response(STOPS, 503, media_type="application/json")(scope, receive, guarded)
        finally:
            if scope["type"] != "lifespan" and wants_all():
                _note(scope, status)


def _note(scope: Scope, status: int) -> None:
    """A line about a request: by its route, since addresses carry invitations."""
    route = getattr(scope.get("route"), "path", "")
    log.debug("request", method=scope.get("method", "GET"), route=route, status=status)


def bare(status: str, said: str) -> bytes:
    """A whole reply for those who have not got as far as the application."""
    body = said.encode()
    head = {
        **GUARDS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
    return f"HTTP/1.1 {status}\r\n{lines}\r\n".encode() + body
