"""Reviews of finished games: asked for once, made in the background, kept; their better lines."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from laar.review.report import Review
from laar.server.errors import Denied
from laar.server.http.api import reply, tables_of, writer
from laar.server.review import pieces
from laar.server.review.reviewing import Progress, Reviewing
from laar.server.table import tasks
from laar.server.work.lookups import told


async def show(request: Request) -> Response:
    """The review of a game, or how far it is."""
    table = request.path_params["table"]
    await tables_of(request).ended(table)
    return _told(await _reviewing(request).find(table))


async def ask(request: Request) -> Response:
    """The same; where there is none it is begun."""
    guest = await writer(request)
    tables, table = tables_of(request), request.path_params["table"]
    head, lines = await tables.ended(table)
    found = await _reviewing(request).start(table, guest.id, lambda: tasks.stored(head, lines))
    return _told(found)


async def line(request: Request) -> Response:
    """The better line of a decision, step by step, as a seat would have seen it."""
    guest = await writer(request)
    tables, table = tables_of(request), request.path_params["table"]
    at, seat = request.path_params["at"], request.query_params.get("seat") or None
    head, lines = await tables.ended(table)
    if seat is not None and seat not in head.seats:
        raise Denied("malformed", f"the seats are {', '.join(head.seats)}", "seat")
    kept = await _reviewing(request).find(table)
    if not isinstance(kept, bytes):
        raise Denied("unknown", "this game has no review", "table", 404)
    decisions = msgspec.json.decode(kept, type=Review).decisions
    found = next((one for one in decisions if one.at == at), None)
    if found is None:
        raise Denied("unknown", "nothing better is known there", "at", 404)
    args = (tasks.stored(head, lines), at, found.line, seat)
    key = ("line", table, at, seat)
    made = await told(tables.checks.find(key, guest.id, pieces.line, *args))
    return Response(made, media_type="application/json")


def _reviewing(request: Request) -> Reviewing:
    found: Reviewing = request.app.state.reviewing
    return found


def _told(found: bytes | Progress | None) -> Response:
    if found is None:
        raise Denied("unknown", "this game has no review yet", "table", 404)
    if isinstance(found, Progress):
        return reply(found, 202)
    return Response(found, media_type="application/json")


ROUTES = [
    Route("/tables/{table}/review", show, methods=["GET"]),
    Route("/tables/{table}/review", ask, methods=["POST"]),
    Route("/tables/{table}/review/{at:int}", line),
]
