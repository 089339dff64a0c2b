"""The language of the cards as a form needs it: parts, their fields, and what may stand in each."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict


class IntShape(TypedDict):
    """A number."""

    type: Literal["int"]
    least: int
    most: int


class BoolShape(TypedDict):
    """Yes or no."""

    type: Literal["bool"]


class TextShape(TypedDict):
    """A text of at most so many letters."""

    type: Literal["text"]
    most: int


class ChoiceShape(TypedDict):
    """A word of the list of that name."""

    type: Literal["choice"]
    of: str


class ListShape(TypedDict):
    """Several of a kind."""

    type: Literal["list"]
    of: Shape
    least: int
    most: int | None


class PartShape(TypedDict):
    """A part by its name."""

    type: Literal["part"]
    part: str


class VariantShape(TypedDict):
    """Parts that a tag tells apart: verbs, conditions."""

    type: Literal["variant"]
    tag: str
    variants: dict[str, str]


class EitherShape(TypedDict):
    """One of several shapes."""

    type: Literal["one of"]
    options: list[Shape]


Shape = (
    IntShape
    | BoolShape
    | TextShape
    | ChoiceShape
    | ListShape
    | PartShape
    | VariantShape
    | EitherShape
)


class Field(TypedDict):
    """A field of a part."""

    name: str
    type: Shape
    optional: bool
    default: NotRequired[Annotated[Any, "Json"]]


class Part(TypedDict):
    """A part of a card; its tag is the field and the word that tell it apart."""

    tag: NotRequired[dict[str, str]]
    fields: list[Field]


class Trigger(TypedDict):
    """What a trigger lets its paragraph speak of and do."""

    refs: list[str]
    by: bool
    of: bool
    conditions: list[str]
    verbs: list[str]
    types: list[str]
    optional: bool
    cost: bool
    act: bool
    block: list[str]


class KeywordShape(TypedDict):
    """Whether a keyword has a number, and the clause that tells of it."""

    x: bool
    clause: str


class Language(TypedDict):
    """Every part with its fields, every word, and what goes with which trigger."""

    card: str
    parts: dict[str, Part]
    words: dict[str, list[str]]
    keywords: dict[str, KeywordShape]
    triggers: dict[str, Trigger]
    verbs: dict[str, str]  # the part of each
    conditions: dict[str, str]
    attacks: list[str]  # verbs that make an attack, and those that last for a time
    timed: list[str]
    fixed: dict[str, str]
