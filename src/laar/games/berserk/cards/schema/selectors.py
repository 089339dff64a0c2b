"""Which cards are meant: a side, a noun and what must hold of them.

`{ side = "enemy", noun = "creature", range = 3 }` is every such card; with `count` or `upto` it is
a target: as many of them as a player chooses.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laar.games.berserk.cards.schema.words import Cells, Element, Few, Id, Is, Noun, Ref, Side

# No card is both.
_EITHER = (
    ("open", "closed"),
    ("cursed", "uncursed"),
    ("cursed_this_turn", "uncursed"),
    ("moved", "unmoved"),
    ("in_deck", "in_graveyard"),
)


class Bound(Struct, frozen=True, forbid_unknown_fields=True):
    """Limits of a cost: at `most` or at `least` this much.

    "paid" is X: the cost of the card closed as payment, and elite only if that one was.
    """

    most: Annotated[int, Meta(ge=1, le=20)] | Literal["paid"] | CountCards | None = None
    least: Annotated[int, Meta(ge=1, le=20)] | None = None

    def __post_init__(self) -> None:
        if self.most is None and self.least is None:
            raise ValueError("cost has most or least")
        if isinstance(self.most, CountCards) and self.most.among.cost is not None:
            raise ValueError("cards that are counted for a cost have no cost themselves")


class CountCards(Struct, frozen=True, forbid_unknown_fields=True, tag_field="count", tag="cards"):
    """The number of cards that match, `max` at most."""

    among: Selector
    max: Few | None = None


class Selector(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"be": "is", "kin": "class"}
):
    """Cards of a side that meet every filter; places are seen from this card."""

    side: Side
    noun: Noun = "card"
    kin: Id | None = None
    element: Element | None = None
    keyword: Id | None = None
    without: Id | None = None
    be: tuple[Is, ...] = ()
    cost: Bound | None = None
    next_to: Ref | None = None
    range: Cells | None = None
    in_row: Ref | None = None

    def __post_init__(self) -> None:
        if len(set(self.be)) < len(self.be):
            raise ValueError("is names a word twice")
        for one, other in _EITHER:
            if one in self.be and other in self.be:
                raise ValueError(f"no card is both {one} and {other}")
        filtered = self.be or any(getattr(self, name) is not None for name in FILTERS)
        if self.side == "self" and (filtered or self.noun != "card"):
            raise ValueError("self is this card and nothing more can be said of it")
        if self.noun == "row" and (filtered or self.side != "any"):
            raise ValueError("a row has side any and no filters")
        if (self.kin or self.element) and self.noun != "creature":
            raise ValueError("class and element are said of a creature")
        if self.kin and self.element:
            raise ValueError("class or element, not both")
        if self.keyword and self.keyword == self.without:
            raise ValueError("no card has a keyword and is without it")
        places = [self.next_to, self.range, self.in_row]
        if sum(place is not None for place in places) + len({*self.be} & PLACES) > 1:
            raise ValueError("only one place can be named")


FILTERS = ("kin", "element", "keyword", "without", "cost", "next_to", "range", "in_row")
PLACES = {"opposite", "in_deck", "in_graveyard"}


class Target(Selector, frozen=True, rename={"be": "is", "kin": "class"}, kw_only=True):
    """Cards that a player chooses: exactly `count`, or none to `upto`."""

    count: Few | None = None
    upto: Few | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.count is None) == (self.upto is None):
            raise ValueError("a target has either count or upto")
        if self.side == "self":
            raise ValueError("self is not chosen")
        if self.noun == "row" and self.count != 1:
            raise ValueError("one row is chosen")

    @property
    def most(self) -> int:
        """How many can be chosen."""
        return self.count or self.upto or 0
