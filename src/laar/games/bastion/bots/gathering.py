"""Which mana actions are sensible for the active player."""

from __future__ import annotations

from typing import Final

from laar.games.bastion.bots.striking import Line
from laar.games.bastion.pieces.cards import COLOUR, COLOURS, SPELL, SPELLS, STRENGTH
from laar.games.bastion.pieces.numbers import Area, Colour, Colours, Seat
from laar.games.bastion.rules.deeds import tower_colour
from laar.games.bastion.rules.mana import GAIN_SPELLS, source_colour, usable_slots
from laar.games.bastion.rules.spells import ABUNDANCE, PRISM, ways
from laar.games.bastion.rules.strength import has_colour, with_colour
from laar.games.bastion.state.castle import (
    CITADEL,
    COLOURED,
    DISTRICTS,
    OPEN,
    SECTIONS,
    SLOTS,
    Castle,
)

FULL: Final = 5  # tokens a source with an Abundance gives


def gatherings(t: Castle, wide: int) -> list[Line]:
    """Mana actions where the active player stands; ``wide`` covering tokens are tried."""
    seat = t.active
    area = t.place[seat]
    if area == CITADEL:
        return [[(seat, "collect")]] if not t.citadel and closed_towers(t) else []
    if t.square[area]:
        return []
    covers = spares(t, seat, wide)
    if not covers:
        return empty_handed(t, seat, area)
    found: list[Line] = []
    seen = Colours(0)
    for slot in usable_slots(t, area):
        colour = source_colour(t, area, slot)
        if has_colour(seen, colour) or not t.reserve[colour]:
            continue
        seen = with_colour(seen, colour)
        for cover in covers:
            found += poured(t, seat, f"source {slot + 1} {COLOURS[cover]}", colour)
    if t.tower[area] == OPEN:
        waiting = 0
        for place in range(area * SLOTS, area * SLOTS + SLOTS):
            waiting += t.source[place] != OPEN
        if waiting > 1 or (waiting and not found):
            for cover in covers:
                found.append([(seat, f"tower {COLOURS[cover]}")])
    return found


def poured(t: Castle, seat: Seat, answer: str, colour: Colour) -> list[Line]:
    """A source with the spells for it: Abundance as soon as there is enough to take, Prism where a
    colour is much wanted."""
    first: Line = [(seat, answer)]
    if not t.spells[seat] or not ways(t, seat, GAIN_SPELLS):
        return [first]
    abundant: Line = []
    prism = False
    for card in t.spells[seat]:
        if SPELL[card] == ABUNDANCE and t.reserve[colour] >= FULL + 2 * len(abundant):
            abundant.append((seat, SPELLS[ABUNDANCE]))
        elif SPELL[card] == PRISM:
            prism = True
    take = (seat, "take")
    found: list[Line] = [[*first, *abundant, take]]
    if prism:
        wish = most_wanted(t)
        if wish != colour:
            found.append([*first, (seat, f"{SPELLS[PRISM]} {COLOURS[wish]}"), *abundant, take])
    return found


def most_wanted(t: Castle) -> int:
    """The colour the defenders lack most."""
    wanted = demand(t)
    best = 0
    for colour in range(COLOURED):
        for at in range(colour, len(t.supply), COLOURED):
            wanted[colour] -= t.supply[at]
        if t.reserve[colour] >= FULL and wanted[colour] > wanted[best]:
            best = colour
    return best


def empty_handed(t: Castle, seat: Seat, area: Area) -> list[Line]:
    """What can be had without a token (BST-156, BST-166)."""
    found: list[Line] = []
    for slot in usable_slots(t, area):
        colour = source_colour(t, area, slot)
        if t.reserve[colour]:
            found += poured(t, seat, f"source {slot + 1}", colour)
    if t.tower[area] == OPEN and t.reserve[tower_colour(t, area)]:
        found.append([(seat, "tower")])
    return found


def closed_towers(t: Castle) -> int:
    """Towers with a token."""
    count = 0
    for area in range(1, DISTRICTS + 1):
        count += t.tower[area] != OPEN
    return count


def spares(t: Castle, seat: Seat, many: int) -> list[int]:
    """The colours a defender can best do without, most dispensable first."""
    wanted = demand(t)
    scored: list[tuple[float, int]] = []
    for colour in range(COLOURED):
        own = t.supply[seat * COLOURED + colour]
        if own:
            total = 0
            for at in range(colour, len(t.supply), COLOURED):
                total += t.supply[at]
            # Singles go before heaps of the same use.
            scored.append((total - wanted[colour] - 0.4 * min(own, 6), colour))
    scored.sort(reverse=True)
    return [colour for _, colour in scored[:many]]


def demand(t: Castle) -> list[float]:
    """What the enemies at the wall will cost in each colour, and a guess at those in the deck."""
    guess = 0.6 * t.deck.size
    wanted = [guess, guess, guess, guess, guess, guess]
    for section in range(1, SECTIONS + 1):
        for card in t.wall[section]:
            colour = COLOUR[card]
            if colour >= 0:
                wanted[colour] += STRENGTH[card]
            else:
                for each in range(COLOURED):
                    wanted[each] += 1.0
    return wanted
