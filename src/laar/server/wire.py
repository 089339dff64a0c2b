"""The frames of the WebSocket: strict when read, encoded once when written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

import laar
from laar.core.abilities import HidesOptions
from laar.core.edition import name_of
from laar.core.game import Refusal
from laar.server import repair, seats, series
from laar.server.models import Damage, Head, Origin, is_event
from laar.server.replies import (
    BotInfo,
    Changed,
    ClockInfo,
    DamageInfo,
    DuelInfo,
    FactHead,
    Mending,
    OriginInfo,
    PackInfo,
    ReasonInfo,
    RefusalInfo,
    SeatInfo,
    SignalKind,
    SignalledKind,
    Sitter,
    StandingInfo,
    Status,
    Subject,
    TableInfo,
    View,
)
from laar.server.times import TimeControl

LIMIT = 4096  # bytes of a frame from a client
Word = Annotated[str, Meta(pattern=r"\A[a-z0-9_+:-]+\Z", max_length=24)]
Words = Annotated[str, Meta(pattern=r"\A[a-z0-9_+:-]+( [a-z0-9_+:-]+)*\Z", max_length=80)]


class _Frame(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, rename={"seat": "as"}):
    """What a client may say; ``do`` tells which."""


class Hello(_Frame, tag="hello"):
    """Subscribe; facts after ``since`` come with the first state. Who takes ``changes`` is told
    after it what is no more as it was."""

    since: int = 0
    changes: bool = False


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


class Resign(_Frame, tag="resign"):
    """In a game that is played together: give it up, or go on although somebody would."""

    seat: str
    yes: bool


class Pause(_Frame, tag="pause"):
    """Stop the clocks, which takes everyone's word, or let them run."""

    seat: str
    yes: bool


class Mend(_Frame, tag="mend"):
    """The table is damaged: go on from the last line that stands, or end the game there."""

    how: Mending


class Planned(msgspec.Struct, forbid_unknown_fields=True, rename={"seat": "as"}):
    """A step of a plan: who would answer what."""

    seat: Word
    answer: Words


class Signal(_Frame, tag="signal"):
    """Point at a place, propose a plan, or take one's signals back."""

    seat: str
    kind: SignalKind
    at: Word | UnsetType = UNSET
    answers: Annotated[list[Planned], Meta(min_length=1, max_length=12)] | UnsetType = UNSET


Said = Hello | Answer | Undo | Why | Odds | Hint | Here | Signal | Mend | Resign | Pause
read = msgspec.json.Decoder(Said).decode
raw = msgspec.json.Encoder().encode


class _Message(msgspec.Struct, tag_field="t", rename={"seat": "as"}):
    """What the server says; ``t`` tells which. Data that is written elsewhere is annotated with
    what it holds."""


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
    view: Annotated[msgspec.Raw | dict[str, Any] | None, View | None]
    ask: AskView | None
    asides: list[str]
    undo: bool
    facts: Annotated[list[Any], list[FactHead]]
    table: Annotated[msgspec.Raw, TableInfo]
    ack: int | UnsetType = UNSET
    bot: BotInfo | UnsetType = UNSET
    deadline: float | UnsetType | None = UNSET  # of an event's question, epoch seconds
    now: float | UnsetType = UNSET  # beside it and clocks: those of browsers are wrong


class Change(_Message, tag="change"):
    """The state again, for those who have the one before it: what is not told is as it was."""

    seat: str | None
    base: int  # the number of that state
    n: int
    view: Annotated[list[msgspec.Raw], list[Changed]]  # one after the other
    ask: AskView | None
    undo: bool
    facts: Annotated[list[Any], list[FactHead]]
    asides: list[str] | UnsetType = UNSET
    table: Annotated[msgspec.Raw | UnsetType, TableInfo | UnsetType] = UNSET
    ack: int | UnsetType = UNSET
    bot: BotInfo | UnsetType = UNSET
    deadline: float | UnsetType | None = UNSET
    now: float | UnsetType = UNSET


class Seen(msgspec.Struct, rename={"seat": "as"}):
    """A step of a finished game as a seat saw it."""

    n: int
    seat: str | None
    view: Annotated[Any, View]
    ask: AskView | None


class Error(_Message, tag="error"):
    """Why a frame changed nothing."""

    # stale, illegal, foreign, malformed, over, slow, busy, hard, spent, damaged, unreadable
    code: str
    message: str  # a text id
    seat: str | UnsetType | None = UNSET
    n: int | UnsetType = UNSET
    detail: str | UnsetType = UNSET
    refusals: list[RefusalInfo] | UnsetType = UNSET
    about: Subject | UnsetType = UNSET  # then it answers that question
    answer: str | UnsetType = UNSET  # of that question


class WhyNot(_Message, tag="why"):
    """The clauses that forbid an answer; none when it is legal."""

    seat: str
    answer: str
    refusals: Annotated[msgspec.Raw | list[RefusalInfo], list[RefusalInfo]]


class OddsOf(_Message, tag="odds"):
    """The exact odds of an answer, None where nothing is left to chance."""

    seat: str
    answer: str
    odds: Annotated[Any, dict[str, Any] | None]


class HintFor(_Message, tag="hint"):
    """What a bot would answer, the lines it compared, and why the first of them."""

    seat: str
    n: int
    answer: str | None  # None: let the others go on
    reasons: list[ReasonInfo]
    why: str = ""


class Signalled(_Message, tag="signal"):
    """What someone at the table points at or proposes; it is nowhere stored."""

    seat: str
    kind: SignalledKind
    at: str | UnsetType = UNSET
    answers: list[Planned] | UnsetType = UNSET
    yes: bool | UnsetType = UNSET  # of a bot's reply to a call for help
    why: str | UnsetType = UNSET


class EventNews(_Message, tag="event"):
    """What an event amounts to now."""

    duels: list[DuelInfo]
    standings: list[StandingInfo]
    names: dict[str, str]
    over: bool


Told = State | Change | Error | WhyNot | OddsOf | HintFor | Signalled


def wrong_signal(said: Signal, seats: tuple[str, ...]) -> str | None:
    """What a signal has too much or too little; None when it is well."""
    needs = {"ping": (True, False), "plan": (False, True), "clear": (False, False)}[said.kind]
    if (said.at is not UNSET, said.answers is not UNSET) != needs:
        return 'a ping has "at", a plan has "answers", clear has neither'
    for step in said.answers or []:
        if step.seat not in seats:
            return f"there is no seat '{step.seat}' - at `$.answers`"
    return None


def clauses(refusals: Iterable[Refusal]) -> list[RefusalInfo]:
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


def describe(head: Head, here: set[str]) -> TableInfo:
    """The same, still open to additions."""
    known = head.status == "over" and not head.hidden
    # The view shows the cards of a pack.
    hushed = {"pack", *(() if known else secret_options(head))}
    told: TableInfo = {
        "id": head.id,
        "game": head.game,
        "edition": name_of(head.edition),
        "revision": head.edition,
        "status": cast(Status, head.status),
        "seats": [_seat(head, name, here) for name in head.seats],
        "dice": {
            "commit": head.commit,
            "entropy": head.entropy,
            "seed": head.seed if known else None,
        },
        "options": {name: value for name, value in head.options.items() if name not in hushed},
        "lot": head.lot,
        "origin": _origin(head.origin) if head.origin else None,
    }
    if head.damage:
        told["damaged"] = _damage(head, head.damage)
    if head.pack:
        told["pack"] = cast(PackInfo, head.pack)
    if head.event:
        told["event"], told["pace"] = head.event, head.pace
    if is_event(head):
        told["pace"], told["playing"] = head.pace, head.hidden and head.status == "over"
    if head.giving_up:
        told["giving_up"] = [n for n, seat in head.seats.items() if seat.guest in head.giving_up]
    if head.control:
        told["clock"] = _clock(head, head.control)
    if head.rated:
        told["rated"] = head.rated.mode
    if head.series:
        told["series"] = {"wins": head.series.wins, "won": series.score(head)}
    if head.late:
        told["late"] = head.late
    if head.again:
        told["again"] = {"table": head.again.table, "by": head.again.by, "swap": head.again.swap}
    return told


def _seat(head: Head, name: str, here: set[str]) -> SeatInfo:
    seat = head.seats[name]
    told: SeatInfo = {
        "seat": name,
        "kind": cast(Sitter, seat.kind),
        "name": seat.name,
        "online": seats.online(seat, here),
    }
    if name in head.away:
        told["away"] = True
    return told


def _clock(head: Head, control: TimeControl) -> ClockInfo:
    """What time there is, what is left of it, and for whom it runs."""
    told: ClockInfo = {
        "seconds": control.seconds,
        "each": control.each,
        "increment": control.increment,
        "late": control.late,
    }
    times = head.times
    if times is not None:
        told["left"] = times.left
        told["running"] = times.running
        told["since"] = times.since
        told["until"] = times.until
        told["secret"] = times.secret
        told["paused"] = times.paused
        told["pausing"] = [n for n, seat in head.seats.items() if seat.guest in times.pausing]
    return told


def _origin(origin: Origin) -> OriginInfo:
    return {
        "table": origin.table,
        "lines": origin.lines,
        "dice": origin.dice,
        "clause": origin.clause,
    }


def _damage(head: Head, damage: Damage) -> DamageInfo:
    """What cannot be carried out, what may be done about it, and who has said what."""
    return {
        "line": damage.line,
        "lines": damage.lines,
        "engine": damage.engine,
        "begun": head.engine,
        "may": repair.choices(head) if head.status == "live" else [],
        "said": {
            name: cast(Mending, damage.said[seat.guest])
            for name, seat in head.seats.items()
            if seat.guest in damage.said
        },
    }
