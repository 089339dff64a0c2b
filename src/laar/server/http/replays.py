"""Games again: record, steps, any seat's view at any step, and the check of a record, of those that
are over; of one that goes on what stood there before the last turn."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from laar.server import requests
from laar.server.errors import Denied
from laar.server.http.api import tables_of
from laar.server.table import past, tasks
from laar.server.table.tables import Tables
from laar.server.work.lookups import Find, told

T = TypeVar("T")
CHECKS = 8  # records that are checked or wait for it, of all people
HUSHED = "hushed"  # of a duel whose event goes on
LAST = 1  # the rank of a check: those who look at a game go first


async def text(request: Request) -> Response:
    """The signed record; of a game that was broken off what there is of it, unsigned."""
    table = request.path_params["table"]
    written = (await _of_game(request, tasks.record_of)).decode()
    tables = tables_of(request)
    return PlainTextResponse(
        tables.signer.sign(written) if "\nend " in written else written,
        headers={"content-disposition": f'inline; filename="{_game(written)}-{table}.laar"'},
    )


async def steps(request: Request) -> Response:
    """Every answer that counts, with the facts it led to."""
    seat = request.query_params.get("seat") or None
    return _json(await _seen(request, tasks.steps, seat))


async def step(request: Request) -> Response:
    """What a seat saw after so many answers."""
    seat, number = request.query_params.get("seat") or None, request.path_params["step"]
    at, place = divmod(number, tasks.BLOCK)
    found = msgspec.json.decode(await _seen(request, tasks.views, seat, at), type=tasks.Views)
    if place >= len(found.views):
        raise Denied("malformed", f"the game has {found.answers} answers", "step")
    return _json(bytes(found.views[place]))


async def before(request: Request) -> Response:
    """What a seat saw before a fact it was told, so that a turn can be shown once more: a player
    as the own seat, everyone as a spectator."""
    tables, path = tables_of(request), request.path_params
    table, fact, seat = path["table"], path["fact"], request.query_params.get("seat") or None
    head, lines = await past.begun(tables.loader, table, seat, tables.cookies.guest(request))
    key = (table, tasks.before.__name__, seat, fact, len(lines))
    game = tasks.stored(head, lines)
    find = tables.checks.find(key, _who(request), tasks.before, game, seat, fact)
    found = await _unless_gone(request, told(find))
    if found == b"null":
        raise Denied("unknown", "there is no such fact", "fact", 404)
    return _json(found)


async def verify(request: Request) -> Response:
    """Check a record from beginning to end, the signature against this server's key.

    What CHANCE could have given is told, too: whoever asks can draw it again.
    """
    tables, who = tables_of(request), _who(request)
    if who in tables.checking:
        raise Denied("busy", "one record at a time", status=429)
    if len(tables.checking) >= CHECKS:
        raise Denied("busy", "many records are being checked; try again", status=503)
    tables.checking.add(who)
    try:
        sent = await requests.body(request, requests.RECORD)
        trusted = tables.signer.public
        key = ("verify", hashlib.sha256(sent).digest())
        find = tables.checks.find(key, who, tasks.verify, _text(sent), trusted, rank=LAST)
        return _json(await _unless_gone(request, told(find)))
    finally:
        tables.checking.discard(who)


async def _of_game(request: Request, find: Find, *args: Any) -> bytes:
    """What a worker makes of a finished game."""
    tables, table = tables_of(request), request.path_params["table"]
    key = (table, find.__name__, *args)
    known = tables.checks.known(key)
    if known is not None:
        return known
    return await _unless_gone(request, _looked(tables, _who(request), key, find, args))


async def _looked(tables: Tables, who: str, key: Any, find: Find, args: tuple[Any, ...]) -> bytes:
    game = tasks.stored(*await tables.ended(key[0]))
    return await told(tables.checks.find(key, who, find, game, *args))


async def _seen(request: Request, find: Find, seat: str | None, *args: Any) -> bytes:
    """What a seat saw of a finished game."""
    tables, table = tables_of(request), request.path_params["table"]
    key = (table, find.__name__, seat, *args)
    known = tables.checks.known(key)
    if known is not None:
        return known

    async def look() -> bytes:
        head, lines = await past.seen(tables.loader, table, seat, tables.cookies.guest(request))
        if seat is not None and seat not in head.seats:
            raise Denied("malformed", f"the seats are {', '.join(head.seats)}", "seat")
        # What is told while an event goes on is told more fully later.
        of = (*key, HUSHED) if head.hidden else key
        game = tasks.stored(head, lines)
        return await told(tables.checks.find(of, _who(request), find, game, seat, *args))

    return await _unless_gone(request, look())


async def _unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of it; nothing goes on for someone who has hung up."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Denied("gone", "nobody waits for it", status=499)
        return task.result()
    finally:
        gone.cancel()
        task.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _who(request: Request) -> str:
    address = request.client.host if request.client else ""
    return tables_of(request).cookies.guest(request) or address


def _text(sent: bytes) -> str:
    try:
        return sent.decode()
    except UnicodeDecodeError as problem:
        raise Denied("malformed", f"not text: {problem}") from None


def _game(record: str) -> str:
    return record.partition("\ngame ")[2].partition(" ")[0]


def _json(data: bytes) -> Response:
    return Response(data, media_type="application/json")


ROUTES = [
    Route("/tables/{table}/record", text),
    Route("/tables/{table}/replay", steps),
    Route("/tables/{table}/replay/{step:int}", step),
    Route("/tables/{table}/before/{fact:int}", before),
    Route("/verify", verify, methods=["POST"]),
]
