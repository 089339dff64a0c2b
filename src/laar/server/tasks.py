"""What workers work out: plain data and bytes in, JSON out."""

from __future__ import annotations

from typing import Any

import msgspec

import laar
from laar.core.game import Refusal
from laar.core.table import Table
from laar.server import wire

encode = msgspec.json.Encoder().encode
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
