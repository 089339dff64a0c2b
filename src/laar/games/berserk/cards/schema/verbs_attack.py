"""Verbs that make attacks. Each has its own reach besides the filters of its target."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from laar.games.berserk.cards.schema.amounts import Strength, Times, check_strength
from laar.games.berserk.cards.schema.selectors import CountCards

Aim = Literal["t1", "t2", "t3"]


class Verb(Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """One thing that an ability does; each kind below says what."""


class AttackVerb(Verb, frozen=True):
    """An attack on a chosen card; `plus` adds 1 for each card counted."""

    at: Aim
    strength: Strength
    plus: CountCards | None = None

    def __post_init__(self) -> None:
        check_strength(self.strength)


class SpecialStrike(AttackVerb, frozen=True, tag="special_strike"):
    """Close and not magic; only its user rolls, nobody defends (BRS-255)."""


class MagicStrike(AttackVerb, frozen=True, tag="magic_strike"):
    """Close and magic; only its user rolls, nobody defends (BRS-256)."""


class RowStrike(AttackVerb, frozen=True, tag="row_strike"):
    """At a card exactly two cells away along a row or column, over a free cell or one of yours
    (BRS-257)."""


class Shot(AttackVerb, frozen=True, tag="shot"):
    """Ranged and not magic (BRS-260)."""


class Throw(AttackVerb, frozen=True, tag="throw"):
    """Ranged and not magic, of its own type; made `times` times, each with its target and roll
    (BRS-262)."""

    times: Times = 1


class Discharge(AttackVerb, frozen=True, tag="discharge"):
    """Ranged and magic (BRS-263)."""


ATTACKS = (SpecialStrike, MagicStrike, RowStrike, Shot, Throw, Discharge)
CLOSE = (SpecialStrike, MagicStrike)
