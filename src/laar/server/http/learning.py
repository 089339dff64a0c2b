"""Lessons, puzzles and scenarios of a player's own: for the games that have them."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import laar
from laar.core.abilities import Teaches
from laar.server import requests
from laar.server.errors import Denied
from laar.server.http.api import prepared, reply, tables_of


def teacher(name: str) -> Teaches[Any]:
    """A game that teaches."""
    game = laar.game(name) if name in laar.game_names() else None
    if not isinstance(game, Teaches):
        raise Denied("unknown", f"there is nothing to learn for {name!r}", "game", 404)
    return game


async def teaching(request: Request) -> Response:
    """The lesson and the puzzles of a game."""
    return await prepared(request, teacher(request.path_params["game"]).teaching)


async def verdict(request: Request) -> Response:
    """Whether the puzzle at a table is solved."""
    game = teacher(request.path_params["game"])
    room = await tables_of(request).room(request.path_params["table"])
    if room.match is None:
        raise Denied("malformed", "the game at this table has not begun", "table")
    puzzle, play = request.path_params["puzzle"], room.match.play
    try:
        said = game.verdict(puzzle, play.edition, play.options_given, play.table)
    except ValueError as error:
        raise Denied("malformed", str(error), "puzzle") from None
    return reply({"verdict": said})


async def sketch(request: Request) -> Response:
    """A scenario read and summed up; an error names line and place."""
    wish = await requests.read(request, requests.Sketch, requests.WITH_TEXT)
    return reply(teacher(request.path_params["game"]).sketch(wish.text))


ROUTES = [
    Route("/learn/{game}", teaching),
    Route("/learn/{game}/{puzzle}/{table}", verdict),
    Route("/scenarios/{game}", sketch, methods=["POST"]),
]
