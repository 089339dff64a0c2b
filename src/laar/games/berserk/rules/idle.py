"""Whether an ability can do anything: one that cannot is not announced (BRS-002).

Protections do not count: a protected card may be chosen, and the ability is carried out (BRS-295).
Of another player's face-down card anything is possible (BRS-081).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from laar.games.berserk.cards.keywords import INCARNATION, MAX_LIVES, holds
from laar.games.berserk.cards.traits import (
    ALL,
    BY_DIE,
    DEALT,
    F_MOVEMENT,
    REST,
    SELF,
    T1,
    T3,
    Ability,
    Amount,
    Step,
)
from laar.games.berserk.rules.aiming import candidates, paid, payments, with_targets
from laar.games.berserk.rules.amount import worth
from laar.games.berserk.rules.modifiers import forbidden
from laar.games.berserk.rules.selecting import all_of, under_attack, x_of
from laar.games.berserk.rules.verbs_move import destinations
from laar.games.berserk.rules.wounds import most_chips
from laar.games.berserk.state.battle import CLOSED, CLOSING, HIDDEN, RETURNED, Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.numbers import NOBODY, Card

OPEN_ENDED: Final = (ALL, BY_DIE, DEALT, REST)  # no number before it happens


def could_work(t: Battle, d: Deed) -> bool:
    """With some choice of what is not chosen yet, a step of the deed has something to do."""
    ability = t.traits[d.card].ability(d.number)
    if _surely(ability):
        return True
    if ability.close is not None and d.paid == NOBODY:
        return any(_could(t, paid(d, card), ability) for card in payments(t, d))
    return _could(t, d, ability)


def _surely(ability: Ability) -> bool:
    """A step always works: on the card itself, or on a target that must be chosen anyway."""
    for step in ability.steps:
        if step.verb in _NEEDS or step.among is not None:
            continue
        ref = step.at if step.attack else step.who
        if ref == SELF or (T1 <= ref <= T3 and ability.targets[ref - T1].count):
            return True
    return False


def _could(t: Battle, d: Deed, ability: Ability) -> bool:
    place = len(d.targets)
    if place == len(ability.targets):
        return any(_does(t, d, step) for step in ability.steps)
    ways: list[tuple[int, ...]] = [(choice,) for choice in candidates(t, d, place)]
    if not ability.targets[place].count:
        ways.append(())
    return any(_could(t, with_targets(d, (*d.targets, way)), ability) for way in ways)


def _does(t: Battle, d: Deed, step: Step) -> bool:
    if step.among is not None:
        cards = all_of(t, step.among, d.card, d.seat, d)
    else:
        cards = list(d.ref(step.at if step.attack else step.who))
    need = _NEEDS.get(step.verb)
    for card in cards:
        unseen = t.is_(card, HIDDEN) and t.control[card] != d.seat
        if need is None or unseen or need(t, d, step, card):
            return True
    return False


# -- what a verb needs of a card ------------------------------------------------------------------


def _some(t: Battle, d: Deed, amount: Amount) -> bool:
    return amount.fixed in OPEN_ENDED or worth(t, d, amount) > 0


def _wound(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    return _some(t, d, step.amount)


def _heal(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    bodily = t.is_creature(card) and not t.traits[card].incorporeal  # BRS-285, BRS-286
    return bodily and t.wounds[card] > 0 and _some(t, d, step.amount)


def _give_lives(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    most = x_of(t, card, MAX_LIVES)  # BRS-283
    return (not most or t.life(card) < most) and _some(t, d, step.amount)


def _leave_lives(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    return t.wounds[card] > 0 or t.life(card) != worth(t, d, step.amount)


def _gain_chip(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    chips = t.chips[card]
    if card == d.card:
        chips -= t.traits[card].ability(d.number).chips  # they are paid before
    return chips < most_chips(t, card) and _some(t, d, step.amount)  # BRS-333


def _lose_chip(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    return t.chips[card] > 0


def _incarnation_chip(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    return x_of(t, card, INCARNATION) > 0 and not t.is_(card, RETURNED)  # BRS-329


def _prevent(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    return under_attack(t, card) != NOBODY


def _open(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    return t.is_(card, CLOSING)  # or it is about to close


def _close(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    return not t.is_(card, CLOSED)


def _remove(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    return holds(t.granted[card], step.keyword)


def _move(t: Battle, d: Deed, step: Step, card: Card) -> bool:
    if t.place[card] < 0 or forbidden(t, card, F_MOVEMENT) != NOBODY:
        return False
    return len(destinations(t, d, step, card)) > 0


# Every other verb finds something to do with any card it meets.
_NEEDS: Final[dict[str, Callable[[Battle, Deed, Step, Card], bool]]] = {
    "wound": _wound,
    "heal": _heal,
    "give_lives": _give_lives,
    "leave_lives": _leave_lives,
    "gain_chip": _gain_chip,
    "lose_chip": _lose_chip,
    "incarnation_chip": _incarnation_chip,
    "prevent": _prevent,
    "open": _open,
    "close": _close,
    "remove": _remove,
    "move": _move,
}
