"""Which mana actions are sensible for the active player."""

from __future__ import annotations

from laar.games.bastion.cards import COLOUR, COLOURS, STRENGTH
from laar.games.bastion.castle import CITADEL, COLOURED, DISTRICTS, OPEN, SECTIONS, SLOTS, Castle
from laar.games.bastion.deeds import tower_colour
from laar.games.bastion.mana import is_empty, source_colour, usable_slots


def gatherings(t: Castle, wide: int) -> list[str]:
    """Mana actions where the active player stands; ``wide`` covering tokens are tried."""
    seat = t.active
    area = t.place[seat]
    if area == CITADEL:
        return ["collect"] if not t.citadel and closed_towers(t) else []
    if t.square[area]:
        return []
    covers = spares(t, seat, wide)
    if not covers:
        return empty_handed(t, area)
    found: list[str] = []
    seen = 0
    for slot in usable_slots(t, area):
        colour = source_colour(t, area, slot)
        if seen >> colour & 1 or not t.reserve[colour]:
            continue
        seen |= 1 << colour
        for cover in covers:
            found.append(f"source {slot + 1} {COLOURS[cover]}")
    if t.tower[area] == OPEN:
        waiting = 0
        for place in range(area * SLOTS, area * SLOTS + SLOTS):
            waiting += t.source[place] != OPEN
        if waiting > 1 or (waiting and not found):
            for cover in covers:
                found.append(f"tower {COLOURS[cover]}")
    return found


def empty_handed(t: Castle, area: int) -> list[str]:
    """What can be had without a token (BST-156, BST-166)."""
    if not is_empty(t, t.active):
        return []
    found = []
    for slot in usable_slots(t, area):
        if t.reserve[source_colour(t, area, slot)]:
            found.append(f"source {slot + 1}")
    if t.tower[area] == OPEN and t.reserve[tower_colour(t, area)]:
        found.append("tower")
    return found


def closed_towers(t: Castle) -> int:
    """Towers with a token."""
    count = 0
    for area in range(1, DISTRICTS + 1):
        count += t.tower[area] != OPEN
    return count


def spares(t: Castle, seat: int, many: int) -> list[int]:
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
