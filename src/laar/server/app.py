"""Routes, the WebSocket, the web client's files, and errors as JSON."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from laar.server import api, learning, library, packs, replays, workshop
from laar.server.cable import KEY, Greeting
from laar.server.errors import Denied
from laar.server.guests import same_origin
from laar.server.house import House, Settings
from laar.server.limits import Bucket
from laar.server.link import Link
from laar.server.warm import warm
from laar.server.wire import Error, raw

log = logging.getLogger("laar")
PARTS = (api, replays, learning, library, packs, workshop)  # of the HTTP side
ZIP = 4  # of 9: the rest is a little smaller and takes four times as long
STATIC = Path(__file__).with_name("static")
GUARDS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "referrer-policy": "same-origin",  # an invitation is part of the address
    "x-content-type-options": "nosniff",
}
NOT_BUILT = """<!doctype html><html lang="en"><title>Laar</title><body><h1>Laar</h1>
<p>The server runs, but the web client is not built.
Run <code>make setup</code> and start it again.</p>"""


async def table(socket: WebSocket) -> None:
    """One connection to one table."""
    house: House = socket.app.state.house
    if not same_origin(socket, house.settings.origins):
        await socket.close()
        return
    try:
        room = await house.room(socket.path_params["table"])
    except Denied:
        room = None
    await socket.accept()
    greeting: Greeting = socket.scope["state"][KEY]
    cable = greeting.take()
    if room is None:
        cable.tell(raw(Error("unknown", "error-unknown-table")))
        cable.hang_up(1008, "unknown table")
        return
    rate = house.settings.frames
    link = Link(cable, room, house.cookies.guest(socket), Bucket(rate, 2 * rate))
    cable.ear = link  # at once: the first frame may be on its way
    house.connections = cable.connections
    for data in greeting.early():
        link.heard(data)


async def health(request: Request) -> Response:
    """Alive, and the database answers."""
    await api.house_of(request).store.guest("")
    return api.reply({"ok": True})


async def page(request: Request) -> Response:
    """The web client: pages are its own affair, files with a hash in their name never change."""
    path = request.path_params["path"]
    if not (STATIC / "index.html").is_file():
        return HTMLResponse(NOT_BUILT, 503)
    files = StaticFiles(directory=STATIC)
    file, found = files.lookup_path(os.path.normpath(path))
    if found is None or not Path(file).is_file():
        if Path(path).suffix or path.startswith("assets/"):
            raise HTTPException(404)
        path = "index.html"
    response = await files.get_response(os.path.normpath(path), request.scope)
    lasting = path.startswith("assets/")
    response.headers["cache-control"] = (
        "public, max-age=31536000, immutable" if lasting else "no-cache"
    )
    return response


def denied(request: Request, problem: Exception) -> Response:
    """What was wrong, for a program and for a person."""
    assert isinstance(problem, Denied)
    error = {"code": problem.code, "message": problem.detail, "at": problem.at}
    told = {k: v for k, v in error.items() if v is not None}
    return api.reply({"error": told, **problem.more}, problem.status)


def missing(request: Request, problem: Exception) -> Response:
    """No such page, or not this way."""
    assert isinstance(problem, HTTPException)
    code = {404: "unknown", 405: "method"}.get(problem.status_code, "malformed")
    response = api.reply({"error": {"code": code, "message": problem.detail}}, problem.status_code)
    response.headers.update(problem.headers or {})
    return response


def broken(request: Request, problem: Exception) -> Response:
    """Our mistake: the log knows more, the client need not."""
    return api.reply({"error": {"code": "broken", "message": "something went wrong here"}}, 500)


class Guard:
    """Refuses what another site's page asks for, and says what browsers may do with our pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, if it may."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await scope["app"].state.house.turn()
        allowed = scope["app"].state.house.settings.origins
        reading = scope["method"] in ("GET", "HEAD")
        if not reading and not same_origin(HTTPConnection(scope), allowed):
            problem = Denied("foreign", "this page is not ours", "origin", 403)
            await denied(Request(scope), problem)(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(GUARDS)
            await send(message)

        await self.app(scope, receive, guarded)


def make_app(settings: Settings) -> Starlette:
    """The whole server as an ASGI application; it needs the WebSocket protocol of cable.py."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        warm()
        app.state.house = House(settings)
        yield
        await app.state.house.close()

    return Starlette(
        routes=[
            Mount("/api", routes=[route for part in PARTS for route in part.ROUTES]),
            Route("/healthz", health),
            WebSocketRoute("/ws/{table}", table),
            Route("/{path:path}", page),
        ],
        middleware=[
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4),
        ],
        exception_handlers={Denied: denied, HTTPException: missing, Exception: broken},
        lifespan=lifespan,
    )
