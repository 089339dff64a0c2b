"""What a game may offer beyond the Game protocol, each for those who can use it.

``isinstance(game, PlansTurns)`` asks whether a game does; that a method has the right signature is
what the type checker sees to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from laar.core.book import BookChapter, Language
from laar.core.engine.table import T, Table
from laar.core.game import Json
from laar.core.planes import Part
from laar.core.source import Source

Given = TypeVar("Given", bound=Table, contravariant=True)  # a table that a game is only given

# -- sides -----------------------------------------------------------------------------------------


@runtime_checkable
class HasMates(Protocol[Given]):
    """Several seats may win or lose together, against others."""

    def mates(self, table: Given, seat: int) -> Sequence[int]:
        """The other seats of a seat's team; none in a duel."""


# -- secrets ---------------------------------------------------------------------------------------


@runtime_checkable
class GuardsThoughts(Protocol[Given]):
    """Some seats know what others may not: their thoughts stay their own."""

    def guarded(self, table: Given, seat: int) -> bool:
        """Whether this seat knows such a thing now."""


@runtime_checkable
class HidesOptions(Protocol):
    """Some options of a table tell what not everyone may know while its game goes on."""

    def secret_options(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The names of those."""


@runtime_checkable
class RevealsSecrets(Protocol):
    """By some facts something hidden is seen: no answer is taken back after them."""

    reveals: tuple[str, ...]


@runtime_checkable
class DealsAnew(Protocol[T]):
    """What someone cannot see can be dealt anew, so that the checker compares what is told."""

    def redealt(self, table: T, view: Json, source: Source) -> T:
        """The table with all that this view (of after the next answer) does not show dealt anew."""


# -- play -----------------------------------------------------------------------------------------


@runtime_checkable
class EndsUnwon(Protocol):
    """Some modes end without winners."""

    unwon: tuple[str, ...]


@runtime_checkable
class OffersTrials(Protocol):
    """Options beyond mode and players, for the checker to try."""

    def trials(self, edition: str, mode: str) -> Sequence[Mapping[str, Any]]:
        """Options that together try what a mode has to offer."""


@runtime_checkable
class HasOverview(Protocol):
    """More about an edition than its components, for the pages of the game."""

    def overview(self, edition: str) -> list[Json]:
        """Its modes with their sums, or its keywords."""


# -- on a server ----------------------------------------------------------------------------------


class Stage(NamedTuple):
    """How far an event is, as far as everyone may know it."""

    question: tuple[str | int, ...] | None  # equal ones are the same question
    gone: tuple[int, ...]  # seats that have left


@runtime_checkable
class HoldsEvents(Protocol[Given]):
    """Some modes are events: decks are made, and duels with them follow."""

    events: tuple[str, ...]  # those modes
    long: tuple[str, ...]  # kinds of questions that decide on many cards at once

    def stage(self, table: Given) -> Stage | None:
        """How far the table of an event is; None at any other table."""


@runtime_checkable
class TakesPacks(Protocol):
    """Players may bring cards of their own."""

    def pack_summary(self, options: Mapping[str, Any]) -> Json | None:
        """What lists tell of the pack of a table; None where there is none."""

    def pack_rows(self, options: Mapping[str, Any]) -> Sequence[Mapping[str, object]]:
        """The cards of that pack as players read them."""


# -- bots -----------------------------------------------------------------------------------------


@runtime_checkable
class WeighsAnswers(Protocol):
    """Priors weigh dice and answers themselves: trying them all would take too long."""

    weighs: bool


@runtime_checkable
class ShowsSigns(Protocol[Given]):
    """Positions as numbers, from which a judge learns who wins."""

    def signs(self, table: Given, seat: int) -> list[float]:
        """What a seat may know of a position, as so many numbers; none where nothing can be told
        yet. Between two enemies who know the same, those of one are those of the other with the
        other sign."""

    def judged_as(self, table: Given) -> str:
        """What the signs of a table mean: its revision, and what else must be the same for weights
        to say anything about it; empty where nobody judges."""


@runtime_checkable
class ShowsOpenings(Protocol[Given]):
    """What chance deals before anybody fights, as numbers, with every card open: by them luck is
    counted in games that are over. No bot and no hint may ask for them."""

    def opening(self, table: Given) -> list[float]:
        """What the first seat has of it, what is still to be dealt as its mean; none where nothing
        is being dealt."""


class Sortie(Protocol[T]):
    """The rest of a turn, as who answers what, and the table after it."""

    line: list[tuple[int, str]]
    table: T


@runtime_checkable
class PlansTurns(Protocol[T]):
    """A game that can be thought of turn by turn."""

    def sorties(self, table: T, future: list[float], wide: int) -> Sequence[Sortie[T]]:
        """Sensible ways to play the rest of the turn, cards drawn as in this ``future``: a random
        waiting time for each; ``wide``: how many ways to do each thing are tried."""


# -- programs that learn --------------------------------------------------------------------------


@runtime_checkable
class ShowsPlanes(Protocol[Given]):
    """What a seat sees, as numbers of one byte each."""

    def parts(self, table: Given) -> Sequence[Part]:
        """The parts of an observation, the same at every table with these options."""

    def planes(self, table: Given, seat: int) -> bytes:
        """What a seat sees now, part by part: nothing that its view does not tell."""

    def number_words(self, table: Given, seat: int, texts: list[str]) -> list[str]:
        """Answers that name what only this table has (copies of cards), in words that every table
        of its kind has."""

    def table_words(self, table: Given, seat: int, text: str) -> str:
        """The answer again; nothing where this table has no such thing."""


@runtime_checkable
class HasNet(Protocol[Given]):
    """A duel that a neural net can learn: a position is the list of features that are there, and
    every answer has a number. Left and right of its board may be swapped."""

    feature_count: int
    move_count: int
    mirrored: tuple[Sequence[int], Sequence[int]]  # features, and moves, of the swapped board

    def features(self, table: Given, seat: int) -> list[int]:
        """What a seat sees, by the numbers of features."""

    def moves(self, table: Given, answers: list[str]) -> list[int]:
        """The numbers of these answers to the open question."""


# -- learning -------------------------------------------------------------------------------------


@runtime_checkable
class HasBook(Protocol):
    """Its rules are told as a book, too."""

    def book(self, edition: str, lang: Language) -> list[BookChapter]:
        """The chapters of an edition, one for each section of its clauses."""


@runtime_checkable
class SketchesScenarios(Protocol):
    """For those who make scenarios for a game."""

    def sketch(self, text: str) -> Json:
        """What a scenario amounts to, or where it is wrong."""


@runtime_checkable
class SetsTasks(Protocol[Given]):
    """Positions of a game may be puzzles: something is to be done in this turn or the next."""

    themes: Mapping[str, str]  # by facts and questions that show them, the telling ones first

    def tasks(self, table: Given) -> list[str]:
        """What is worth asking at this position: `win`, `hold`, `beat WHO`, `keep WHO`."""

    def goal(self, table: Given, task: str) -> Callable[[Given], bool | None]:
        """Whether a task set here is done: True done, False missed, None still open; ValueError
        where it is no task."""

    def subject(self, table: Given, task: str) -> str:
        """The id of the component a task set here is about; empty where it is about none."""

    def written(self, table: Given) -> str:
        """The position as text; ValueError where it cannot be written."""

    def later(self, table: Given, source: Source) -> tuple[str, str] | None:
        """A task and a position as text: this one later in the turn, when all but a few of those
        who matter have acted; None where nothing is worth asking."""
