"""A card and a keyword as players read them: what the list of components is made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from laar.core.clause import Words
from laar.games.berserk.cards.schema.words import Sort

# A card as it is written: the client has a name for plain data.
Data = Annotated[dict[str, Any], "Data"]


class NamedClass(TypedDict):
    """A class of a card."""

    id: str
    name: Words


class PrintedKeyword(TypedDict):
    """A keyword on a card."""

    id: str
    x: int | None
    name: Words
    forms: str  # how the Russian name declines: laar.texts.names
    clause: str


class ParagraphCost(TypedDict):
    """What a paragraph takes to be used."""

    act: bool
    sudden: bool
    chips: int
    close: bool


class CardParagraph(TypedDict):
    """A paragraph of a card."""

    number: int
    when: str
    type: str
    cost: ParagraphCost
    text: Words


class RemarkRow(TypedDict):
    """What is said of the printed card, and how its data honours it."""

    says: str
    honoured_by: str


class CardRow(TypedDict):
    """A card as players read it."""

    id: str  # `card-2`, also its place on the pages that list cards
    number: int
    deck: str
    name: Words
    forms: str  # how the Russian name declines; empty where a player does not say
    cost: int
    crystal: Literal["silver", "gold"]
    copies: int
    element: str
    classes: list[NamedClass]
    kind: Sort
    life: int
    move: int
    strike: tuple[int, int, int] | None
    extra: bool
    unique: bool
    keywords: list[PrintedKeyword]
    paragraphs: list[CardParagraph]
    text: Words
    words: list[str]  # every word of the language that it is written with
    provenance: str
    origin: str
    note: str
    remark: RemarkRow | None


class PlayedCard(CardRow):
    """A card of a pack as players read it, and as it was written."""

    data: Data


class KeywordRow(TypedDict):
    """A keyword of the glossary."""

    id: str
    name: Words
    forms: str
    clause: str
    has_x: bool
