"""Finished games: record, steps, any seat's view at any step, and the check of a record."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from laar.core import record
from laar.server import asked, wire
from laar.server.api import house_of, reply
from laar.server.draws import draws
from laar.server.errors import Denied
from laar.server.heads import Head
from laar.server.match import Match
from laar.server.sign import verify as check


def write(head: Head, match: Match) -> str:
    """The record of a game. Dice that were kept, set or lost with lines that do not count cannot be
    checked: no promise of them."""
    header = record.Header(
        head.game,
        head.edition,
        head.options,
        {name: seat.name for name, seat in head.seats.items()},
        head.engine,
    )
    if head.origin is None and match.whole:
        header.commit, header.entropy = head.commit, head.entropy
        header.lot = tuple(head.lot or ())
        match.play.dice = match.dice
    return record.write(match.play, header)


async def text(request: Request) -> Response:
    """The signed record; of a game that was broken off what there is of it, unsigned."""
    house = house_of(request)
    head, match = await house.finished(request.path_params["table"])
    written = write(head, match)
    return PlainTextResponse(
        written if match.play.outcome is None else house.signer.sign(written),
        headers={"content-disposition": f'inline; filename="{head.game}-{head.id}.laar"'},
    )


async def steps(request: Request) -> Response:
    """Every answer that counts, with the facts it led to."""
    head, match = await house_of(request).finished(request.path_params["table"])
    seat = _viewer(request, match)
    return reply({"table": wire.describe(head, set()), "steps": match.steps(seat)})


async def step(request: Request) -> Response:
    """What a seat saw after so many answers."""
    head, match = await house_of(request).finished(request.path_params["table"])
    seat = _viewer(request, match)
    number = request.path_params["step"]
    if number > len(match.play.history):
        raise Denied("malformed", f"the game has {len(match.play.history)} answers", "step")

    def then() -> dict[str, Any]:
        lines = [(match.names[line.seat], line.text) for line in match.play.history[:number]]
        at = Match(head, lines)
        return {"n": number, "as": seat, "view": at.view(seat), "ask": at.ask(seat)}

    return reply(await asyncio.to_thread(then))


async def verify(request: Request) -> Response:
    """Check a record from beginning to end, the signature against this server's key.

    What CHANCE could have given is told, too: whoever asks can draw it again.
    """
    try:
        sent = (await asked.body(request, asked.RECORD)).decode()
    except UnicodeDecodeError as problem:
        raise Denied("malformed", f"not text: {problem}") from None
    trusted = house_of(request).signer.public

    def report() -> dict[str, Any]:
        return {**check(sent, trusted), "draws": draws(sent)}

    return reply(await asyncio.to_thread(report))


def _viewer(request: Request, match: Match) -> str | None:
    seat = request.query_params.get("seat") or None
    if seat is not None and seat not in match.names[:-1]:
        raise Denied("malformed", f"the seats are {', '.join(match.names[:-1])}", "seat")
    return seat


ROUTES = [
    Route("/tables/{table}/record", text),
    Route("/tables/{table}/replay", steps),
    Route("/tables/{table}/replay/{step:int}", step),
    Route("/verify", verify, methods=["POST"]),
]
