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
from laar.server.berserk.replies import (
    CardProofs,
    Copies,
    DeckLimits,
    DeckShelf,
    DeckVerdict,
    KeptDeck,
    ReadDeck,
)
from laar.server.errors import Denied
from laar.server.http.api import known, prepared, reply, tables_of, writer

GAME = "berserk"


def warm() -> None:
    """Read the cards and what proves them."""
    cards()
    proofs()


async def proven(request: Request) -> Response:
    """Every card: the clauses its paragraphs rest on and the tests that pin them."""
    return await prepared(request, _proven)


def _proven() -> CardProofs:
    return {"cards": proofs()}


async def decks(request: Request) -> Response:
    """One's own decks, the ready ones, and what limits there are."""
    own = await (await _decks(request)).all()
    await tables_of(request).turn()
    shelf: DeckShelf = {
        "decks": [_told(deck) for deck in own],
        "ready": {name: _kept(deck_check.counted(ready_deck(name))) for name in NAMES},
        "limits": _limits(),
    }
    response = reply(shelf)
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
    deck, name = _deck(wish.cards), " ".join(wish.name.split())
    verdict: DeckVerdict = {
        "size": sum(deck.values()),
        "refusals": deck_check.refusals(deck),
        "notes": deck_check.notes(deck),
        "text": {"ru": deck_text.write(name, deck, "ru"), "en": deck_text.write(name, deck, "en")},
    }
    return reply(verdict)


async def read(request: Request) -> Response:
    """A deck from its text; lines that are not understood are named, one by one."""
    wish = await requests.read(request, requests.Sketch, requests.WITH_TEXT)
    name, deck, faults = deck_text.read(wish.text)
    told: ReadDeck = {
        "name": name,
        "cards": _kept(deck),
        "faults": [{"line": f.line, "text": f.text, "args": f.args} for f in faults],
    }
    return reply(told)


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


def _kept(deck: deck_check.Deck) -> Copies:
    return {str(number): copies for number, copies in deck.items()}


def _told(deck: deck_store.Deck) -> KeptDeck:
    return {
        "id": deck.id,
        "name": deck.name,
        "changed": deck.changed,
        "cards": deck.cards,
        "size": sum(deck.cards.values()),
        "refusals": deck_check.refusals(deck_check.deck_of(deck.cards)),
    }


def _limits() -> DeckLimits:
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
