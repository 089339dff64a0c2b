"""What a position promises: mana and turns that are left against what the enemies still cost.

All is counted in mana. A turn is worth the mana it brings, a spell the mana it saves, and the wall
is worth the enemy stages it still holds: whoever thins it early has won nothing, because a thin
wall marches fast.
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.deck import Deck
from laar.games.bastion.bots.resources import CARD_WORTH, at_hand, held, lying, spells
from laar.games.bastion.bots.ritual_value import boons
from laar.games.bastion.pieces.cards import (
    CANNON,
    COLOUR,
    DRAGON,
    EACH,
    FLYER,
    FORBIDS,
    INQUISITOR,
    NO_FLAME,
    PRIEST,
    SCOUTS,
    STRENGTH,
    STRENGTHENS_ALL,
    SYMBIOTE,
    VALKYRIE,
    WEREWOLF,
)
from laar.games.bastion.pieces.numbers import Enemy, Sections, Spot
from laar.games.bastion.rules.strength import cost
from laar.games.bastion.rules.wall_clock import holds, with_section
from laar.games.bastion.state.castle import BASES, COLOURED, DISTRICTS, SECTIONS, WALL, Castle

INCOME: Final = 1.9  # mana a turn brings on the average
KILL: Final = 0.92  # turns that beating one more enemy earns
BLOCKED: Final = 1.2
DRAGON_THERE: Final = 2.0
BAN: Final = 2.0
SHIELD: Final = 1.0
LATER: Final = 0.8  # of what cards in the deck will cost, and of spells not yet won

# Whether a card that enters takes a section of its own.
STANDS: Final[tuple[bool, ...]] = tuple(
    [not (FLYER[card] or DRAGON[card] or SYMBIOTE[card]) for card in range(len(STRENGTH))]
)


def worth(t: Castle) -> float:
    """The mana to spare at the end of a game that is going on, as far as one can tell."""
    need = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    entering = coming(t.deck, need)
    wall = Sections(0)
    groups = 0
    owed = 0.0  # what the enemies at the wall cost, less what their spells are worth
    trouble = 0.0
    costs: list[int] = []  # colour * 64 + cost of the plain ones
    for section in WALL:
        cards = t.wall[section]
        if not cards:
            continue
        wall = with_section(wall, section)
        groups += 1
        if len(cards) == 1 and simple(cards[0]):
            due = quick(t, cards[0], section)
            colour = COLOUR[cards[0]]
            need[colour] += due
            owed += due
            costs.append(colour * 64 + due)
        else:
            full = cost(t, section)
            for each in range(COLOURED):
                need[each] += full[each]
                owed += full[each]
            owed += full[COLOURED]
            for card in cards:
                owed += EACH[card] * COLOURED
                for each in range(COLOURED):
                    need[each] += EACH[card]
        for card in cards:
            owed -= LATER * CARD_WORTH[card]
            if FORBIDS[card] >= 0 or NO_FLAME[card]:
                trouble += BAN
            if PRIEST[card]:
                trouble += shielded(t, section)
    stages = holds(wall, entering, t.setting.last)
    turns = stages + KILL * groups
    blocked = 0
    for area in range(1, DISTRICTS + 1):
        if t.square[area]:
            blocked += 1
            for card in t.square[area]:
                if FORBIDS[card] >= 0:
                    trouble += BAN
                elif VALKYRIE[card]:
                    trouble += 2.0 * BAN
    trouble += min(turns, 30.0) / 20.0 * BLOCKED * blocked * (1.0 + 0.3 * (blocked - 1))
    if t.citadel:
        trouble += DRAGON_THERE
    mana = held(t, need, costs) + lying(t) + at_hand(t)
    return mana + INCOME * turns - owed - trouble + spells(t) + boons(t, turns)


def enemies_left(t: Castle) -> int:
    """Enemies in the deck and at the wall."""
    count = t.deck.size
    for section in range(1, SECTIONS + 1):
        count += len(t.wall[section])
    return count


def coming(deck: Deck, need: list[float]) -> tuple[int, float]:
    """Enemy stages with cards, and cards for the wall in each; adds what they will cost."""
    stands = 0.0
    scouts = 0.0
    for layer in deck.layers:
        for part in layer.parts:
            if not part.count:
                continue
            share = part.count / len(part.cards)
            for card in part.cards:
                scouts += share * SCOUTS[card]
                if STANDS[card]:
                    stands += share
                colour = COLOUR[card]
                if not FLYER[card] and not DRAGON[card] and colour >= 0:
                    need[colour] += LATER * share * STRENGTH[card]
    stages = max(1, deck.size - int(scouts)) if deck.size else 0
    return stages, stands / stages if stages else 0.0


def simple(card: Enemy) -> bool:
    """Whether its strength is printed but for dragons and cannons."""
    return COLOUR[card] >= 0 and not WEREWOLF[card]


def quick(t: Castle, card: Enemy, section: Spot) -> int:
    """The strength of a simple card at the wall."""
    value = STRENGTH[card]
    colour = COLOUR[card]
    if t.citadel:
        top = t.citadel[-1]
        if COLOUR[top] == colour or STRENGTHENS_ALL[top]:
            value += 1
    for beside in (section - 1, section + 1):
        if 0 < beside <= SECTIONS:
            for other in t.wall[beside]:
                if INQUISITOR[other]:
                    value += 1
    base = (section + 3) // 4 * BASES
    cannon = CANNON + colour
    if t.base[base] == cannon or t.base[base + 1] == cannon:
        value -= t.setting.cannon
    return max(1, value)


def shielded(t: Castle, section: Spot) -> float:
    """The trouble a priest makes for its neighbours."""
    found = 0.0
    for beside in (section - 1, section + 1):
        if 0 < beside <= SECTIONS and t.wall[beside]:
            found += SHIELD
            for card in t.wall[beside]:
                if PRIEST[card]:
                    found += 3.0  # two that shield each other (BST-427)
    return found
