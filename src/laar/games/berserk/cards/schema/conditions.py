"""What must hold for a paragraph to work, besides its trigger."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laar.games.berserk.cards.schema.selectors import Selector
from laar.games.berserk.cards.schema.words import Attack, Few, Kind, Pip, Some


class Condition(Struct, frozen=True, forbid_unknown_fields=True, tag_field="if"):
    """One thing that must hold; each kind below says what."""


class SecondPlayer(Condition, frozen=True, tag="second_player"):
    """You are the Second player."""


class YourTurn(Condition, frozen=True, tag="your_turn"):
    """It is your turn."""


class SelfIs(Condition, frozen=True, tag="self_is"):
    """The state of this card."""

    state: Literal["open", "has_chip", "in_enemy_half"]


class Count(Condition, frozen=True, tag="count"):
    """At least this many cards match."""

    among: Selector
    least: Few


class KindIs(Condition, frozen=True, tag="kind", rename={"kinds": "is"}):
    """The kind of the triggering attack."""

    kinds: Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=2)]

    def __post_init__(self) -> None:
        if len(set(self.kinds)) < len(self.kinds):
            raise ValueError("is names a kind twice")


class AttackIs(Condition, frozen=True, tag="attack", rename={"types": "is"}):
    """The type of the triggering attack."""

    types: Annotated[tuple[Attack, ...], Meta(min_length=1, max_length=4)]

    def __post_init__(self) -> None:
        if len(set(self.types)) < len(self.types) or ("any" in self.types and self.types[1:]):
            raise ValueError("is names different types, or any alone")


class Missed(Condition, frozen=True, tag="missed"):
    """The triggering attack missed."""


class Dealt(Condition, frozen=True, tag="dealt"):
    """The triggering attack placed at `least` or at `most` this many wounds."""

    least: Few | None = None
    most: Some | None = None

    def __post_init__(self) -> None:
        if (self.least is None) == (self.most is None):
            raise ValueError("dealt has either least or most")


class Roll(Condition, frozen=True, tag="roll"):
    """The number on the die before modifiers: `exactly` this or at `most` that."""

    exactly: Pip | None = None
    most: Annotated[int, Meta(ge=1, le=5)] | None = None

    def __post_init__(self) -> None:
        if (self.exactly is None) == (self.most is None):
            raise ValueError("roll has either exactly or most")


class Moved(Condition, frozen=True, tag="moved"):
    """Where the move went: to a neighbouring cell, or from your half onto the enemy's."""

    onto: Literal["neighbouring_cell", "enemy_half"]


class Via(Condition, frozen=True, tag="via"):
    """How the card returned."""

    way: Literal["incarnation", "revival"]


AnyCondition = (
    SecondPlayer
    | YourTurn
    | SelfIs
    | Count
    | KindIs
    | AttackIs
    | Missed
    | Dealt
    | Roll
    | Moved
    | Via
)
