"""What a position is worth to a side: its cards as they are, and what they can do next."""

from __future__ import annotations

from math import tanh
from typing import Final

from laar.games.berserk.bots.ability_value import chip
from laar.games.berserk.bots.card_value import Sight, on_loan
from laar.games.berserk.cards.keywords import INCARNATION, holds
from laar.games.berserk.rules.effects import returns_to
from laar.games.berserk.state.battle import GRAVE, RETURNED, Battle
from laar.games.berserk.state.numbers import Card, Seat

SCALE: Final = 4.5  # how much a lead decides, fitted to who won
ROOM: Final = 6.0  # added to what both sides have, so that the last cards do not decide too much
BORROWED: Final = 0.6  # share of a card that counts for whoever controls it for a time
WAITING: Final = 0.25  # share of a card that will return from the graveyard
NEXT: Final = 0.8  # share of a blow in the coming turns
QUIET: Final = 0.01  # each turn in which nothing happens brings a draw nearer


def taste(t: Battle, seat: Seat) -> float:
    """What the position is worth to a seat, from -1 (lost) to 1 (won)."""
    outcome = t.outcome
    if outcome is not None:
        if not outcome.winners:
            return 0.0
        return 1.0 if seat in outcome.winners else -1.0
    if not t.turn:
        return 0.0  # nobody fights yet
    sides = strengths(t, seat)
    mine, theirs = sides[seat & 1], sides[1 - (seat & 1)]
    lead = SCALE * (mine - theirs) / (ROOM + mine + theirs)
    return tanh(lead) * (1.0 - QUIET * min(t.quiet, 20))


def strengths(t: Battle, seat: Seat) -> list[float]:
    """What each side has, in crystals."""
    sight = Sight(t, seat)
    sides = [0.0, 0.0]
    for card in t.present:
        side = t.control[card] & 1
        worth = sight.stands(card) + 0.3 * t.chips[card] * chip(t, card)
        if on_loan(t, card):
            home = returns_to(t, card) & 1
            sides[home] += (1.0 - BORROWED) * worth
            worth *= BORROWED
        sides[side] += worth
    for card in t.setting.cards:
        if t.place[card] != GRAVE or t.is_(card, RETURNED):
            continue
        if holds(t.traits[card].keys, INCARNATION):
            sides[t.owner(card) & 1] += WAITING * (1.0 + t.traits[card].cost)
    _threats(sight, sides)
    return sides


def _threats(sight: Sight, sides: list[float]) -> None:
    """The best blow of each creature; all of them will be open in their own turn."""
    t = sight.t
    for card in t.present:
        if t.is_creature(card) and not sight.stranger(card):
            sides[t.control[card] & 1] += NEXT * best_blow(sight, card)


def best_blow(sight: Sight, card: Card) -> float:
    """The best strike of a card at an enemy whom it could reach in a turn."""
    t = sight.t
    side = t.control[card] & 1
    cell = t.place[card]
    flies = t.flies(card)
    reach = 1 + t.traits[card].move
    best = 0.0
    for other in t.present:
        if t.control[other] & 1 == side or not t.traits[other].life:
            continue
        if not flies:
            there = t.place[other]
            if there < 0 or t.setting.grid.distance[cell][there] > reach:
                continue
        best = max(best, sight.strike(card, other))
    return best
