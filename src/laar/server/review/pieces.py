"""What workers do for a review: plain data and bytes in, JSON out."""

from __future__ import annotations

import msgspec

from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.review import review
from laar.review.report import Piece
from laar.server import wire
from laar.server.models import Head
from laar.server.models import Line as Stored
from laar.server.table.match import Match
from laar.server.table.opening import opened

encode = msgspec.json.Encoder().encode
Span = tuple[int, int]
FORWARD = 8  # answers of a line that are shown


def begin(game: bytes) -> bytes:
    """The pieces of a game's review."""
    return encode(review.pieces(_play(game)))


def piece(game: bytes, first: int, end: int, seconds: float) -> bytes:
    """One of them; so much time is left for it and those after it."""
    return encode(review.weighed(_play(game), first, end, seconds=seconds))


def finish(game: bytes, done: list[bytes]) -> bytes:
    """The review."""
    return encode(
        review.joined(_play(game), [msgspec.json.decode(one, type=Piece) for one in done])
    )


def line(game: bytes, at: int, said: list[tuple[int, str]], seat: str | None) -> bytes:
    """What another course of a game would have looked like: its steps and what a seat saw. What
    cannot be said at the real table, which nobody knew, ends it."""
    head, lines = msgspec.msgpack.decode(game, type=tuple[Head, list[Stored]])
    whole = opened(head, lines)[0]
    history = [(whole.names[one.seat], one.text) for one in whole.play.history[:at]]
    match = Match(head, history)
    frames: list[wire.Seen] = []
    for who, text in said[:FORWARD]:
        if not _legal(match.play, who, text):
            break
        match.repeat(match.names[who], text)
        frames.append(wire.Seen(at + len(frames) + 1, seat, match.view(seat), match.ask(seat)))
    return encode({"steps": match.steps(seat)[at + 1 :], "frames": frames})


def _legal(play: Play, who: int, text: str) -> bool:
    ask = play.table.ask
    if ask is None or (who == CHANCE) != (ask.seat == CHANCE):
        return False
    return text in play.table.options(who)


def _play(game: bytes) -> Play:
    head, lines = msgspec.msgpack.decode(game, type=tuple[Head, list[Stored]])
    return opened(head, lines)[0].play
