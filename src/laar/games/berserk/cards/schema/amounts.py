"""How much: a number, a strength X-Y-Z, or something counted when it happens."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laar.games.berserk.cards.schema.selectors import CountCards
from laar.games.berserk.cards.schema.words import Few, Ref, Triple


class CountChips(Struct, frozen=True, forbid_unknown_fields=True, tag_field="count", tag="chips"):
    """The number of ○ on a card."""

    on: Ref


class CountCost(Struct, frozen=True, forbid_unknown_fields=True, tag_field="count", tag="cost"):
    """The cost of a card."""

    of: Ref


Counted = CountCards | CountChips | CountCost
Number = Annotated[int, Meta(ge=1, le=20)]

Strength = Few | Triple  # one die: 1-3 the first, 4-5 the second, 6 the third
Wounds = Number | Triple | Counted
Healing = Number | Literal["all", "dealt"] | Counted
Lives = Number | Literal["rest"] | Counted
Chips = Number | Counted
ChipsLost = Number | Literal["all"]
Times = Few | CountChips


def check_strength(strength: int | Triple) -> None:
    """Refuse an attack that can place no wound."""
    if isinstance(strength, tuple) and not any(strength):
        raise ValueError("a strength is not 0-0-0")
