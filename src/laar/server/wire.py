"""The frames of the WebSocket: strict when read, encoded once when written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

import laar
from laar.core.abilities import HidesOptions
from laar.core.edition import name_of
from laar.core.game import Refusal
from laar.server import seats
from laar.server.berserk import events
from laar.server.models import Damage, Head
from laar.server.table import repair

LIMIT = 4096  # bytes of a frame from a client
Word = Annotated[str, Meta(pattern=r"\A[a-z0-9_+:-]+\Z", max_length=24)]
Words = Annotated[str, Meta(pattern=r"\A[a-z0-9_+:-]+( [a-z0-9_+:-]+)*\Z", max_length=80)]


class _Frame(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, rename={"seat": "as"}):
    """What a client may say; ``do`` tells which."""


class Hello(_Frame, tag="hello"):
    """Subscribe; facts after ``since`` come with the first state."""

    since: int = 0


class Answer(_Frame, tag="answer"):
    """An answer to the open question ``n``, or an aside."""

    seat: str
    n: int
    answer: str


class Undo(_Frame, tag="undo"):
    """Take back one's last decision."""

    seat: str
    n: int


class Why(_Frame, tag="why"):
    """Why is this answer not legal?"""

    seat: str
    answer: str


class Odds(_Frame, tag="odds"):
    """What may come of this answer?"""

    seat: str
    answer: str


class Hint(_Frame, tag="hint"):
    """What would a bot do?"""

    seat: str


class Here(_Frame, tag="here"):
    """I am back: no bot shall answer for me."""

    seat: str


class Mend(_Frame, tag="mend"):
    """The table is damaged: go on from the last line that stands, or end the game there."""

    how: Literal["go-on", "end"]


class Planned(msgspec.Struct, forbid_unknown_fields=True, rename={"seat": "as"}):
    """A step of a plan: who would answer what."""

    seat: Word
    answer: Words


class Signal(_Frame, tag="signal"):
    """Point at a place, propose a plan, or take one's signals back."""

    seat: str
    kind: Literal["ping", "plan", "clear"]
    at: Word | UnsetType = UNSET
    answers: Annotated[list[Planned], Meta(min_length=1, max_length=12)] | UnsetType = UNSET


Said = Hello | Answer | Undo | Why | Odds | Hint | Here | Signal | Mend
read = msgspec.json.Decoder(Said).decode
raw = msgspec.json.Encoder().encode


class _Message(msgspec.Struct, tag_field="t", rename={"seat": "as"}):
    """What the server says; ``t`` tells which."""


class AskView(msgspec.Struct):
    """The open question as a seat sees it; the answers only where they are its own to give."""

    kind: str
    asked: list[str]  # whom the game waits for
    mine: bool
    options: list[str] | UnsetType = UNSET
    others: list[str] | UnsetType = UNSET  # who may cut in; nobody waits for them


class State(_Message, tag="state"):
    """Everything a seat sees now, and the facts that are new to it."""

    seat: str | None
    n: int
    view: msgspec.Raw | dict[str, Any] | None
    ask: AskView | None
    asides: list[str]
    undo: bool
    facts: list[Any]
    table: msgspec.Raw
    ack: int | UnsetType = UNSET
    bot: Any = UNSET  # the bot that answered last, and its reasons
    deadline: float | UnsetType | None = UNSET  # of an event's question, epoch seconds
    now: float | UnsetType = UNSET  # beside it: clocks of browsers are wrong


class Error(_Message, tag="error"):
    """Why a frame changed nothing."""

    # stale, illegal, foreign, malformed, over, slow, busy, hard, spent, damaged, unreadable
    code: str
    message: str  # a text id
    seat: str | UnsetType | None = UNSET
    n: int | UnsetType = UNSET
    detail: str | UnsetType = UNSET
    refusals: list[Any] | UnsetType = UNSET
    about: str | UnsetType = UNSET  # why, odds or hint: then it answers that question
    answer: str | UnsetType = UNSET  # of that question


class WhyNot(_Message, tag="why"):
    """The clauses that forbid an answer; none when it is legal."""

    seat: str
    answer: str
    refusals: msgspec.Raw | list[Any]


class OddsOf(_Message, tag="odds"):
    """The exact odds of an answer, None where nothing is left to chance."""

    seat: str
    answer: str
    odds: Any


class HintFor(_Message, tag="hint"):
    """What a bot would answer and the lines it compared."""

    seat: str
    n: int
    answer: str | None  # None: let the others go on
    reasons: list[Any]


class Signalled(_Message, tag="signal"):
    """What someone at the table points at or proposes; it is nowhere stored."""

    seat: str
    kind: str
    at: str | UnsetType = UNSET
    answers: list[Planned] | UnsetType = UNSET


class EventNews(_Message, tag="event"):
    """What an event amounts to now."""

    duels: list[Any]
    standings: list[Any]
    names: dict[str, str]
    over: bool


Told = State | Error | WhyNot | OddsOf | HintFor | Signalled


def wrong_signal(said: Signal, seats: tuple[str, ...]) -> str | None:
    """What a signal has too much or too little; None when it is well."""
    needs = {"ping": (True, False), "plan": (False, True), "clear": (False, False)}[said.kind]
    if (said.at is not UNSET, said.answers is not UNSET) != needs:
        return 'a ping has "at", a plan has "answers", clear has neither'
    for step in said.answers or []:
        if step.seat not in seats:
            return f"there is no seat '{step.seat}' - at `$.answers`"
    return None


def clauses(refusals: Iterable[Refusal]) -> list[Any]:
    """Refusals as clients read them."""
    return [{"clause": r.clause, "text": r.text, "args": dict(r.args)} for r in refusals]


def illegal(seat: str, n: int, refusals: Iterable[Refusal]) -> Error:
    """An answer that the rules forbid."""
    return Error("illegal", "error-illegal", seat, n, refusals=clauses(refusals))


def table(head: Head, here: set[str]) -> msgspec.Raw:
    """What everyone may know about a table; the seed only when the game is over, and the whole
    event that it belongs to."""
    return msgspec.Raw(raw(describe(head, here)))


def secret_options(head: Head) -> tuple[str, ...]:
    """Options of a table that hold what not everyone may know before its game is over."""
    if head.game not in laar.game_names():
        return tuple(head.options)  # of a table that this engine cannot read
    game = laar.game(head.game)
    return game.secret_options(head.options) if isinstance(game, HidesOptions) else ()


def describe(head: Head, here: set[str]) -> dict[str, Any]:
    """The same, still open to additions."""
    known = head.status == "over" and not head.hidden
    # The view shows the cards of a pack.
    hushed = {"pack", *(() if known else secret_options(head))}
    told: dict[str, Any] = {
        "id": head.id,
        "game": head.game,
        "edition": name_of(head.edition),
        "revision": head.edition,
        "status": head.status,
        "seats": [
            {
                "seat": name,
                "kind": seat.kind,
                "name": seat.name,
                "online": seats.online(seat, here),
                **({"away": True} if name in head.away else {}),
            }
            for name, seat in head.seats.items()
        ],
        "dice": {
            "commit": head.commit,
            "entropy": head.entropy,
            "seed": head.seed if known else None,
        },
        "options": {name: value for name, value in head.options.items() if name not in hushed},
        "lot": head.lot,
        "origin": head.origin
        and {
            "table": head.origin.table,
            "lines": head.origin.lines,
            "dice": head.origin.dice,
            "clause": head.origin.clause,
        },
    }
    if head.damage:
        told["damaged"] = _damage(head, head.damage)
    if head.pack:
        told["pack"] = head.pack
    if head.event:
        told |= {"event": head.event, "pace": head.pace}
    if events.is_event(head):
        told |= {"pace": head.pace, "playing": head.hidden and head.status == "over"}
    return told


def _damage(head: Head, damage: Damage) -> dict[str, Any]:
    """What cannot be carried out, what may be done about it, and who has said what."""
    return {
        "line": damage.line,
        "lines": damage.lines,
        "engine": damage.engine,
        "begun": head.engine,
        "may": repair.choices(head) if head.status == "live" else [],
        "said": {
            name: damage.said[seat.guest]
            for name, seat in head.seats.items()
            if seat.guest in damage.said
        },
    }
