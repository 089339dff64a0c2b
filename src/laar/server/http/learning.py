"""Scenarios of a player's own: for the games that have them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import laar
from laar.core.abilities import SketchesScenarios
from laar.server import requests
from laar.server.errors import Denied
from laar.server.http.api import reply


def teacher(name: str) -> SketchesScenarios:
    """A game with scenarios."""
    game = laar.game(name) if name in laar.game_names() else None
    if not isinstance(game, SketchesScenarios):
        raise Denied("unknown", f"there are no scenarios for {name!r}", "game", 404)
    return game


async def sketch(request: Request) -> Response:
    """A scenario read and summed up; an error names line and place."""
    wish = await requests.read(request, requests.Sketch, requests.WITH_TEXT)
    return reply(teacher(request.path_params["game"]).sketch(wish.text))


ROUTES = [
    Route("/scenarios/{game}", sketch, methods=["POST"]),
]
