"""Where the active player may go with a move, and farther with Haste."""

from __future__ import annotations

from laar.games.bastion.bots.striking import Line, storms, strikes
from laar.games.bastion.pieces.numbers import Way
from laar.games.bastion.rules.onslaught import AREA_NAMES, BESIDE
from laar.games.bastion.rules.spells import HASTE, ways
from laar.games.bastion.rules.strength import closed
from laar.games.bastion.state.castle import ATTACKED, CITADEL, MOVED, Castle


def routes(t: Castle) -> list[Line]:
    """One step to each area that can be entered, by storm where someone holds it."""
    seat = t.active
    if t.has_done(MOVED):
        return []
    hasty = t.spells[seat] and len(ways(t, seat, (HASTE,))) > 0
    found: list[Line] = []
    for area in BESIDE[t.place[seat]]:
        if not closed(t, area):
            step = (seat, f"move {AREA_NAMES[area]}")
            found.append([step, (seat, "stop")] if hasty else [step])
        elif not t.has_done(ATTACKED):
            found += storms(t, area)
    return found


def dashes(t: Castle) -> list[Line]:
    """Two steps with a Haste, to where one does not lead; through the citadel where that is
    open."""
    seat = t.active
    start = t.place[seat]
    if t.has_done(MOVED) or start == CITADEL or not t.spells[seat]:
        return []
    if Way(HASTE) not in ways(t, seat, (HASTE,)):
        return []
    found: list[Line] = []
    reached = [start, *BESIDE[start]]
    for middle in BESIDE[start]:
        if closed(t, middle):
            continue
        for goal in BESIDE[middle]:
            if goal in reached or closed(t, goal):
                continue
            reached.append(goal)
            if t.deck.size:  # a Haste is kept for an attack
                t.place[seat] = goal
                idle = not strikes(t)
                t.place[seat] = start
                if idle:
                    continue
            found.append(
                [(seat, f"move {AREA_NAMES[middle]}"), (seat, f"haste {AREA_NAMES[goal]}")]
            )
    return found
