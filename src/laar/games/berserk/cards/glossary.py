"""Keywords and classes that cards may name, with the forms that sentences need."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from laar.games.berserk.cards.schema.words import Id, Text

Forms = tuple[Text, Text, Text, Text, Text, Text]  # nom, gen, dat, acc, ins, prep


class RussianKeyword(Struct, frozen=True, forbid_unknown_fields=True):
    """The cases that sentences need."""

    nom: Text
    gen: Text
    dat: Text
    acc: Text
    ins: Text
    prep: Text
    gender: Literal["m", "f", "n"]

    @property
    def forms(self) -> str:
        """How it declines, in one line: laar.texts.names."""
        return f"{self.gender} {self.gen}, {self.dat}, {self.acc}, {self.ins}, {self.prep}"


class Keyword(Struct, frozen=True, forbid_unknown_fields=True):
    """A named ability; a clause says what it does."""

    id: Id
    ru: RussianKeyword
    en: Text
    clause: Annotated[str, Meta(pattern="^BRS-[0-9]{3}$")]
    has_x: bool = False


class RussianNoun(Struct, frozen=True, forbid_unknown_fields=True):
    """A noun in all its forms; living ones have the genitive as accusative."""

    gender: Literal["m", "f", "n"]
    one: Forms
    many: Forms


class EnglishNoun(Struct, frozen=True, forbid_unknown_fields=True):
    """A noun in its two forms."""

    one: Text
    many: Text


class Class(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card is; without nouns of its own it is told as "creature of class X"."""

    id: Id
    name_ru: Text
    name_en: Text
    ru: RussianNoun | None = None
    en: EnglishNoun | None = None


class _Keywords(Struct, forbid_unknown_fields=True):
    format: Literal[1]
    keyword: list[Keyword]


class _Classes(Struct, forbid_unknown_fields=True):
    format: Literal[1]
    kin: list[Class] = msgspec.field(name="class")


@cache
def keywords() -> dict[str, Keyword]:
    """The keywords by id."""
    return {one.id: one for one in msgspec.convert(_data("keywords.toml"), _Keywords).keyword}


@cache
def classes() -> dict[str, Class]:
    """The classes by id."""
    return {one.id: one for one in msgspec.convert(_data("classes.toml"), _Classes).kin}


def _data(name: str) -> object:
    return tomllib.loads((files(__package__) / "data" / name).read_text("utf-8"))
