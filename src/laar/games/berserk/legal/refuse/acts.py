"""Why a move, a strike, a chip or rage is refused in one's own turn."""

from __future__ import annotations

from laar.games.berserk.cards.keywords import JUMP, RAGE, SIMPLE
from laar.games.berserk.cards.traits import F_ACCUMULATE, F_ATTACK, F_MOVEMENT
from laar.games.berserk.legal.refuse.bans import refuse_attack, refuse_ban
from laar.games.berserk.legal.refuse.words import Refusals, called, led, no
from laar.games.berserk.rules.modifiers import movement
from laar.games.berserk.rules.selecting import x_of
from laar.games.berserk.rules.turns import RAGE_USE
from laar.games.berserk.rules.wounds import most_chips
from laar.games.berserk.state.battle import CLOSED, COMMITTED, MOVED, Battle
from laar.games.berserk.state.facts import use
from laar.games.berserk.state.numbers import NOBODY, Card, Cell, Place, Seat


def refuse_acting(t: Battle, card: Card, clause: str = "BRS-113") -> Refusals:
    """A closed card does not act, and none acts twice at a time (BRS-119)."""
    who = t.setting.ids[card]
    if t.is_(card, CLOSED):
        return [no(clause, "refuse-closed", who=who)]
    if t.is_(card, COMMITTED):
        return [no("BRS-119", "refuse-committed", who=who)]
    return []


# -- moving ---------------------------------------------------------------------------------------


def _refuse_walker(t: Battle, card: Card) -> Refusals:
    who = t.setting.ids[card]
    if not t.is_creature(card):
        return [no("BRS-108", "refuse-no-walker", who=who)]
    return [no("BRS-108", "refuse-no-cell", who=who)] if t.place[card] < 0 else []


def _refuse_walking(t: Battle, seat: Seat, card: Card) -> Refusals:
    closed = t.is_(card, CLOSED)
    found = [no("BRS-098", "refuse-closed-stays", who=t.setting.ids[card])] if closed else []
    return found + refuse_ban(t, seat, card, F_MOVEMENT)


def refuse_step(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """An open creature with units left, to a free cell beside its own."""
    card, found = led(t, seat, words[1])
    found = found or _refuse_walker(t, card)
    if found:
        return found
    found = _refuse_walking(t, seat, card)
    units = movement(t, card)
    if t.spent[card] >= units:
        found.append(no("BRS-099", "refuse-no-units", who=t.setting.ids[card], units=units))
    return found + _refuse_goal(t, t.place[card], t.setting.cell[words[2]])


def _refuse_goal(t: Battle, here: Place, there: Cell) -> Refusals:
    grid, cell = t.setting.grid, t.setting.grid.names[there]
    if here == there:
        return [no("BRS-100", "refuse-stands-there", cell=cell)]
    found: Refusals = []
    if there not in t.setting.beside[here]:
        diagonal = grid.distance[here][there] == 1
        found.append(no("BRS-100", "refuse-diagonal" if diagonal else "refuse-one-by-one"))
    if t.at[there] != NOBODY:
        found.append(no("BRS-101", "refuse-occupied", cell=cell))
    return found


def refuse_jump(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """Instead of walking, to a free cell within X (BRS-319, BRS-320)."""
    card, found = led(t, seat, words[1])
    if found:
        return found
    who = t.setting.ids[card]
    far = x_of(t, card, JUMP)
    if not far:
        return [no("BRS-319", "refuse-no-jump", who=who)]
    found = _refuse_walker(t, card)
    if found:
        return found
    found = _refuse_walking(t, seat, card)
    grid = t.setting.grid
    here, there = t.place[card], t.setting.cell[words[2]]
    if t.spent[card] or t.is_(card, MOVED):
        found.append(no("BRS-319", "refuse-jump-moved", who=who))
    elif movement(t, card) <= 0:
        found.append(no("BRS-320", "refuse-no-units", who=who, units=0))
    if grid.distance[here][there] > far:
        distance = grid.distance[here][there]
        found.append(no("BRS-319", "refuse-jump-far", who=who, far=far, distance=distance))
    if here == there:
        found.append(no("BRS-319", "refuse-stands-there", cell=words[2]))
    elif t.at[there] != NOBODY:
        found.append(no("BRS-319", "refuse-occupied", cell=words[2]))
    return found


# -- acting ---------------------------------------------------------------------------------------


def refuse_strike(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """An open creature, at a card within its reach that has lives, its own side's too (BRS-128)."""
    card, found = led(t, seat, words[1])
    if found:
        return found
    if not t.is_creature(card):
        return [no("BRS-111", "refuse-no-strike", who=t.setting.ids[card])]
    found = refuse_acting(t, card)
    target, lost = called(t, seat, words[2])
    if lost:
        return found + refuse_ban(t, seat, card, F_ATTACK) + lost
    return found + refuse_attack(t, seat, card, target, SIMPLE)


def refuse_chip(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """An open card with an ability paid with chips, below its maximum (BRS-116 to BRS-118)."""
    card, found = led(t, seat, words[1])
    if found:
        return found
    who = t.setting.ids[card]
    if not t.traits[card].uses_chips:
        clause, text = ("BRS-116", "refuse-no-chips")
        if x_of(t, card, RAGE):
            clause, text = ("BRS-118", "refuse-only-rage")
        return [no(clause, text, who=who)]
    found = refuse_acting(t, card)
    most = most_chips(t, card)
    if t.chips[card] >= most:
        found.append(no("BRS-117", "refuse-most-chips", who=who, most=most))
    return found + refuse_ban(t, seat, card, F_ACCUMULATE)


def refuse_rage(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """A closed card with rage loses a chip to open, X times a turn (BRS-312, BRS-313)."""
    card, found = led(t, seat, words[1])
    if found:
        return found
    who, rage = t.setting.ids[card], x_of(t, card, RAGE)
    if not rage:
        return [no("BRS-312", "refuse-no-rage", who=who)]
    if not t.is_(card, CLOSED):
        found.append(no("BRS-313", "refuse-rage-open", who=who))
    if not t.chips[card]:
        found.append(no("BRS-312", "refuse-rage-chips", who=who))
    if t.used.get(use(card, RAGE_USE, NOBODY), 0) >= rage:
        found.append(no("BRS-312", "refuse-rage-used", who=who, limit=rage))
    return found
