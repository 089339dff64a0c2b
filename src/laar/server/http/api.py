"""The HTTP side: guests, games, tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import laar
from laar.bots import names
from laar.core.abilities import HasOverview
from laar.core.book import Language
from laar.core.edition import name_of
from laar.core.game import AnyGame
from laar.server import requests, seats, wire
from laar.server.accounts import names as account_names
from laar.server.edge import guests
from laar.server.edge.crowd import address_of
from laar.server.edge.pages import Prepared
from laar.server.errors import Denied
from laar.server.models import Guest, Head
from laar.server.ratings.terms import may_sit
from laar.server.replies import ListedTable, MeInfo, Outcome
from laar.server.store import lists
from laar.server.store.accounts import AccountBook
from laar.server.store.store import PAGE
from laar.server.table import pack_consent
from laar.server.table.founding import find_game
from laar.server.table.match import Match
from laar.server.table.score import LATEST
from laar.server.table.score import score as score_of
from laar.server.table.tables import DAY, Tables

BRIEF = 500  # bytes of an option in a list


def reply(value: Any, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def tables_of(request: Request) -> Tables:
    """The tables of this server."""
    tables: Tables = request.app.state.tables
    return tables


async def prepared(request: Request, make: Callable[[], Any]) -> Response:
    """Plain data that is the same for everyone and for ever as JSON."""
    made: Prepared = request.app.state.prepared
    return await made.reply(request, make)


async def known(request: Request) -> Guest:
    """Who asks; without a cookie nobody."""
    number = tables_of(request).cookies.guest(request)
    if not number:
        raise Denied("nobody", "GET /api/me first: it gives the cookie", status=401)
    guest = await tables_of(request).store.guest(number) or Guest(number, "Guest")
    if guest.moved:
        raise Denied("nobody", "GET /api/me first: it gives another cookie", status=401)
    guest.address = address_of(request.client.host if request.client else "")
    guest.account = bool(guests.person_of(request))
    return guest


async def writer(request: Request) -> Guest:
    """Who asks for something to be kept: nobody does so many times a second."""
    guest = await known(request)
    if not tables_of(request).visitors.take(guest.id):
        raise Denied("slow", "too many changes; wait a little", status=429)
    return guest


# -- guests ---------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    """Who am I? A new guest gets a cookie."""
    tables = tables_of(request)
    number = tables.cookies.guest(request)
    guest = await tables.store.guest(number) if number else None
    if guest is not None and guest.moved:
        number, guest = "", None
    if not number:
        _count(request)
    response = _told(request, guest)
    if not guests.person_of(request):
        tables.cookies.set(response, number or guests.new_number(), guests.is_secure(request))
    response.headers["cache-control"] = "no-store"
    return response


def _told(request: Request, guest: Guest | None) -> Response:
    told: MeInfo = {
        "name": guest.name if guest else "",
        "lang": cast(Language | None, guest.lang if guest else None),
        "account": bool(guests.person_of(request)),
        "accounts": tables_of(request).settings.accounts == "on",
    }
    return reply(told)


def _count(request: Request) -> None:
    """Nobody needs many cookies or names a second."""
    if not tables_of(request).visitors.take(
        address_of(request.client.host if request.client else "")
    ):
        raise Denied("slow", "too many guests from there; wait a little", status=429)


async def rename(request: Request) -> Response:
    """Call me this, speak this language. The name of an account stays."""
    tables = tables_of(request)
    _count(request)
    wish = await requests.read(request, requests.Me)
    number, person = tables.cookies.guest(request), guests.person_of(request)
    guest = await tables.store.guest(number) if number else None
    if guest is None or guest.moved:
        guest = Guest(number if number and guest is None else guests.new_number(), "Guest")
    if wish.name is not None and not person:
        guest.name = " ".join(wish.name.split())
        if not guest.name or not guest.name.isprintable():
            raise Denied("malformed", "a name has letters in it", "name")
        if tables.settings.accounts == "on":
            await account_names.may_call_oneself(AccountBook(tables.store), guest.name)
    guest.lang = wish.lang or guest.lang
    await tables.store.name_guest(guest)
    response = _told(request, guest)
    if not person:
        tables.cookies.set(response, guest.id, guests.is_secure(request))
    return response


# -- games ----------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    """What can be played, and against whom."""
    return await prepared(
        request, lambda: {"games": [_in_short(name) for name in laar.game_names()]}
    )


def _in_short(name: str) -> dict[str, Any]:
    game = laar.game(name)
    modes = {edition: _modes(game, edition) for edition in game.editions}
    return {**_players(game), "editions": list(game.editions), "modes": modes}


async def game(request: Request) -> Response:
    """The pieces of a game."""
    found, edition = find_game(request.path_params["game"], request.path_params["edition"])
    return await prepared(
        request,
        lambda: {
            **_players(found),
            "edition": name_of(edition),
            "revision": edition,
            "modes": _modes(found, edition),
            "components": found.components(edition),
            "overview": found.overview(edition) if isinstance(found, HasOverview) else [],
        },
    )


def _players(game: AnyGame) -> dict[str, Any]:
    return {
        "game": game.name,
        "seats": game.seats,
        "cooperative": game.cooperative,
        "bots": names(game.name),
    }


def _modes(game: AnyGame, edition: str) -> list[dict[str, Any]]:
    """The ways to play an edition, each with how many may play it; the first is usual."""
    return [{"mode": mode, "players": game.players(edition, mode)} for mode in game.modes(edition)]


# -- tables ---------------------------------------------------------------------------------------


async def create(request: Request) -> Response:
    """A new table."""
    guest = await known(request)
    wish = await requests.read_table(request)
    return _made(await tables_of(request).create(wish, guest))


async def try_out(request: Request) -> Response:
    """A board from an example of the rules, with the answers it suggests."""
    guest = await known(request)
    wish = await requests.read(request, requests.Try)
    head, board = await tables_of(request).try_out(wish, guest)
    shown = {key: board.get(key) for key in ("title", "answers", "expect")}
    return _made(head, shown)


async def branch(request: Request) -> Response:
    """Another course of a finished game."""
    guest = await known(request)
    wish = await requests.read(request, requests.Branch)
    return _made(await tables_of(request).branch(request.path_params["table"], wish, guest))


async def again(request: Request) -> Response:
    """Another game of the same people."""
    guest = await known(request)
    wish = await requests.read(request, requests.Again)
    table = await tables_of(request).again(request.path_params["table"], wish, guest)
    return reply({"id": table}, 201)


async def tables(request: Request) -> Response:
    """Tables that wait for a player, and one's own; where they go on, page by page."""
    tables = tables_of(request)
    number = tables.cookies.guest(request)
    wanted, before = requests.page(request)
    queries = {
        "open": lists.open_tables(int(time.time()) - DAY, before),
        "mine": lists.tables_of(number, before),
    }
    found = await tables.store.pages({name: queries[name] for name in wanted})
    games = await tables.standings(found.get("mine", []))
    await tables.turn()
    told = {
        name: [_in_list(head, number, games.get(head.id)) for head in heads]
        for name, heads in found.items()
    }
    more = {
        name: f"{heads[-1].created}.{heads[-1].id}" if len(heads) == PAGE else None
        for name, heads in found.items()
    }
    return reply({**told, "more": more})


def _in_list(head: Head, guest: str, match: Match | None) -> ListedTable:
    """A table of a list; a scenario or a position is not told at length for each of fifty."""
    told = _listed(head, guest, match)
    told["options"] = {name: _brief(value) for name, value in told["options"].items()}
    return told


def _brief(value: Any) -> Any:
    return value if len(msgspec.json.encode(value)) <= BRIEF else True


async def table(request: Request) -> Response:
    """One table; the invitation is told to those who sit there."""
    tables = tables_of(request)
    number = tables.cookies.guest(request)
    room = await tables.room(request.path_params["table"])
    return reply(_listed(room.head, number, room.match))


async def score(request: Request) -> Response:
    """How often one has won against the same people."""
    tables = tables_of(request)
    number = tables.cookies.guest(request)
    room = await tables.room(request.path_params["table"])
    played = await tables.store.tables_of(number, LATEST) if number else []
    return reply(score_of(played, room.head, number))


async def join(request: Request) -> Response:
    """Take a seat: at a listed table any free one, elsewhere with the invitation."""
    guest = await known(request)
    wish = await requests.read(request, requests.Join)
    room = await tables_of(request).room(request.path_params["table"])
    if not room.head.listed and guest.id != room.head.creator and wish.invite != room.head.invite:
        raise Denied("foreign", "this table is by invitation", "invite", 403)
    may_sit(room.head, guest.id, guest.account, wish.seat)
    pack_consent.check(room.head, guest.id, wish.pack)
    seat = await room.sit(guest, wish.seat, wish.entropy, wish.deck)
    return reply({"id": room.head.id, "seat": seat})


def _made(head: Head, more: dict[str, Any] | None = None) -> Response:
    return reply({"id": head.id, "invite": head.invite, **(more or {})}, 201)


def _listed(head: Head, guest: str, match: Match | None = None) -> ListedTable:
    """A table of a list: where it stands, as far as everyone may know and we know it now."""
    told = cast(ListedTable, wire.describe(head, set()))
    told["created"], told["listed"] = head.created, head.listed
    told["mine"] = seats.held(head.seats, guest)
    ask = match.ask(None) if match else None
    told["asked"], told["turn"] = ask.asked if ask else None, match.turn if match else None
    told["outcome"] = cast(Outcome | None, head.outcome)
    if guest and (guest == head.creator or told["mine"]):
        told["invite"] = head.invite
    return told


ROUTES = [
    Route("/me", me, methods=["GET"]),
    Route("/me", rename, methods=["POST"]),
    Route("/games", games),
    Route("/games/{game}/{edition}", game),
    Route("/tables", tables, methods=["GET"]),
    Route("/tables", create, methods=["POST"]),
    Route("/tables/{table}", table),
    Route("/tables/{table}/score", score),
    Route("/tables/{table}/join", join, methods=["POST"]),
    Route("/tables/{table}/again", again, methods=["POST"]),
    Route("/tables/{table}/branch", branch, methods=["POST"]),
    Route("/try", try_out, methods=["POST"]),
]
