"""The workshop of Berserk: the language for a form, and a card looked at while it is written."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from laar.core.clause import Words
from laar.games.berserk.cards.glossary import classes, keywords
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.decks.lists import NAMES, ready_deck
from laar.games.berserk.player_packs import limits
from laar.games.berserk.player_packs.board import board_of
from laar.games.berserk.player_packs.language import language
from laar.games.berserk.player_packs.language_shapes import Language
from laar.games.berserk.player_packs.packs import card_of, data_of
from laar.games.berserk.tell.component_list import row
from laar.lab.swap import Question
from laar.server import requests
from laar.server.berserk import faults
from laar.server.berserk.replies import CheckedCard, MadeTest, WorkshopLanguage
from laar.server.berserk.trials import Trials
from laar.server.errors import Denied
from laar.server.http.api import known, prepared, reply, tables_of
from laar.server.replies import MadeTable
from laar.texts import has, texts

GAME = "berserk"
CARD = 32_768  # bytes of a card that is looked at


def trials_of(request: Request) -> Trials:
    """The tests of cards on this server."""
    trials: Trials = request.app.state.trials
    return trials


async def describe(request: Request) -> Response:
    """Everything a form offers, with names in both languages."""
    return await prepared(request, _described)


def _described() -> WorkshopLanguage:
    told = language()
    fields = {field["name"] for part in told["parts"].values() for field in part["fields"]}
    labels = {name: {word: _label(name, word) for word in said} for name, said in _words(told)}
    labels["class"] = {c.id: {"ru": c.name_ru, "en": c.name_en} for c in classes().values()}
    labels["keyword"] = {k.id: {"ru": k.ru.nom, "en": k.en} for k in keywords().values()}
    return {
        **told,
        "labels": labels,
        "fields": {name: _said(f"field-{name}") for name in sorted(fields)},
        "names": {name: _said(f"part-{name}") for name in _PARTS},
        "limits": {
            "bytes": limits.BYTES,
            "cards": limits.CARDS,
            "depth": limits.DEPTH,
            "values": limits.NODES,
            "name": limits.NAME,
        },
    }


_PARTS = ("number", "triple", "words", "ref", "Selector", "CountCards", "CountChips", "CountCost")


def _words(told: Language) -> list[tuple[str, list[str]]]:
    return [
        *((name, words) for name, words in told["words"].items()),
        ("verb", list(told["verbs"])),
        ("if", list(told["conditions"])),
    ]


def _label(group: str, word: str) -> Words:
    group = {"aim": "ref"}.get(group, group)
    return _said(f"word-{group}-{word}", word)


def _said(id: str, otherwise: str = "") -> Words:
    def say(lang: str) -> str:
        return texts(lang, GAME)(id) if has(lang, GAME, id) else otherwise

    return {"ru": say("ru"), "en": say("en")}


async def cards_of_set(request: Request) -> Response:
    """The cards of the set as they are written, to begin with a copy."""
    return await prepared(request, lambda: {str(n): data_of(card) for n, card in cards().items()})


async def check(request: Request) -> Response:
    """What is wrong with a card and how it reads; nothing is kept."""
    wish = await requests.read(request, requests.OwnCard, CARD)
    card, wrong = card_of(wish.card)
    told: CheckedCard = {"errors": faults.told(wrong), "row": row(card) if card else None}
    return reply(told)


async def try_out(request: Request) -> Response:
    """A board where the card stands ready and one person leads both sides."""
    guest = await known(request)
    wish = await requests.read(request, requests.OwnCard, CARD)
    made = await tables_of(request).lay_out(GAME, board_of(_right(wish.card)), wish.dice, guest)
    told: MadeTable = {"id": made.id, "invite": made.invite}
    return reply(told, 201)


async def test(request: Request) -> Response:
    """Bot games with the card and without it, in the background."""
    guest = await known(request)
    wish = await requests.read(request, requests.CardTest, CARD)
    _right(wish.card)
    if wish.deck not in NAMES:
        raise Denied("malformed", f"the decks are {', '.join(NAMES)}", "deck")
    if wish.instead not in ready_deck(wish.deck):
        raise Denied("malformed", f"{wish.deck} has no card {wish.instead}", "instead")
    question = Question(wish.card, wish.instead, wish.deck, wish.games)
    told: MadeTest = {"id": trials_of(request).start(guest.id, question)}
    return reply(told, 201)


async def look(request: Request) -> Response:
    """How far a test is, and what it says so far."""
    response = reply(trials_of(request).find(request.path_params["test"]).shown())
    response.headers["cache-control"] = "no-store"
    return response


async def stop(request: Request) -> Response:
    """No more games; what is known stays."""
    guest = await known(request)
    return reply(trials_of(request).stop(request.path_params["test"], guest.id).shown())


def _right(value: dict[str, Any]) -> Card:
    card, wrong = card_of(value)
    if card is None:
        first = wrong[0]
        at = f"card.{first.path}".rstrip(".")
        raise Denied("malformed", first.why, at, more={"errors": faults.told(wrong)})
    return card


ROUTES = [
    Route(f"/workshop/{GAME}/language", describe),
    Route(f"/workshop/{GAME}/cards", cards_of_set),
    Route(f"/workshop/{GAME}/check", check, methods=["POST"]),
    Route(f"/workshop/{GAME}/try", try_out, methods=["POST"]),
    Route(f"/workshop/{GAME}/tests", test, methods=["POST"]),
    Route(f"/workshop/{GAME}/tests/{{test}}", look, methods=["GET"]),
    Route(f"/workshop/{GAME}/tests/{{test}}/stop", stop, methods=["POST"]),
]
