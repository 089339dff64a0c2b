"""Routes, the WebSocket, the web client's files, and errors as JSON."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from laar.server.accounts.accounts import Accounts
from laar.server.berserk import library, packs, standings, workshop
from laar.server.berserk.hosting import Host
from laar.server.berserk.trials import Trials
from laar.server.edge import pages
from laar.server.edge.crowd import Crowd
from laar.server.edge.guard import Guard
from laar.server.edge.guests import SIGNED_IN, same_origin
from laar.server.edge.limits import Bucket
from laar.server.edge.packing import Packing
from laar.server.edge.websocket import KEY, Greeting
from laar.server.errors import Busy, Denied
from laar.server.http import (
    api,
    learning,
    lessons,
    operation,
    own_account,
    puzzles,
    ratings,
    replays,
    reviews,
    rules,
    signing_in,
)
from laar.server.lobby import api as lobby
from laar.server.lobby.seeking import Seeking
from laar.server.models import UNREADABLE
from laar.server.review.reviewing import Reviewing
from laar.server.settings import Settings
from laar.server.store.broom import sweep_for_ever
from laar.server.table.connection import Connection
from laar.server.table.room import Room
from laar.server.table.tables import Tables
from laar.server.warm import warm
from laar.server.wire import Error, raw

if TYPE_CHECKING:
    from laar.server.nodes.node import Node
    from laar.server.nodes.passing import Near

# Of the HTTP side.
PARTS = (
    *(api, rules, replays, reviews, learning, lessons, puzzles),
    *(standings, library, packs, workshop, lobby),
)
ACCOUNTS = (signing_in, own_account, ratings)  # where there are accounts
STATIC = Path(__file__).with_name("static")
FOREIGN = Denied(
    "foreign", "this page is not ours; if it is, the server needs --origins", "origin", 403
)
CROWDED = Denied("slow", "too many connections from there", status=429)
LASTING = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><title>Laar</title><body><h1>Laar</h1>
<p>The server runs, but the web client is not built.
Run <code>make setup</code> and start it again.</p>"""


def _refusal(denied: Denied) -> tuple[Error, int, str]:
    """What a connection is told that does not get to a table, and how it is closed."""
    if denied.status == 503:
        return Error("busy", "error-try-again"), 1013, "try again later"
    if denied.code == UNREADABLE:
        return Error(UNREADABLE, "error-unreadable-table"), 1008, "unreadable table"
    return Error("unknown", "error-unknown-table"), 1008, "unknown table"


async def table(socket: WebSocket) -> None:
    """One connection to one table."""
    tables: Tables = socket.app.state.tables
    if not same_origin(socket, tables.settings.origins):
        await socket.send_denial_response(told(FOREIGN))
        return
    greeting: Greeting = socket.scope["state"][KEY]
    if not _counted(socket, greeting):
        await socket.send_denial_response(told(CROWDED))
        return
    refused: tuple[Error, int, str] | None = None
    guest = tables.cookies.guest(socket)
    try:
        place = await _place(socket, socket.path_params["table"], guest)
    except Denied as denied:
        refused = _refusal(denied)
    await socket.accept()
    taken = greeting.take()
    if refused is not None:
        error, code, why = refused
        taken.tell(raw(error))
        taken.hang_up(code, why)
        return
    tables.connections = taken.connections
    # At once: the first frame may be on its way.
    if isinstance(place, Room):
        rate = tables.settings.frames
        taken.ear = Connection(taken, place, guest, Bucket(rate, 2 * rate))
    else:
        place.take(taken)
    for data in greeting.early():
        if taken.ear is not None:
            taken.ear.heard(data)
    if greeting.disconnected and taken.ear is not None:
        taken.ear.gone()  # else nobody would say so


async def _place(socket: WebSocket, table: str, guest: str) -> Room | Near:
    """A table, or the way to the node that has it."""
    node: Node | None = socket.app.state.node
    if node is None:
        tables: Tables = socket.app.state.tables
        return await tables.room(table)
    return await node.place(table, guest)


def _counted(socket: WebSocket, greeting: Greeting) -> bool:
    """Has this address not too many connections? Who came through a proxy is counted only here."""
    crowd: Crowd = socket.app.state.crowd
    host = socket.client.host if socket.client else ""
    if greeting.left is not None or crowd.is_proxy(host):
        return True
    if not crowd.enter(host):
        return False
    greeting.left = partial(crowd.leave, host)
    return True


async def page(request: Request) -> Response:
    """The web client: pages are its own affair, files with a hash in their name never change."""
    path = request.path_params["path"]
    files: dict[str, pages.Page] = request.app.state.files
    index = files.get("index.html")
    if index is None:
        return HTMLResponse(NOT_BUILT, 503)
    file = files.get(path)
    if file is not None:
        return file.told(request, LASTING if path.startswith("assets/") else "no-cache")
    if not pages.is_address(path):
        raise HTTPException(404)
    return index.told(request, status=200 if pages.is_page(path) else 404)


def told(problem: Denied) -> Response:
    """What was wrong, for a program and for a person."""
    error = {"code": problem.code, "message": problem.detail, "at": problem.at}
    said = {k: v for k, v in error.items() if v is not None}
    return api.reply({"error": said, **problem.more}, problem.status)


def denied(request: Request, problem: Exception) -> Response:
    """It cannot be granted."""
    assert isinstance(problem, Denied)
    return told(problem)


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


def gone(request: Request, problem: Exception) -> Response:
    """Who asked has hung up: nobody reads this."""
    return Response(status_code=400)


async def _recognise(scope: Scope) -> None:
    """Note who is signed in where it matters; pages and files are the same for everyone."""
    if scope["type"] == "lifespan" or not scope["path"].startswith(("/api/", "/ws/")):
        return
    accounts: Accounts | None = scope["app"].state.accounts
    session = await accounts.session(HTTPConnection(scope)) if accounts is not None else None
    # A new dict: what the server keeps there is everyone's.
    scope["state"] = {**scope.get("state", {}), SIGNED_IN: session.person if session else None}


class Ours:
    """Lets requests in by turns, and refuses what another site's page asks for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, if it may."""
        if scope["type"] != "lifespan":
            await scope["app"].state.tables.turn()
        if scope["type"] == "http":
            reading = scope["method"] in ("GET", "HEAD")
            allowed = scope["app"].state.tables.settings.origins
            if not reading and not same_origin(HTTPConnection(scope), allowed):
                await told(FOREIGN)(scope, receive, send)
                return
        try:
            await _recognise(scope)
        except Busy as busy:
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).send_denial_response(told(busy))
            else:
                await told(busy)(scope, receive, send)
            return
        await self.app(scope, receive, send)


def tables_in(app: object) -> Tables | None:
    """The tables of an application that was made here; None before it runs."""
    assert isinstance(app, Guard)
    assert isinstance(app.app, Starlette)
    return getattr(app.app.state, "tables", None)


def _node(settings: Settings) -> Node | None:
    """This server as one of several; alone it needs none of that."""
    if not settings.nats:
        return None
    from laar.server.nodes.node import Node

    return Node(settings)


def _accounts(tables: Tables) -> Accounts | None:
    """The accounts of this server, if it has any."""
    if tables.settings.accounts == "off":
        return None
    return Accounts(tables.settings, tables.store, tables.cookies)


def make_app(settings: Settings, crowd: Crowd) -> ASGIApp:
    """The server as an ASGI application; it needs the protocols of edge/{websocket,door}.py."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        warm()
        app.state.files = await asyncio.to_thread(pages.read, STATIC)
        app.state.crowd, app.state.prepared = crowd, pages.Prepared()
        node = app.state.node = _node(settings)
        tables = app.state.tables = Tables(settings, node)
        accounts = app.state.accounts = _accounts(tables)
        host, trials = app.state.host, app.state.trials = (
            Host(tables),
            Trials(node.mark) if node else Trials(),
        )
        reviewing = app.state.reviewing = Reviewing(tables.store)
        seeking = app.state.seeking = Seeking(tables)
        if node is not None:
            node.tables, node.events, node.app = tables, host, app
            await node.join()
        sweeping = asyncio.create_task(sweep_for_ever(tables.store, settings.keep, tables.holds))
        yield
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await host.close()
        await trials.close()
        await reviewing.close()
        await seeking.close()
        if accounts is not None:
            await accounts.close()
        await tables.close()
        if node is not None:
            await node.close()

    passing = []
    if settings.nats:
        from laar.server.nodes.requests import Passing

        passing = [Middleware(Passing)]
    parts = PARTS + (ACCOUNTS if settings.accounts == "on" else ())
    routes = [route for part in parts for route in part.ROUTES]
    app = Starlette(
        routes=[
            Mount("/api", Router(routes, redirect_slashes=False)),
            *operation.ROUTES,
            WebSocketRoute("/ws/{table}", table),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Packing), Middleware(Ours), *passing],
        exception_handlers={
            Denied: denied,
            HTTPException: missing,
            ClientDisconnect: gone,
            Exception: broken,
        },
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # it would build addresses out of any Host that is sent
    return Guard(app)
