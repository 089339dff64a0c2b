"""Which attacks are open to the active player, and with whose spells."""

from __future__ import annotations

from typing import Final

from laar.games.bastion.legal.listing import SPOTS
from laar.games.bastion.pieces.cards import POWER, SPELL
from laar.games.bastion.pieces.numbers import Area, Enemy, Seat, Spot, Way
from laar.games.bastion.rules.attack import given_up, pledged, standing, ways_pledged, within_reach
from laar.games.bastion.rules.payment import made, supply_of
from laar.games.bastion.rules.spells import (
    ALCHEMY,
    ARROW,
    COPY,
    NO_SPELL,
    NO_WAY,
    WORDS,
    copied,
    has_spell,
    held_by_all,
    helping,
    needed,
    power_of,
    spell_of,
    ways,
)
from laar.games.bastion.rules.strength import cost, fixed, group_at, immune, shield, spot_of
from laar.games.bastion.state.castle import (
    CITADEL,
    EVERY_SPOT,
    NO_ENEMY,
    TOP,
    Castle,
    near_spots,
    spot_in,
)

Line = list[tuple[int, str]]  # seat and answer, one after the other
PAY: Final = "pay"


def strikes(t: Castle) -> list[Line]:
    """The attacks that can be paid for from where the active player stands, with the least help."""
    seat = t.active
    area = t.place[seat]
    found: list[Line] = []
    spots: list[Spot] = []
    if area > CITADEL:
        spots = near_spots(area)
    elif t.citadel:
        spots = [TOP]
    for spot in spots:
        if group_at(t, spot) and not shield(t, spot) and not given_up(t, spot):
            for help_ in helps(t, spot, area, (), []):
                found.append([(seat, f"attack {SPOTS[spot]}"), *help_, (seat, PAY)])
    if t.spells[seat]:
        for way in ways(t, seat, (ARROW,))[:1]:
            shots(t, seat, area, spots, way, found)
    return found


def shots(t: Castle, seat: Seat, area: Area, near: list[Spot], way: Way, found: list[Line]) -> None:
    """Attacks on enemies elsewhere with an Arrow."""
    arrow = NO_ENEMY
    for card in t.spells[seat]:
        if SPELL[card] == needed(way):
            arrow = card
    for spot in EVERY_SPOT:
        cards = group_at(t, spot)
        if not cards or spot in near or immune(cards) or shield(t, spot):
            continue
        if within_reach(t, area, spot, True) and not given_up(t, spot):
            for help_ in helps(t, spot, area, (arrow,), []):
                first = (seat, f"attack {SPOTS[spot]} {WORDS[way]}")
                found.append([first, *help_, (seat, PAY)])


def storms(t: Castle, area: Area) -> list[Line]:
    """Ways to enter a closed area and beat who closes it."""
    spot = spot_in(area)
    if given_up(t, spot, area):
        return []
    name = "citadel" if area == CITADEL else f"d{area}"
    found = helps(t, spot, area, (), [])
    return [[(t.active, f"storm {name}"), *help_, (t.active, PAY)] for help_ in found]


def finishes(t: Castle, args: tuple[int, ...]) -> list[Line]:
    """Ways to end an attack that has been announced."""
    spot = spot_of(t, Enemy(args[0]))
    area = standing(t, args)
    given = ways_pledged(args)
    arrow = False
    for way in given:
        arrow = arrow or spell_of(way) == ARROW
    found: list[Line] = []
    if not shield(t, spot) and within_reach(t, area, spot, arrow):
        for help_ in helps(t, spot, area, pledged(args), given, True):
            found.append([*help_, (t.active, PAY)])
    found.append([(t.active, "withdraw")])
    return found


def helps(
    t: Castle,
    spot: Spot,
    area: Area,
    without: tuple[Enemy, ...],
    given: list[Way],
    begun: bool = False,
) -> list[Line]:
    """Sets of spells that make the enemy there payable: none where none is missing beside those
    that are given. Whoever has just withdrawn an attack counts on nobody for the next, until it
    is begun."""
    have = supply_of(t, t.active)
    due = cost(t, spot)
    each = fixed(t, spot)
    free = False
    promised = 0
    for way in given:
        free = free or spell_of(way) == ALCHEMY
        promised += power_of(way)
    if made(due, each, promised, free).payable(have):
        return [[]]
    cards = group_at(t, spot)
    if immune(cards) and len(cards) == 1:
        return []
    points, alchemy = sources(t, area, without, not begun and len(t.withdrawn) > 0)
    most = 0
    for power, _, _ in points:
        most += power
    found: list[Line] = []
    if most:
        missing = least(due, each, have, promised, promised + most, free)
        if missing > 0:
            found.append(taken(points, missing))
    if alchemy >= 0 and not free:
        missing = least(due, each, have, promised, promised + most, True)
        if missing >= 0:
            found.append([(t.active, WORDS[alchemy]), *taken(points, missing)])
    return found


def least(due: list[int], each: int, have: list[int], low: int, most: int, free: bool) -> int:
    """The fewest points above ``low`` that make it payable; -1 where not even all do."""
    if not made(due, each, most, free).payable(have):
        return -1
    for points in range(low, most):
        if made(due, each, points, free).payable(have):
            return points - low
    return most - low


def sources(
    t: Castle, area: Area, without: tuple[Enemy, ...], alone: bool
) -> tuple[list[tuple[int, Seat, Way]], Way]:
    """Power, seat and way of every spell (one's own if ``alone``) that makes an attack from there
    cheaper, and the way of an Alchemy, if any."""
    points: list[tuple[int, Seat, Way]] = []
    alchemy = NO_WAY
    everywhere = held_by_all(t)
    for seat in t.everyone:
        own = seat == t.active
        if not t.spells[seat] or (alone and not own):
            continue
        kinds = helping(t, own, t.place[seat] == area)
        for card in t.spells[seat]:
            if card in without:
                continue
            spell = SPELL[card]
            if spell in kinds:
                points.append((POWER[spell], seat, Way(spell)))
            elif spell == ALCHEMY and own:
                alchemy = Way(ALCHEMY)
            elif spell == COPY:
                if own and alchemy < 0 and has_spell(everywhere, ALCHEMY):
                    alchemy = copied(ALCHEMY)
                    continue
                best = NO_SPELL
                for kind in kinds:
                    if has_spell(everywhere, kind) and (best < 0 or POWER[kind] > POWER[best]):
                        best = kind
                if best >= 0:
                    points.append((POWER[best], seat, copied(best)))
    points.sort(key=lambda one: (-one[0], -one[2]))  # a Copy before its model (BST-236)
    return points, alchemy


def taken(points: list[tuple[int, Seat, Way]], missing: int) -> Line:
    """Spells worth at least so many points, with little to spare."""
    found: Line = []
    for at in range(len(points)):
        if missing <= 0:
            break
        power, seat, way = points[at]
        rest = 0
        for later in range(at + 1, len(points)):
            rest += points[later][0]
        if power <= missing or rest < missing:
            found.append((seat, WORDS[way]))
            missing -= power
    return found
