"""Worked cases of the catalogue as boards to try: strict data, loaded once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from laar.core.game import Json
from laar.games import worked
from laar.games.bastion.pieces.components import Colour, Name

# Who answers, and what: `dagdar attack s5`, `chance red-scout`.
Said = Annotated[str, Meta(pattern=r"^(dagdar|sannirr|irvena|talm|chance)( [a-z0-9:-]+)+$")]
Seat = Literal["dagdar", "sannirr", "irvena", "talm"]
Place = Annotated[str, Meta(pattern=r"^(citadel|[sqd][0-9]{1,2})$")]
# A source or tower of a district: `d3.1`, `d3.tower`.
Spring = Annotated[str, Meta(pattern=r"^d[1-6]\.([1-5]|tower)$")]
ClauseId = Annotated[str, Meta(pattern=r"^BST-[0-9]{3}$")]
Mana = dict[Colour | Literal["any"], int]


class Expect(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What holds on a board."""

    at: dict[Place, list[str]] = {}  # the cards there, the host first
    strength: dict[str, int] = {}
    cost: dict[Place, Mana] = {}
    mana: dict[Seat, Mana] = {}  # all a defender has
    area: dict[Seat, Place] = {}
    spells: dict[Seat, list[str]] = {}
    goals: dict[Seat, list[str]] = {}
    artefacts: dict[Seat, list[str]] = {}
    box: list[str] = []
    deck: int | None = None
    open: list[Spring] = []
    closed: list[Spring] = []
    active: Seat | None = None
    legal: list[Said] = []
    refused: dict[Said, ClauseId] = {}
    outcome: Literal["won", "lost"] | None = None


class Example(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A board: its position (or the options of a new game), what holds on it, answers to give and
    what they lead to."""

    clause: ClauseId
    edition: Literal["2015", "2018"]
    expect: Expect
    position: str = ""
    options: dict[str, Any] = {}
    given: Expect | None = None
    before: list[Said] = []
    answers: list[Said] = []
    title: Name | None = None

    def __post_init__(self) -> None:
        if bool(self.position) == bool(self.options):
            raise ValueError("a position or options are needed, not both")


def load(text: str, where: str) -> tuple[Example, ...]:
    """The boards of a TOML text; `where` names the file in errors."""
    return worked.read(text, where, Example)


@cache
def boards() -> tuple[Example, ...]:
    """All boards, in the order of the clauses."""
    name = "examples.toml"
    return load((files("laar.games.bastion") / name).read_text("utf-8"), name)


@cache
def examples(edition: str) -> list[Json]:
    """The boards of an edition as plain data, without what is not said of them."""
    return [{"position": "", **msgspec.to_builtins(b)} for b in boards() if b.edition == edition]
