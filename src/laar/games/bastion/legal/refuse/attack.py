"""Why an enemy cannot be attacked or an attack not be paid for."""

from __future__ import annotations

from laar.core.game import Refusal
from laar.games.bastion.legal.listing import SPOTS
from laar.games.bastion.legal.refuse.spells import refuse_way
from laar.games.bastion.legal.refuse.words import Refusals, no
from laar.games.bastion.pieces.cards import CARD_IDS, COLOURS, PRIEST, VALKYRIE, colour_named
from laar.games.bastion.pieces.numbers import Area, Enemy, Seat, Spot
from laar.games.bastion.rules.attack import (
    could_pay,
    given_up,
    has_choice,
    standing,
    the_bill,
    ways_pledged,
    within_reach,
)
from laar.games.bastion.rules.deeds import spot_named
from laar.games.bastion.rules.payment import Bill, made, supply_of
from laar.games.bastion.rules.spells import ARROW, WAYS, card_of, spell_of, ways
from laar.games.bastion.rules.strength import cost, fixed, group_at, immune, shield, spot_of
from laar.games.bastion.state.castle import ATTACKED, CITADEL, COLOURED, NO_ENEMY, NOWHERE, Castle


def refuse_attack(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """One enemy a turn, within reach, that nobody shields and that could be paid for at best."""
    found: Refusals = []
    if t.has_done(ATTACKED):
        found.append(no(t, "refuse-attacked", "BST-190"))
    spot, area = spot_named(words[1]), t.place[seat]
    cards = group_at(t, spot)
    arrow, card = False, NO_ENEMY
    if len(words) > 2:
        way = WAYS[words[2]]
        arrow, card = spell_of(way) == ARROW, card_of(t, seat, way, ())
        if not arrow:
            found.append(no(t, "refuse-arrow-only", "BST-202", spell=words[2]))
        else:
            found += refuse_way(t, seat, way)
            if cards and within_reach(t, area, spot, False):
                found.append(no(t, "refuse-arrow-near", "BST-267", place=words[1]))
            if immune(cards):
                found.append(no(t, "refuse-arrow-immune", "BST-503", "BST-501"))
    if not cards:
        return [*found, no(t, "refuse-nobody", "BST-190", place=words[1])]
    found += refuse_reach(t, seat, spot, arrow) + refuse_shield(t, spot, arrow)
    found += refuse_given_up(t, spot)
    if not could_pay(t, spot, area, card):
        found += refuse_price(t, spot)
    return found


def refuse_reach(t: Castle, seat: Seat, spot: Spot, arrow: bool) -> Refusals:
    """Against targets that are somewhere else."""
    area, place = t.place[seat], SPOTS[spot]
    if within_reach(t, area, spot, arrow):
        return []
    found: Refusals = []
    if arrow:
        found.append(no(t, "refuse-arrow-dragon", "BST-142"))
    elif area == CITADEL and t.citadel:
        found.append(no(t, "refuse-only-dragon", "BST-197", card=CARD_IDS[t.citadel[-1]]))
    elif area == CITADEL:
        found.append(no(t, "refuse-from-citadel", "BST-198"))
    else:
        found.append(no(t, "refuse-out-of-reach", "BST-190", place=place))
    if not arrow and not immune(group_at(t, spot)) and ways(t, seat, (ARROW,)):
        found.append(no(t, "refuse-try-arrow", "BST-267", example=f"attack {place} arrow"))
    return found


def refuse_shield(t: Castle, spot: Spot, arrow: bool) -> Refusals:
    """Against enemies that a priest or the Valkyrie shields; no Arrow helps (BST-201)."""
    by = shield(t, spot)
    if not by:
        return []
    kind, clauses = (PRIEST, ("BST-425", "BST-426")) if by > 0 else (VALKYRIE, ("BST-497",))
    found = [
        no(t, "refuse-shield", *clauses, place=SPOTS[spot], card=CARD_IDS[card], by=SPOTS[by])
        for card in group_at(t, by)
        if kind[card]
    ][:1]
    if arrow:
        found.append(no(t, "refuse-shield-arrow", "BST-201"))
    return found


def refuse_given_up(t: Castle, spot: Spot, area: Area = NOWHERE) -> Refusals:
    """Against an attack that was withdrawn when everything was as it is now."""
    if not given_up(t, spot, area):
        return []
    return [no(t, "refuse-withdrawn", "BST-209", place=SPOTS[spot])]


# -- the price ------------------------------------------------------------------------------------


def refuse_price(t: Castle, spot: Spot) -> Refusals:
    """What is missing without spells, when even all of the team's spells are not enough."""
    plain = made(cost(t, spot), fixed(t, spot), 0, False)
    text = "refuse-too-dear" if any(t.spells) else "refuse-short"
    return [_short(t, text, plain), no(t, "refuse-in-full", "BST-195")]


def refuse_pay(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """As things stand now: the enemy may have moved since the attack was announced."""
    assert t.ask is not None
    args = t.ask.about
    spot = spot_of(t, Enemy(args[0]))
    arrow = any(spell_of(way) == ARROW for way in ways_pledged(args))
    found = refuse_shield(t, spot, arrow)
    if not within_reach(t, standing(t, args), spot, arrow):
        found += refuse_target(t, standing(t, args), spot, arrow)
    now = the_bill(t, args)
    if not now.payable(supply_of(t, t.active)):
        found += [_short(t, "refuse-short", now), no(t, "refuse-in-full", "BST-195")]
    return found


def refuse_target(t: Castle, area: Area, spot: Spot, arrow: bool) -> Refusals:
    """The target cannot be got at from there any more."""
    if arrow:
        return [no(t, "refuse-arrow-dragon", "BST-142")]
    if area == CITADEL and not t.citadel:
        return [no(t, "refuse-from-citadel", "BST-198")]
    clause = "BST-197" if area == CITADEL else "BST-190"
    return [no(t, "refuse-out-of-reach", clause, place=SPOTS[spot])]


def refuse_spend(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """By hand only where there is something to choose."""
    assert t.ask is not None
    found = refuse_pay(t, seat, words)
    if not found and not has_choice(t, t.ask.about):
        found.append(no(t, "refuse-no-choice", "BST-196"))
    return found


def refuse_spare(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """A point goes where something is due and the rest can still be paid."""
    assert t.ask is not None
    about = t.ask.about
    due, have = list(about[2 : 2 + COLOURED]), list(about[2 + COLOURED :])
    colour = colour_named(words[1])
    clauses = ("BST-251", "BST-404")
    if not due[colour]:
        return [no(t, "refuse-not-due", *clauses, colour=words[1])]
    if not Bill(due, 0, about[1], about[0]).spare(colour).payable(have):
        return [no(t, "refuse-spare-elsewhere", *clauses, colour=words[1])]
    return []


def refuse_token(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """A token one still has."""
    assert t.ask is not None
    if t.ask.about[1 + colour_named(words[1])] > 0:
        return []
    return [no(t, "refuse-no-token", "BST-226", colour=words[1])]


def _short(t: Castle, text: str, due: Bill) -> Refusal:
    """Too little mana, by colour; points still to be taken off go where most is missing."""
    have = [n - due.each for n in supply_of(t, t.active)]
    missing = [max(0, due.due[colour] - have[colour]) for colour in range(COLOURED)]
    points = 0 if due.any_colour else due.points
    while points and any(missing):
        missing[missing.index(max(missing))] -= 1
        points -= 1
    args = {name: missing[c] + max(0, -have[c]) for c, name in enumerate(COLOURS)}
    free = due.any_colour - due.points - sum(n for n in have if n > 0)
    return no(t, text, "BST-191", **args, any=max(0, free) if due.any_colour else 0)
