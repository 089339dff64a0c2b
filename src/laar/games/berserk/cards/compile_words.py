"""Compiles the words that verbs and conditions share: selectors, references, amounts."""

from __future__ import annotations

from typing import Final, get_args

from laar.games.berserk.cards import traits as tr
from laar.games.berserk.cards.keywords import ATTACKS, KEYWORDS, NO_KEYWORD
from laar.games.berserk.cards.numbers import Attacks, Duration, Keyword, Reference, Side, Words
from laar.games.berserk.cards.schema import words
from laar.games.berserk.cards.schema.amounts import (
    Chips,
    ChipsLost,
    CountChips,
    CountCost,
    Healing,
    Lives,
    Strength,
    Times,
    Wounds,
)
from laar.games.berserk.cards.schema.selectors import CountCards, Selector, Target
from laar.games.berserk.cards.traits import Amount, Sieve

REFS: Final = get_args(words.Ref)
SIDES: Final = get_args(words.Side)
WORDS: Final = get_args(words.Is)
LASTS: Final = get_args(words.Lasts)
AnyAmount = Wounds | Healing | Lives | Chips | ChipsLost | Times


def sieve_of(s: Selector) -> Sieve:
    """A selector."""
    sieve = Sieve()
    sieve.side = Side(SIDES.index(s.side))
    sieve.creature = s.noun == "creature"
    sieve.row = s.noun == "row"
    sieve.kin = s.kin or ""
    sieve.element = s.element or ""
    sieve.keyword = keyword_of(s.keyword) if s.keyword else NO_KEYWORD
    sieve.without = keyword_of(s.without) if s.without else NO_KEYWORD
    for word in s.be:
        sieve.be = Words(sieve.be | 1 << WORDS.index(word))
    if s.cost:
        sieve.cost_least = s.cost.least or tr.NO_BOUND
        if isinstance(s.cost.most, CountCards):
            sieve.cost_most = tr.COUNT_CARDS
            sieve.cost_count = sieve_of(s.cost.most.among)
            sieve.cost_count_max = s.cost.most.max or 0
        elif s.cost.most == "paid":
            sieve.cost_most = tr.PAID
        elif isinstance(s.cost.most, int):
            sieve.cost_most = s.cost.most
    sieve.next_to = ref_of(s.next_to)
    sieve.range = s.range or 0
    sieve.in_row = ref_of(s.in_row)
    if isinstance(s, Target):
        sieve.count = s.count or 0
        sieve.most = s.most
    return sieve


def keyword_of(name: str) -> Keyword:
    """A keyword."""
    return Keyword(KEYWORDS.index(name))


def ref_of(ref: str | None) -> Reference:
    """A card that an ability can refer to."""
    return Reference(REFS.index(ref)) if ref else tr.NO_REF


def duration_of(lasts: str) -> Duration:
    """How long an effect lasts."""
    return Duration(LASTS.index(lasts))


def attacks_of(names: tuple[str, ...]) -> Attacks:
    """Types of attacks."""
    bits = 0
    for name in names:
        bits |= ATTACKS[name]
    return Attacks(bits)


def triple_of(strength: Strength) -> tuple[int, int, int]:
    """Weak, medium and strong; one number stands for all three (BRS-207)."""
    if isinstance(strength, int):
        return (strength, strength, strength)
    weak, medium, strong = strength
    return (weak, medium, strong)


def amount_of(value: AnyAmount) -> Amount:
    """How much."""
    amount = Amount()
    if isinstance(value, int):
        amount.fixed = value
    elif isinstance(value, str):
        amount.fixed = {"all": tr.ALL, "dealt": tr.DEALT, "rest": tr.REST}[value]
    elif isinstance(value, CountCards):
        amount.fixed = tr.COUNT_CARDS
        amount.among = sieve_of(value.among)
        amount.max = value.max or 0
    elif isinstance(value, CountChips):
        amount.fixed = tr.COUNT_CHIPS
        amount.ref = ref_of(value.on)
    elif isinstance(value, CountCost):
        amount.fixed = tr.COUNT_COST
        amount.ref = ref_of(value.of)
    else:
        amount.fixed = tr.BY_DIE
        amount.by_die = triple_of(value)
    return amount
