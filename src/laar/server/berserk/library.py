"""The cards of Berserk with what proves them, and the decks people build from them."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from laar.games.berserk.cards.card_tests import proofs
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.decks import deck_check, deck_text
from laar.games.berserk.decks.lists import LEAST, NAMES, most_copies, ready_deck
from laar.server import requests
from laar.server.berserk import deck_store
from laar.server.errors import Denied
from laar.server.http.api import known, prepared, reply, tables_of, writer

GAME = "berserk"


def warm() -> None:
    """Read the cards and what proves them."""
    cards()
    proofs()


async def proven(request: Request) -> Response:
    """Every card: the clauses its paragraphs rest on and the tests that pin them."""
    return await prepared(request, lambda: {"cards": proofs()})


async def decks(request: Request) -> Response:
    """One's own decks, the ready ones, and what limits there are."""
    own = await (await _decks(request)).all()
    await tables_of(request).turn()
    response = reply(
        {"decks": [_told(deck) for deck in own], "ready": _ready(), "limits": _limits()}
    )
    response.headers["cache-control"] = "no-store"
    return response


async def add(request: Request) -> Response:
    """A new deck; one that may not be played yet is kept all the same."""
    mine = await _decks(request, writing=True)
    wish = await requests.read(request, requests.NewDeck)
    made = await mine.add(_name(wish.name), _kept(_deck(wish.cards)))
    if made is None:
        raise Denied("full", f"at most {deck_store.MOST} decks are kept; delete one", "deck", 409)
    return reply(_told(made), 201)


async def change(request: Request) -> Response:
    """Another name, other cards."""
    mine = await _decks(request, writing=True)
    wish = await requests.read(request, requests.ChangedDeck)
    values: dict[str, Any] = {}
    if wish.name is not None:
        values["name"] = _name(wish.name)
    if wish.cards is not None:
        values["cards"] = _kept(_deck(wish.cards))
    changed = await mine.change(request.path_params["deck"], **values)
    if changed is None:
        raise _unknown()
    return reply(_told(changed))


async def drop(request: Request) -> Response:
    """Throw a deck away."""
    mine = await _decks(request, writing=True)
    if not await mine.drop(request.path_params["deck"]):
        raise _unknown()
    return reply({"ok": True})


async def check(request: Request) -> Response:
    """Whether a deck may be played, what to know of it, and its text; nothing is kept."""
    wish = await requests.read(request, requests.Cards)
    deck = _deck(wish.cards)
    text = {lang: deck_text.write(" ".join(wish.name.split()), deck, lang) for lang in ("ru", "en")}
    return reply({**_judged(deck), "notes": deck_check.notes(deck), "text": text})


async def read(request: Request) -> Response:
    """A deck from its text; lines that are not understood are named, one by one."""
    wish = await requests.read(request, requests.Sketch, requests.WITH_TEXT)
    name, deck, faults = deck_text.read(wish.text)
    told = [{"line": f.line, "text": f.text, "args": f.args} for f in faults]
    return reply({"name": name, "cards": _kept(deck), "faults": told})


async def _decks(request: Request, writing: bool = False) -> deck_store.DeckStore:
    guest = await (writer if writing else known)(request)
    return deck_store.DeckStore(tables_of(request).store, guest.id, GAME)


def _unknown() -> Denied:
    return Denied("unknown", "you have no such deck", "deck", 404)


def _deck(value: dict[str, Any]) -> deck_check.Deck:
    try:
        return deck_check.deck_of(value)
    except deck_check.BadDeck as problem:
        at = f"cards.{problem.place}" if problem.place else "cards"
        raise Denied("malformed", str(problem), at) from None


def _name(wish: str) -> str:
    name = " ".join(wish.split())
    if not name or not name.isprintable():
        raise Denied("malformed", "a name has letters in it", "name")
    return name


def _kept(deck: deck_check.Deck) -> dict[str, int]:
    return {str(number): copies for number, copies in deck.items()}


def _judged(deck: deck_check.Deck) -> dict[str, Any]:
    return {"size": sum(deck.values()), "refusals": deck_check.refusals(deck)}


def _told(deck: deck_store.Deck) -> dict[str, Any]:
    judged = _judged(deck_check.deck_of(deck.cards))
    return {
        "id": deck.id,
        "name": deck.name,
        "changed": deck.changed,
        "cards": deck.cards,
        **judged,
    }


def _ready() -> dict[str, dict[str, int]]:
    return {name: _kept(deck_check.counted(ready_deck(name))) for name in NAMES}


def _limits() -> dict[str, Any]:
    """What a deck may hold; copies by number, with the clause."""
    copies = {str(number): most_copies(card) for number, card in cards().items()}
    return {
        "least": LEAST,
        "most": deck_check.MOST,
        "decks": deck_store.MOST,
        "name": deck_check.LONGEST_NAME,
        "copies": {number: {"most": most, "clause": c} for number, (most, c) in copies.items()},
    }


ROUTES = [
    Route(f"/proofs/{GAME}", proven),
    Route(f"/decks/{GAME}", decks, methods=["GET"]),
    Route(f"/decks/{GAME}", add, methods=["POST"]),
    Route(f"/decks/{GAME}/check", check, methods=["POST"]),
    Route(f"/decks/{GAME}/read", read, methods=["POST"]),
    Route(f"/decks/{GAME}/{{deck}}", change, methods=["POST"]),
    Route(f"/decks/{GAME}/{{deck}}/delete", drop, methods=["POST"]),
]
