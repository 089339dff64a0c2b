"""A card: its numbers, its names, where they come from, and its paragraphs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.words import (
    Deck,
    Element,
    FormsText,
    Id,
    Note,
    Sort,
    Text,
    Triple,
)

Provenance = Literal["online-A", "online-B-adapted", "rulebook-hint", "designed", "own"]
Origin = Literal["as printed", "adapted", "designed", "own"]
_ORIGIN: dict[Provenance, Origin] = {
    "online-A": "as printed",
    "online-B-adapted": "adapted",
    "rulebook-hint": "designed",
    "designed": "designed",
    "own": "own",
}
OWN = range(1001, 2000)  # numbers of cards that players write


class HasKeyword(Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword printed on a card, with its X where it has one."""

    name: Id
    x: Annotated[int, Meta(ge=1, le=30)] | None = None


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook says of the card, and how the card keeps to it."""

    says: Text
    honoured_by: Text


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the set."""

    number: Annotated[int, Meta(ge=1, le=9999)]
    name_ru: Text
    name_en: Text
    deck: Deck
    cost: Annotated[int, Meta(ge=1, le=20)]
    crystal: Literal["silver", "gold"]
    copies: Annotated[int, Meta(ge=1, le=5)]
    element: Element
    classes: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=3)]
    kind: Sort
    life: Annotated[int, Meta(ge=0, le=30)]
    move: Annotated[int, Meta(ge=0, le=5)]
    provenance: Provenance
    forms_ru: FormsText = ""  # how the Russian name declines: laar.texts.names
    note: Note = ""
    strike: Triple | None = None
    extra: bool = False
    unique: bool = False
    keywords: Annotated[tuple[HasKeyword, ...], Meta(max_length=6)] = ()
    remark: Remark | None = None
    abilities: Annotated[tuple[Paragraph, ...], Meta(max_length=8)] = ()

    def __post_init__(self) -> None:
        alive = self.kind in ("creature", "flyer")
        if alive != (self.strike is not None):
            raise ValueError("creatures and flyers have a strike, other cards have none")
        if (self.kind == "terrain") != (self.life == 0):
            raise ValueError("terrain has life 0, every other card has lives")
        if self.move and self.kind != "creature":
            raise ValueError(f"a {self.kind} has move 0")
        if len(set(self.classes)) < len(self.classes):
            raise ValueError("classes names one twice")
        if len({keyword.name for keyword in self.keywords}) < len(self.keywords):
            raise ValueError("keywords names one twice")
        if len({self.deck == "own", self.provenance == "own", self.number in OWN}) > 1:
            raise ValueError("number 1001 to 1999, deck own and provenance own go together")
        if self.provenance != "own" and not self.note.strip():
            raise ValueError("note says where a card of the set comes from")

    @property
    def origin(self) -> Origin:
        """Where the card comes from, in the words shown to players."""
        return _ORIGIN[self.provenance]
