"""Looking for a game over HTTP: begin, ask how it stands every few seconds, or stop."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from laar.server import requests
from laar.server.http.api import known, reply, tables_of, writer
from laar.server.lobby.seeking import Seeking
from laar.server.lobby_replies import SeekInfo, SeekState
from laar.server.times import TimeControl


async def begin(request: Request) -> Response:
    """Look for a game, in the place of what one looked for."""
    guest = await writer(request)
    wish = await requests.read(request, requests.Seek)
    await _seeking(request).enter(wish, guest)
    return reply(_state(request, guest.id), 201)


async def stands(request: Request) -> Response:
    """How does it stand? Whoever asks no more has gone."""
    return reply(_state(request, tables_of(request).cookies.guest(request)))


async def stop(request: Request) -> Response:
    """Look no more."""
    guest = await known(request)
    _seeking(request).leave(guest.id)
    return reply(_state(request, guest.id))


def _seeking(request: Request) -> Seeking:
    found: Seeking = request.app.state.seeking
    return found


def _state(request: Request, guest: str) -> SeekState:
    seeking = _seeking(request)
    waiting = seeking.waiting(guest)
    if waiting is None:
        return SeekState(table=seeking.table_of(guest), seek=None)
    sought = waiting.sought
    expected = waiting.expected
    info = SeekInfo(
        game=sought.game,
        mode=sought.mode,
        control=TimeControl(sought.seconds, sought.each, sought.increment),
        rated=sought.rated,
        best_of=sought.best_of,
        waited=int(waiting.waited),
        least=round(waiting.points - waiting.band),
        most=round(waiting.points + waiting.band),
        looking=waiting.looking,
        expected=None if expected is None else max(1, round(expected)),
    )
    return SeekState(table=None, seek=info)


ROUTES = [
    Route("/seek", begin, methods=["POST"]),
    Route("/seek", stands, methods=["GET"]),
    Route("/seek/stop", stop, methods=["POST"]),
]
