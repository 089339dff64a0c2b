"""Verbs that change the rules for some cards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from laar.games.berserk.cards.schema.selectors import Selector
from laar.games.berserk.cards.schema.verbs_attack import Verb
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.cards.schema.words import Attack, Few, Kind, Lasts

Stat = Literal["strike", "attack", "attack_announced", "move", "die_attack", "from"]
# Numbers that change an attack; they may be limited to attacks against some cards.
AGAINST = ("strike", "attack", "attack_announced", "die_attack", "from")


class Modify(Verb, frozen=True, tag="modify"):
    """Add to a number of a card. Several add up; nothing falls below 0.

    `attacks` are those meant by the stats attack and from; `vs` are the cards on the other side.
    """

    who: Who
    stat: Stat
    by: Annotated[int, Meta(ge=-9, le=9)]
    attacks: Annotated[tuple[Attack, ...], Meta(max_length=4)] = ()
    vs: Selector | None = None
    lasts: Lasts | None = None
    dealt: Few | None = None

    def __post_init__(self) -> None:
        if self.by == 0:
            raise ValueError("modify adds at least 1 or takes at least 1")
        if self.stat == "from" and not self.attacks:
            raise ValueError("from names attacks")
        if self.attacks and self.stat not in ("from", "attack"):
            raise ValueError(f"{self.stat} names no attacks")
        if len(set(self.attacks)) < len(self.attacks):
            raise ValueError("attacks names a type twice")
        if self.vs and self.stat not in AGAINST:
            raise ValueError(f"{self.stat} is not against anybody")


class Forbid(Verb, frozen=True, tag="forbid"):
    """The card cannot do this, or this cannot be done to it."""

    who: Who
    what: Literal["movement", "attack", "action_abilities", "defend", "accumulate", "enemy_control"]
    lasts: Lasts | None = None


class Permit(Verb, frozen=True, tag="permit"):
    """Its controller may leave this card closed at the start of turn."""

    what: Literal["stay_closed"]


class OnlyTarget(Verb, frozen=True, tag="only_target"):
    """It may announce such attacks at that card only; if it cannot, then at none.

    `while_in_play`: it ends early if this card leaves play.
    """

    who: Who
    at: Literal["self", "card_opposite_it"]
    attack: Attack
    lasts: Lasts | None = None
    while_in_play: bool = False


class Protect(Verb, frozen=True, tag="protect", rename={"source": "from"}):
    """This card is protected from what no keyword covers."""

    source: Literal["ranged", "curse"]


class SetKind(Verb, frozen=True, tag="set_kind"):
    """Attacks of this card that land on such cards are of that kind (BRS-272)."""

    kind: Kind
    vs: Selector


class MustDefend(Verb, frozen=True, tag="must_defend"):
    """If a defender can be assigned against a simple strike of this card, one must be."""


class Ignore(Verb, frozen=True, tag="ignore"):
    """Keywords and abilities of the card hit do not change the attacks of this paragraph."""
