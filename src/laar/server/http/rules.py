"""The rules of the games: their clauses, and the same as a book."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from laar.core.abilities import HasBook
from laar.core.book import Language
from laar.core.edition import name_of
from laar.core.game import AnyGame
from laar.server.errors import Denied
from laar.server.http.api import prepared
from laar.server.replies import BoardInfo, Book
from laar.server.table.founding import find_game

LANGUAGES: dict[str, Language] = {"ru": "ru", "en": "en"}


async def rules(request: Request) -> Response:
    """The clauses of a game, and which of them have boards to try."""
    found, edition = find_game(request.path_params["game"], request.path_params["edition"])
    return await prepared(request, lambda: _rules(found, edition))


def _rules(game: AnyGame, edition: str) -> dict[str, Any]:
    return {
        "game": game.name,
        "edition": name_of(edition),
        "revision": edition,
        "clauses": list(game.catalogue().for_edition(edition)),
        "examples": _boards(game, edition),
    }


async def book(request: Request) -> Response:
    """The rulebook of an edition in one language."""
    found, edition = find_game(request.path_params["game"], request.path_params["edition"])
    lang = LANGUAGES.get(request.path_params["lang"])
    if lang is None:
        raise Denied("unknown", f"the languages are {', '.join(LANGUAGES)}", "lang", 404)
    return await prepared(request, lambda: _book(found, edition, lang))


def _book(game: AnyGame, edition: str, lang: Language) -> Book:
    name = name_of(edition)
    other = [one for one in game.editions if one != name]
    return {
        "game": game.name,
        "edition": name,
        "revision": edition,
        "lang": lang,
        "editions": list(game.editions),
        "elsewhere": {
            clause.id: one
            for one in other
            for clause in game.catalogue().for_edition(one)
            if clause.editions and name not in clause.editions
        },
        "chapters": game.book(edition, lang) if isinstance(game, HasBook) else [],
        "clauses": [
            {
                "id": clause.id,
                "section": clause.section,
                "kind": clause.kind,
                "title": clause.title[lang],
                "text": clause.text[lang],
            }
            for clause in game.catalogue().for_edition(edition)
        ],
        "examples": _boards(game, edition),
    }


def _boards(game: AnyGame, edition: str) -> list[BoardInfo]:
    return [{"clause": b["clause"], "title": b.get("title")} for b in game.examples(edition)]


ROUTES = [
    Route("/rules/{game}/{edition}", rules),
    Route("/rules/{game}/{edition}/{lang}", book),
]
