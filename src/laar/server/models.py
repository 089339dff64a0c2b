"""What is stored about guests and tables, apart from the lines."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

import laar
from laar.core.abilities import HoldsEvents
from laar.core.edition import key_stored
from laar.server import seats
from laar.server.seats import Seat
from laar.server.times import TimeControl, Times

Line = tuple[str, str]  # seat, text: as the record writes them
UNREADABLE = "unreadable"  # the status of a table whose head makes no sense


class Guest(msgspec.Struct):
    """A person with a name and no password."""

    id: str
    name: str
    lang: str = "en"
    address: str = ""  # where they ask from; it is never stored
    moved: bool = False  # all they had belongs to an account: this number is nobody's any more
    account: bool = False  # asks as somebody with an account


class Origin(msgspec.Struct):
    """Where a branch or a try-out board comes from, and how its dice fall."""

    dice: str  # "keep", "set" or "fresh"
    lines: int = 0  # so many lines were taken over
    table: str = ""
    kept: list[int] = []  # the rolls of the original, in their order
    clause: str = ""


class Damage(msgspec.Struct):
    """A stored line that cannot be carried out, and what people say to it."""

    line: int  # the first that cannot
    lines: int  # stored when that was found
    engine: str  # that could not
    said: dict[str, str] = {}  # by guest: go on from here, or end it


class Offer(msgspec.Struct):
    """Somebody wants to play again with the same people."""

    table: str
    by: str  # the seat they had
    swap: bool  # everyone takes the next one's seat


class Rated(msgspec.Struct):
    """A game that counts for ratings, as it was decided when its table was laid."""

    mode: str  # what it counts as; with the game it names a list of ratings
    sides: list[list[str]]  # the seats that win and lose together
    level: str = ""  # what people who play together are measured by


class Series(msgspec.Struct):
    """A game of several of the same two, sides swapped after each."""

    wins: int  # so many end it
    won: dict[str, int] = {}  # in games before this one: by the number of a person, or a bot's name


class Head(msgspec.Struct):
    """Everything of a table that is not a line."""

    id: str
    game: str
    edition: str  # the key of a revision
    options: dict[str, Any]
    seats: dict[str, Seat]
    creator: str
    invite: str
    listed: bool
    status: str  # "open", "live" or "over"
    seed: str  # hex; told only when the game is over
    commit: str
    entropy: dict[str, str]  # by the seat someone came to, before any lot
    created: int
    engine: str
    origin: Origin | None = None
    lot: list[str] | None = None  # None: seats as chosen; empty: drawn at the start; then as drawn
    outcome: dict[str, Any] | None = None  # reason and winners, when the game is over
    pace: float | None = None  # seconds everyone has for a question of an event or its duels
    deadline: float | None = None  # epoch seconds: from then on a bot answers for whoever has not
    hidden: bool = False  # of an event that is not over: its cards and dice are told to nobody
    pack: dict[str, Any] | None = None  # name, author, digest and size of its players' own cards
    event: str = ""  # the table of the event that this duel belongs to
    away: list[str] = []  # people of a timed duel who let the time for their last question pass
    damage: Damage | None = None  # found when the table was opened; nobody has decided yet
    giving_up: list[str] = []  # guests who would give up what others still defend
    again: Offer | None = None  # of another game when this one was over
    control: TimeControl | None = None  # how long people have
    times: Times | None = None  # what is left of it, once the game has begun
    late: list[str] = []  # seats that have lost on time
    rated: Rated | None = None
    series: Series | None = None

    def __post_init__(self) -> None:
        self.edition = key_stored(self.edition)  # stored before there were revisions


_decode = msgspec.json.Decoder(Head).decode


def read(table: str, raw: bytes) -> Head:
    """A head as it was stored. One that makes no sense is unreadable: the others go on."""
    try:
        return _decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return _salvaged(table, raw)


def _salvaged(table: str, raw: bytes) -> Head:
    """What can still be told of a table: what was played, and when."""
    try:
        known = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        known = {}
    known = known if isinstance(known, dict) else {}
    game, edition, creator = (
        value if isinstance(value := known.get(name), str) else ""
        for name in ("game", "edition", "creator")
    )
    created = known.get("created")
    return Head(
        table, game, edition, {}, {}, creator, "", False, UNREADABLE, "", "", {},
        created if isinstance(created, int) else 0, "",
    )  # fmt: skip


def is_event(head: Head) -> bool:
    """Do duels follow what is done at this table? Not where a board only shows a rule."""
    shows = head.origin is not None and head.origin.clause
    return head.options.get("mode") in _event_modes(head.game) and not shows


@lru_cache  # every frame of a table asks
def _event_modes(name: str) -> tuple[str, ...]:
    game = laar.game(name) if name in laar.game_names() else None
    return game.events if isinstance(game, HoldsEvents) else ()


def has_bots(head: Head) -> bool:
    """Does a bot sit there, who may have something to say?"""
    return any(seat.kind == "bot" for seat in head.seats.values())


def bots_alone(head: Head) -> bool:
    """Do bots play there with nobody but those who look on? Never in an event: it has to end."""
    return not head.hidden and all(seat.kind == "bot" for seat in head.seats.values())


def goes_on(head: Head) -> bool:
    """Does something happen there with nobody connected: a bot's answer, or the end of a time?"""
    return head.deadline is not None or ticking(head) or has_bots(head)


def ticking(head: Head) -> bool:
    """Do clocks run there, or wait to run again?"""
    return head.times is not None and head.status == "live"


def alone(head: Head) -> bool:
    """Is one person alone with bots? Then undo and advice are free; never in an event, where
    others are measured by the same duels, nor where it counts for ratings."""
    return not head.hidden and head.rated is None and seats.alone(head.seats)
