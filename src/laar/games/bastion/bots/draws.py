"""Cards as a bot imagines they will be drawn.

A future is a random waiting time for each card. Whenever one is drawn, of those that may come the
one that is due soonest comes: each as often as it is likely, and in one future always the same."""

from __future__ import annotations

from laar.core.engine.deck import Deck
from laar.games.bastion.pieces.cards import CARD_IDS, RITUAL_IDS
from laar.games.bastion.state.castle import Castle, rest_of


def drawn(t: Castle, future: list[float]) -> str:
    """What CHANCE answers to the open question."""
    ask = t.ask
    assert ask is not None
    if ask.kind == "enemy":
        return CARD_IDS[soonest(t.deck, future)]
    if ask.kind == "ritual":
        return RITUAL_IDS[soonest(rest_of(t.rituals, ask.about), future)]
    options = t.options(ask.seat)
    return options[int(future[len(options)] * 1000) % len(options)]


def soonest(deck: Deck, future: list[float]) -> int:
    """The card of a deck that comes next in this future."""
    cards = deck.cards()
    weights = deck.weights()
    best = cards[0]
    least = 1e9
    for at in range(len(cards)):
        wait = future[cards[at]] / weights[at]
        if wait < least:
            least = wait
            best = cards[at]
    return best
