"""A position written as the text that position.py reads."""

from __future__ import annotations

from laar.core.engine.deck import Deck
from laar.games.bastion.pieces.cards import CARD_IDS, COLOURS, RITUAL_IDS, SIDES
from laar.games.bastion.pieces.numbers import Area, Seat
from laar.games.bastion.rules.onslaught import AREA_NAMES
from laar.games.bastion.state.castle import (
    ACTIONS,
    AREAS,
    BASES,
    COLOURED,
    EVERY_SLOT,
    NO_RITUAL,
    OPEN,
    SEATS,
    SECTIONS,
    SLOTS,
    Castle,
)
from laar.games.bastion.view.view import DONE


def write(t: Castle) -> str:
    """A position in an action stage as text; ``read`` makes it again. Cards of the deck that lie
    in no known order are written as shuffled."""
    if t.stage != ACTIONS or t.ask is None or t.ask.kind != "act":
        raise ValueError("only a position in which the active player may act can be written")
    lines = [f"players {t.seats}", f"side {SIDES[t.setting.plan.side]}"]
    lines.append("layout " + " ".join(COLOURS[colour] for colour in t.ring))
    lines.append(f"active {SEATS[t.active]}")
    done = [name for name, bit in DONE.items() if t.has_done(bit)]
    if done:
        lines.append("done " + " ".join(done))
    lines += _written_enemies(t)
    for card, area in t.withdrawn:
        lines.append(f"withdrawn {CARD_IDS[card]}" + (f" {AREA_NAMES[area]}" if area >= 0 else ""))
    lines += _written_deck("deck", t.deck, CARD_IDS)
    lines += _written_deck("rituals", t.rituals, RITUAL_IDS)
    for district in AREAS:
        lines += _written_district(t, district)
    for seat in t.everyone:
        lines += _written_defender(t, seat)
    return "\n".join(lines) + "\n"


def _written_enemies(t: Castle) -> list[str]:
    lines = []
    for section in range(1, SECTIONS + 1):
        if t.wall[section]:
            lines.append(f"wall {section} " + " ".join(CARD_IDS[c] for c in t.wall[section]))
    for area in AREAS:
        if t.square[area]:
            lines.append(f"square {area} " + " ".join(CARD_IDS[c] for c in t.square[area]))
    if t.citadel:
        lines.append("citadel " + " ".join(CARD_IDS[c] for c in t.citadel))
    return lines


def _written_deck(word: str, deck: Deck, ids: tuple[str, ...]) -> list[str]:
    lines = []
    for layer in deck.layers:
        cards = [card for part in layer.parts for card in part.cards]
        if len(cards) != layer.count:
            raise ValueError("cards put away unseen cannot be written")
        lines.append(f"{word} any " + " ".join(ids[card] for card in cards))
    return lines


def _written_district(t: Castle, area: Area) -> list[str]:
    lines = []
    bases = [t.base[area * BASES + base] for base in range(BASES)]
    if any(ritual != NO_RITUAL for ritual in bases):
        lines.append(f"base {area} " + " ".join(RITUAL_IDS[r] for r in bases if r != NO_RITUAL))
    for slot in EVERY_SLOT:
        place = area * SLOTS + slot
        if t.source[place] != OPEN:
            lines.append(f"source {area} {slot + 1} {COLOURS[t.source[place]]}")
        if t.is_damaged(area, slot):
            lines.append(f"damaged {area} {slot + 1}")
    if t.tower[area] != OPEN:
        lines.append(f"tower {area} {COLOURS[t.tower[area]]}")
    return lines


def _written_defender(t: Castle, seat: Seat) -> list[str]:
    name = SEATS[seat]
    lines = [f"{name} at {AREA_NAMES[t.place[seat]]}"]
    mana = t.supply[seat * COLOURED : seat * COLOURED + COLOURED]
    if any(mana):
        told = (f"{COLOURS[colour]} {count}" for colour, count in enumerate(mana) if count)
        lines.append(f"{name} mana " + " ".join(told))
    if t.spells[seat]:
        lines.append(f"{name} spells " + " ".join(CARD_IDS[card] for card in t.spells[seat]))
    if t.goals[seat]:
        lines.append(f"{name} goals " + " ".join(RITUAL_IDS[ritual] for ritual in t.goals[seat]))
    if t.artefacts[seat]:
        told = (f"{'used:' * (t.is_used(r))}{RITUAL_IDS[r]}" for r in t.artefacts[seat])
        lines.append(f"{name} artefacts " + " ".join(told))
    return lines
