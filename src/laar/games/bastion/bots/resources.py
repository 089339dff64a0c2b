"""What the defenders have: mana in the supplies and on the board, and spells."""

from __future__ import annotations

from typing import Final

from laar.games.bastion.pieces.cards import SPELL, SPELLS
from laar.games.bastion.state.castle import COLOURED, DISTRICTS, OPEN, PRINTED, SLOTS, Castle

ON_SOURCE: Final = 0.15
ON_TOWER: Final = 0.6
SURPLUS: Final = 0.5  # mana of a colour nobody asks for still covers sources
READY: Final = 0.4  # an enemy somebody could pay for now
ABLE: Final = 0.8  # a defender who could pay for one
LOPSIDED: Final = 0.7  # mana one defender has beyond a fair share of what is to be paid
AT_HAND: Final = 0.15  # an open source where a defender stands

_VALUES: Final[dict[str, float]] = {
    "alchemy": 1.6,
    "abundance-2": 2.0,
    "copy": 2.0,
    "lightning-1": 1.1,
    "lightning-3": 3.2,
    "flame-1": 1.0,
    "flame-2": 2.0,
    "repeat": 3.0,
    "prism": 0.6,
    "castling": 1.0,
    "arrow": 0.8,
    "teleport": 2.0,
    "haste": 0.5,
}
SPELL_WORTH: Final[tuple[float, ...]] = tuple([_VALUES[spell] for spell in SPELLS])
CARD_WORTH: Final[tuple[float, ...]] = tuple([SPELL_WORTH[spell] for spell in SPELL])


def held(t: Castle, need: list[float], costs: list[int]) -> float:
    """Mana in the supplies, as far as it is of use."""
    found = 0.0
    supply = t.supply
    for colour in range(COLOURED):
        total = 0
        for at in range(colour, len(supply), COLOURED):
            total += supply[at]
        wanted = need[colour]
        found += total if total <= wanted else wanted + SURPLUS * (total - wanted)
    fair = 0.0
    for colour in range(COLOURED):
        fair += need[colour]
    fair /= t.seats
    if t.seats > 1:
        for seat in range(t.seats):
            own = 0
            for at in range(seat * COLOURED, seat * COLOURED + COLOURED):
                own += supply[at]
            if own > fair:
                found -= LOPSIDED * (own - fair)
    able = 0  # defenders who could beat somebody now, a bit each
    for code in costs:
        colour = code // 64
        due = code % 64
        ready = 0.0
        for seat in range(t.seats):
            if supply[seat * COLOURED + colour] >= due:
                able |= 1 << seat
                ready = READY
        found += ready
    for seat in range(t.seats):
        if able >> seat & 1:
            found += ABLE
    return found


def lying(t: Castle) -> float:
    """Mana on sources and towers."""
    found = 0.0
    for slot in range(SLOTS, len(t.source)):
        if t.source[slot] != OPEN:
            found += ON_SOURCE
    for area in range(1, DISTRICTS + 1):
        if t.tower[area] != OPEN:
            found += ON_TOWER
    return found


def at_hand(t: Castle) -> float:
    """Open sources where the defenders stand."""
    found = 0.0
    for seat in range(t.seats):
        area = t.place[seat]
        if area > 0 and not t.square[area]:
            for slot in range(area * SLOTS, area * SLOTS + PRINTED):
                if t.source[slot] == OPEN:
                    found += AT_HAND
        elif area == 0:
            found += AT_HAND * PRINTED
    return found


def spells(t: Castle) -> float:
    """Spells in hand."""
    found = 0.0
    for seat in range(t.seats):
        for card in t.spells[seat]:
            found += CARD_WORTH[card]
    return found
