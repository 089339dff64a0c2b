"""Modifiers of strength, dice and movement; what is forbidden, and what protects.

They come from static abilities of cards in play and from effects; unnamed ones add up (BRS-225).
"""

from __future__ import annotations

from laar.games.berserk.cards.keywords import (
    ANGER,
    CLOSE,
    COVER,
    CURSE,
    DIRECTED_SIMPLE,
    DIRECTED_STRIKE,
    DISCHARGE,
    EXP_ATTACK,
    EXP_DEFENCE,
    EXP_DISCHARGE,
    EXP_SHOOTING,
    EXP_THROWING,
    MAGICAL,
    NO_ATTACK,
    PROT_DISCHARGES,
    PROT_MAGIC,
    PROT_POISON,
    PROT_SHOTS,
    PROT_SPELLS,
    PROT_SUDDEN,
    PROT_THROWS,
    RANGED,
    ROW,
    SHOT,
    SIMPLE,
    THROW,
    is_attack,
)
from laar.games.berserk.cards.numbers import Attacks, Ban, Blow, Keyword, Stat
from laar.games.berserk.cards.traits import (
    ATTACK,
    ATTACK_ANNOUNCED,
    DIE_ATTACK,
    F_ATTACK,
    FROM,
    MOVE,
    STRIKE,
    Ability,
    Step,
    changes,
    forbids,
)
from laar.games.berserk.rules.selecting import (
    distance,
    has,
    meets,
    near,
    opposite,
    step_of,
    works,
    x_of,
)
from laar.games.berserk.state.battle import BLOODIED, HIDDEN, Battle
from laar.games.berserk.state.effect import E_FORBID, E_MODIFY, E_ONLY, L_STRIKE
from laar.games.berserk.state.numbers import NOBODY, Card, Seat


class Share:
    """One modifier of a number: whose ability it comes from, and how much it is."""

    def __init__(self, source: Card, number: int, by: int) -> None:
        self.source = source
        self.number = number
        self.by = by


def shares(t: Battle, card: Card, stat: Stat, attack: Attacks, other: Card) -> list[Share]:
    """Every modifier of this number of a card, in an attack with another card (or NOBODY)."""
    found: list[Share] = []
    for source in t.rulers:
        traits = t.traits[source]
        if not changes(traits.mods, stat):
            continue
        for ability in traits.statics:
            for step in ability.steps:
                if (
                    step.stat == stat
                    and _static_meant(t, ability, step, source, card)
                    and _against(t, step, source, t.control[source], attack, other)
                ):
                    found.append(Share(source, ability.number, step.by))
    for effect in t.effects:
        if effect.card == card and effect.what == E_MODIFY and effect.link != L_STRIKE:
            step = step_of(t, effect)
            if step.stat == stat and _against(t, step, effect.source, effect.seat, attack, other):
                found.append(Share(effect.source, effect.number, step.by))
    return found


def total(t: Battle, card: Card, stat: Stat, attack: Attacks, other: Card) -> int:
    """The sum of these modifiers."""
    if not changes(t.mods, stat) and not t.any_effect(E_MODIFY):
        return 0
    summed = 0
    for share in shares(t, card, stat, attack, other):
        summed += share.by
    return summed


def _static_meant(t: Battle, ability: Ability, step: Step, source: Card, card: Card) -> bool:
    if step.among is None:
        if card != source:
            return False
    elif not meets(t, step.among, card, source, t.control[source], None):
        return False
    return works(t, source, ability.branch, ability.conditions)


def _against(t: Battle, step: Step, source: Card, seat: Seat, attack: Attacks, other: Card) -> bool:
    if attack and not is_attack(attack, step.attacks):
        return False
    return step.vs is None or (other >= 0 and meets(t, step.vs, other, source, seat, None))


# -- attacks --------------------------------------------------------------------------------------


def strike_bits(t: Battle, card: Card) -> Attacks:
    """What the simple strike of this card is: directed, perhaps (BRS-254)."""
    return DIRECTED_SIMPLE if has(t, card, DIRECTED_STRIKE) else SIMPLE


def strength(
    t: Battle,
    card: Card,
    target: Card,
    attack: Attacks,
    base: int,
    announced: bool,
    ignoring: bool = False,
) -> int:
    """The strength of an attack after all modifiers, never below 0 (BRS-216, BRS-249)."""
    found = base
    if is_attack(attack, SIMPLE):
        found += total(t, card, STRIKE, attack, target)
        if has(t, card, ANGER) and t.is_(target, BLOODIED):  # BRS-317
            found += 1
    found += total(t, card, ATTACK, attack, target)
    if announced:
        found += total(t, card, ATTACK_ANNOUNCED, attack, target)
    if not ignoring:
        found += total(t, target, FROM, attack, card)
    return max(found, 0)


def die_bonus(t: Battle, card: Card, attack: Attacks, other: Card, attacking: bool) -> int:
    """The sum of what is added to a die of this card, or gives rerolls of it (BRS-153, BRS-275).

    Experience is 1 on every card, but a position set up by hand may give more.
    """
    bonus = -1 if has(t, card, CURSE) else 0  # BRS-309
    if not attack:
        return bonus
    if not attacking:
        return bonus + x_of(t, card, EXP_DEFENCE)
    bonus += x_of(t, card, EXP_ATTACK)  # BRS-279
    if is_attack(attack, SHOT):
        bonus += x_of(t, card, EXP_SHOOTING)
    if is_attack(attack, DISCHARGE):
        bonus += x_of(t, card, EXP_DISCHARGE)
    if is_attack(attack, THROW):
        bonus += x_of(t, card, EXP_THROWING)
    return bonus + total(t, card, DIE_ATTACK, attack, other)


def set_kind(t: Battle, card: Card, target: Card, attack: Attacks, kind: Blow) -> Blow:
    """The kind of a blow that lands, after what reduces or raises it (BRS-272)."""
    for ability in t.traits[card].statics:
        for step in ability.steps:
            if step.kind >= 0 and step.vs is not None:
                seat = t.control[card]
                if meets(t, step.vs, target, card, seat, None) and works(
                    t, card, ability.branch, ability.conditions
                ):
                    return step.kind
    return kind


# -- protections ----------------------------------------------------------------------------------


def protected(t: Battle, target: Card, card: Card, attack: Attacks, sudden: bool) -> str:
    """The clause by which an attack does nothing to the card, or an empty text."""
    if sudden and has(t, target, PROT_SUDDEN) and card != target:
        return "BRS-296"
    if is_attack(attack, SHOT) and has(t, target, PROT_SHOTS):
        return "BRS-297"
    if is_attack(attack, THROW) and has(t, target, PROT_THROWS):
        return "BRS-298"
    if is_attack(attack, DISCHARGE) and has(t, target, PROT_DISCHARGES):
        return "BRS-299"
    if is_attack(attack, MAGICAL) and has(t, target, PROT_MAGIC):
        return "BRS-301"
    if has(t, target, COVER) and t.flies(card):
        return "BRS-294"
    if is_attack(attack, RANGED) and _protects(t, target, True):
        return "BRS-295"
    return ""


def spared(t: Battle, target: Card, card: Card, spell: bool, sudden: bool) -> str:
    """The clause by which a spell or impact does nothing to the card, or an empty text."""
    if sudden and card != target and has(t, target, PROT_SUDDEN):
        return "BRS-296"
    if spell and has(t, target, PROT_SPELLS):
        return "BRS-300"
    if spell and has(t, target, PROT_MAGIC):
        return "BRS-301"
    return ""


def immune(t: Battle, target: Card, keyword: Keyword, poison: Keyword) -> bool:
    """It cannot get this keyword: Curse or Poison."""
    if keyword == CURSE:
        return _protects(t, target, False)
    return keyword == poison and has(t, target, PROT_POISON)


def _protects(t: Battle, card: Card, ranged: bool) -> bool:
    for ability in t.traits[card].statics:
        for step in ability.steps:
            if step.verb == "protect" and step.ranged == ranged:
                return works(t, card, ability.branch, ability.conditions)
    return False


# -- bans and reach -------------------------------------------------------------------------------


def forbidden(t: Battle, card: Card, what: Ban) -> Card:
    """The card whose ability forbids this to a card, or NOBODY; a ban wins (BRS-005)."""
    if not forbids(t.bans, what) and not t.any_effect(E_FORBID):
        return NOBODY
    for source in t.rulers:
        traits = t.traits[source]
        if not forbids(traits.bans, what):
            continue
        for ability in traits.statics:
            for step in ability.steps:
                if step.what == what and _static_meant(t, ability, step, source, card):
                    return source
    for effect in t.effects:
        banned = effect.card == card and effect.what == E_FORBID
        if banned and step_of(t, effect).what == what:
            return effect.source
    return NOBODY


def movement(t: Battle, card: Card) -> int:
    """Its movement units in a turn."""
    return max(t.traits[card].move + total(t, card, MOVE, NO_ATTACK, NOBODY), 0)


def reaches(t: Battle, card: Card, target: Card, attack: Attacks) -> bool:
    """The target is within reach of this attack; cards in between stop no shot (BRS-028)."""
    if is_attack(attack, CLOSE):  # BRS-125, BRS-209; flyers: BRS-132
        return card != target and (t.flies(card) or near(t, card, target))
    if is_attack(attack, ROW):
        return across(t, card, target)
    return card != target and not near(t, card, target)  # BRS-210


def across(t: Battle, card: Card, target: Card) -> bool:
    """Two cells away in a straight line, over a free cell or a friend (BRS-257, BRS-258)."""
    a, b = t.place[card], t.place[target]
    if a < 0 or b < 0 or distance(t, card, target) != 2:
        return False
    columns = t.setting.grid.columns
    if a % columns != b % columns and a // columns != b // columns:
        return False
    between = t.at[(a + b) // 2]
    return between == NOBODY or not t.is_foe(t.control[card], between)


def only_targets(t: Battle, card: Card, attack: Attacks) -> list[Card]:
    """The one permitted target of such an attack, for each effect that names one."""
    found: list[Card] = []
    if not t.onlys and not t.any_effect(E_ONLY):
        return found
    for source in t.rulers:
        traits = t.traits[source]
        if not traits.onlys:
            continue
        for ability in traits.statics:
            for step in ability.steps:
                bound = step.verb == "only_target" and is_attack(attack, step.attacks)
                if bound and _static_meant(t, ability, step, source, card):
                    found.append(source if step.only_self else opposite(t, card))
    for effect in t.effects:
        if effect.card == card and effect.what == E_ONLY:
            step = step_of(t, effect)
            if is_attack(attack, step.attacks):
                found.append(effect.source if step.only_self else opposite(t, card))
    return found


def may_attack(t: Battle, card: Card, target: Card, attack: Attacks) -> bool:
    """The card may announce this attack at that target now, be it friend or foe (BRS-128)."""
    if not reaches(t, card, target, attack) or forbidden(t, card, F_ATTACK) != NOBODY:
        return False
    if t.traits[target].life == 0 and not t.is_(target, HIDDEN):
        return False  # BRS-131: what has no lives cannot be attacked, once it is seen (BRS-081)
    only = only_targets(t, card, attack)
    return not only or set(only) == {target}


def must_be_met(t: Battle, card: Card) -> bool:
    """Its text demands a defender against its simple strike, where the rules do not (BRS-001)."""
    for ability in t.traits[card].statics:
        for step in ability.steps:
            if step.verb == "must_defend":
                return works(t, card, ability.branch, ability.conditions)
    return False
