"""Effects that last for a time: how they begin, are used up, expire, or end with their cause."""

from __future__ import annotations

from laar.games.berserk.cards.keywords import NO_KEYWORDS, POISON, PROT_POISON, joined
from laar.games.berserk.cards.numbers import Duration, Keyword
from laar.games.berserk.cards.traits import (
    END_OF_OWN_NEXT_TURN,
    EOT,
    FREE,
    ITS_NEXT_TURN,
    NEXT_SIMPLE_STRIKE,
    START_OF_OWN_TURN,
    WHILE_OPPOSITE,
    WHILE_SELF_CLOSED,
)
from laar.games.berserk.rules.modifiers import immune
from laar.games.berserk.rules.selecting import opposite, step_of
from laar.games.berserk.state import facts
from laar.games.berserk.state.battle import CLOSING, Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.effect import (
    E_CONTROL,
    E_GRANT,
    FOREVER,
    L_CLOSED,
    L_NONE,
    L_OPPOSITE,
    L_PRESENT,
    L_STRIKE,
    Effect,
)
from laar.games.berserk.state.numbers import NO_SEAT, Card, EffectKind, Seat


def next_turn(t: Battle, seat: Seat) -> int:
    """The number of the next turn of this seat after the one that runs."""
    if t.active == NO_SEAT:
        return (seat ^ t.first) + 1 if t.seats == 2 else t.order.index(seat) + 1
    return t.turn + (t.turns_to(seat) or t.seats)


def until(t: Battle, lasts: Duration, card: Card, seat: Seat, free: bool) -> int:
    """When an effect on this card expires, counted as in Effect; by default never (BRS-097)."""
    if lasts == EOT or (lasts == NEXT_SIMPLE_STRIKE and free):
        return 2 * t.turn + 1
    if lasts == ITS_NEXT_TURN:
        return 2 * next_turn(t, t.control[card]) + 1
    if lasts == START_OF_OWN_TURN:
        return 2 * next_turn(t, seat)
    if lasts == END_OF_OWN_NEXT_TURN:
        return 2 * next_turn(t, seat) + 1
    return FOREVER


def lay(t: Battle, d: Deed, place: int, what: EffectKind, card: Card, clause: str) -> bool:
    """Give a card the effect of one step of a deed; False where it cannot get it."""
    if len(t.effects) >= t.setting.numbers["most_effects"]:  # BRS-392
        return False
    ability = t.traits[d.card].ability(d.number)
    step = ability.steps[place]
    if what == E_GRANT and immune(t, card, step.keyword, POISON):
        facts.shielded(t, card, "BRS-302" if step.keyword == POISON else "BRS-295")
        return False
    link = L_NONE
    if step.lasts == NEXT_SIMPLE_STRIKE:
        link = L_STRIKE
    elif step.lasts == WHILE_SELF_CLOSED:
        link = L_CLOSED
    elif step.lasts == WHILE_OPPOSITE:
        link = L_OPPOSITE
    elif step.while_in_play:
        link = L_PRESENT
    ends = until(t, step.lasts, card, d.seat, ability.when == FREE)
    effect = Effect(what, card, d.card, d.seat, d.number, place, ends, link)
    amount = step.by if step.by else step.x
    facts.laid(t, effect, step.keyword, amount, clause)
    if what == E_GRANT and step.keyword == PROT_POISON:  # BRS-302
        remove(t, card, POISON, "BRS-302")
    return True


def remove(t: Battle, card: Card, keyword: Keyword, clause: str) -> None:
    """End the effects that give a card this keyword."""
    for effect in t.effects.copy():
        if effect.card == card and effect.what == E_GRANT and _keyword(t, effect) == keyword:
            _lift(t, effect, clause)


def use_up(t: Battle, card: Card) -> int:
    """The bonus for the next simple strike of this card, which is used up now."""
    bonus = 0
    for effect in t.effects.copy():
        if effect.card == card and effect.link == L_STRIKE:
            bonus += step_of(t, effect).by
            _lift(t, effect, "BRS-097")
    return bonus


def expire(t: Battle, moment: int) -> None:
    """End the effects that last until this moment (BRS-094)."""
    for effect in t.effects.copy():
        if effect.until <= moment:
            _lift(t, effect, "BRS-094")


def loosen(t: Battle) -> None:
    """End the effects that depend on a condition that no longer holds (BRS-245)."""
    for effect in t.effects.copy():
        if effect.link >= L_CLOSED and not _grounded(t, effect):
            _lift(t, effect, "BRS-245")


def _grounded(t: Battle, effect: Effect) -> bool:
    if not t.in_play(effect.source):
        return False
    if effect.link == L_CLOSED:
        return t.is_(effect.source, CLOSING)
    if effect.link == L_OPPOSITE:
        return opposite(t, effect.source) == effect.card
    return True


def _keyword(t: Battle, effect: Effect) -> Keyword:
    return step_of(t, effect).keyword


def _lift(t: Battle, effect: Effect, clause: str) -> None:
    if effect not in t.effects:  # it ended with the control that was lifted before it
        return
    keys = NO_KEYWORDS
    for other in t.effects:
        if other.what == E_GRANT and other.card == effect.card and other is not effect:
            keys = joined(keys, _keyword(t, other))
    facts.lifted(t, effect, keys, clause)
    if effect.what == E_CONTROL:
        lead(t, effect.card)


def lead(t: Battle, card: Card) -> None:
    """Set who controls a card: the latest effect that still lasts decides (BRS-244).

    When the last one ends the card goes back as it stands, and what it announced goes on (BRS-243).
    """
    seat = t.owner(card)
    for effect in t.effects:
        if effect.card == card and effect.what == E_CONTROL:
            seat = controller(t, effect)
    if seat != t.control[card]:
        facts.controlled(t, card, seat, "BRS-244")
        loosen(t)


def controller(t: Battle, effect: Effect) -> Seat:
    """Who controls a card by this effect: whoever used it, or the next opponent (BRS-391)."""
    step = step_of(t, effect)
    return effect.seat if step.to == "you" else t.after(effect.seat)


def returns_to(t: Battle, card: Card) -> Seat:
    """The seat a card counts for: with control for a limited time, whom it returns to (BRS-382)."""
    seat = t.owner(card)
    if not t.any_effect(E_CONTROL):
        return seat
    for effect in t.effects:
        lasting = effect.until == FOREVER and effect.link == L_NONE
        if effect.card == card and effect.what == E_CONTROL and lasting:
            seat = controller(t, effect)
    return seat
