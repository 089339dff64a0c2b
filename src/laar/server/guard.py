"""What browsers may do with our pages goes with every reply, whoever writes it: the application,
its last resort when something is broken, or the connection below it."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

GUARDS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "referrer-policy": "same-origin",  # an invitation is part of the address
    "x-content-type-options": "nosniff",
}
_STARTS = ("http.response.start", "websocket.http.response.start")


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def guarded(message: Message) -> None:
            if message["type"] in _STARTS:
                MutableHeaders(scope=message).update(GUARDS)
            await send(message)

        await self.app(scope, receive, guarded)


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
