"""A position as numbers, from which a judge learns who wins: what stands on each side.

Decks differ, so most numbers say what cards are like and not which they are; a card of the box has
one of its own as well. All are what one side has less what the other has, most of them as shares
of what both have: one card is worth more when few are left. A card that lies face down for the
judging seat counts as a card and as nothing else.
"""

from __future__ import annotations

from math import exp
from typing import Final

from laar.games.berserk.bots.card_value import STRANGER
from laar.games.berserk.cards.keywords import INCARNATION, KEYWORDS, both, each, holds
from laar.games.berserk.cards.traits import FLYER, TERRAIN
from laar.games.berserk.state.battle import (
    CLOSED,
    GRAVE,
    HIDDEN,
    NOT_READY,
    RETURNED,
    SETTLED,
    Battle,
)
from laar.games.berserk.state.numbers import Seat

ROOM: Final = 6.0  # added to what both sides have, so that the last cards do not decide too much
BOX: Final = 115  # collector numbers that have a number of their own
FRAIL: Final = 2.5  # lives that make the difference between nearly dead and safe
SHARED: Final = 18  # numbers by what cards are like, as shares of what both sides have
PLAIN: Final = 10  # numbers of the whole position
CALLED: Final = SHARED + len(KEYWORDS)
LENGTH: Final = CALLED + BOX + PLAIN
LATE: Final = 20.0  # turns
SIZE: Final = 20.0  # of a squad, in crystals


def signs(t: Battle, seat: Seat) -> list[float]:
    """The numbers of a position as a seat sees it; none before the battle."""
    if not t.turn:
        return []
    found = [0.0] * LENGTH
    whole = ROOM
    lead = 0.0
    mine_now = (seat ^ t.active) & 1 == 0
    for card in t.present:
        mine = (t.control[card] ^ seat) & 1 == 0
        own = 1.0 if mine else -1.0
        if t.is_(card, HIDDEN) and t.control[card] != seat:
            found[0] += own
            whole += STRANGER
            lead += own * STRANGER
            continue
        traits = t.traits[card]
        cost = float(traits.cost)
        life = traits.life
        share = 1.0
        if life > 0:
            left = max(0.0, float(t.life(card) - t.wounds[card]))
            share = left / life
            found[1] += own * left
            found[2] += own * exp(-left / FRAIL)
            found[3] += own * (left - t.lives[card]) / life
        worth = cost * share + 1.0
        whole += worth
        lead += own * worth
        found[4] += own * cost
        found[5] += own * cost * share
        if traits.alive:
            strike = (traits.strike[0] + traits.strike[1] + traits.strike[2]) / 3.0
            found[6] += own
            found[7] += own * strike
            found[8] += own * strike * share
            found[9] += own * traits.move
            if traits.sort == FLYER:
                found[10] += own * cost * share
            if not t.is_(card, NOT_READY):
                if mine == mine_now:
                    found[11] += own * strike
                else:
                    found[12] += own * strike
        elif traits.sort == TERRAIN:
            found[13] += own * cost
        if t.is_(card, CLOSED):
            found[14] += own * cost
        if traits.has_ranged:
            found[15] += own * cost * share
        if not t.is_(card, SETTLED):
            found[16] += own * cost
        found[17] += own * t.chips[card]
        for keyword in each(both(traits.keys, t.granted[card])):
            found[SHARED + keyword] += own * share
        number = traits.number
        if 0 < number < BOX:
            found[CALLED + number] += own * share
    for card in t.setting.cards:
        gone = t.place[card] == GRAVE and not t.is_(card, RETURNED)
        if gone and holds(t.traits[card].keys, INCARNATION):
            found[CALLED] += 1.0 if (t.owner(card) ^ seat) & 1 == 0 else -1.0
    scale = SIZE / whole
    for place in range(CALLED + BOX):
        value = found[place]
        if value:
            found[place] = value * scale
    active = 1.0 if mine_now else -1.0
    first = 1.0 if (seat ^ t.first) & 1 == 0 else -1.0
    late = min(1.0, t.turn / LATE)
    few = SIZE / (SIZE + whole)
    ratio = lead / whole
    at = CALLED + BOX
    found[at] = first
    found[at + 1] = first * late
    found[at + 2] = active
    found[at + 3] = active * few
    found[at + 4] = ratio
    found[at + 5] = ratio * abs(ratio)
    found[at + 6] = ratio * few
    found[at + 7] = lead / SIZE
    found[at + 8] = ratio * late
    found[at + 9] = found[5] * few
    return found
