"""What a game offers to everything above it. A game is a folder and a line in the list of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from laar.core.clause import Catalogue
from laar.core.edition import Edition
from laar.core.engine.fact import Fact, Writer
from laar.core.engine.table import T
from laar.core.grammar import Grammar
from laar.core.source import Source

Json = dict[str, Any]
Option = TypeVar("Option", str, int)


@dataclass(frozen=True)
class Refusal:
    """Why an answer is not legal: the clause, the text that says it (a Fluent id) and what to
    fill in."""

    clause: str
    text: str
    args: Mapping[str, str | int] = field(default_factory=dict)


class Refused(Exception):
    """An answer that was not taken; nothing has changed."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        super().__init__(
            ", ".join(f"{r.text} ({r.clause})" if r.clause else r.text for r in refusals)
        )
        self.refusals = list(refusals)


class BadOptions(ValueError):
    """Options or a position that a game cannot start from; the message names the place, and
    ``reason`` the text that says why to a player, with what it speaks of."""

    def __init__(self, message: str, reason: Json | None = None) -> None:
        super().__init__(message)
        self.reason = reason


def one_of(options: Mapping[str, Any], name: str, known: Sequence[Option]) -> Option:
    """What an option says; where it says nothing, the first of what it may say.

    >>> one_of({"players": 3}, "players", (1, 2, 3)), one_of({}, "mode", ("training", "army"))
    (3, 'training')
    """
    value = options.get(name, known[0])
    for one in known:
        if one == value and type(one) is type(value):
            return one
    raise BadOptions(f"options.{name}: {value!r:.60} is none of {', '.join(map(str, known))}")


class Game(Protocol[T]):
    """A game: its editions, its tables (T), and what seats may see of them.

    An edition is named by its name ("2018"), which means its newest revision, or by the key of one
    ("2018.2").

    What else a game may offer is in abilities.py.
    """

    name: str
    seats: tuple[str, ...]  # all there can be at a table; seat n of any table has name n
    cooperative: bool  # all seats win or lose together
    editions: Mapping[str, Edition]  # by name, the newest revision of each: what new games take
    revisions: Mapping[str, Edition]  # all there ever were, by key
    facts: Mapping[str, Writer]  # the writers, by name of the fact

    def modes(self, edition: str) -> tuple[str, ...]:
        """The ways to play an edition, the option ``mode``; the first is played unless told."""

    def players(self, edition: str, mode: str) -> tuple[int, ...]:
        """How many may play a mode, the option ``players``."""

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats of a table with these options: the first so many of all."""

    def new_table(self, edition: str, options: Mapping[str, Any]) -> T:
        """A table at its first question; BadOptions names the option that cannot be."""

    def catalogue(self) -> Catalogue:
        """The clauses."""

    def components(self, edition: str) -> list[Json]:
        """The pieces with names, numbers, texts in both languages and where each value comes
        from."""

    def examples(self, edition: str) -> list[Json]:
        """Worked cases: clause, position, answers, what is expected."""

    def view(self, table: T, seat: int | None) -> Json:
        """What a seat sees (None: a spectator), built up, never stripped down: what all see and
        its own."""

    def shared(self, table: T) -> Json:
        """The part of a view that is the same for everyone."""

    def own(self, table: T, seat: int | None) -> Json:
        """The part of a view that is a seat's own."""

    def sample(self, view: Json, source: Source) -> T:
        """A possible world behind a view."""

    def save(self, table: T) -> Json:
        """The whole table as plain data."""

    def load(self, saved: Json) -> T:
        """The table again."""

    def tell(self, table: T, fact: Fact, seat: int | None) -> Json | None:
        """A fact of a table as a seat may see it, or None."""

    def asides(self, table: T, seat: int) -> list[str]:
        """What a seat may say outside the question."""

    def grammar(self, table: T) -> Grammar:
        """The forms of all answers at a table, allowed or not."""

    def refusals(self, table: T, seat: int, text: str) -> list[Refusal]:
        """Why this answer is not legal now; empty when it is."""

    def fits(self, table: T, text: str) -> bool:
        """Whether this could be an answer to the open question, allowed or not: by its form, of a
        kind that the question takes."""

    def odds(self, table: T, text: str) -> Json | None:
        """The exact chances of an answer that leads to dice."""

    def taste(self, table: T, seat: int) -> float:
        """What a position is worth to a seat, from -1 (lost) to 1 (won)."""

    def prior(self, table: T, answers: list[str]) -> list[float]:
        """How promising each answer to the open question looks at first sight, untried."""

    def left(self, table: T) -> int:
        """How many enemies a team has still to beat; 0 where players are each other's enemies."""

    def problems(self, table: T) -> list[str]:
        """What is wrong with the pieces: a token in two places, a card in none."""

    def draw(self, table: T) -> str:
        """The table as text for people."""


AnyGame = Game[Any]  # for those who play whatever there is: they hand a game only its own tables


def edition_of(game: AnyGame, edition: str | None = None) -> Edition:
    """An edition by its name or by the key of a revision; the newest when none is named."""
    if edition is None:
        return list(game.editions.values())[-1]
    found = game.editions.get(edition) or game.revisions.get(edition)
    if found is None:
        raise BadOptions(f"{game.name} has no edition '{edition}': {', '.join(game.editions)}")
    return found
