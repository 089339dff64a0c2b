"""The legal answers to every kind of question; refusals.py refuses exactly what is not listed."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Listing
from laar.games.bastion.pieces.cards import (
    ACCUMULATOR,
    CARD_IDS,
    CLASSES,
    COLOURS,
    CONVERTER,
    EVERY_CLASS,
    EVERY_COLOUR,
    FIRST_AUXILIARY,
    RITUAL_IDS,
    SOURCE,
)
from laar.games.bastion.pieces.numbers import Area, Enemy, Seat, Spot
from laar.games.bastion.rules.attack import (
    could_announce,
    has_choice,
    open_spells,
    payable,
    pledged,
    within_reach,
)
from laar.games.bastion.rules.deeds import can_act, ready, restorable, tower_colour
from laar.games.bastion.rules.mana import (
    GAIN_SPELLS,
    is_empty,
    promised,
    source_colour,
    usable_slots,
)
from laar.games.bastion.rules.onslaught import AREA_NAMES, BESIDE, ways_out
from laar.games.bastion.rules.payment import Bill
from laar.games.bastion.rules.rituals import free_districts, matching
from laar.games.bastion.rules.spells import (
    ARROW,
    CASTLING,
    HASTE,
    PRISM,
    REPEAT,
    TELEPORT,
    WORDS,
    card_of,
    movable,
    shifting,
    spell_of,
    ways,
)
from laar.games.bastion.rules.strength import closed, group_at, immune, shield
from laar.games.bastion.state.castle import (
    AREAS,
    ATTACKED,
    BASES,
    CITADEL,
    COLOURED,
    DISTRICTS,
    EVERY_SPOT,
    MANA,
    MOVED,
    NO_RITUAL,
    NOWHERE,
    OPEN,
    SEATS,
    SLOTS,
    TOP,
    WALL,
    Castle,
    near_spots,
    rest_of,
    spot_in,
)

SPOTS: Final[dict[Spot, str]] = {
    **{section: f"s{section}" for section in WALL},
    **{spot_in(area): f"q{area}" for area in AREAS},
    TOP: "citadel",
}
SOURCE_WORDS: Final = [
    [f"source {slot + 1} {colour}" for colour in COLOURS] for slot in range(SLOTS)
]
TOWER_WORDS: Final = [f"tower {colour}" for colour in COLOURS]
CONVERT_WORDS: Final = [[f"convert {old} {new}" for new in COLOURS] for old in COLOURS]
MOVE_WORDS: Final = [f"move {name}" for name in AREA_NAMES]


# -- chance ---------------------------------------------------------------------------------------


def district(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Districts not laid yet."""
    return [COLOURS[colour] for colour in range(COLOURED) if colour not in ask.about]


def first(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Everyone at the table."""
    return list(SEATS[: t.seats])


def a_class(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Auxiliary classes not drawn yet."""
    return [CLASSES[c] for c in EVERY_CLASS[FIRST_AUXILIARY:] if c not in ask.about]


def enemy(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """What may be on top of the enemy deck."""
    return [CARD_IDS[card] for card in t.deck.cards()]


def ritual_drawn(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """What may come next from the ritual deck."""
    return [RITUAL_IDS[ritual] for ritual in rest_of(t.rituals, ask.about).cards()]


def source_drawn(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Source cards not laid yet."""
    return [
        RITUAL_IDS[ritual] for ritual in range(SOURCE, SOURCE + COLOURED) if ritual not in ask.about
    ]


def vanguard(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """The cards a lot is cast for."""
    return [CARD_IDS[card] for card in ask.about]


# -- set-up and being driven out ------------------------------------------------------------------


def draft(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Two of the three rituals."""
    one, two, three = [RITUAL_IDS[ritual] for ritual in t.goals[seat]]
    return [f"keep {one} {two}", f"keep {one} {three}", f"keep {two} {three}"]


def start(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Any district but Rokai's (BST-036)."""
    return [f"start {AREA_NAMES[area]}" for area in ways_out(t, CITADEL)]


def flee(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Where a driven-out defender may go."""
    return [f"flee {AREA_NAMES[area]}" for area in ways_out(t, t.place[seat])]


def leave(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Any district open to entry (BST-138)."""
    return [f"exit {AREA_NAMES[area]}" for area in ways_out(t, CITADEL)]


# -- acting ---------------------------------------------------------------------------------------


def before(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Moving enemies before the enemy stage."""
    return [*shifts(t, Seat(seat)), "go-on"]


def act(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Everything the active player may begin now, or an other's spell."""
    if seat != t.active:
        return shifts(t, Seat(seat))
    found: list[str] = []
    me = t.active
    area = t.place[me]
    if not t.has_done(MOVED):
        for other in BESIDE[area]:
            if not closed(t, other):
                found.append(MOVE_WORDS[other])
            elif t.has_done(ATTACKED):  # BST-135
                continue
            elif could_announce(t, spot_in(other), other, other):
                found.append(f"storm {AREA_NAMES[other]}")
    if not t.has_done(MANA):
        mana(t, me, area, found)
    if not t.has_done(ATTACKED):
        attacks(t, me, area, found)
    artefacts(t, me, found)  # BST-319
    if t.damaged:
        for slot in restorable(t, me):
            found.append(f"restore {slot + 1}")
    if t.spells[me]:
        if shifting(t, me) and (not t.setting.others_move or can_act(t)):
            found += shifts(t, me)
        if not t.duty:
            found += [WORDS[way] for way in ways(t, me, (REPEAT,))]
    if not t.duty:
        found.append("end")  # BST-091
    return found


def mana(t: Castle, seat: Seat, area: Area, found: list[str]) -> None:
    """The ways to gain mana here."""
    if area == CITADEL:
        if not t.citadel:
            found.append("collect")
        return
    if t.square[area]:
        return
    empty = is_empty(t, seat)
    for slot in usable_slots(t, area):  # the reserve pays for nobody else (BST-158)
        if not empty:  # whatever the reserve has (BST-159)
            for colour in range(COLOURED):  # its own colour as well (BST-174)
                if t.supply[seat * COLOURED + colour]:
                    found.append(SOURCE_WORDS[slot][colour])
        elif t.reserve[source_colour(t, area, slot)]:
            found.append(f"source {slot + 1}")  # BST-156, BST-157
    if t.tower[area] == OPEN:  # BST-164
        if not empty:
            for colour in range(COLOURED):
                if t.supply[seat * COLOURED + colour]:
                    found.append(TOWER_WORDS[colour])
        elif t.reserve[tower_colour(t, area)]:
            found.append("tower")  # BST-166


def attacks(t: Castle, seat: Seat, area: Area, found: list[str]) -> None:
    """The enemies that could be paid for at best, with help too."""
    spots: list[Spot] = []
    if area > CITADEL:
        spots = near_spots(area)
    elif t.citadel:
        spots = [TOP]
    for spot in spots:
        if group_at(t, spot) and not shield(t, spot) and could_announce(t, spot, area):
            found.append(f"attack {SPOTS[spot]}")
    if not t.spells[seat]:
        return
    for way in ways(t, seat, (ARROW,)):
        card = card_of(t, seat, way, ())
        for spot in EVERY_SPOT:
            cards = group_at(t, spot)
            if not cards or spot in spots or immune(cards) or shield(t, spot):
                continue  # BST-201
            if not within_reach(t, area, spot, True):
                continue
            if could_announce(t, spot, area, NOWHERE, card):
                found.append(f"attack {SPOTS[spot]} {WORDS[way]}")


def artefacts(t: Castle, seat: Seat, found: list[str]) -> None:
    """Converter and Accumulator."""
    if not t.artefacts[seat]:
        return
    if ready(t, seat, CONVERTER) != NO_RITUAL:
        for old in range(COLOURED):
            if t.supply[seat * COLOURED + old]:
                for new in range(COLOURED):
                    if new != old and t.reserve[new]:  # BST-323
                        found.append(CONVERT_WORDS[old][new])
    if ready(t, seat, ACCUMULATOR) != NO_RITUAL:
        for other in t.everyone:
            if other != seat:
                for colour in range(COLOURED):
                    if t.supply[other * COLOURED + colour]:
                        found.append(f"draw {SEATS[other]} {COLOURS[colour]}")


def shifts(t: Castle, seat: Seat, promised_cards: tuple[Enemy, ...] = ()) -> list[str]:
    """Two enemies changing places, or one going elsewhere along the wall (BST-258, BST-260)."""
    found: list[str] = []
    there = movable(t)
    for way in shifting(t, seat, promised_cards):
        word = WORDS[way]
        if spell_of(way) == CASTLING:
            found += [f"{word} s{one} s{two}" for one in there for two in there if one < two]
        else:
            free = [s for s in range(1, t.setting.last + 1) if not t.wall[s]]
            found += [f"{word} s{one} s{two}" for one in there for two in free]
    return found


def on(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Where Haste may lead from here."""
    mover = Seat(seat)
    area = t.place[seat]
    found: list[str] = []
    for way in ways(t, mover, (HASTE,)):
        word = WORDS[way]
        found += [f"{word} {AREA_NAMES[other]}" for other in ways_out(t, area)]
        if not t.has_done(ATTACKED):
            card = card_of(t, mover, way, ())
            for other in BESIDE[area]:
                if closed(t, other) and could_announce(t, spot_in(other), other, other, card):
                    found.append(f"{word} storm {AREA_NAMES[other]}")
    return [*found, "stop"]


def gain(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Spells for the source, and taking its mana."""
    found: list[str] = []
    for way in ways(t, Seat(seat), GAIN_SPELLS, promised(ask.about)):
        if spell_of(way) == PRISM:
            found += [f"{WORDS[way]} {colour}" for colour in COLOURS]  # BST-174
        else:
            found.append(WORDS[way])
    return [*found, "take", "drop"]


def attack(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Spells for this attack; the attacker may also carry it out or withdraw."""
    who = Seat(seat)
    kinds = open_spells(t, ask.about, who)
    found = [
        WORDS[way]
        for way in ways(t, who, kinds, pledged(ask.about))
        if spell_of(way) != CASTLING and spell_of(way) != TELEPORT
    ]
    if CASTLING in kinds:
        found += shifts(t, who, pledged(ask.about))
    if seat == t.active:
        if payable(t, ask.about):
            found.append("pay")
            if has_choice(t, ask.about):
                found.append("spend")
        found.append("withdraw")
    return found


def spare(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Colours of which one token less may be paid so that the rest can still be."""
    due = list(ask.about[2 : 2 + COLOURED])
    have = list(ask.about[2 + COLOURED :])
    left = Bill(due, 0, ask.about[1], ask.about[0])
    found = [
        f"spare {COLOURS[colour]}"
        for colour in EVERY_COLOUR
        if due[colour] and left.spare(colour).payable(have)
    ]
    return [*found, "rest", "back"]


def token(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Colours that are left in the supply."""
    found = [f"token {COLOURS[c]}" for c in range(COLOURED) if ask.about[1 + c] > 0]
    return [*found, "rest", "back"]


def perform(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """A goal for a beaten card of its colour."""
    found = [
        f"perform {RITUAL_IDS[goal]} {CARD_IDS[card]}" for goal, card in matching(t, ask.about)
    ]
    return [*found, "decline"]


def build(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Free bases, and structures that may make room (BST-331, BST-332)."""
    free = [f"build {AREA_NAMES[area]}" for area in free_districts(t)]
    if free and not t.setting.numbers["replaced_kept"]:
        return free
    taken = [
        f"replace {RITUAL_IDS[t.base[area * BASES + base]]} {AREA_NAMES[area]}"
        for area in range(1, DISTRICTS + 1)
        for base in range(BASES)
        if t.base[area * BASES + base] != NO_RITUAL
    ]
    return free + taken


def keep(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """One of the two drawn."""
    return [f"keep {RITUAL_IDS[drawn]}" for drawn in ask.about]


def give(t: Castle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Consent or not."""
    return ["give", "refuse"]


LISTINGS: Final[dict[str, Listing[Castle]]] = {
    "district": district,
    "first": first,
    "class": a_class,
    "enemy": enemy,
    "ritual": ritual_drawn,
    "perform": perform,
    "source": source_drawn,
    "vanguard": vanguard,
    "draft": draft,
    "start": start,
    "flee": flee,
    "exit": leave,
    "before": before,
    "act": act,
    "on": on,
    "gain": gain,
    "attack": attack,
    "spare": spare,
    "token": token,
    "build": build,
    "keep": keep,
    "give": give,
}
