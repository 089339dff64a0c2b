"""The examples of the catalogue as boards to try: strict data, loaded once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from laar.core.game import Json
from laar.games import worked
from laar.games.berserk.decks.lists import card_ids, read_deck

# Who answers, and what: `red strike c3 c4`, `chance 5`.
Said = Annotated[str, Meta(pattern=r"^(red|blue|chance)( [a-z0-9.]+)+$")]
Seat = Literal["red", "blue"]
# A card as answers call it: the cell it stands on, elsewhere its id.
Card = Annotated[str, Meta(pattern=r"^([a-e][1-6]|[0-9]{1,3}\.[0-9]{1,2})$")]
Question = Annotated[str, Meta(pattern=r"^(red|blue|chance) [a-z]+$")]
Deck = str | dict[str, int]
ClauseId = Annotated[str, Meta(pattern=r"^BRS-[0-9]{3}$")]


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """A name of a board among others of its clause, or what makes it differ from the clause."""

    ru: str
    en: str


class Expect(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What holds on a board."""

    wounds: dict[Card, int] = {}
    chips: dict[Card, int] = {}
    moves: dict[Card, int] = {}  # movement units left
    open: list[Card] = []
    closed: list[Card] = []
    grave: dict[Seat, list[int]] = {}  # collector numbers
    crystals: dict[Seat, dict[Literal["gold", "silver"], int]] = {}  # all that may be spent
    asked: Question | None = None
    legal: list[Said] = []
    refused: dict[Said, ClauseId] = {}


class Example(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A board: its position (or the decks of a new battle in which red is First), answers already
    given, what holds then, answers to give and what they lead to."""

    clause: ClauseId
    expect: Expect
    position: str = ""
    options: dict[Literal["decks"], tuple[Deck, Deck]] = {}
    deal: dict[Seat, list[int]] = {}  # collector numbers that the deals hold, any others with them
    bought: dict[Seat, list[int]] = {}  # squads bought already, the first copies of each
    before: list[Said] = []
    given: Expect | None = None
    answers: list[Said] = []
    title: Title | None = None

    def __post_init__(self) -> None:
        if bool(self.position) == bool(self.options):
            raise ValueError("a position or options are needed, not both")
        if self.position and (self.deal or self.bought):
            raise ValueError("a position has no deal")


def load(text: str, where: str) -> tuple[Example, ...]:
    """The boards of a TOML text; `where` names the file in errors."""
    return worked.read(text, where, Example)


@cache
def boards() -> tuple[Example, ...]:
    """All boards, in the order of the clauses."""
    name = "examples.toml"
    return load((files("laar.games.berserk") / name).read_text("utf-8"), name)


@cache
def examples(edition: str) -> list[Json]:
    """The boards of an edition as plain data, without what is not said of them."""
    return [_plain(board, edition) for board in boards()]


def _plain(board: Example, edition: str) -> Json:
    told: Json = {"edition": edition, "position": "", **msgspec.to_builtins(board)}
    before = [*_prepared(board), *board.before]
    for word in ("deal", "bought"):
        told.pop(word, None)
    return {**told, "before": before} if before else told


# -- preparation ----------------------------------------------------------------------------------

DEAL = 15  # BRS-046
SEATS: tuple[Seat, ...] = ("red", "blue")


def _prepared(board: Example) -> list[str]:
    """The answers up to the buying of squads, or up to placement if squads are given."""
    if board.position:
        return []
    decks = [read_deck(deck, "decks") for deck in board.options["decks"]]
    ids = card_ids(decks)
    owned = {"red": ids[: len(decks[0])], "blue": ids[len(decks[0]) :]}
    draws, buys = [], []
    for seat in SEATS:
        squad = _copies(owned[seat], board.bought.get(seat, []))
        named = _copies(owned[seat], board.deal.get(seat, [])) or squad
        dealt = named + [id for id in owned[seat] if id not in named]
        draws += [f"chance draw {seat} {id}" for id in dealt[:DEAL]]
        buys += [f"{seat} buy {id}" for id in squad] + [f"{seat} ready"] * bool(squad)
    kept = [f"{seat} {said}" for seat in SEATS for said in ("keep", "ready")]
    return ["chance 6", "chance 1", "red first", *draws, *kept, *buys]


def _copies(ids: list[str], numbers: list[int]) -> list[str]:
    """The ids of cards with these numbers, the first copies that are left."""
    left = ids.copy()
    for number in numbers:
        left.remove(next(id for id in left if id.split(".")[0] == str(number)))
    return [id for id in ids if id not in left]
