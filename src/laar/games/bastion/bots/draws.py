"""A fate decides for CHANCE in thought: every card has a waiting time, and of those that may come
the one that is due soonest comes, in proportion to how likely each is."""

from __future__ import annotations

from laar.core.engine.deck import Deck
from laar.games.bastion.pieces.cards import CARD_IDS, RITUAL_IDS
from laar.games.bastion.state.castle import Castle, rest_of


def drawn(t: Castle, fate: list[float]) -> str:
    """What CHANCE answers to the open question."""
    ask = t.ask
    assert ask is not None
    if ask.kind == "enemy":
        return CARD_IDS[soonest(t.deck, fate)]
    if ask.kind == "ritual":
        return RITUAL_IDS[soonest(rest_of(t.rituals, ask.about), fate)]
    options = t.options(ask.seat)
    return options[int(fate[len(options)] * 1000) % len(options)]


def soonest(deck: Deck, fate: list[float]) -> int:
    """The card of a deck that fate sends next."""
    cards = deck.cards()
    weights = deck.weights()
    best = cards[0]
    least = 1e9
    for at in range(len(cards)):
        wait = fate[cards[at]] / weights[at]
        if wait < least:
            least = wait
            best = cards[at]
    return best
