"""Verbs of rules, keywords and control, in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.cards.schema.words import Attack, Lasts
from laar.games.berserk.tell.en_nouns import many
from laar.games.berserk.tell.en_when import ATTACKS, join, wounds

if TYPE_CHECKING:
    from laar.games.berserk.tell.en import Speech

_LASTS: dict[Lasts, str] = {
    "eot": "until the end of the turn",
    "its_next_turn": "until the end of its controller's next turn",
    "start_of_own_turn": "until the start of your next turn",
    "end_of_own_next_turn": "until the end of your next turn",
    "battle": "until the end of the battle",
    "next_simple_strike": "for the next simple strike announced",
    "while_self_closed": "for as long as this card is closed and in play",
    "while_opposite": "for as long as it stands opposite this card and this card is in play",
}
_STAT = {
    "strike": "to the simple strike",
    "attack_announced": "to the attacks announced (not to answering blows)",
    "move": "to movement",
    "die_attack": "to the die when attacking",
}
_FORBID = {
    "movement": "cannot be moved in any way",
    "attack": "cannot announce attacks",
    "action_abilities": "cannot use abilities that cost an action",
    "defend": "cannot be assigned as a defender",
    "accumulate": "cannot close for ○",
    "enemy_control": "cannot come under the opponent's control",
}


def step(step: v.AnyVerb, told: Speech) -> str:
    """One verb."""
    match step:
        case v.TakeControl(who=who, by=by):
            taker = "you take" if by == "you" else "the opponent takes"
            return f"{taker} control of {told.who(who)}{_until(step, told)}"
        case v.Grant():
            return _grant(step, told)
        case v.Remove(who=who, keyword=name):
            return f"{keywords()[name].en} is removed from {told.who(who)}"
        case v.Modify():
            return _modify(step, told)
        case v.Forbid(who=who, what=what):
            return f"{told.who(who)} {_FORBID[what]}{_until(step, told)}"
        case v.Permit():
            return "at the start of your turn you may leave this card closed"
        case v.OnlyTarget(who=who, at=at, attack=attack):
            tied = " (or until this card leaves play)" if step.while_in_play else ""
            aim = "this card" if at == "self" else "the card opposite it"
            attacks = ATTACKS[attack][1]
            return f"{told.who(who)} may announce {attacks} only at {aim}{_until(step, told)}{tied}"
        case v.Protect(source=source):
            if source == "curse":
                return "this card cannot get Curse"
            ranged = "ranged attacks (shots, throws, discharges, strikes across a row)"
            return f"this card has protection from {ranged}"
        case v.SetKind(kind=kind, vs=vs):
            aim = many(vs, told)
            return f"attacks of this card that land on {aim} are {kind}, whatever the die says"
        case v.MustDefend():
            return (
                "if the opponent can assign a defender against a simple strike of this card, "
                "one must be assigned"
            )
    raise TypeError(f"{v.verb(step)} is not told here")


def _attacks(types: tuple[Attack, ...]) -> str:
    return join([ATTACKS[name][1] for name in types], "and")


def _until(step: v.TakeControl | v.Grant | v.Modify | v.Forbid | v.OnlyTarget, told: Speech) -> str:
    if step.lasts is None:
        return ""
    text = f" {_LASTS[step.lasts]}"
    if told.several(step.who):
        text = text.replace("its controller", "their controller").replace("it stands", "they stand")
    return text


def _dealt(dealt: int | None) -> str:
    return f", if at least {wounds(dealt)} came of it" if dealt else ""


def _grant(step: v.Grant, told: Speech) -> str:
    name = keywords()[step.keyword].en + (f" {step.x}" if step.x else "")
    static = told.paragraph.when == "static"
    verbs = ("has", "have") if static else ("gets", "get")
    return f"{told.does(step.who, *verbs)} {name}{_until(step, told)}{_dealt(step.dealt)}"


def _modify(step: v.Modify, told: Speech) -> str:
    by = f"+{step.by}" if step.by > 0 else f"−{-step.by}"
    if step.stat == "from":
        what = f"from {_attacks(step.attacks)}"
        against = f" of {many(step.vs, told)}" if step.vs else ""
    else:
        what = _STAT.get(step.stat) or f"to {_attacks(step.attacks or ('any',))}"
        against = f" against {many(step.vs, told)}" if step.vs else ""
    if step.lasts == "next_simple_strike" and told.paragraph.when == "free":
        what += " this turn"
    subject = told.does(step.who, "has", "have")
    return f"{subject} {by} {what}{against}{_until(step, told)}{_dealt(step.dealt)}"
