"""Verbs of wounds, lives and chips."""

from __future__ import annotations

from laar.games.berserk.cards.schema.amounts import (
    Chips,
    ChipsLost,
    Healing,
    Lives,
    Wounds,
    check_strength,
)
from laar.games.berserk.cards.schema.selectors import Selector
from laar.games.berserk.cards.schema.verbs_attack import Verb
from laar.games.berserk.cards.schema.words import Few, Ref

Who = Ref | Selector  # one card that was named, or every card that matches


class Wound(Verb, frozen=True, tag="wound"):
    """Place wounds; not an attack. One roll for all when the amount is X-Y-Z."""

    who: Who
    amount: Wounds

    def __post_init__(self) -> None:
        if isinstance(self.amount, tuple):
            check_strength(self.amount)


class Heal(Verb, frozen=True, tag="heal"):
    """Remove up to this many wounds."""

    who: Who
    amount: Healing


class GiveLives(Verb, frozen=True, tag="give_lives"):
    """Extra lives, within Maximum lives; `rest` is what the healing before could not use."""

    who: Who
    amount: Lives


class GainChip(Verb, frozen=True, tag="gain_chip"):
    """Gain ○, within the card's maximum; this is not closing for ○."""

    who: Who
    amount: Chips


class LoseChip(Verb, frozen=True, tag="lose_chip"):
    """Lose ○."""

    who: Who
    amount: ChipsLost


class IncarnationChip(Verb, frozen=True, tag="incarnation_chip"):
    """Cards in the graveyard come nearer to their return (BRS-330)."""

    who: Who
    amount: Few


class Prevent(Verb, frozen=True, tag="prevent"):
    """The attack that waits on the stack places up to this many wounds fewer (BRS-287)."""

    who: Who
    amount: Few
