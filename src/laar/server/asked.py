"""What may be asked over HTTP: strict shapes, and bodies that are never longer than allowed."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request

from laar.server.errors import Denied

BODY = 16_384
TEXT = 16_384  # of a scenario
WITH_TEXT = 40_000  # every line break and quote of a text takes two bytes in JSON
RECORD = 1_000_000

Entropy = Annotated[str, Meta(pattern=r"\A([0-9a-f]{2}){0,32}\Z")]  # as records write it
Word = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=200)]
DeckName = Annotated[str, Meta(min_length=1, max_length=60)]


class _Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A JSON object with these fields and no others."""


class Me(_Shape):
    """POST /api/me"""

    name: Annotated[str, Meta(min_length=1, max_length=24)] | None = None
    lang: Literal["ru", "en"] | None = None


class NewTable(_Shape):
    """POST /api/tables"""

    game: Word
    edition: Word | None = None
    seats: dict[Word, Word] = {}
    lot: bool = False  # who sits where is drawn when all are there
    options: dict[str, Any] = {}
    entropy: Entropy = ""
    listed: bool = False


class Join(_Shape):
    """POST /api/tables/ID/join"""

    seat: Word | None = None
    invite: Word = ""
    entropy: Entropy = ""


class Branch(_Shape):
    """POST /api/tables/ID/branch"""

    at: Annotated[int, Meta(ge=0)]
    answer: Text | None = None
    dice: Literal["keep", "set", "fresh"] = "keep"
    seats: dict[Word, Word] | None = None


class Try(_Shape):
    """POST /api/try"""

    game: Word
    clause: Word
    edition: Word | None = None
    number: Annotated[int, Meta(ge=0)] = 0  # of the clause's boards
    dice: Literal["set", "fresh"] = "set"


class Sketch(_Shape):
    """POST /api/scenarios/GAME"""

    text: Annotated[str, Meta(max_length=TEXT)]


class NewDeck(_Shape):
    """POST /api/decks/GAME"""

    name: DeckName
    cards: dict[str, Any]


class ChangedDeck(_Shape):
    """POST /api/decks/GAME/ID"""

    name: DeckName | None = None
    cards: dict[str, Any] | None = None


class Cards(_Shape):
    """POST /api/decks/GAME/check"""

    cards: dict[str, Any]
    name: Annotated[str, Meta(max_length=60)] = ""


S = TypeVar("S", bound=_Shape)


async def body(request: Request, limit: int = BODY) -> bytes:
    """The body of a request, refused as soon as it is too long."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise Denied("malformed", f"at most {limit} bytes", status=413)
        parts.append(part)
    return b"".join(parts)


async def read(request: Request, shape: type[S], limit: int = BODY) -> S:
    """The body of a request as one of the shapes above."""
    try:
        return msgspec.json.decode(await body(request, limit), type=shape)
    except msgspec.ValidationError as problem:
        detail, _, at = str(problem).partition(" - at `$")
        raise Denied("malformed", detail, at=at.strip("`.") or None) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Denied("malformed", "not JSON") from None
