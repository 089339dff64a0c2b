"""Requests that are passed: what is asked about a table over HTTP is answered by its owner."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from laar.server.nodes.node import Node

# What needs the table itself; all else is read from the database.
MARK = "."  # between the node and the rest of an id
PLACES = (
    r"/api/tables/([^/]+)(?:/(?:join|again|leave|event|pack))?",
    r"/api/puzzles/\w+/\w+/(verdict|hint)",  # at a table that the body names
    r"/api/workshop/\w+/tests/([^/]+)(?:/stop)?",  # a test of a card, which its node alone knows
)
TABLE = re.compile("|".join(PLACES))
MOST = 400_000  # bytes of a body
PASSED = "laar.passed"  # the mark of a request that comes from another node


class Asked(msgspec.Struct, tag="asked"):
    """A request."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: tuple[str, int]
    scheme: str


class Told(msgspec.Struct, tag="told"):
    """The reply; status 0: ask again."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Passing:
    """Passes requests on to the owner of the table they are about."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Here or there."""
        node: Node | None = scope["app"].state.node if scope["type"] == "http" else None
        about = TABLE.fullmatch(scope["path"]) if node is not None else None
        if node is None or about is None or PASSED in scope:
            await self.app(scope, receive, send)
            return
        body = await _body(receive)
        client = scope.get("client") or ("", 0)
        asked = Asked(
            scope["method"],
            scope["path"],
            scope["query_string"],
            [(bytes(name), bytes(value)) for name, value in scope["headers"]],
            body,
            (client[0], client[1]),
            scope["scheme"],
        )
        table, named, test = about.groups()
        if test:
            told = await node.ask(test.partition(MARK)[0], asked)
        elif table := table or (_named(body) if named else ""):
            told = await node.request(table, asked)
        else:
            told = None  # whoever asked is told here what is wrong with it
        if told is None:
            await self.app(scope, _receiving(body, receive), send)
            return
        await send({"type": "http.response.start", "status": told.status, "headers": told.headers})
        await send({"type": "http.response.body", "body": told.body})


async def carry_out(app: ASGIApp, asked: Asked) -> Told:
    """Answer a request of another node."""
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": asked.scheme,
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "query_string": asked.query,
        "root_path": "",
        "headers": asked.headers,
        "client": asked.client,
        "server": None,
        "state": {},
        PASSED: True,
    }
    told = Told(500, [], b"")

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            told.status, told.headers = message["status"], list(message["headers"])
        elif message["type"] == "http.response.body":
            told.body += message.get("body", b"")

    await app(scope, _receiving(asked.body, _nothing), send)
    return told


class _Named(msgspec.Struct):
    """As much of a body as says what it is about."""

    table: str = ""


_read = msgspec.json.Decoder(_Named).decode


def _named(body: bytes) -> str:
    """The table that a body names; empty where it names none."""
    try:
        return _read(body).table
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


async def _body(receive: Receive) -> bytes:
    body = b""
    while len(body) <= MOST:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return body


def _receiving(body: bytes, then: Receive) -> Receive:
    """A body that is here already."""
    said = False

    async def receive() -> Message:
        nonlocal said
        if said:
            return await then()
        said = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def _nothing() -> Message:
    return {"type": "http.disconnect"}
