"""Figures for each card: how often it is bought, and how that changes the chance to win."""

from __future__ import annotations

from typing import Any

from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.decks.lists import ready_deck
from laar.lab.estimate import Difference, Unit, difference, ratio, share
from laar.lab.row import Side

SELDOM = 0.10  # a card bought in a smaller share of the deals that hold it is bought too seldom
STRONG = 0.08  # a card that changes the chance to win by more than this is too strong or too weak
MANY = 20  # squads with the card, and without it, that are needed to measure its effect
TUNABLE = ("designed", "rulebook-hint")  # cards whose numbers are ours to change


def card_figures(decks: tuple[str, ...], sides: list[Side]) -> list[dict[str, Any]]:
    """A row of figures for each card of these decks."""
    found = []
    for deck in decks:
        own = [side for side in sides if side.deck == deck]
        found += [_figures(cards()[n], deck, own) for n in sorted(set(ready_deck(deck)))]
    return found


def _figures(card: Card, deck: str, sides: list[Side]) -> dict[str, Any]:
    deals = [side for side in sides if card.number in side.deal]
    bought = sum(card.number in side.squad for side in deals)
    value, (low, high) = share(bought, 0, len(deals))
    effect = presence(card.number, sides)
    return {
        "number": card.number,
        "name": card.name_en,
        "name_ru": card.name_ru,
        "deck": deck,
        "cost": card.cost,
        "crystal": card.crystal,
        "copies": card.copies,
        "provenance": card.provenance,
        "tunable": card.provenance in TUNABLE,
        "deals": len(deals),
        "bought": bought,
        "share": round(value, 4) if deals else None,
        "interval": [round(low, 4), round(high, 4)],
        "seldom": bool(deals) and value < SELDOM,
        **_told("effect", effect),
        **_told("drawn", drawn(card.number, sides)),
        "strong": effect is not None and abs(effect.value) > STRONG,
        "surely": effect is not None
        and abs(effect.value) - STRONG > effect.value - effect.interval[0],
    }


def presence(number: int, sides: list[Side]) -> Difference | None:
    """How much more often squads with the card win than squads without it, compared only among
    games against the same deck in the same role."""
    units = [Unit((s.foe, s.first), s.seed, number in s.squad, s.points) for s in sides if s.squad]
    have = sum(unit.treated for unit in units)
    return difference(units) if MANY <= have <= len(units) - MANY else None


def drawn(number: int, sides: list[Side]) -> Difference | None:
    """The same effect estimated from the deals: how much being dealt the card changes the chance to
    win, divided by how much it changes the chance to buy the card.

    A bot buys a card because of the rest of its deal, so squads with and without it differ in more
    than the card. Being dealt it is pure chance, but needs more games for a narrow interval.
    """
    units = [(s, (s.foe, s.first), number in s.deal) for s in sides if s.squad]
    if sum(number in s.squad for s in sides) < MANY:
        return None
    wins = difference(Unit(where, s.seed, dealt, s.points) for s, where, dealt in units)
    buys = difference(
        Unit(where, s.seed, dealt, float(number in s.squad)) for s, where, dealt in units
    )
    return None if wins is None or buys is None else ratio(wins, buys)


def _told(name: str, found: Difference | None) -> dict[str, Any]:
    if found is None:
        return {name: None, f"{name}_interval": None}
    edges = [round(edge, 4) for edge in found.interval]
    return {name: round(found.value, 4), f"{name}_interval": edges}
