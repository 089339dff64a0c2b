"""The eighteen fighters as strict data: what the file may say, and nothing else.

An unknown key, verb, selector or number is an error at load that names file, fighter and place.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, ValidationError

from laar.games.belogorye.pieces.verbs import (
    VERBS,
    AnyEffect,
    Close,
    Die,
    Discharge,
    Effect,
    Heal,
    Jump,
    Move,
    Open,
    Poison,
    Reduce,
    ReturnWound,
    Shot,
    Splash,
    StayOpen,
    Triple,
    Wound,
    check_power,
    chooses_one,
    shape,
    verb,
)

__all__ = [
    "Ability",
    "AnyEffect",
    "Close",
    "ComponentError",
    "Die",
    "Discharge",
    "Effect",
    "EnglishName",
    "Fighter",
    "Heal",
    "Jump",
    "Move",
    "Open",
    "Poison",
    "Reduce",
    "ReturnWound",
    "RussianName",
    "Shot",
    "Side",
    "Splash",
    "StayOpen",
    "Title",
    "When",
    "Wound",
    "fighters",
    "load",
    "verb",
]

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Text = Annotated[str, Meta(min_length=1)]
Side = Literal["bogatyrs", "evil"]
# "action" is the action sign: only such a property closes its card (BEL-043).
When = Literal["static", "action", "on_hit", "on_struck"]


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an ability in both languages."""

    ru: Text
    en: Text


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph of a card: when it works (`own_turn`: in no other) and what it does."""

    when: When
    effects: tuple[AnyEffect, ...]
    own_turn: bool = False
    title: Title | None = None

    def __post_init__(self) -> None:
        if not self.effects:
            raise ValueError("an ability has at least one effect")
        first, *rest = self.effects
        if not isinstance(first, VERBS[self.when]):
            raise ValueError(f"{verb(first)} cannot be {self.when}")
        if isinstance(first, Heal) and (first.target == "self") != (self.when == "on_hit"):
            raise ValueError("heal is on_hit for self, action for beside_own")
        if self.own_turn and self.when != "on_hit":
            raise ValueError(f"own_turn says nothing new for {self.when}")
        if rest and not (len(rest) == 1 and isinstance(rest[0], Close) and chooses_one(first)):
            raise ValueError("only one close may follow, after an effect that chooses one enemy")


class RussianName(Struct, frozen=True, forbid_unknown_fields=True):
    """The short name as Russian sentences bend it."""

    nom: Text
    gen: Text
    dat: Text
    acc: Text
    ins: Text
    prep: Text
    gender: Literal["m", "f", "pl"]

    @property
    def forms(self) -> str:
        """How it declines, in one line: laar.texts.names."""
        return f"{self.gender} {self.gen}, {self.dat}, {self.acc}, {self.ins}, {self.prep}"


class EnglishName(Struct, frozen=True, forbid_unknown_fields=True):
    """The short name as English sentences use it; `gender` chooses he, she or it."""

    short: Text
    gender: Literal["m", "f", "n"]


class Fighter(Struct, frozen=True, forbid_unknown_fields=True):
    """One card: its numbers, where they come from, its names and its abilities."""

    id: Id
    name_ru: Text
    name_en: Text
    side: Side
    life: Annotated[int, Meta(ge=1, le=30)]
    speed: Annotated[int, Meta(ge=0, le=5)]
    strike: Triple
    provenance: Literal["rulebook", "designed"]
    note_ru: Text  # where its numbers come from, or what it is for
    note_en: Text
    ru: RussianName
    en: EnglishName
    abilities: tuple[Ability, ...]

    def __post_init__(self) -> None:
        check_power(self.strike)
        if sum(ability.when == "action" for ability in self.abilities) > 1:
            raise ValueError("a card has at most one action")
        shapes = [shape(effect) for ability in self.abilities for effect in ability.effects]
        if len(set(shapes)) < len(shapes):
            raise ValueError("two abilities of a card differ in more than their numbers")


class _File(Struct, forbid_unknown_fields=True):
    format: Literal[1]
    fighter: list[dict[str, object]]


class ComponentError(ValueError):
    """A file of fighters says what it may not; the message names file, fighter and place."""


def load(text: str, where: str) -> tuple[Fighter, ...]:
    """Read fighters from TOML text; `where` names the file in errors.

    An error reads "mine.toml: fighter leshy: Expected `int`, got `str` - at `$.life`".
    """
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise ComponentError(f"{where}: {error}") from None
    fighters = tuple(_fighter(row, number, where) for number, row in enumerate(file.fighter, 1))
    seen: set[str] = set()
    for fighter in fighters:
        if fighter.id in seen:
            raise ComponentError(f"{where}: fighter {fighter.id} appears twice")
        seen.add(fighter.id)
    return fighters


@cache
def fighters() -> tuple[Fighter, ...]:
    """The eighteen fighters of the game, bogatyrs first."""
    name = "fighters.toml"
    return load((files(__package__) / name).read_text("utf-8"), name)


def _fighter(row: dict[str, object], number: int, where: str) -> Fighter:
    try:
        return msgspec.convert(row, Fighter)
    except ValidationError as error:
        raise ComponentError(f"{where}: fighter {row.get('id', number)}: {error}") from None
