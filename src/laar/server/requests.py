"""What may be asked over HTTP: strict shapes, and bodies that are never longer than allowed."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request

from laar.server.errors import Denied
from laar.server.times import TimeControl

BODY = 16_384
TEXT = 16_384  # of a scenario
WITH_TEXT = 40_000  # every line break and quote of a text takes two bytes in JSON
WITH_PACK = 400_000  # a letter of a pack may take six bytes in JSON, and packs are limited
RECORD = 1_000_000
LISTS = ("open", "mine")

Entropy = Annotated[str, Meta(pattern=r"\A([0-9a-f]{2}){0,32}\Z")]  # as records write it
Word = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=200)]
DeckName = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"\A[^\0]*\Z")]


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
    pace: Annotated[int, Meta(ge=10, le=600)] | None = None  # seconds for each pick of an event
    control: TimeControl | None = None  # clocks of a game
    rated: bool = False  # it counts for ratings
    best_of: Annotated[int, Meta(ge=1, le=5)] = 1  # games of the same two, sides swapped


class Seek(_Shape):
    """POST /api/seek: against whomever"""

    game: Word
    control: TimeControl
    mode: Word | None = None
    rated: bool = False
    best_of: Annotated[int, Meta(ge=1, le=5)] = 1
    entropy: Entropy = ""


class Join(_Shape):
    """POST /api/tables/ID/join"""

    seat: Word | None = None
    invite: Word = ""
    entropy: Entropy = ""
    pack: Word = ""  # the digest of the pack that is agreed to
    deck: Any = (
        None  # in the place of the one that lies at the seat, as the table's options name decks
    )


class Again(_Shape):
    """POST /api/tables/ID/again"""

    swap: bool = False  # everyone takes the next one's seat
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


class LessonTable(_Shape):
    """POST /api/lessons/GAME"""

    lesson: Word
    step: Annotated[int, Meta(ge=1)] = 1  # the table begins where this one does


class Learnt(_Shape):
    """POST /api/learnt/GAME"""

    lesson: Word | None = None
    step: Annotated[int, Meta(ge=0)] = 0  # so many are done
    coached: Annotated[list[Word], Meta(max_length=40)] = []  # questions the coach spoke of
    table: Word | None = None  # of a first game
    quiet: bool | None = None  # the coach is told to be silent, or to speak again


class Solve(_Shape):
    """POST /api/puzzles/GAME/ID/verdict"""

    table: Word


class Position(_Shape):
    """POST /api/puzzles/GAME/tasks: a position, or a finished game after so many answers"""

    position: Annotated[str, Meta(max_length=4_000)] = ""
    edition: Word | None = None
    table: Word = ""
    at: Annotated[int, Meta(ge=0)] = 0


class NewPuzzle(_Shape):
    """POST /api/puzzles/GAME"""

    edition: Word
    position: Annotated[str, Meta(max_length=4_000)]
    task: Word


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


class NewPack(_Shape):
    """POST /api/packs/GAME and /api/packs/GAME/ID"""

    name: Text
    author: Text = ""
    cards: list[Any] = []


class PackFile(_Shape):
    """POST /api/packs/GAME/read"""

    text: Annotated[str, Meta(max_length=WITH_PACK)]


class OwnCard(_Shape):
    """POST /api/workshop/GAME/check and /try"""

    card: dict[str, Any]
    dice: Literal["set", "fresh"] = "fresh"  # of a board: who says how dice fall


class CardTest(_Shape):
    """POST /api/workshop/GAME/tests"""

    card: dict[str, Any]
    instead: int
    deck: Word
    games: Annotated[int, Meta(ge=2, le=1000)] = 200


class SignUp(_Shape):
    """POST /api/account/sign-up"""

    name: Text
    password: Text


class SignIn(_Shape):
    """POST /api/account/sign-in"""

    name: Text
    password: Text


class Recover(_Shape):
    """POST /api/account/recover"""

    name: Text
    code: Text


class PasskeyName(_Shape):
    """POST /api/account/passkey/new: what a browser is asked for; with a name, for an account"""

    name: Text = ""


class Credential(_Shape):
    """POST /api/account/passkey/sign-up, sign-in and add: what the browser answers"""

    credential: dict[str, Any]


class NewPassword(_Shape):
    """POST /api/account/password"""

    password: Text


class Which(_Shape):
    """POST /api/account/passkey/remove and session/end: by its id; sessions all but this one"""

    id: Text = ""


class Farewell(_Shape):
    """POST /api/account/delete: the name, typed once more"""

    name: Text


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
    await request.app.state.tables.turn()  # many may have come to their end at once
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


def page(request: Request) -> tuple[tuple[str, ...], tuple[int, str] | None]:
    """Which lists of tables, and after which table they go on."""
    wanted, before = request.query_params.get("list"), request.query_params.get("before")
    if wanted not in (None, *LISTS):
        raise Denied("malformed", f"the lists are {', '.join(LISTS)}", "list")
    if before is None:
        return ((wanted,) if wanted else LISTS), None
    created, _, table = before.partition(".")
    number = created.isascii() and created.isdecimal() and len(created) <= 12
    if wanted is None or not number or not table.isprintable():
        raise Denied("malformed", "a page goes on in one list after CREATED.ID", "before")
    return (wanted,), (int(created), table)


async def read_table(request: Request) -> NewTable:
    """A new table; only a pack makes one long."""
    wish = await read(request, NewTable, WITH_PACK)
    rest = {name: value for name, value in wish.options.items() if name != "pack"}
    if len(msgspec.json.encode(rest)) > WITH_TEXT:
        raise Denied("malformed", f"at most {WITH_TEXT} bytes", "options", 413)
    return wish
