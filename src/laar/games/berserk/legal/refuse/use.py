"""Why an ability cannot be announced, and why nobody can be its target."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.cards import traits as tr
from laar.games.berserk.cards.traits import Ability
from laar.games.berserk.legal.refuse.acts import refuse_acting
from laar.games.berserk.legal.refuse.bans import refuse_ban
from laar.games.berserk.legal.refuse.targets import refuse_target
from laar.games.berserk.legal.refuse.words import Refusals, led, no
from laar.games.berserk.rules.aiming import can_aim, candidates, payments
from laar.games.berserk.rules.answers import can_use, is_idle
from laar.games.berserk.rules.selecting import by_sight, stands
from laar.games.berserk.rules.triggers import exhausted
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.facts import use
from laar.games.berserk.state.numbers import NOBODY, Card, Seat

# When an ability can be announced, by the kind of the open question.
WHENS: Final = {
    "main": (tr.ACTION, tr.FREE, tr.SUDDEN),
    "answer": (tr.SUDDEN,),
    "start": (tr.START_OF_BATTLE,),
}


def refuse_use(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """An ability that can be announced now, paid for and aimed (BRS-002)."""
    assert t.ask is not None
    card, found = led(t, seat, words[1])
    if found:
        if t.ask.kind == "start" and found[0].clause == "BRS-080":
            return [no("BRS-084", "refuse-hidden-start", who=t.setting.ids[card])]
        return found
    who, number = t.setting.ids[card], int(words[2])
    abilities = t.traits[card].abilities
    if number > len(abilities):
        return [no("BRS-111", "refuse-no-paragraph", who=who, number=number)]
    ability = abilities[number - 1]
    if ability.when not in WHENS[t.ask.kind]:
        clause, text = _wrong_time(t.ask.kind, ability)
        return [no(clause, text, who=who, number=number)]
    if t.ask.kind == "start":
        return _refuse_start(t, seat, card, ability)
    return [] if can_use(t, card, ability) else _refuse_announcing(t, seat, card, ability)


def _wrong_time(kind: str, ability: Ability) -> tuple[str, str]:
    if ability.when == tr.STATIC:
        return "BRS-123", "refuse-constant"
    if ability.when == tr.START_OF_BATTLE:
        return "BRS-083", "refuse-start-only"
    if kind == "start":
        return "BRS-083", "refuse-not-start"
    if ability.when in (tr.ACTION, tr.FREE):
        return "BRS-233", "refuse-not-sudden"
    return "BRS-236", "refuse-triggered"


def _refuse_announcing(t: Battle, seat: Seat, card: Card, ability: Ability) -> Refusals:
    """Why an ability cannot be announced: answers.can_use with reasons."""
    who, number = t.setting.ids[card], ability.number
    found: Refusals = []
    if ability.act:
        found += refuse_acting(t, card) + refuse_ban(t, seat, card, tr.F_ACTION_ABILITIES)
    banned = refuse_ban(t, seat, card, tr.F_ATTACK) if ability.attack else []
    found += banned
    if t.chips[card] < ability.chips:
        have = t.chips[card]
        found.append(no("BRS-116", "refuse-chips", who=who, need=ability.chips, have=have))
    if not ability.per_card and exhausted(t, ability, card, NOBODY):
        found += _refuse_limit(t, card, ability)
    d = Deed(card, number, seat)
    if not banned:
        found += _refuse_aiming(t, d, ability)
    return found or [no("BRS-002", "refuse-no-target", who=who, number=number)]


def _refuse_aiming(t: Battle, d: Deed, ability: Ability) -> Refusals:
    """There is no target, or it would have no effect (BRS-002)."""
    if not can_aim(t, d):
        return refuse_aim(t, d, ability)
    if is_idle(t, d, ability):
        return [no("BRS-002", "refuse-idle", who=t.setting.ids[d.card], number=d.number)]
    return []


def _refuse_limit(t: Battle, card: Card, ability: Ability) -> Refusals:
    who, number = t.setting.ids[card], ability.number
    if ability.per_turn and t.used.get(use(card, number, NOBODY), 0) >= ability.per_turn:
        limit = ability.per_turn
        return [no("BRS-095", "refuse-used-turn", who=who, number=number, limit=limit)]
    limit = ability.per_battle
    return [no("BRS-001", "refuse-used-battle", who=who, number=number, limit=limit)]


def _refuse_start(t: Battle, seat: Seat, card: Card, ability: Ability) -> Refusals:
    who, number = t.setting.ids[card], ability.number
    found: Refusals = []
    if t.spentever.get(use(card, number, NOBODY), 0):
        found.append(no("BRS-083", "refuse-used-start", who=who, number=number))
    for condition in ability.conditions:
        if not stands(t, condition, card, seat):
            second = condition.what == "second_player"
            text = "refuse-second-only" if second else "refuse-condition"
            found.append(no("BRS-001", text, who=who, number=number))
    d = Deed(card, number, seat)
    return found + _refuse_aiming(t, d, ability)


# -- nobody to aim at -----------------------------------------------------------------------------


def refuse_aim(t: Battle, d: Deed, ability: Ability) -> Refusals:
    """There is no target; with the reason, if it is the same for all that nearly were one."""
    who = t.setting.ids[d.card]
    if ability.close is not None and not payments(t, d):
        return [no("BRS-002", "refuse-no-payment", who=who, number=d.number)]
    found = [no("BRS-002", "refuse-no-target", who=who, number=d.number)]
    for place, sieve in enumerate(ability.targets):
        if sieve.count and len(candidates(t, d, place)) < sieve.count:
            return found + _obvious(t, d, place)
    return found


def _obvious(t: Battle, d: Deed, place: int) -> Refusals:
    """The one reason that rules out the cards that nearly were targets, enemies first."""
    nearly: list[tuple[Card, Refusals]] = []
    for card in by_sight(t, t.present):
        reasons = refuse_target(t, d, place, card) if card != d.card else []
        if len(reasons) == 1:
            nearly.append((card, reasons))
    foes = [reasons for card, reasons in nearly if t.is_foe(d.seat, card)]
    told = foes or [reasons for _, reasons in nearly]
    clauses = {reasons[0].clause for reasons in told}
    return told[0] if len(clauses) == 1 else []
