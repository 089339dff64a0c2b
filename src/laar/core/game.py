"""What a game offers to everything above it. A game is a folder and a line in the list of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from laar.core.clause import Catalogue
from laar.core.edition import Edition
from laar.core.fact import Fact
from laar.core.table import Table

Json = dict[str, Any]


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
    """Options or a position that a game cannot start from; the message names the place."""


class Source(Protocol):
    """Where those who may be random (bots, the checker) get it from; ``random.Random`` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number below ``stop``."""


class Game(Protocol):
    """A game: its editions, its tables, and what seats may see of them."""

    name: str
    seats: tuple[str, ...]
    editions: Mapping[str, Edition]
    facts: Mapping[str, Any]  # the writers, by name of the fact

    def new_table(self, edition: str, options: Mapping[str, Any]) -> Table:
        """A table at its first question."""

    def catalogue(self) -> Catalogue:
        """The clauses."""

    def components(self, edition: str) -> list[Json]:
        """The pieces with names, numbers, texts in both languages and where each value comes
        from."""

    def examples(self, edition: str) -> list[Json]:
        """Worked cases: clause, position, answers, what is expected."""

    def view(self, table: Any, seat: int | None) -> Json:
        """What a seat sees (None: a spectator), built up, never stripped down."""

    def sample(self, view: Json, source: Source) -> Table:
        """A possible world behind a view."""

    def save(self, table: Any) -> Json:
        """The whole table as plain data."""

    def load(self, saved: Json) -> Table:
        """The table again."""

    def tell(self, fact: Fact, seat: int | None) -> Json | None:
        """A fact as a seat may see it, or None."""

    def asides(self, table: Any, seat: int) -> list[str]:
        """What a seat may say outside the question."""

    def refusals(self, table: Any, seat: int, text: str) -> list[Refusal]:
        """Why this answer is not legal now; empty when it is."""

    def odds(self, table: Any, text: str) -> Json | None:
        """The exact chances of an answer that leads to dice."""

    def taste(self, table: Any, seat: int) -> float:
        """What a position is worth to a seat, from -1 (lost) to 1 (won)."""

    def hunch(self, table: Any, answers: list[str]) -> list[float]:
        """How promising each answer to the open question looks at first sight, untried."""

    def problems(self, table: Any) -> list[str]:
        """What is wrong with the pieces: a token in two places, a card in none."""

    def draw(self, table: Any) -> str:
        """The table as text for people."""
