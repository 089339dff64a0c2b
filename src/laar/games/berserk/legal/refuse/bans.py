"""What abilities forbid, with the card and the ability that does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from laar.core.game import Refusal
from laar.games.berserk.cards.keywords import CLOSE, ROW, SIMPLE, is_attack
from laar.games.berserk.cards.numbers import Attacks, Ban
from laar.games.berserk.cards.traits import (
    F_ACCUMULATE,
    F_ACTION_ABILITIES,
    F_ATTACK,
    F_DEFEND,
    F_ENEMY_CONTROL,
    F_MOVEMENT,
    Step,
)
from laar.games.berserk.legal.refuse.words import Refusals, named, no
from laar.games.berserk.rules.modifiers import reaches
from laar.games.berserk.rules.selecting import distance, meets, near, opposite, step_of, works
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.effect import E_FORBID, E_ONLY
from laar.games.berserk.state.numbers import NOBODY, Card, Seat

BANS: Final = {
    F_MOVEMENT: "refuse-ban-move",
    F_ATTACK: "refuse-ban-attack",
    F_ACTION_ABILITIES: "refuse-ban-abilities",
    F_DEFEND: "refuse-ban-defend",
    F_ACCUMULATE: "refuse-ban-chip",
    F_ENEMY_CONTROL: "refuse-ban-control",
}
Rule = tuple[Card, int, Step]  # the card, its ability, the step


def rules_on(t: Battle, card: Card) -> Iterator[Rule]:
    """The steps of static abilities and of effects that apply to a card."""
    for source in t.present:
        if t.is_(source, HIDDEN):
            continue
        for ability in t.traits[source].statics:
            for step in ability.steps:
                meant = (
                    card == source
                    if step.among is None
                    else meets(t, step.among, card, source, t.control[source], None)
                )
                if meant and works(t, source, ability.branch, ability.conditions):
                    yield source, ability.number, step
    for effect in t.effects:
        if effect.card == card and effect.what in (E_FORBID, E_ONLY):
            yield effect.source, effect.number, step_of(t, effect)


def refuse_ban(t: Battle, seat: Seat, card: Card, what: Ban) -> Refusals:
    """The first ability that forbids this to a card (BRS-005)."""
    for source, number, step in rules_on(t, card):
        if step.what == what:
            by, who = t.setting.ids[source], named(t, seat, card)
            return [no("BRS-001", BANS[what], by=by, number=number, who=who)]
    return []


def refuse_attack(t: Battle, seat: Seat, card: Card, target: Card, attack: Attacks) -> Refusals:
    """Why a card may not announce this attack at that target: modifiers.may_attack with reasons."""
    found = refuse_ban(t, seat, card, F_ATTACK)
    if not reaches(t, card, target, attack):
        found += _refuse_reach(t, seat, card, target, attack)
    if t.traits[target].life == 0 and not t.is_(target, HIDDEN):
        found.append(no("BRS-131", "refuse-no-lives", who=t.setting.ids[target]))
    for source, number, step in rules_on(t, card):
        if step.verb == "only_target" and is_attack(attack, step.attacks):
            only = source if step.only_self else opposite(t, card)
            if only != target:
                found.append(_other(t, seat, card, only, source, number))
    return found


def _other(t: Battle, seat: Seat, card: Card, only: Card, source: Card, number: int) -> Refusal:
    by, who = t.setting.ids[source], named(t, seat, card)
    if only == NOBODY:
        return no("BRS-001", "refuse-only-opposite", by=by, number=number, who=who)
    other = named(t, seat, only)
    return no("BRS-001", "refuse-only-target", by=by, number=number, who=who, other=other)


def _refuse_reach(t: Battle, seat: Seat, card: Card, target: Card, attack: Attacks) -> Refusals:
    who, other = named(t, seat, card), named(t, seat, target)
    close = is_attack(attack, CLOSE)
    clause = "BRS-125" if is_attack(attack, SIMPLE) else "BRS-209" if close else "BRS-210"
    if card == target:
        return [no(clause, "refuse-attack-self", who=who)]
    if close:
        if t.place[card] < 0 or t.place[target] < 0:
            return [no("BRS-133", "refuse-reach-zone", who=who, other=other)]
        return [no(clause, "refuse-not-near", who=who, other=other)]
    if not is_attack(attack, ROW):
        return [no("BRS-210", "refuse-too-near", who=who, other=other)]
    if t.place[card] < 0 or t.place[target] < 0:
        return [no("BRS-258", "refuse-across-zone", who=who, other=other)]
    between = t.at[(t.place[card] + t.place[target]) // 2]
    if near(t, card, target):
        return [no("BRS-210", "refuse-too-near", who=who, other=other)]
    if distance(t, card, target) != 2 or not _straight(t, card, target):
        return [no("BRS-258", "refuse-across-line", who=who, other=other)]
    return [no("BRS-257", "refuse-across-foe", who=who, other=named(t, seat, between))]


def _straight(t: Battle, card: Card, target: Card) -> bool:
    columns = t.setting.grid.columns
    one, other = t.place[card], t.place[target]
    return one % columns == other % columns or one // columns == other // columns
