"""Puzzles: lists, the one of the day, who has solved what, and puzzles of one's own.

What is solved is judged here by what was answered at a table, never by what a client says; the
proof is worked out beside the loop.
"""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import laar
from laar.core.abilities import SetsTasks
from laar.puzzles.daily import daily, date_of, day_of, streak
from laar.puzzles.puzzle import Puzzle, find, kind_of, puzzles
from laar.puzzles.telling import goals
from laar.server import requests, seats
from laar.server.errors import Denied
from laar.server.http import puzzle_work
from laar.server.http.api import prepared, reply, tables_of, writer
from laar.server.puzzle_replies import (
    PuzzleInfo,
    PuzzleList,
    PuzzleProgress,
    PuzzleShort,
    PuzzleStand,
)
from laar.server.store.puzzle_book import PuzzleBook, own_puzzle
from laar.server.table import tasks
from laar.server.table.founding import find_game
from laar.server.work.lookups import told

WEEK = 7


def games() -> list[str]:
    """The games with puzzles."""
    return [name for name in laar.game_names() if isinstance(laar.game(name), SetsTasks)]


def _game(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in games():
        raise Denied("unknown", f"there are no puzzles for {name!r:.60}", "game", 404)
    return name


async def _puzzle(request: Request) -> tuple[Puzzle, bool]:
    """The puzzle that is meant, and whether a player made it."""
    game, id = _game(request), request.path_params["puzzle"]
    shipped = find(game, id)
    if shipped is not None:
        return shipped, False
    kept = await own_puzzle(tables_of(request).store, game, id)
    if kept is None:
        raise Denied("unknown", "there is no such puzzle", "puzzle", 404)
    return msgspec.convert(kept, Puzzle), True


def _short(game: str, one: Puzzle) -> PuzzleShort:
    said = goals(game, one)
    return {
        "id": one.id,
        "edition": one.edition,
        "kind": one.kind,
        "task": one.task,
        "goal": {"ru": said["ru"], "en": said["en"]},
        "level": one.level,
        "themes": list(one.themes),
        "sensible": one.sensible,
        "failing": one.failing,
    }


async def listing(request: Request) -> Response:
    """The shipped puzzles of a game."""
    game = _game(request)
    told = await asyncio.to_thread(_listed, game)
    return await prepared(request, lambda: told)


@cache
def _listed(game: str) -> PuzzleList:
    return {"game": game, "puzzles": [_short(game, one) for one in puzzles(game)]}


async def progress(request: Request) -> Response:
    """How whoever asks stands with all puzzles, and which is today's; nobody is a stranger here."""
    tables, today = tables_of(request), day_of(time.time())
    book = PuzzleBook(tables.store, tables.cookies.guest(request))
    tried, days = await book.tried(), await book.days(today)
    stands: list[PuzzleStand] = []
    for game in games():
        some = {one.id for one in puzzles(game)}
        mine = [one for one in tried if one.game == game and one.puzzle in some]
        solved, of_day = [one.puzzle for one in mine if one.solved], daily(game, today).id
        stands.append(
            {
                "game": game,
                "total": len(some),
                "solved": solved,
                "wrong": {one.puzzle: one.wrong for one in mine if one.wrong},
                "daily": of_day,
                "daily_solved": of_day in solved,
            }
        )
    told: PuzzleProgress = {
        "day": date_of(today),
        "streak": streak(days, today),
        "week": [today - back in days for back in reversed(range(WEEK))],
        "games": stands,
    }
    response = reply(told)
    response.headers["cache-control"] = "no-store"
    return response


async def puzzle(request: Request) -> Response:
    """One puzzle, without what solves it."""
    one, own = await _puzzle(request)
    game = _game(request)
    table = laar.game(game).new_table(one.edition, {"position": one.position})
    seat = laar.game(game).seats[table.ask.seat]
    shown: PuzzleInfo = {
        **_short(game, one), "game": game, "seat": seat, "position": one.position, "own": own
    }  # fmt: skip
    return reply(shown)


async def verdict(request: Request) -> Response:
    """Whether the puzzle at a table is solved; what came of it is kept."""
    guest = await writer(request)
    wish = await requests.read(request, requests.Solve)
    one, own = await _puzzle(request)
    game, said = _game(request), await _said(request, one, wish.table, guest.id)
    found: dict[str, Any] = msgspec.json.decode(
        await _look(request, guest.id, puzzle_work.verdict, _asked(game, one), said)
    )
    book = PuzzleBook(tables_of(request).store, guest.id)
    if not own and found["verdict"] == "solved":
        today = day_of(time.time())
        await book.solved(game, one.id, today if daily(game, today).id == one.id else None)
    elif not own and found["verdict"] == "failed":
        await book.failed(game, one.id, wish.table)
    solved = found["verdict"] == "solved"
    second = [int(part) for part in one.second.split("/")]
    return reply({**found, "second": second, "way": list(one.way) if solved else []})


async def hint(request: Request) -> Response:
    """What the proof says next at a table."""
    guest = await writer(request)
    wish = await requests.read(request, requests.Solve)
    one, _ = await _puzzle(request)
    said = await _said(request, one, wish.table, guest.id)
    work = _look(request, guest.id, puzzle_work.hint, _asked(_game(request), one), said)
    return Response(await work, media_type="application/json")


async def offer(request: Request) -> Response:
    """What may be asked at a position, or at a finished game."""
    guest = await writer(request)
    wish = await requests.read(request, requests.Position)
    game = _game(request)
    if wish.table:
        stored = tasks.stored(*await tables_of(request).ended(wish.table))
        work = _look(request, guest.id, puzzle_work.offer_of, stored, wish.at)
    else:
        _, edition = find_game(game, wish.edition)
        work = _look(request, guest.id, puzzle_work.offer, game, edition, wish.position)
    return reply(_fine(await work))


async def make(request: Request) -> Response:
    """A position of one's own becomes a puzzle, if it can be proven here."""
    guest = await writer(request)
    wish = await requests.read(request, requests.NewPuzzle)
    game = _game(request)
    if not kind_of(wish.task):
        raise Denied("malformed", f"there is no task {wish.task!r}", "task")
    _, edition = find_game(game, wish.edition)
    asked = (game, edition, wish.task, wish.position)
    found = _fine(await _look(request, guest.id, puzzle_work.prove, asked))["puzzle"]
    book = PuzzleBook(tables_of(request).store, guest.id)
    if find(game, found["id"]) is None and not await book.keep(found["id"], game, found):
        raise Denied("full", "you have as many puzzles as anyone may have", status=409)
    return reply({name: found[name] for name in ("id", "level", "best")}, 201)


def _asked(game: str, one: Puzzle) -> puzzle_work.Asked:
    return game, one.edition, one.task, one.position


def _fine(found: bytes) -> dict[str, Any]:
    """What was found out, or why it could not be."""
    told: dict[str, Any] = msgspec.json.decode(found)
    if "error" in told:
        raise Denied(told["error"], told["why"], "position", 422)
    return told


async def _look(request: Request, who: str, find: Any, *args: Any) -> bytes:
    """What a worker finds out, once for all who ask the same."""
    lookups = tables_of(request).lookups
    key = (find.__name__, msgspec.msgpack.encode(args))
    return await told(lookups.find(key, who, find, *args))


async def _said(request: Request, one: Puzzle, id: str, guest: str) -> list[tuple[int, str]]:
    """What was answered at a table of this puzzle, by someone who sits there."""
    room = await tables_of(request).room(id)
    if room.match is None or not seats.held(room.head.seats, guest):
        raise Denied("foreign", "this is no table of yours", "table", 403)
    play = room.match.play
    if play.edition != one.edition or play.options_given != {"position": one.position}:
        raise Denied("malformed", "this table does not begin with that puzzle", "table")
    return [(line.seat, line.text) for line in play.history]


ROUTES = [
    Route("/puzzles", progress),
    Route("/puzzles/{game}", listing, methods=["GET"]),
    Route("/puzzles/{game}", make, methods=["POST"]),
    Route("/puzzles/{game}/tasks", offer, methods=["POST"]),
    Route("/puzzles/{game}/{puzzle}", puzzle),
    Route("/puzzles/{game}/{puzzle}/verdict", verdict, methods=["POST"]),
    Route("/puzzles/{game}/{puzzle}/hint", hint, methods=["POST"]),
]
