"""What workers work out: plain data and bytes in, JSON out."""

from __future__ import annotations

from typing import Any

import msgspec

import laar
from laar.core import record
from laar.core.engine.table import Table
from laar.core.game import Refusal
from laar.server import requests, wire
from laar.server.errors import Denied
from laar.server.models import Guest, Head, Line
from laar.server.table import founding
from laar.server.table.draws import draws
from laar.server.table.match import Match
from laar.server.table.opening import opened
from laar.server.table.sign import verify as check

encode = msgspec.json.Encoder().encode
BLOCK = 32  # views that are worked out together: they are looked at one after another
UNLISTED = Refusal("", "refuse-malformed")  # what is not listed is never taken


def packed(game: str, table: Table) -> bytes:
    """A table on its way to a worker."""
    return msgspec.msgpack.encode(laar.game(game).save(table))


def odds(game: str, table: bytes, text: str) -> bytes:
    """The exact chances of a legal answer."""
    rules = laar.game(game)
    return encode(rules.odds(rules.load(msgspec.msgpack.decode(table)), text))


def why_not(game: str, table: bytes, seat: int, text: str) -> bytes:
    """The clauses that forbid an answer that is not legal."""
    rules = laar.game(game)
    found = rules.refusals(rules.load(msgspec.msgpack.decode(table)), seat, text)
    told: list[Any] = wire.clauses(found or [UNLISTED])
    return encode(told)


# -- finished games -------------------------------------------------------------------------------


class Branched(msgspec.Struct):
    """Another course of a game, or why there is none: what Denied says."""

    table: tuple[Head, list[Line]] | None = None
    denied: tuple[str, str, str | None, int] | None = None


class Views(msgspec.Struct):
    """What a seat saw after some of the answers, and how many there are."""

    answers: int
    views: list[msgspec.Raw]


def stored(head: Head, lines: list[Line]) -> bytes:
    """A game on its way to a worker."""
    return msgspec.msgpack.encode((head, lines))


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


def record_of(game: bytes) -> bytes:
    """The record."""
    return write(*_match(game)).encode()


def steps(game: bytes, seat: str | None) -> bytes:
    """Every answer that counts, with the facts it led to; of a duel whose event goes on, without
    what others answered in secret."""
    head, match = _match(game)
    told = match.steps(seat, hushed=head.hidden)
    return encode({"table": wire.describe(head, set()), "steps": told})


def views(game: bytes, seat: str | None, block: int) -> bytes:
    """What a seat saw after each of a block of answers."""
    head, whole = _match(game)
    history = [(whole.names[line.seat], line.text) for line in whole.play.history]
    found: list[msgspec.Raw] = []
    for number in range(BLOCK * block, min(BLOCK * (block + 1), len(history) + 1)):
        if not found:
            at = Match(head, history[:number])
        else:
            at.repeat(*history[number - 1])
        seen = wire.Seen(number, seat, at.view(seat), at.ask(seat))
        found.append(msgspec.Raw(encode(seen)))
    return encode(Views(len(history), found))


def before(game: bytes, seat: str | None, fact: int) -> bytes:
    """What a seat saw before the answer that led to a fact; nothing where there is no such fact."""
    head, whole = _match(game)
    count = whole.answers_before(fact)
    if count is None:
        return b"null"
    history = [(whole.names[line.seat], line.text) for line in whole.play.history[:count]]
    return encode(wire.Seen(count, seat, Match(head, history).view(seat), None))


def branch(game: bytes, wish: requests.Branch, guest: Guest) -> bytes:
    """A table that takes over the first answers of a game."""
    try:
        made = Branched(founding.branch(_match(game)[1], wish, guest))
    except Denied as no:
        made = Branched(denied=(no.code, no.detail, no.at, no.status))
    return msgspec.msgpack.encode(made)


def branched(made: bytes) -> tuple[Head, list[Line]]:
    """What came of it; raises Denied."""
    found = msgspec.msgpack.decode(made, type=Branched)
    if found.table is None:
        assert found.denied is not None
        raise Denied(*found.denied)
    return found.table


def verify(text: str, trusted: str) -> bytes:
    """Whether a record is sound, and what CHANCE could have given."""
    return encode({**check(text, trusted), "draws": draws(text)})


def _match(game: bytes) -> tuple[Head, Match]:
    head, lines = msgspec.msgpack.decode(game, type=tuple[Head, list[Line]])
    return head, opened(head, lines)[0]
