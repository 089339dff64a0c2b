"""What a seat can answer while something waits on the pile, or in a window of the turn."""

from __future__ import annotations

from laar.games.berserk.cards.keywords import DIRECTED_STRIKE, PROT_SUDDEN
from laar.games.berserk.cards.traits import (
    ACTION,
    F_ACTION_ABILITIES,
    F_ATTACK,
    F_DEFEND,
    FREE,
    SUDDEN,
    Ability,
)
from laar.games.berserk.rules.aiming import can_aim
from laar.games.berserk.rules.idle import could_work
from laar.games.berserk.rules.modifiers import forbidden, must_be_met
from laar.games.berserk.rules.selecting import has, near, under_attack
from laar.games.berserk.rules.triggers import exhausted
from laar.games.berserk.state import facts
from laar.games.berserk.state.battle import CLOSED, HIDDEN, Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.item import I_DEFEND, I_STRIKE, Item
from laar.games.berserk.state.numbers import NOBODY, Card, Seat


def answers(t: Battle, seat: Seat) -> list[str]:
    """Answers other than passing: sudden actions and defenders, nothing else (BRS-121)."""
    found: list[str] = []
    if worn_out(t):
        return found
    for card in t.present:
        if t.control[card] != seat or t.is_(card, HIDDEN):
            continue
        for ability in t.traits[card].announced:
            if ability.when == SUDDEN and can_use(t, card, ability):
                found.append(f"use {t.handle(card)} {ability.number}")
    found.extend(f"defend {t.handle(card)}" for card in defenders(t, seat))
    return found


def worn_out(t: Battle) -> bool:
    """The limit of deeds for this turn or battle is reached, so nothing more is done (BRS-392).

    Only games with cards that players wrote are counted.
    """
    if t.setting.pack is None:
        return False
    numbers = t.setting.numbers
    return (
        t.used.get(facts.ACTS, 0) >= numbers["most_acts"]
        or t.spentever.get(facts.ACTS, 0) >= numbers["most_deeds"]
    )


def can_use(t: Battle, card: Card, ability: Ability) -> bool:
    """The card could pay for this ability, aim it and have something come of it (BRS-002)."""
    if ability.branch and t.branch[card] != ability.branch:
        return False
    if ability.act and not t.ready(card):  # BRS-113
        return False
    if t.is_(card, HIDDEN) or t.chips[card] < ability.chips:
        return False
    if ability.act and forbidden(t, card, F_ACTION_ABILITIES) != NOBODY:
        return False
    if ability.attack and forbidden(t, card, F_ATTACK) != NOBODY:
        return False
    if not ability.per_card and exhausted(t, ability, card, NOBODY):
        return False
    d = Deed(card, ability.number, t.control[card])
    return can_aim(t, d) and not is_idle(t, d, ability)


def is_idle(t: Battle, d: Deed, ability: Ability) -> bool:
    """Nothing would come of it, so it cannot be announced (BRS-002)."""
    if ability.when in (ACTION, FREE) or not t.setting.numbers["idle_asked"]:
        return not could_work(t, d)
    for step in ability.steps:
        if step.verb == "prevent" and not ability.targets:
            return under_attack(t, d.card) == NOBODY
    return False


def abilities(t: Battle, card: Card) -> list[Ability]:
    """Abilities that its controller can announce in free play, sudden ones too (BRS-234)."""
    return [
        a
        for a in t.traits[card].announced
        if a.when in (ACTION, FREE, SUDDEN) and can_use(t, card, a)
    ]


def defence(t: Battle) -> Card:
    """The attacker whose strike a defender can still take over, or NOBODY."""
    if not t.pile or t.pile[0].kind != I_STRIKE:  # BRS-192
        return NOBODY
    strike = t.pile[0]
    if strike.blocked or defended(t):
        return NOBODY
    if has(t, strike.card, DIRECTED_STRIKE) or has(t, strike.card, PROT_SUDDEN):
        return NOBODY
    return strike.card


def _assigned(t: Battle, it: Item) -> bool:
    """A defender waits to take the strike over; a blocked one counts as not assigned (BRS-323)."""
    return it.kind == I_DEFEND and (not it.blocked or t.setting.numbers["block_assigns"] > 0)


def defended(t: Battle) -> bool:
    """The strike that waits has its one defender (BRS-199)."""
    return t.pile[0].defender != NOBODY or any(_assigned(t, it) for it in t.pile)


def defenders(t: Battle, seat: Seat) -> list[Card]:
    """Cards that this seat can assign as defender against the strike that waits (BRS-189).

    Either member of the attacked team may defend (BRS-378), and a closed target may be defended
    too (BRS-198). Nobody is next to a flyer, so there are no defenders against it (BRS-201).
    """
    attacker = defence(t)
    if attacker == NOBODY or (t.active ^ seat) & 1 == 0:  # BRS-191
        return []
    target = t.pile[0].target
    if not t.is_foe(t.pile[0].seat, target) or (t.control[target] ^ seat) & 1:  # BRS-200, BRS-130
        return []
    found: list[Card] = []
    for card in t.present:
        if (
            t.control[card] == seat
            and card != target
            and t.ready(card)
            and t.is_creature(card)
            and near(t, card, attacker)
            and near(t, card, target)
            and forbidden(t, card, F_DEFEND) == NOBODY
        ):
            found.append(card)
    return found


def must_defend(t: Battle, seat: Seat) -> bool:
    """This seat may not pass: the attacker demands a defender, and one can be assigned.

    Of a team the first member who is asked and can has to (BRS-391).
    """
    attacker = defence(t)
    return attacker != NOBODY and must_be_met(t, attacker) and bool(defenders(t, seat))


def can_chip(t: Battle, card: Card) -> bool:
    """It may close to gain a chip (BRS-116); to have Rage alone is not enough (BRS-118)."""
    return t.traits[card].uses_chips and not t.is_(card, CLOSED)
