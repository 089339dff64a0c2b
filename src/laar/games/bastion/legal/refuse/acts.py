"""Why a move, an artefact, restoring a source or the end of the stage is refused."""

from __future__ import annotations

from laar.games.bastion.legal.refuse.attack import refuse_given_up, refuse_price
from laar.games.bastion.legal.refuse.spells import refuse_way
from laar.games.bastion.legal.refuse.words import Refusals, no, not_yours
from laar.games.bastion.pieces.cards import (
    ACCUMULATOR,
    CARD_IDS,
    COLOURS,
    CONVERTER,
    RITUAL_IDS,
    colour_named,
)
from laar.games.bastion.pieces.numbers import Area, Enemy, Ritual, Seat, Slot
from laar.games.bastion.rules.attack import could_pay
from laar.games.bastion.rules.deeds import ready
from laar.games.bastion.rules.mana import source_colour
from laar.games.bastion.rules.onslaught import AREA, AREA_NAMES, BESIDE
from laar.games.bastion.rules.spells import WAYS, card_of
from laar.games.bastion.rules.strength import closed
from laar.games.bastion.state.castle import (
    ATTACKED,
    CITADEL,
    COLOURED,
    MOVED,
    NO_ENEMY,
    NO_RITUAL,
    RESTORED,
    SEATS,
    Castle,
    spot_in,
)

NO_ARTEFACT = {ACCUMULATOR: "refuse-no-accumulator", CONVERTER: "refuse-no-converter"}

# -- moving ---------------------------------------------------------------------------------------


def refuse_move(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Once a turn, to an adjacent area that nobody closes."""
    goal = AREA[words[1]]
    return _moved(t) + refuse_step(t, seat, goal) + refuse_closed(t, goal)


def refuse_storm(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Entering and fighting are one: both must be possible (BST-133)."""
    goal = AREA[words[1]]
    return _moved(t) + refuse_step(t, seat, goal) + _fight(t, goal, NO_ENEMY)


def refuse_haste(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """A step more, past nobody (BST-273, BST-274), or with the fight that is due there."""
    way, goal = WAYS[words[0]], AREA[words[-1]]
    found = refuse_way(t, seat, way) + refuse_step(t, seat, goal)
    if words[1] == "storm":
        return found + _fight(t, goal, card_of(t, seat, way, ()))
    if closed(t, goal):
        found.append(no(t, "refuse-haste-past", "BST-273", "BST-274", place=words[1]))
    return found


def refuse_step(t: Castle, seat: Seat, goal: Area) -> Refusals:
    """From an area to the next (BST-058)."""
    here = t.place[seat]
    if goal == here:
        return [no(t, "refuse-here", "BST-130", place=AREA_NAMES[goal])]
    if goal not in BESIDE[here]:
        return [no(t, "refuse-far", "BST-130", place=AREA_NAMES[goal], here=AREA_NAMES[here])]
    return []


def refuse_closed(t: Castle, goal: Area) -> Refusals:
    """A dragon or Rokai lets in only those who fight."""
    if not closed(t, goal):
        return []
    if goal == CITADEL:
        card = CARD_IDS[t.citadel[-1]]
        return [no(t, "refuse-dragon", "BST-131", "BST-132", card=card)]
    example = f"storm {AREA_NAMES[goal]}"
    return [no(t, "refuse-rokai", "BST-494", "BST-495", place=AREA_NAMES[goal], example=example)]


def _moved(t: Castle) -> Refusals:
    return [no(t, "refuse-moved", "BST-130")] if t.has_done(MOVED) else []


def _fight(t: Castle, goal: Area, card: Enemy) -> Refusals:
    found: Refusals = []
    if t.has_done(ATTACKED):
        found.append(no(t, "refuse-no-entry", "BST-135"))
    if not closed(t, goal):
        found.append(no(t, "refuse-no-storm", "BST-133", place=AREA_NAMES[goal]))
        return found
    spot = spot_in(goal)
    found += refuse_given_up(t, spot, goal)
    if not could_pay(t, spot, goal, card):
        found += refuse_price(t, spot)
    return found


# -- artefacts, restoring, the end ----------------------------------------------------------------


def refuse_convert(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """One token in, another out."""
    found = _artefact(t, seat, CONVERTER, "BST-322")
    old, new = colour_named(words[1]), colour_named(words[2])
    if not t.supply[seat * COLOURED + old]:
        found.append(no(t, "refuse-no-token", "BST-322", colour=words[1]))
    if old == new:
        found.append(no(t, "refuse-same-colour", "BST-323"))
    elif not t.reserve[new]:
        found.append(no(t, "refuse-not-in-reserve", "BST-323", colour=words[2]))
    return found


def refuse_draw(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """A token another defender has."""
    found = _artefact(t, seat, ACCUMULATOR, "BST-320")
    other, colour = SEATS.index(words[1]), colour_named(words[2])
    if other >= t.seats:
        return [*found, no(t, "refuse-not-playing", "BST-026", seat=words[1])]
    if other == seat:
        found.append(no(t, "refuse-draw-self", "BST-320"))
    elif not t.supply[other * COLOURED + colour]:
        found.append(no(t, "refuse-nothing-to-give", "BST-320", seat=words[1], colour=words[2]))
    return found


def _artefact(t: Castle, seat: Seat, kind: Ritual, clause: str) -> Refusals:
    if ready(t, seat, kind) != NO_RITUAL:
        return []
    for ritual in t.artefacts[seat]:
        if kind <= ritual < kind + COLOURED:
            return [no(t, "refuse-artefact-used", "BST-317", ritual=RITUAL_IDS[ritual])]
    return [no(t, NO_ARTEFACT[kind], clause)]


def refuse_restore(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """A damaged source of one's district, for a token of its colour."""
    clause = "BST-564"
    found = [no(t, "refuse-restored", clause)] if t.has_done(RESTORED) else []
    area, slot = t.place[seat], Slot(int(words[1]) - 1)
    if area == CITADEL:
        return [*found, no(t, "refuse-source-citadel", clause)]
    colour = source_colour(t, area, slot)
    if colour < 0:
        return [*found, no(t, "refuse-no-source", "BST-334", n=slot + 1)]
    if not t.is_damaged(area, slot):
        return [*found, no(t, "refuse-not-damaged", clause)]
    if t.square[area]:
        card = CARD_IDS[t.square[area][0]]
        found.append(no(t, "refuse-restore-held", clause, card=card, place=AREA_NAMES[area]))
    if not t.supply[seat * COLOURED + colour]:
        found.append(no(t, "refuse-restore-token", clause, colour=COLOURS[colour]))
    return found


def refuse_end(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Not beside a dragon one has to fight or leave."""
    if not t.duty:
        return []
    return [
        no(t, "refuse-duty", "BST-141"),
        no(t, "refuse-duty-dragon", "BST-136", "BST-140", card=CARD_IDS[t.citadel[-1]]),
    ]


def refuse_repeat(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """It ends the stage too."""
    found = refuse_way(t, seat, WAYS[words[0]])
    if seat != t.active:
        return [*found, no(t, "refuse-own-turn", "BST-252", "BST-253"), not_yours(t)]
    return found + refuse_end(t, seat, words)
