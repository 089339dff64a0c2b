"""What artefacts do for an attack or, unused, at the end of a turn."""

from __future__ import annotations

from laar.games.bastion.bots.gathering import demand
from laar.games.bastion.bots.striking import PAY, Line, helps
from laar.games.bastion.legal.listing import SPOTS
from laar.games.bastion.pieces.cards import ACCUMULATOR, COLOURS, CONVERTER
from laar.games.bastion.pieces.numbers import Spot
from laar.games.bastion.rules.deeds import ready, restorable
from laar.games.bastion.rules.mana import source_colour
from laar.games.bastion.rules.strength import cost, group_at, shield
from laar.games.bastion.state.castle import CITADEL, COLOURED, NO_RITUAL, SEATS, Castle, near_spots

WORTHWHILE = 3.0  # how much more a colour must be wanted than the one given for it


def mend(t: Castle, spot: Spot) -> Line:
    """One artefact used for a colour the attack on this enemy is short of; empty: none helps."""
    seat = t.active
    due = cost(t, spot)
    short = -1
    spare = -1
    for colour in range(COLOURED):
        over = t.supply[seat * COLOURED + colour] - due[colour]
        if due[colour] and over < 0:
            short = colour
        elif over > 0 and (spare < 0 or over > t.supply[seat * COLOURED + spare] - due[spare]):
            spare = colour
    if short < 0:
        return []
    if ready(t, seat, ACCUMULATOR) != NO_RITUAL:
        for other in range(t.seats):
            if other != seat and t.supply[other * COLOURED + short]:
                return [(seat, f"draw {SEATS[other]} {COLOURS[short]}"), (other, "give")]
    if spare >= 0 and t.reserve[short] and ready(t, seat, CONVERTER) != NO_RITUAL:
        return [(seat, f"convert {COLOURS[spare]} {COLOURS[short]}")]
    return []


def mended(t: Castle) -> list[Line]:
    """Attacks that only artefacts make possible."""
    seat = t.active
    area = t.place[seat]
    found: list[Line] = []
    if area == CITADEL:
        return found
    for spot in near_spots(area):
        if not group_at(t, spot) or shield(t, spot) or helps(t, spot, area, (), []):
            continue
        then = t.clone()
        tools: Line = []
        for _ in range(len(t.artefacts[seat])):
            more = mend(then, spot)
            if not more:
                break
            for who, answer in more:
                then.answer(who, answer)
            tools += more
            enough = helps(then, spot, area, (), [])
            for help_ in enough:
                found.append([*tools, (seat, f"attack {SPOTS[spot]}"), *help_, (seat, PAY)])
            if enough:
                break
    return found


def leftover(t: Castle) -> Line:
    """A source restored, a token changed for one that is more wanted."""
    seat = t.active
    for slot in restorable(t, seat):
        if t.supply[seat * COLOURED + source_colour(t, t.place[seat], slot)] > 1:
            return [(seat, f"restore {slot + 1}")]
    if not t.artefacts[seat] or ready(t, seat, CONVERTER) == NO_RITUAL:
        return []
    wanted = demand(t)
    least = most = -1
    for colour in range(COLOURED):
        for at in range(colour, len(t.supply), COLOURED):
            wanted[colour] -= t.supply[at]
        if t.supply[seat * COLOURED + colour] and (least < 0 or wanted[colour] < wanted[least]):
            least = colour
        if t.reserve[colour] and (most < 0 or wanted[colour] > wanted[most]):
            most = colour
    if least >= 0 and most >= 0 and wanted[most] - wanted[least] > WORTHWHILE:
        return [(seat, f"convert {COLOURS[least]} {COLOURS[most]}")]
    return []
