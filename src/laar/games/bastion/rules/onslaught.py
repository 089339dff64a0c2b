"""The enemy stage: cards enter, or the last enemy marches; some drive defenders out."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import Rule, Steps
from laar.games.bastion.pieces.cards import CARD_IDS, DRAGON, FLYER, GIANT, PRIEST, SCOUTS, SYMBIOTE
from laar.games.bastion.pieces.numbers import Area, Enemy, Seat, Spot
from laar.games.bastion.rules.strength import closed, district_of, has_rokai, immune
from laar.games.bastion.state import facts
from laar.games.bastion.state.castle import (
    AREAS,
    CITADEL,
    DISTRICTS,
    ENEMY,
    NO_SECTION,
    SECTIONS,
    Castle,
)

OPENING: Final = 1  # the card enters during set-up
CARD: Final[dict[str, Enemy]] = {name: Enemy(card) for card, name in enumerate(CARD_IDS)}
AREA_NAMES: Final = ("citadel", "d1", "d2", "d3", "d4", "d5", "d6")
AREA: Final[dict[str, Area]] = {name: Area(area) for area, name in enumerate(AREA_NAMES)}


def onslaught(t: Castle, args: tuple[int, ...]) -> None:
    """One card enters, or with an empty deck one enemy moves (BST-100, BST-117)."""
    facts.stage_came(t, ENEMY, "BST-100")
    t.push("settle")
    if t.deck.size:  # checked once (BST-120)
        t.push("enter", (0,))
    else:
        march(t)


def march(t: Castle) -> None:
    """The last enemy of the column goes on (BST-109, BST-110), past others (BST-104, BST-105): the
    only one as far as section 1 (BST-112). Nothing it did on entering happens again (BST-119)."""
    start = last_enemy(t)
    if not start:
        return
    goal = stop_from(t, Spot(start - 1))
    if goal:
        facts.marched(t, start, goal, "BST-111")
    else:
        facts.ended(t, False, t.setting.clauses["lost marching"])  # BST-577


def last_enemy(t: Castle) -> Spot:
    """The highest-numbered section with an enemy; 0 on an empty wall (BST-111). Who is inside the
    bastion does not march (BST-118)."""
    for section in range(SECTIONS, 0, -1):
        if t.wall[section]:
            return Spot(section)
    return NO_SECTION


def stop_from(t: Castle, start: Spot) -> Spot:
    """Where an enemy that checks sections downwards from here (BST-045, BST-046) stops; 0: nowhere
    (BST-102)."""
    wall = t.wall
    for section in range(start, 0, -1):
        if not wall[section] and (section == 1 or wall[section - 1]):
            return Spot(section)
    return NO_SECTION


def enter(t: Castle, args: tuple[int, ...]) -> Steps:
    """The top card comes: first its place, then what follows from it (BST-106, BST-107)."""
    drawn: str = yield Ask(CHANCE, "enemy")
    card = CARD[drawn]
    came = facts.entered(t, card, "BST-100")
    if DRAGON[card]:  # it needs no free section (BST-474), nor does a symbiote with a host
        drive_out(t, CITADEL, facts.invaded(t, card, "BST-465", came))
    elif SYMBIOTE[card] and host(t):  # without one Belligemin is a plain flyer (BST-487)
        join(t, card, came)
    else:
        stand(t, card, args[0], came)


def stand(t: Castle, card: Enemy, opening: int, came: int) -> None:
    """It stops at the wall (BST-103), and flies on if it can."""
    section = lowest_free(t) if GIANT[card] else stop_from(t, t.setting.last)
    if not section:  # BST-116, BST-577; for a flyer too (BST-420), and a giant (BST-436)
        facts.ended(t, False, t.setting.clauses["lost entering"], came)
        return
    if (
        opening
        and PRIEST[card]
        and t.setting.numbers["priests_aside"]
        and beside_priest(t, section)
    ):
        facts.set_aside(t, card, "BST-429", came)
        t.push("enter", (OPENING,), came)  # the substitute (BST-430)
        return
    facts.placed(t, card, section, "BST-435" if GIANT[card] else "BST-101", came)
    for _ in range(SCOUTS[card]):
        # BST-380, BST-480, BST-481. It waits on the stack until all else is done (BST-121).
        t.push("pull", (opening,), came)
    if FLYER[card]:
        fly(t, section, came)


def join(t: Castle, card: Enemy, came: int) -> None:
    """A symbiote is slid under its host (BST-390); Belligemin carries the host off (BST-485,
    BST-486)."""
    section = host(t)
    facts.joined(t, card, section, "BST-390", came)
    if FLYER[card]:
        fly(t, section, came)


def host(t: Castle) -> Spot:
    """The section of the enemy a symbiote joins; 0: nobody (BST-391, BST-401). It may be a symbiote
    (BST-406) or have one already (BST-394), but stands at the wall (BST-490)."""
    for section in range(SECTIONS, 0, -1):
        if t.wall[section]:
            if t.setting.immune_hosts:
                return Spot(section)  # BST-403, BST-519
            if not immune(t.wall[section]):  # BST-402
                return Spot(section)
    return NO_SECTION


def fly(t: Castle, section: Spot, came: int) -> None:
    """To the square of this district or the first free one counter-clockwise (BST-410, BST-411); if
    none is free it stays (BST-412) for good (BST-421). Belligemin and its host do alike
    (BST-488)."""
    area = district_of(section)
    for _ in range(DISTRICTS):
        if not t.square[area]:
            landing = facts.landed(t, section, area, "BST-410", came)
            facts.cleared(t, area, "BST-414", landing)
            if has_rokai(t.square[area]):  # carried there as a host, too (BST-517)
                drive_out(t, area, landing)  # BST-491, BST-492
            return
        area = Area(area - 1 if area > 1 else DISTRICTS)  # BST-059


def lowest_free(t: Castle) -> Spot:
    """The free section nearest to the gate, for a giant (BST-435, BST-436)."""
    for section in range(1, t.setting.last + 1):
        if not t.wall[section]:
            return Spot(section)
    return NO_SECTION


def beside_priest(t: Castle, section: Spot) -> bool:
    """Whether a priest stands next to this section, alone or in a combined enemy (BST-434)."""
    for other in (section - 1, section + 1):
        if 0 < other <= SECTIONS:
            for card in t.wall[other]:
                if PRIEST[card]:
                    return True
    return False


def pull(t: Castle, args: tuple[int, ...]) -> None:
    """A scout brings the next card, if there is one (BST-381, BST-382, BST-482)."""
    if t.deck.size:
        t.push("enter", args)


def drive_out(t: Castle, area: Area, cause: int) -> None:
    """Everyone there goes elsewhere, in turn order from the active player (BST-143); whoever stayed
    beside an older dragon does too (BST-475)."""
    start = t.active if t.active >= 0 else max(t.first, 0)
    for step in range(t.seats - 1, -1, -1):
        seat = (start + step) % t.seats
        if t.place[seat] == area:
            t.push("flee", (seat,), cause)


def flee(t: Castle, args: tuple[int, ...]) -> Steps:
    """A driven-out defender's owner picks the area; it is no move (BST-143)."""
    seat = Seat(args[0])
    by = "driven by a dragon" if t.place[seat] == CITADEL else "driven by Rokai"
    answer: str = yield Ask(seat, "flee")
    facts.driven(t, seat, AREA[answer[5:]], t.setting.clauses[by])


def ways_out(t: Castle, area: Area) -> list[Area]:
    """The areas one step away that can be entered without a fight: for those who are driven out
    (BST-144, BST-467, BST-492) and those in haste (BST-273, BST-274)."""
    return [other for other in BESIDE[area] if not closed(t, other)]


# The areas one step away (BST-058, BST-059).
BESIDE: Final[tuple[tuple[Area, ...], ...]] = (
    tuple(AREAS),
    *[(CITADEL, Area(area - 1 or DISTRICTS), Area(area % DISTRICTS + 1)) for area in AREAS],
)


def settle(t: Castle, args: tuple[int, ...]) -> None:
    """Deck empty (BST-573) and nobody at the wall, the camp of 2015 (BST-052): the defenders have
    won (BST-570, BST-571, BST-578), whoever is inside (BST-572) or was carried there (BST-579)."""
    if not t.deck.size and not last_enemy(t):
        facts.ended(t, True, t.setting.clauses["won"])


ONSLAUGHT_RULES: Final[dict[str, Rule[Castle]]] = {
    "onslaught": onslaught,
    "enter": enter,
    "pull": pull,
    "flee": flee,
    "settle": settle,
}
