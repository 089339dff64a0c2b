"""Amounts of card texts, worked out when the effect happens."""

from __future__ import annotations

from laar.games.berserk.cards.traits import (
    COUNT_CARDS,
    COUNT_CHIPS,
    COUNT_COST,
    DEALT,
    REST,
    Amount,
)
from laar.games.berserk.rules.selecting import count
from laar.games.berserk.state.battle import GRAVE, Battle
from laar.games.berserk.state.deed import Deed


def worth(t: Battle, d: Deed, amount: Amount) -> int:
    """The number that an amount stands for, unless a die decides it."""
    fixed = amount.fixed
    if fixed >= 0:
        return fixed
    if fixed == DEALT:
        return d.taken
    if fixed == REST:
        return d.rest
    if fixed == COUNT_CARDS:
        assert amount.among is not None
        found = count(t, amount.among, d.card, d.seat, d)
        return min(found, amount.max) if amount.max else found
    cards = d.ref(amount.ref)
    if not cards:
        return 0
    if fixed == COUNT_CHIPS:
        return t.had[cards[0]] if t.place[cards[0]] == GRAVE else t.chips[cards[0]]
    if fixed == COUNT_COST:
        return t.traits[cards[0]].cost
    return 0
