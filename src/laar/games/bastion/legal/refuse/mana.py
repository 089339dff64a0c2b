"""Why mana cannot be gained from a source, a tower or in the citadel."""

from __future__ import annotations

from laar.games.bastion.legal.refuse.words import Refusals, no
from laar.games.bastion.pieces.cards import CARD_IDS, COLOURS, FORBIDS, colour_named
from laar.games.bastion.pieces.numbers import Area, Seat, Slot
from laar.games.bastion.rules.deeds import tower_colour
from laar.games.bastion.rules.mana import is_empty, source_colour
from laar.games.bastion.rules.onslaught import AREA_NAMES
from laar.games.bastion.rules.spells import PRISM, ways
from laar.games.bastion.rules.strength import in_play
from laar.games.bastion.state.castle import CITADEL, COLOURED, MANA, OPEN, SLOTS, Castle


def refuse_source(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """An open source of one's district, covered with a token."""
    found = _gained(t)
    area, slot = t.place[seat], Slot(int(words[1]) - 1)
    if area == CITADEL:
        return [*found, no(t, "refuse-source-citadel", "BST-154")]
    colour = source_colour(t, area, slot)
    if colour < 0:
        return [*found, no(t, "refuse-no-source", "BST-334", n=slot + 1)]
    found += _held(t, area)
    if t.source[area * SLOTS + slot] != OPEN:
        found.append(no(t, "refuse-source-closed", "BST-155"))
    if t.is_damaged(area, slot):
        found.append(no(t, "refuse-source-damaged", "BST-559"))
    for card in in_play(t):
        if FORBIDS[card] == colour:
            args = {"card": CARD_IDS[card], "colour": COLOURS[colour]}
            found.append(no(t, "refuse-archmage", "BST-440", "BST-441", **args))
            if ways(t, seat, (PRISM,)):
                found.append(no(t, "refuse-archmage-prism", "BST-443", "BST-442", **args))
    return found + _cover(t, seat, words[2:], colour, ("BST-156", "BST-157"))


def refuse_tower(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """The open tower of one's district, covered with a token."""
    found = _gained(t)
    area = t.place[seat]
    if area == CITADEL:
        return [*found, no(t, "refuse-tower-citadel", "BST-163")]
    found += _held(t, area)
    if t.tower[area] != OPEN:
        found.append(no(t, "refuse-tower-closed", "BST-164"))
    return found + _cover(t, seat, words[1:], tower_colour(t, area), ("BST-166", "BST-166"))


def refuse_collect(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """In a citadel without dragons."""
    found = _gained(t)
    if t.place[seat] != CITADEL:
        found.append(no(t, "refuse-collect-away", "BST-167"))
    if t.citadel:
        found.append(no(t, "refuse-collect-dragon", "BST-168", card=CARD_IDS[t.citadel[-1]]))
    return found


def _gained(t: Castle) -> Refusals:
    return [no(t, "refuse-gained", "BST-150")] if t.has_done(MANA) else []


def _held(t: Castle, area: Area) -> Refusals:
    return [
        no(t, "refuse-square-held", "BST-169", card=CARD_IDS[card], place=AREA_NAMES[area])
        for card in t.square[area][:1]
    ]


def _cover(t: Castle, seat: Seat, named: list[str], own: int, clauses: tuple[str, str]) -> Refusals:
    """The covering token: from the supply if there is any mana in it, else from the reserve."""
    if is_empty(t, seat):
        if named:
            return [no(t, "refuse-cover-reserve", clauses[0], colour=COLOURS[own])]
        if not t.reserve[own]:
            return [no(t, "refuse-reserve-empty", clauses[1], colour=COLOURS[own])]
        return []
    if not named:
        return [no(t, "refuse-cover-own", "BST-158")]
    if not t.supply[seat * COLOURED + colour_named(named[0])]:
        return [no(t, "refuse-no-token", "BST-158", colour=named[0])]
    return []
