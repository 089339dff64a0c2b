"""The enemy stage: cards enter, or the last enemy marches; some drive defenders out."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import Rule, Steps
from laar.games.bastion.pieces.cards import CARD_IDS, DRAGON, FLYER, GIANT, PRIEST, SCOUTS, SYMBIOTE
from laar.games.bastion.rules.strength import closed, district_of, has_rokai, immune
from laar.games.bastion.state import facts
from laar.games.bastion.state.castle import CITADEL, DISTRICTS, ENEMY, SECTIONS, Castle

OPENING: Final = 1  # the card enters during set-up
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_IDS)}
AREA_NAMES: Final = ("citadel", "d1", "d2", "d3", "d4", "d5", "d6")
AREA: Final[dict[str, int]] = {name: area for area, name in enumerate(AREA_NAMES)}


def onslaught(t: Castle, args: tuple[int, ...]) -> None:
    """One card enters, or with an empty deck one enemy moves (BST-100, BST-117)."""
    facts.stage_came(t, ENEMY, "BST-100")
    t.push("settle")
    if t.deck.size:  # checked once (BST-120)
        t.push("enter", (0,))
    else:
        march(t)


def march(t: Castle) -> None:
    """The last enemy of the column goes on (BST-109, BST-110), past others (BST-104, BST-105)."""
    start = last_enemy(t)
    if not start:
        return
    goal = stop_from(t, start - 1)
    if goal:
        facts.marched(t, start, goal, "BST-111")
    else:
        facts.ended(t, False, t.setting.clauses["lost marching"])


def last_enemy(t: Castle) -> int:
    """The highest-numbered section with an enemy; 0 on an empty wall (BST-111)."""
    for section in range(SECTIONS, 0, -1):
        if t.wall[section]:
            return section
    return 0


def stop_from(t: Castle, start: int) -> int:
    """Where an enemy that checks sections downwards from here stops; 0: nowhere (BST-102)."""
    wall = t.wall
    for section in range(start, 0, -1):
        if not wall[section] and (section == 1 or wall[section - 1]):
            return section
    return 0


def enter(t: Castle, args: tuple[int, ...]) -> Steps:
    """The top card comes: first its place, then what follows from it (BST-106, BST-107)."""
    drawn: str = yield Ask(CHANCE, "enemy")
    card = CARD[drawn]
    came = facts.entered(t, card, "BST-100")
    if DRAGON[card]:
        drive_out(t, CITADEL, facts.invaded(t, card, "BST-465", came))
    elif SYMBIOTE[card] and host(t):
        join(t, card, came)
    else:
        stand(t, card, args[0], came)


def stand(t: Castle, card: int, opening: int, came: int) -> None:
    """It stops at the wall, and flies on if it can."""
    section = lowest_free(t) if GIANT[card] else stop_from(t, t.setting.last)
    if not section:
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
        t.push("pull", (opening,), came)  # BST-380, BST-480, BST-481
    if FLYER[card]:
        fly(t, section, came)


def join(t: Castle, card: int, came: int) -> None:
    """A symbiote is slid under its host (BST-390); Belligemin carries the host off (BST-485)."""
    section = host(t)
    facts.joined(t, card, section, "BST-390", came)
    if FLYER[card]:
        fly(t, section, came)


def host(t: Castle) -> int:
    """The section of the enemy a symbiote joins; 0: nobody (BST-391, BST-401)."""
    for section in range(SECTIONS, 0, -1):
        if t.wall[section]:
            if t.setting.immune_hosts:
                return section  # BST-403
            if not immune(t.wall[section]):
                return section
    return 0


def fly(t: Castle, section: int, came: int) -> None:
    """To the square of this district or the first free one counter-clockwise (BST-410, BST-411); if
    none is free it stays (BST-412)."""
    area = district_of(section)
    for _ in range(DISTRICTS):
        if not t.square[area]:
            landing = facts.landed(t, section, area, "BST-410", came)
            facts.cleared(t, area, "BST-414", landing)
            if has_rokai(t.square[area]):
                drive_out(t, area, landing)  # BST-491, BST-492
            return
        area = area - 1 if area > 1 else DISTRICTS  # BST-059


def lowest_free(t: Castle) -> int:
    """The free section nearest to the gate, for a giant (BST-435)."""
    for section in range(1, t.setting.last + 1):
        if not t.wall[section]:
            return section
    return 0


def beside_priest(t: Castle, section: int) -> bool:
    """Whether a priest stands next to this section, alone or in a combined enemy."""
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


def drive_out(t: Castle, area: int, cause: int) -> None:
    """Everyone there goes elsewhere, in turn order from the active player (BST-143)."""
    start = t.active if t.active >= 0 else max(t.first, 0)
    for step in range(t.seats - 1, -1, -1):
        seat = (start + step) % t.seats
        if t.place[seat] == area:
            t.push("flee", (seat,), cause)


def flee(t: Castle, args: tuple[int, ...]) -> Steps:
    """A driven-out defender's owner picks the area; it is no move (BST-143)."""
    seat = args[0]
    by = "driven by a dragon" if t.place[seat] == CITADEL else "driven by Rokai"
    answer: str = yield Ask(seat, "flee")
    facts.driven(t, seat, AREA[answer[5:]], t.setting.clauses[by])


def ways_out(t: Castle, area: int) -> list[int]:
    """The areas one step away that can be entered without a fight: for those who are driven out
    (BST-144, BST-467, BST-492) and those in haste (BST-273)."""
    return [other for other in BESIDE[area] if not closed(t, other)]


# The areas one step away (BST-058, BST-059).
BESIDE: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 3, 4, 5, 6),
    *[(0, area - 1 or DISTRICTS, area % DISTRICTS + 1) for area in range(1, DISTRICTS + 1)],
)


def settle(t: Castle, args: tuple[int, ...]) -> None:
    """Deck empty and nobody at the wall: the defenders have won (BST-570, BST-571, BST-578)."""
    if not t.deck.size and not last_enemy(t):
        facts.ended(t, True, t.setting.clauses["won"])


ONSLAUGHT_RULES: Final[dict[str, Rule]] = {
    "onslaught": onslaught,
    "enter": enter,
    "pull": pull,
    "flee": flee,
    "settle": settle,
}
