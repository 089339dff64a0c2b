"""How strong enemies are now, what they cost and whether they can be attacked.

A spot is where an enemy is: 1 to 24 a section, -1 to -6 a square, 0 the top of the citadel. Nothing
is remembered: every number is worked out when it is needed (BST-373), from where the enemy is and
never from where the attacker is (BST-207, BST-343).
"""

from __future__ import annotations

from typing import Final

from laar.games.bastion.pieces.cards import (
    CANNON,
    COLOUR,
    DISTRICT,
    EACH,
    FORBIDS,
    GREY,
    IMMUNE,
    INQUISITOR,
    NO_FLAME,
    NO_LIGHTNING,
    PRIEST,
    ROKAI,
    STRENGTH,
    STRENGTHENS_ALL,
    STRENGTHENS_KIN,
    VALKYRIE,
    WEREWOLF,
)
from laar.games.bastion.pieces.numbers import Area, Colour, Colours, Enemy, Spot
from laar.games.bastion.state.castle import (
    AREAS,
    BASES,
    DISTRICTS,
    SECTIONS,
    TOP,
    WALL,
    Castle,
    spot_in,
)

ELSEWHERE: Final = Spot(99)  # no spot: where covered dragons and cards off the board are
ANY: Final = 6  # the place in a cost of mana of any colour
LONE_WEREWOLF: Final = 9  # BST-451
UNSHIELDED: Final = Spot(0)
# By section: those beside it.
NEXT_TO: Final = [
    [Spot(beside) for beside in (section - 1, section + 1) if 0 < beside <= SECTIONS]
    for section in range(SECTIONS + 1)
]


def district_of(spot: Spot) -> Area:
    """The district of a section or square; 0 in the citadel."""
    if spot > 0:
        return Area((spot + 3) // 4)
    return Area(-spot)


def group_at(t: Castle, spot: Spot) -> tuple[Enemy, ...]:
    """The cards attacked together there (BST-392); of dragons only the top one (BST-469)."""
    if spot > 0:
        return t.wall[spot]
    if spot < 0:
        return t.square[-spot]
    return t.citadel[-1:]


def spot_of(t: Castle, card: Enemy) -> Spot:
    """Where an enemy is; 99 when it is not on the board (or a covered dragon)."""
    for section in WALL:
        if card in t.wall[section]:
            return section
    for area in AREAS:
        if card in t.square[area]:
            return spot_in(area)
    if t.citadel and t.citadel[-1] == card:
        return TOP
    return ELSEWHERE


def neighbours(t: Castle, section: Spot) -> list[tuple[Enemy, ...]]:
    """The enemies on the sections beside it, across a corner too (BST-055); the gate parts 24 from
    1 (BST-054, BST-056). Cards on one section are no neighbours (BST-399, BST-400)."""
    found = []
    if section > 1 and t.wall[section - 1]:
        found.append(t.wall[section - 1])
    if section < SECTIONS and t.wall[section + 1]:
        found.append(t.wall[section + 1])
    return found


def colour_of(t: Castle, card: Enemy, spot: Spot) -> Colour:
    """Its colour now: printed, the district's (BST-060, BST-366, BST-367, BST-371), or GREY."""
    colour = COLOUR[card]
    if colour == DISTRICT:
        return t.ring[district_of(spot) - 1] if spot else GREY
    return colour


def immune(cards: tuple[Enemy, ...]) -> bool:
    """Whether one of them is immune (BST-500, BST-501)."""
    return any(IMMUNE[card] for card in cards)


def has_werewolf(cards: tuple[Enemy, ...]) -> bool:
    """A combined enemy with a werewolf in it counts as one (BST-462)."""
    return any(WEREWOLF[card] for card in cards)


def strength(t: Castle, card: Enemy, spot: Spot) -> int:
    """Its strength now (BST-372): printed or computed, bonuses, cannons, at least 1."""
    if IMMUNE[card]:
        return STRENGTH[card]  # BST-504
    # A werewolf's value comes first, its own bonuses after it (BST-453, BST-460).
    value = pack(t, spot) if WEREWOLF[card] else STRENGTH[card]
    return max(1, value + bonus(t, card, spot))  # once, at the end (BST-341, BST-342)


def pack(t: Castle, spot: Spot) -> int:
    """A werewolf's own value: its neighbours together (BST-450), or 9."""
    if spot <= 0:
        return LONE_WEREWOLF  # BST-464
    beside = neighbours(t, spot)
    total = 0
    for index in range(len(beside)):
        cards = beside[index]
        if has_werewolf(cards):
            return LONE_WEREWOLF  # BST-452
        place = Spot(spot - 1 if cards is t.wall[spot - 1] else spot + 1)
        for card in cards:
            total += strength(t, card, place)  # BST-461, BST-463
    return total if total else LONE_WEREWOLF  # BST-451


def bonus(t: Castle, card: Enemy, spot: Spot) -> int:
    """What dragons, the Inquisitor and cannons add to and take from this card, for itself alone
    (BST-395)."""
    colour = colour_of(t, card, spot)
    extra = 0
    if t.citadel and spot:
        top = t.citadel[-1]  # covered dragons are inactive (BST-473)
        # BST-470, BST-471, BST-472; by the colour of the district, too (BST-476).
        kin = STRENGTHENS_KIN[top] and COLOUR[top] == colour
        if kin or STRENGTHENS_ALL[top]:  # BST-512
            extra += 1
    if spot > 0:  # no neighbours inside the bastion (BST-057)
        for cards in neighbours(t, spot):
            for other in cards:
                if INQUISITOR[other]:
                    extra += 1  # BST-506, BST-518
    if spot and colour >= 0:  # not in the citadel (BST-344)
        district = district_of(spot)
        for base in range(district * BASES, district * BASES + BASES):
            # By the colour of the district, too (BST-345), whoever holds the square (BST-346).
            if t.base[base] == CANNON + colour:
                extra -= t.setting.cannon  # BST-339, BST-340, BST-342
    return extra


def cost(t: Castle, spot: Spot) -> list[int]:
    """What the cards there cost together (BST-393) without spells, each its strength in its colour
    (BST-364): six colours, then mana of any colour for grey ones (BST-369). Immune cards are left
    out (see ``fixed``)."""
    due = [0, 0, 0, 0, 0, 0, 0]
    for card in group_at(t, spot):
        if IMMUNE[card]:
            continue
        colour = colour_of(t, card, spot)
        due[ANY if colour < 0 else colour] += strength(t, card, spot)
    return due


def fixed(t: Castle, spot: Spot) -> int:
    """How much of every colour the immune cards there cost, whatever happens (BST-499, BST-514)."""
    each = 0
    for card in group_at(t, spot):
        each += EACH[card]
    return each


def shield(t: Castle, spot: Spot) -> Spot:
    """Where the priest or the Valkyrie is that shields the enemy there; 0 when it can be attacked
    (BST-199)."""
    if spot <= 0:
        return UNSHIELDED  # BST-057
    if not t.setting.immune_shielded and immune(t.wall[spot]):
        return UNSHIELDED  # BST-433
    for section in NEXT_TO[spot]:
        for card in t.wall[section]:
            if PRIEST[card]:
                return section  # BST-425, BST-426; priests alike (BST-427)
    for card in t.square[district_of(spot)]:  # at the wall she shields nobody (BST-496)
        if VALKYRIE[card]:
            return spot_in(district_of(spot))  # BST-497
    return UNSHIELDED


def closed(t: Castle, area: Area) -> bool:
    """Whether a defender may enter only to fight: a dragon or Rokai is there."""
    if area == 0:
        return len(t.citadel) > 0  # BST-131, BST-132
    return has_rokai(t.square[area])  # BST-494, BST-495; not at the wall (BST-496)


def in_play(t: Castle) -> list[Enemy]:
    """Every enemy at the wall and on the squares, combined ones card by card: each card keeps its
    property (BST-374), on a square as well (BST-489)."""
    found: list[Enemy] = []
    for section in range(1, SECTIONS + 1):
        if t.wall[section]:
            found.extend(t.wall[section])
    for area in range(1, DISTRICTS + 1):
        if t.square[area]:
            found.extend(t.square[area])
    return found


def banned_colours(t: Castle) -> Colours:
    """Colours whose sources give nothing while their archmages are in play."""
    found = Colours(0)
    for card in in_play(t):
        if FORBIDS[card] >= 0:
            found = with_colour(found, FORBIDS[card])  # BST-440, BST-441, BST-445
    return found


def has_colour(colours: Colours, colour: Colour) -> bool:
    """Whether a colour is among these."""
    return colours >> colour & 1 != 0


def with_colour(colours: Colours, colour: Colour) -> Colours:
    """These, and one more."""
    return Colours(colours | 1 << colour)


def banned_spells(t: Castle) -> tuple[bool, bool]:
    """Whether Flame and Lightning are banned by Shaggon (BST-508, BST-509)."""
    flame = lightning = False
    for card in in_play(t):
        flame = flame or NO_FLAME[card]
        lightning = lightning or NO_LIGHTNING[card]
    return flame, lightning


def has_rokai(cards: tuple[Enemy, ...]) -> bool:
    """Whether Rokai is among them."""
    return any(ROKAI[card] for card in cards)
