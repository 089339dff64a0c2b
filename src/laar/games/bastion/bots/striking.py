"""Which attacks are open to the active player, and with whose spells."""

from __future__ import annotations

from typing import Final

from laar.games.bastion.legal.listing import SPOTS
from laar.games.bastion.pieces.cards import POWER, SPELL
from laar.games.bastion.rules.attack import given_up, pledged, standing, ways_pledged, within_reach
from laar.games.bastion.rules.payment import made, supply_of
from laar.games.bastion.rules.spells import (
    ALCHEMY,
    ARROW,
    COPIED,
    COPY,
    WORDS,
    held_by_all,
    helping,
    power_of,
    spell_of,
    ways,
)
from laar.games.bastion.rules.strength import cost, fixed, group_at, immune, shield, spot_of
from laar.games.bastion.state.castle import CITADEL, DISTRICTS, SECTIONS, Castle

Line = list[tuple[int, str]]  # seat and answer, one after the other
PAY: Final = "pay"


def strikes(t: Castle) -> list[Line]:
    """The attacks that can be paid for from where the active player stands, with the least help."""
    seat = t.active
    area = t.place[seat]
    found: list[Line] = []
    if area > CITADEL:
        spots = [4 * area - 3, 4 * area - 2, 4 * area - 1, 4 * area, -area]
    else:
        spots = [CITADEL] if t.citadel else []
    for spot in spots:
        if group_at(t, spot) and not shield(t, spot) and not given_up(t, spot):
            for help_ in helps(t, spot, area, (), []):
                found.append([(seat, f"attack {SPOTS[spot]}"), *help_, (seat, PAY)])
    if t.spells[seat]:
        for way in ways(t, seat, (ARROW,))[:1]:
            shots(t, seat, area, spots, way, found)
    return found


def shots(t: Castle, seat: int, area: int, near: list[int], way: int, found: list[Line]) -> None:
    """Attacks on enemies elsewhere with an Arrow."""
    arrow = -1
    for card in t.spells[seat]:
        if SPELL[card] == (COPY if way >= COPIED else ARROW):
            arrow = card
    for spot in range(-DISTRICTS, SECTIONS + 1):
        cards = group_at(t, spot)
        if not cards or spot in near or immune(cards) or shield(t, spot):
            continue
        if within_reach(t, area, spot, True) and not given_up(t, spot):
            for help_ in helps(t, spot, area, (arrow,), []):
                first = (seat, f"attack {SPOTS[spot]} {WORDS[way]}")
                found.append([first, *help_, (seat, PAY)])


def storms(t: Castle, area: int) -> list[Line]:
    """Ways to enter a closed area and beat who closes it."""
    spot = -area
    if given_up(t, spot, area):
        return []
    name = "citadel" if area == CITADEL else f"d{area}"
    found = helps(t, spot, area, (), [])
    return [[(t.active, f"storm {name}"), *help_, (t.active, PAY)] for help_ in found]


def finishes(t: Castle, args: tuple[int, ...]) -> list[Line]:
    """Ways to end an attack that has been announced."""
    spot = spot_of(t, args[0])
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
    spot: int,
    area: int,
    without: tuple[int, ...],
    given: list[int],
    begun: bool = False,
) -> list[Line]:
    """Sets of spells that make the enemy there payable: none where none is needed beside those
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
        needed = least(due, each, have, promised, promised + most, free)
        if needed > 0:
            found.append(taken(points, needed))
    if alchemy >= 0 and not free:
        needed = least(due, each, have, promised, promised + most, True)
        if needed >= 0:
            found.append([(t.active, WORDS[alchemy]), *taken(points, needed)])
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
    t: Castle, area: int, without: tuple[int, ...], alone: bool
) -> tuple[list[tuple[int, int, int]], int]:
    """Power, seat and way of every spell (one's own if ``alone``) that makes an attack from there
    cheaper, and the way of an Alchemy or -1."""
    points: list[tuple[int, int, int]] = []
    alchemy = -1
    everywhere = held_by_all(t)
    for seat in range(t.seats):
        own = seat == t.active
        if not t.spells[seat] or (alone and not own):
            continue
        kinds = helping(t, own, t.place[seat] == area)
        for card in t.spells[seat]:
            if card in without:
                continue
            spell = SPELL[card]
            if spell in kinds:
                points.append((POWER[spell], seat, spell))
            elif spell == ALCHEMY and own:
                alchemy = ALCHEMY
            elif spell == COPY:
                if own and alchemy < 0 and everywhere >> ALCHEMY & 1:
                    alchemy = ALCHEMY + COPIED
                    continue
                best = -1
                for kind in kinds:
                    if everywhere >> kind & 1 and (best < 0 or POWER[kind] > POWER[best]):
                        best = kind
                if best >= 0:
                    points.append((POWER[best], seat, best + COPIED))
    points.sort(key=lambda one: (-one[0], -one[2]))  # a Copy before its model (BST-236)
    return points, alchemy


def taken(points: list[tuple[int, int, int]], needed: int) -> Line:
    """Spells worth at least so many points, with little to spare."""
    found: Line = []
    for at in range(len(points)):
        if needed <= 0:
            break
        power, seat, way = points[at]
        rest = 0
        for later in range(at + 1, len(points)):
            rest += points[later][0]
        if power <= needed or rest < needed:
            found.append((seat, WORDS[way]))
            needed -= power
    return found
