"""The action stage: one thing after another, as the active player likes (BST-086, BST-087)."""

from __future__ import annotations

from typing import Any, Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Rule, Steps
from laar.games.bastion.pieces.cards import ACCUMULATOR, CONVERTER, TOWER, colour_named
from laar.games.bastion.pieces.numbers import Area, Colour, Ritual, Seat, Slot, Spot, Way
from laar.games.bastion.rules.attack import announce, shift, within_reach
from laar.games.bastion.rules.mana import (
    collect,
    is_empty,
    source_colour,
    usable_slots,
    use_source,
    use_tower,
)
from laar.games.bastion.rules.onslaught import AREA
from laar.games.bastion.rules.spells import (
    ARROW,
    HASTE,
    NO_WAY,
    REPEAT,
    WAYS,
    card_of,
    shifting,
    spell_of,
    ways,
)
from laar.games.bastion.rules.strength import group_at, immune, shield
from laar.games.bastion.state import facts
from laar.games.bastion.state.castle import (
    ATTACKED,
    CITADEL,
    COLOURED,
    EVERY_SLOT,
    EVERY_SPOT,
    MANA,
    MOVED,
    NO_ENEMY,
    NO_RITUAL,
    NOWHERE,
    OPEN,
    RESTORED,
    SEATS,
    TOP,
    Castle,
    spot_in,
)


def act(t: Castle, args: tuple[int, ...]) -> Steps:
    """What the active player does next; others may move enemies where the edition lets them, and
    never have to (BST-095)."""
    others = movers(t)
    given: Any = yield Ask(t.active, "act", (), others)
    seat = t.active
    if others:
        seat, answer = given
    else:
        answer = given
    words = answer.split(" ")
    verb = words[0]
    if verb == "end":
        t.push("stage_over")
    elif verb == "move":
        t.push("act")
        step(t, AREA[words[1]])
    elif verb == "storm":
        t.push("act")
        storm(t, AREA[words[1]], NO_WAY)
    elif verb == "source":
        t.push("act")
        use_source(t, words)
    elif verb == "tower":
        t.push("act")
        use_tower(t, words)
    elif verb == "collect":
        t.push("act")
        collect(t)
    elif verb == "attack":
        t.push("act")
        open_attack(t, words)
    elif verb == "convert":
        t.push("act")
        convert(t, colour_named(words[1]), colour_named(words[2]))
    elif verb == "draw":
        t.push("act")
        ask_for(t, Seat(SEATS.index(words[1])), colour_named(words[2]))
    elif verb == "restore":
        t.push("act")
        restore(t, Slot(int(words[1]) - 1))
    elif spell_of(WAYS[verb]) == REPEAT:
        again(t, WAYS[verb])
    else:
        t.push("act")
        shift(t, seat, answer)


def again(t: Castle, way: Way) -> None:
    """Repeat: another action stage with all limits renewed (BST-252, BST-253, BST-254, BST-255) and
    nothing before it (BST-096)."""
    facts.cast(t, t.active, card_of(t, t.active, way, ()), REPEAT, "BST-254")
    t.push("stage")


# -- moving ---------------------------------------------------------------------------------------


def step(t: Castle, area: Area) -> None:
    """The move action; Haste may carry it on (BST-130, BST-268)."""
    facts.did(t, MOVED, "BST-130")
    facts.moved(t, t.active, area, "BST-130")
    if ways(t, t.active, (HASTE,)):
        t.push("on")


def on(t: Castle, args: tuple[int, ...]) -> Steps:
    """One area farther at once, or not (BST-268, BST-269, BST-275)."""
    answer: str = yield Ask(t.active, "on")
    if answer == "stop":
        return
    words = answer.split(" ")
    way = WAYS[words[0]]
    if words[1] == "storm":
        storm(t, AREA[words[2]], way)
        return
    facts.cast(t, t.active, card_of(t, t.active, way, ()), HASTE, t.setting.clauses["haste"])
    facts.moved(t, t.active, AREA[words[1]], t.setting.clauses["haste"])
    if ways(t, t.active, (HASTE,)):
        t.push("on")


def storm(t: Castle, area: Area, way: Way) -> None:
    """Enter and fight whoever closes the area, both or neither (BST-133)."""
    target = group_at(t, spot_in(area))[0]
    card = NO_ENEMY if way == NO_WAY else card_of(t, t.active, way, ())
    announce(t, target, area, way, card)


def open_attack(t: Castle, words: list[str]) -> None:
    """`attack s7`, or with the Arrow that reaches it: `attack s7 arrow`."""
    target = group_at(t, spot_named(words[1]))[0]
    named = facts.announced(t, t.active, target, "BST-202")
    args: tuple[int, ...] = (target, NOWHERE, NO_WAY, NO_ENEMY)
    if len(words) > 2:
        way = WAYS[words[2]]
        facts.pledged(t, t.active, way, "BST-267")
        args = (*args, t.active, card_of(t, t.active, way, ()), way)
    t.push("announced", args, named)


def spot_named(word: str) -> Spot:
    """`s7`, `q3` or `citadel` as a number."""
    if word == "citadel":
        return TOP
    return Spot(int(word[1:]) if word[0] == "s" else -int(word[1:]))


# -- artefacts and restoring ----------------------------------------------------------------------


def ready(t: Castle, seat: Seat, kind: Ritual) -> Ritual:
    """The first artefact of a kind that lies face up, if any (BST-317)."""
    for ritual in t.artefacts[seat]:
        if kind <= ritual < kind + COLOURED and not t.is_used(ritual):
            return ritual
    return NO_RITUAL


def convert(t: Castle, old: Colour, new: Colour) -> None:
    """One token for another from the reserve (BST-322)."""
    spent = facts.used(t, t.active, ready(t, t.active, CONVERTER), "BST-317")
    facts.converted(t, t.active, old, new, "BST-322", spent)


def ask_for(t: Castle, donor: Seat, colour: Colour) -> None:
    """An Accumulator: the other must agree (BST-320)."""
    request = facts.asked(t, t.active, donor, colour, "BST-320")
    t.push("give", (donor, colour), request)


def give(t: Castle, args: tuple[int, ...]) -> Steps:
    """The donor agrees or not; a refusal costs nothing (BST-321)."""
    donor, colour = Seat(args[0]), Colour(args[1])
    answer: str = yield Ask(donor, "give", args)
    if answer == "refuse":
        facts.declined(t, donor, "BST-321")
        return
    spent = facts.used(t, t.active, ready(t, t.active, ACCUMULATOR), "BST-317")
    facts.given(t, donor, t.active, colour, "BST-320", spent)


def restore(t: Castle, slot: Slot) -> None:
    """A damaged source works again for one mana of its colour (BST-564)."""
    area = t.place[t.active]
    done = facts.did(t, RESTORED, "BST-564")
    facts.paid(t, t.active, source_colour(t, area, slot), 1, "BST-564", done)  # BST-566
    facts.restored(t, area, slot, "BST-564", done)


def restorable(t: Castle, seat: Seat) -> list[Slot]:
    """The damaged sources a defender could restore now."""
    area = t.place[seat]
    if not t.damaged or area < 1 or t.square[area] or t.has_done(RESTORED):
        return []
    return [
        slot
        for slot in EVERY_SLOT
        if t.is_damaged(area, slot) and t.supply[seat * COLOURED + source_colour(t, area, slot)]
    ]


# -- who may cut in -------------------------------------------------------------------------------


def movers(t: Castle) -> tuple[Seat, ...]:
    """Others who may cast Castling or Teleport now (BST-262)."""
    if not t.setting.others_move:
        return ()
    found: tuple[Seat, ...] = ()
    for seat in t.everyone:
        if seat != t.active and shifting(t, seat):
            found += (seat,)
    return found if found and can_act(t) else ()


def can_act(t: Castle) -> bool:
    """Whether the active player could still announce an action, so that it could be interrupted
    (BST-262, BST-266, BST-277)."""
    seat = t.active
    area = t.place[seat]
    if not t.has_done(MOVED):
        return True
    if not t.has_done(MANA) and can_gain(t, seat):
        return True
    if ready(t, seat, CONVERTER) != NO_RITUAL and not is_empty(t, seat):
        return True
    if ready(t, seat, ACCUMULATOR) != NO_RITUAL:
        for other in t.everyone:
            if other != seat and not is_empty(t, other):
                return True
    if restorable(t, seat):
        return True
    if t.has_done(ATTACKED):
        return False
    arrow = len(ways(t, seat, (ARROW,))) > 0
    for spot in EVERY_SPOT:
        cards = group_at(t, spot)
        if not cards or immune(cards) or shield(t, spot):
            continue
        if within_reach(t, area, spot, arrow):
            return True
    return False


def can_gain(t: Castle, seat: Seat) -> bool:
    """Whether some mana action is possible."""
    area = t.place[seat]
    if area == CITADEL:
        return not t.citadel  # BST-168
    if t.square[area]:
        return False
    if not is_empty(t, seat):
        return t.tower[area] == OPEN or len(usable_slots(t, area)) > 0
    if t.tower[area] == OPEN and t.reserve[tower_colour(t, area)]:
        return True
    return any(t.reserve[source_colour(t, area, slot)] for slot in usable_slots(t, area))


def tower_colour(t: Castle, area: Area) -> Colour:
    """The colour of a tower's pennant (BST-062)."""
    return TOWER[t.ring[area - 1]]


DEED_RULES: Final[dict[str, Rule[Castle]]] = {"act": act, "on": on, "give": give}
