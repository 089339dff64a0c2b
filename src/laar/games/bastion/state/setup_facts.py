"""The facts of set-up: what is written to the castle before the first turn (see facts.py)."""

from __future__ import annotations

from typing import Final

from laar.core.engine.deck import Deck
from laar.core.engine.fact import Writer
from laar.core.fact_json import writers_of
from laar.games.bastion.pieces.numbers import (
    Area,
    Base,
    Colour,
    Enemy,
    EnemyClass,
    Ritual,
    Seat,
    Slot,
)
from laar.games.bastion.state.castle import BASES, COLOURED, Castle


def laid(t: Castle, ring: tuple[Colour, ...], clause: str, cause: int = -1) -> int:
    """The six districts lie around the citadel."""
    t.ring = ring
    return t.tell("laid", (ring,), clause, cause)


def chose_first(t: Castle, seat: Seat, clause: str, cause: int = -1) -> int:
    """It is settled who starts."""
    t.first = seat
    return t.tell("chose_first", (seat,), clause, cause)


def chose_classes(t: Castle, classes: tuple[EnemyClass, ...], clause: str, cause: int = -1) -> int:
    """The auxiliary classes of the enemy are known."""
    t.classes = classes
    return t.tell("chose_classes", (classes,), clause, cause)


def shuffled(t: Castle, deck: Deck, clause: str, cause: int = -1) -> int:
    """The enemy deck is made."""
    t.deck = deck
    return t.tell("shuffled", (deck,), clause, cause)


def stacked(t: Castle, deck: Deck, clause: str, cause: int = -1) -> int:
    """The ritual deck is made."""
    t.rituals = deck
    return t.tell("stacked", (deck,), clause, cause)


def boxed(t: Castle, card: Enemy, clause: str, cause: int = -1) -> int:
    """An enemy is put away before the game."""
    t.put_away(card)
    return t.tell("boxed", (card,), clause, cause)


def boxed_ritual(t: Castle, ritual: Ritual, clause: str, cause: int = -1) -> int:
    """A ritual is put away before the game."""
    t.put_ritual_away(ritual)
    return t.tell("boxed_ritual", (ritual,), clause, cause)


def equipped(t: Castle, seat: Seat, clause: str, cause: int = -1) -> int:
    """A player gets one token of every colour."""
    for colour in range(COLOURED):
        t.reserve[colour] -= 1
        t.supply[seat * COLOURED + colour] += 1
    return t.tell("equipped", (seat,), clause, cause)


def granted(t: Castle, seat: Seat, card: Enemy, clause: str, cause: int = -1) -> int:
    """A player starts with a card as a spell."""
    t.spells[seat] = (*t.spells[seat], card)
    return t.tell("granted", (seat, card), clause, cause)


def stood(t: Castle, seat: Seat, area: Area, clause: str, cause: int = -1) -> int:
    """A defender takes its first place."""
    t.place[seat] = area
    return t.tell("stood", (seat, area), clause, cause)


def dealt(t: Castle, seat: Seat, rituals: tuple[Ritual, ...], clause: str, cause: int = -1) -> int:
    """A player has been dealt rituals and shows them."""
    for ritual in rituals:
        t.rituals = t.rituals.without(ritual)
    t.goals[seat] = (*t.goals[seat], *rituals)
    return t.tell("dealt", (seat, rituals), clause, cause)


def rejected(t: Castle, seat: Seat, ritual: Ritual, clause: str, cause: int = -1) -> int:
    """A player does not keep this ritual of the deal."""
    t.goals[seat] = tuple(g for g in t.goals[seat] if g != ritual)
    t.rejected = (*t.rejected, ritual)
    return t.tell("rejected", (seat, ritual), clause, cause)


def returned(t: Castle, clause: str, cause: int = -1) -> int:
    """The rejected rituals go under the deck, mixed."""
    t.rituals = t.rituals.under(tuple(sorted(t.rejected)))
    t.rejected = ()
    return t.tell("returned", (), clause, cause)


def marked(t: Castle, area: Area, slot: Slot, clause: str, cause: int = -1) -> int:
    """A source is damaged."""
    t.damage(area, slot)
    return t.tell("marked", (area, slot), clause, cause)


def founded(t: Castle, ritual: Ritual, area: Area, base: Base, clause: str, cause: int = -1) -> int:
    """A structure stands from the beginning."""
    t.base[area * BASES + base] = ritual
    return t.tell("founded", (ritual, area, base), clause, cause)


def stationed(t: Castle, card: Enemy, area: Area, clause: str, cause: int = -1) -> int:
    """An enemy holds a square from the beginning."""
    t.square[area] = (card,)
    return t.tell("stationed", (card, area), clause, cause)


def roosted(t: Castle, card: Enemy, clause: str, cause: int = -1) -> int:
    """A dragon is in the citadel from the beginning."""
    t.citadel = (*t.citadel, card)
    return t.tell("roosted", (card,), clause, cause)


def reshuffled(t: Castle, clause: str, cause: int = -1) -> int:
    """Those set aside are shuffled into the deck."""
    t.deck = t.deck.shuffled(t.waiting_priests)
    t.waiting_priests = ()
    return t.tell("reshuffled", (), clause, cause)


SETUP_WRITERS: Final[dict[str, Writer]] = writers_of(globals())
