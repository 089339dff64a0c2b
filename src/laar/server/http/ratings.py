"""Ratings: lists of the best, what people are, and what a game changed."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import laar
from laar.server.accounts.names import skeleton
from laar.server.edge.guests import person_of
from laar.server.errors import Denied
from laar.server.http.api import reply, tables_of
from laar.server.rating_replies import (
    Curve,
    LevelInfo,
    PersonInfo,
    RankInfo,
    RatedGame,
    RatedTable,
    RatingInfo,
    RatingList,
    RatingLists,
)
from laar.server.ratings.opponents import opponents
from laar.server.ratings.skill import CERTAIN
from laar.server.ratings.terms import modes
from laar.server.store.accounts import AccountBook
from laar.server.store.rating_book import Change, RatingBook, Standing


async def lists(request: Request) -> Response:
    """The lists there are, and one's own ratings."""
    mine = await _mine(request)
    games = {name: modes(name) for name in laar.game_names()}
    return reply(RatingLists(lists=games, mine=[_rating(one) for one in mine]))


async def best(request: Request) -> Response:
    """One list, bots among people."""
    game, mode = request.path_params["game"], request.path_params["mode"]
    if game not in laar.game_names() or mode not in modes(game):
        raise Denied("unknown", "there is no such list", status=404)
    book = _book(request)
    ranks = [_rank(one) for one in await book.best(game, mode)]
    for name, rating in opponents(game, mode).items():
        fixed = RankInfo(name=name, points=round(rating.points), doubt=round(rating.doubt), games=0)
        ranks.append({**fixed, "bot": True})
    mine = [one for one in await _mine(request) if (one.game, one.mode) == (game, mode)]
    told = RatingList(
        game=game,
        mode=mode,
        ranks=sorted(ranks, key=lambda one: -one["points"]),
        levels=[_level(one) for one in await book.levels(game, mode)],
        mine=_rating(mine[0]) if mine else None,
    )
    return reply(told)


async def person(request: Request) -> Response:
    """Somebody with an account: all ratings, and how they became so."""
    account = await AccountBook(tables_of(request).store).named(
        skeleton(request.path_params["name"])
    )
    if account is None:
        raise Denied("unknown", "nobody has that name", status=404)
    book, found = _book(request), []
    for one in await book.of(account.person):
        curve = await book.curve(account.person, one.game, one.mode)
        found.append(Curve(**_rating(one), curve=[_change(change) for change in curve]))
    return reply(PersonInfo(name=account.name, since=account.made, ratings=found))


async def table(request: Request) -> Response:
    """What a game changed, by seat; nothing before it is over, or where it does not count."""
    room = await tables_of(request).room(request.path_params["table"])
    changes = await _book(request).changes(room.head.id)
    seats = {seat.guest: name for name, seat in room.head.seats.items() if seat.guest}
    told = {seats[who]: _change(one) for who, one in changes.items() if who in seats}
    return reply(RatedTable(changes=told))


def _book(request: Request) -> RatingBook:
    return RatingBook(tables_of(request).store)


async def _mine(request: Request) -> list[Standing]:
    who = person_of(request)
    return await _book(request).of(who) if who else []


def _rating(one: Standing) -> RatingInfo:
    return RatingInfo(
        game=one.game,
        mode=one.mode,
        points=round(one.points),
        doubt=round(one.doubt),
        games=one.games,
        certain=one.doubt < CERTAIN,
    )


def _rank(one: Standing) -> RankInfo:
    return RankInfo(
        name=one.name, points=round(one.points), doubt=round(one.doubt), games=one.games
    )


def _level(one: Standing) -> LevelInfo:
    edition, mode, players = one.name.split(" ")
    return LevelInfo(
        edition=edition,
        mode=mode,
        players=int(players),
        points=round(one.points),
        doubt=round(one.doubt),
        games=one.games,
    )


def _change(one: Change) -> RatedGame:
    return RatedGame(
        table=one.table,
        points=round(one.points),
        doubt=round(one.doubt),
        gained=round(one.gained),
        ended=one.ended,
    )


ROUTES = [
    Route("/ratings", lists),
    Route("/ratings/{game}/{mode}", best),
    Route("/people/{name}", person),
    Route("/tables/{table}/ratings", table),
]
