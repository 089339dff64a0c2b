"""Every token and every card in exactly one place (BST-006)."""

from __future__ import annotations

from laar.games.bastion.pieces.cards import (
    CARD_IDS,
    COLOURS,
    EVERY_COLOUR,
    EVERY_ENEMY,
    EVERY_RITUAL,
    RITUAL_IDS,
)
from laar.games.bastion.state.castle import COLOURED, EACH, NO_ENEMY, NO_RITUAL, OPEN, Castle


def problems(t: Castle) -> list[str]:
    """What is wrong with the pieces."""
    return [*_mana(t), *_cards(t), *_rituals(t)]


def _mana(t: Castle) -> list[str]:
    lying = [token for token in (*t.source, *t.tower) if token != OPEN]
    found = []
    for colour, name in zip(EVERY_COLOUR, COLOURS, strict=True):
        held = t.supply[colour::COLOURED]
        total = t.reserve[colour] + sum(held) + lying.count(colour)
        if total != EACH or t.reserve[colour] < 0 or min(held) < 0:
            found.append(f"there are {total} {name} tokens")
    return found


def _cards(t: Castle) -> list[str]:
    places = [*t.wall, *t.square, t.citadel, *t.spells, t.waiting_priests]
    seen = [card for place in places for card in place]
    if t.coming != NO_ENEMY:
        seen.append(t.coming)
    seen += [card for card in EVERY_ENEMY if t.is_boxed(card)]
    listed = [card for layer in t.deck.layers for part in layer.parts for card in part.cards]
    found = _twice([*seen, *listed], CARD_IDS)
    unseen = len(CARD_IDS) - len(set(seen))
    if t.deck.size > unseen:
        found.append(f"the deck has {t.deck.size} cards, {unseen} are left")
    return found


def _rituals(t: Castle) -> list[str]:
    seen = [ritual for hand in (*t.goals, *t.artefacts, t.rejected) for ritual in hand]
    seen += [ritual for ritual in (*t.base, t.raising) if ritual != NO_RITUAL]
    seen += [ritual for ritual in EVERY_RITUAL if t.is_ritual_boxed(ritual)]
    listed = [ritual for layer in t.rituals.layers for part in layer.parts for ritual in part.cards]
    found = _twice([*seen, *listed], RITUAL_IDS)
    if t.turn and len(seen) + t.rituals.size != len(RITUAL_IDS):
        found.append(f"{len(seen) + t.rituals.size} rituals of {len(RITUAL_IDS)} are somewhere")
    return found


def _twice(numbers: list[int], ids: tuple[str, ...]) -> list[str]:
    return [f"{ids[n]} is in two places" for n in sorted(set(numbers)) if numbers.count(n) > 1]
