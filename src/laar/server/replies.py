"""What the server tells about tables, games and events. The types of the client are written from
these and from the frames: nothing of the wire is declared twice."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from laar.core.book import BookChapter
from laar.core.clause import Clause, Words

Mending = Literal["go-on", "end"]  # how a damaged table goes on
Status = Literal["open", "live", "over", "unreadable"]
Sitter = Literal["human", "bot", "open"]
SignalKind = Literal["ping", "plan", "clear"]
SignalledKind = Literal["ping", "plan", "clear", "reply"]
Subject = Literal["why", "odds", "hint"]  # questions that an error may answer


class Outcome(TypedDict):
    """How a game ended."""

    reason: str
    winners: list[str]


class View(TypedDict):
    """What every game's view says; games add their own fields."""

    game: str
    edition: str  # the key of a revision
    seat: str | None
    outcome: Outcome | None


class RefusalInfo(TypedDict):
    """A clause that forbids an answer, and the text that says so."""

    clause: str
    text: str
    args: dict[str, str | int]


class ReasonInfo(TypedDict):
    """A line that a bot compared: its first answer and what it was worth (-1 to 1)."""

    answer: str
    worth: float
    line: list[str]
    visits: int


class BotInfo(TypedDict):
    """The bot that answered last, its reasons, why the first of them, and in which turn."""

    seat: str
    name: str
    answer: str | None
    reasons: list[ReasonInfo]
    why: str
    turn: int | None


class Changed(TypedDict):
    """How an object, or a list by its numbers, becomes of what it was."""

    gone: NotRequired[list[str]]
    set: NotRequired[dict[str, Any]]
    inside: NotRequired[dict[str, Changed]]


class SeatInfo(TypedDict):
    """Who sits where."""

    seat: str
    kind: Sitter
    name: str
    online: bool
    away: NotRequired[bool]  # let the time pass in a timed duel: a bot answers until they come back


class DiceInfo(TypedDict):
    """What the dice follow from; the seed only when the game is over."""

    commit: str
    entropy: dict[str, str]
    seed: str | None


class OriginInfo(TypedDict):
    """Where a branch or a try-out board comes from."""

    table: str
    lines: int
    dice: str
    clause: str


class PackInfo(TypedDict):
    """Cards of somebody's own that are played at a table."""

    name: str
    author: str
    digest: str
    cards: int


class DamageInfo(TypedDict):
    """A stored answer that cannot be carried out: what may be said to it, and who has said what."""

    line: int
    lines: int
    engine: str
    begun: str
    may: list[Mending]
    said: dict[str, Mending]


class OfferInfo(TypedDict):
    """Somebody wants to play again with the same people."""

    table: str
    by: str  # the seat they had
    swap: bool  # everyone takes the next one's seat


class ClockInfo(TypedDict):
    """How long people have, what is left on each clock, and which of them run. A clock is a seat's,
    or that of the ``team``."""

    seconds: int
    each: Literal["game", "turn"]
    increment: int
    late: Literal["lose", "bot"]
    left: NotRequired[dict[str, float]]  # as of ``since``; none before the game
    running: NotRequired[list[str]]
    since: NotRequired[float]  # epoch seconds
    until: NotRequired[float | None]  # of a question that costs nothing: then a bot answers
    secret: NotRequired[bool]  # it is asked in secret, and everyone has the same time
    paused: NotRequired[bool]
    pausing: NotRequired[list[str]]  # seats that would stop the clocks


class SeriesInfo(TypedDict):
    """The best of several games of the same two."""

    wins: int  # so many end it
    won: dict[str, int]  # by seat, this game included when it is over


class TableInfo(TypedDict):
    """What everyone may know about a table."""

    id: str
    game: str
    edition: str
    revision: str  # the key of the edition's revision: its cards are as they were then
    status: Status
    seats: list[SeatInfo]
    dice: DiceInfo
    options: dict[str, Any]
    lot: list[str] | None  # empty: drawn when all are there, then in the order people came
    origin: OriginInfo | None
    damaged: NotRequired[DamageInfo]
    pack: NotRequired[PackInfo]
    event: NotRequired[str]  # the table of the event this duel belongs to
    pace: NotRequired[float | None]  # seconds a person has for a question
    playing: NotRequired[bool]  # of an event: its duels are not all over
    giving_up: NotRequired[list[str]]  # who would give up what others still defend
    again: NotRequired[OfferInfo]
    clock: NotRequired[ClockInfo]
    late: NotRequired[list[str]]  # who has lost on time
    rated: NotRequired[str]  # the list of ratings it counts for
    series: NotRequired[SeriesInfo]


class ListedTable(TableInfo):
    """A table of a list, and where it stands."""

    created: int
    mine: list[str]  # the seats of whoever asks
    listed: bool
    asked: list[str] | None  # whom a live game waits for
    turn: int | None
    outcome: Outcome | None
    invite: NotRequired[str]  # the key of the invitation, told to those who sit there


class More(TypedDict):
    """Where lists go on; None when all was told."""

    open: NotRequired[str | None]
    mine: NotRequired[str | None]


class TableLists(TypedDict):
    """Tables that wait for a player, and one's own."""

    open: NotRequired[list[ListedTable]]
    mine: NotRequired[list[ListedTable]]
    more: More


class Tally(TypedDict):
    """Games won, lost and drawn."""

    won: int
    lost: int
    drawn: int


class Score(TypedDict):
    """How often one has won against those in the other seats; none where nobody sits there."""

    score: Tally | None
    others: list[str]


class MadeTable(TypedDict):
    """A new table."""

    id: str
    invite: str


class MeInfo(TypedDict):
    """Who one is."""

    name: str
    lang: Literal["ru", "en"] | None
    account: bool  # is it an account's name?
    accounts: bool  # are there accounts here?


class ModeInfo(TypedDict):
    """A way to play an edition."""

    mode: str
    players: list[int]


class Component(TypedDict):
    """A card, fighter or piece; games add their own fields."""

    id: str
    name: Words
    text: NotRequired[Words]
    provenance: NotRequired[str]
    note: NotRequired[Words]


class GameInfo(TypedDict):
    """An edition of a game; games say more of it in the overview."""

    game: str
    seats: list[str]
    cooperative: bool
    bots: list[str]
    edition: str
    revision: str
    modes: list[ModeInfo]
    components: list[Component]
    overview: list[Any]


class FactHead(TypedDict):
    """What every fact of the log has beside its name: its number, the clause it follows from and
    the number of the fact that caused it. The rest depends on the game."""

    i: int
    clause: NotRequired[str]
    cause: NotRequired[int]


class DuelInfo(TypedDict):
    """A duel of an event: who meets whom, where, and how it went."""

    round: int
    one: str
    other: str
    table: str | None  # None before it is founded
    seats: dict[str, str]  # which seat of the duel's table each player has
    status: Literal["waiting", "playing", "over"]
    winner: str | None


class StandingInfo(TypedDict):
    """A row of the table of results."""

    place: int
    player: str
    wins: int
    losses: int
    draws: int


class EventInfo(TypedDict):
    """The round robin after a draft or a sealed deal."""

    duels: list[DuelInfo]
    standings: list[StandingInfo]
    names: dict[str, str]
    over: bool


class StepInfo(TypedDict):
    """An answer of a finished game, with the facts it led to; number 0 is the start."""

    n: int
    seat: str | None
    answer: str | None
    facts: list[FactHead]


class ReplayInfo(TypedDict):
    """A finished game, step by step."""

    table: TableInfo
    steps: list[StepInfo]


class GameShort(TypedDict):
    """A game in the list of games."""

    game: str
    seats: list[str]
    cooperative: bool
    bots: list[str]
    editions: list[str]
    modes: dict[str, list[ModeInfo]]


class BoardInfo(TypedDict):
    """A board that shows a clause."""

    clause: str
    title: Words | None


class BookClause(TypedDict):
    """A clause in one language."""

    id: str
    section: str
    kind: str
    title: str
    text: str


class Book(TypedDict):
    """The rulebook of an edition in one language: its prose, its clauses, its boards."""

    game: str
    edition: str
    revision: str
    lang: str
    editions: list[str]
    elsewhere: dict[str, str]  # clauses of other editions, each with the newest that has it
    chapters: list[BookChapter]
    clauses: list[BookClause]
    examples: list[BoardInfo]


class Rulebook(TypedDict):
    """The clauses of an edition, and which of them have boards to try."""

    game: str
    edition: str
    revision: str
    clauses: list[Clause]
    examples: list[BoardInfo]
