"""What is told of a card in English: a verb and the rest, joined where a card has several."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.cards.schema.words import Attack, Lasts
from laar.games.berserk.tell.clauses import who_of
from laar.games.berserk.tell.en_amounts import chips, healing, lives, wounds
from laar.games.berserk.tell.en_nouns import many
from laar.games.berserk.tell.en_when import ATTACKS, join
from laar.games.berserk.tell.en_when import wounds as count_wounds

if TYPE_CHECKING:
    from laar.games.berserk.tell.en import Speech

Number = Literal["one", "many", "free", ""]  # free: after "may"; without one only what it gets


class Verb(NamedTuple):
    """A verb of one, of many, and after "may"; nothing there where nobody can choose it."""

    one: str
    many: str
    free: str = ""


class Told(NamedTuple):
    """What a card does, has or gets, and for how long."""

    verb: Verb
    what: str = ""
    until: str = ""
    kept: bool = False  # for good, which goes without saying


GETS = Verb("gets", "get", "get")
HAS = Verb("has", "have", "have")
_STARTS = Verb("starts the battle with", "start the battle with")
_TAKES = Verb("takes", "take", "take")
_GAINS = Verb("gains", "gain", "gain")
_LOSES = Verb("loses", "lose", "lose")
_HEALS = Verb("is healed", "are healed", "be healed")
_OPENS = Verb("opens", "open", "open")
_CLOSES = Verb("closes", "close", "close")
_HOLDS = Verb("does not open", "do not open")
_CANNOT = Verb("cannot", "cannot")
_AIMS = Verb("may", "may")
_FORBID = {
    "movement": "be moved in any way",
    "attack": "announce attacks",
    "action_abilities": "use abilities that cost an action",
    "defend": "be assigned as a defender",
    "accumulate": "close for ○",
    "enemy_control": "come under the opponent's control",
}
_LASTS: dict[Lasts, str] = {
    "eot": " until the end of the turn",
    "its_next_turn": " until the end of its controller's next turn",
    "start_of_own_turn": " until the start of your next turn",
    "end_of_own_next_turn": " until the end of your next turn",
    "battle": " until the end of the battle",
    "next_simple_strike": " for the next simple strike",
    "while_self_closed": " while this card is closed and in play",
    "while_opposite": " while it stands opposite this card",
}
_STAT = {
    "strike": "to {its} simple strike",
    "attack_announced": "to the attacks {they} announce",
    "move": "movement",
    "die_attack": "to {its} die when attacking",
}


def join_told(told: list[Told], form: Number) -> str:
    """`gets Armour 2 and +1 movement until the end of the turn`; without a form what it gets."""
    if all(one.kept or not one.until for one in told):
        told = [one._replace(until="") for one in told]
    said = ""
    for place, one in enumerate(told):
        after = told[place + 1] if place + 1 < len(told) else None
        go_on = after is not None and after.verb == one.verb and after.until == one.until
        verb = getattr(one.verb, form) if form else ""
        if place and told[place - 1].verb == one.verb:
            verb = ""
        parts = [part for part in (verb, one.what) if part]
        said += (" and " if place else "") + " ".join(parts) + ("" if go_on else one.until)
    return said


def told_apart(told: list[Told]) -> tuple[str, str]:
    """What a card gets, and for how long where that is one time for all."""
    if all(one.kept for one in told):
        return join_told(told, ""), ""
    if len({one.until for one in told}) == 1:
        return join_told([one._replace(until="") for one in told], ""), told[0].until
    return join_told(told, ""), ""


def told_of(step: v.AnyVerb) -> Callable[[v.AnyVerb, Speech], Told] | None:
    """How a verb is told of a card, if it is."""
    return _TOLD.get(type(step))  # type: ignore[return-value]


def until(lasts: Lasts | None, told: Speech, step: v.AnyVerb) -> str:
    """How long it lasts."""
    if lasts is None:
        return ""
    text = _LASTS[lasts]
    if told.several(who_of(step) or "self"):
        text = text.replace("its controller", "their controller").replace("it stands", "they stand")
    return text


def _wound(step: v.Wound, told: Speech) -> Told:
    return Told(_TAKES, wounds(step.amount, told, step.who))


def _heal(step: v.Heal, told: Speech) -> Told:
    return Told(_HEALS, healing(step.amount, told))


def _lives(step: v.GiveLives, told: Speech) -> Told:
    return Told(_STARTS if _begins(told) else GETS, lives(step.amount, told, step.who))


def _gain(step: v.GainChip, told: Speech) -> Told:
    return Told(_begins_or(GETS if told.mood == "may" else _GAINS, told), _chips(step, told))


def _chips(step: v.GainChip, told: Speech) -> str:
    return chips(step.amount, told, step.who)


def _lose(step: v.LoseChip, told: Speech) -> Told:
    lost = "all ○" if step.amount == "all" else chips(step.amount, told, step.who)
    return Told(_LOSES, lost)


def _incarnation(step: v.IncarnationChip, _: Speech) -> Told:
    noun = "incarnation chip" if step.amount == 1 else "incarnation chips"
    return Told(GETS, f"{step.amount} {noun}")


def _grant(step: v.Grant, told: Speech) -> Told:
    name = keywords()[step.keyword].en + (f" {step.x}" if step.x else "")
    lasts = until(step.lasts, told, step) + _dealt(step, told)
    kept = step.lasts == "battle" and not _dealt(step, told)
    return Told(_begins_or(HAS if told.static else GETS, told), name, lasts, kept)


def _modify(step: v.Modify, told: Speech) -> Told:
    by = f"+{step.by}" if step.by > 0 else f"−{-step.by}"
    lasts = until(step.lasts, told, step)
    several = told.several(step.who)
    if step.stat == "from":
        what = f"from {_attacks(step.attacks)}"
        against = f" of {many(step.vs, told)}" if step.vs else ""
    else:
        what = _STAT.get(step.stat) or f"to {_attacks(step.attacks or ('any',))}"
        against = f" against {many(step.vs, told)}" if step.vs else ""
    if step.lasts == "next_simple_strike":
        soon = " this turn" if told.paragraph.when == "free" else ""
        if step.stat == "strike":
            what, lasts = "to {its} next simple strike", soon
        else:
            lasts += soon
    what = what.format(its="their" if several else "its", they="they" if several else "it")
    if not several:
        what = what.replace("it announce", "it announces")
    return Told(HAS if told.static else GETS, f"{by} {what}{against}", lasts + _dealt(step, told))


def _open(_: v.Open, __: Speech) -> Told:
    return Told(_OPENS)


def _close(_: v.Close, __: Speech) -> Told:
    return Told(_CLOSES)


def _hold(step: v.HoldClosed, told: Speech) -> Told:
    its = "their" if told.several(step.who) else "its"
    return Told(_HOLDS, f"at the start of {its} controller's next turn")


def _forbid(step: v.Forbid, told: Speech) -> Told:
    what = _FORBID[step.what]
    if told.several(step.who):
        what = what.replace("a defender", "defenders")
    return Told(_CANNOT, what, until(step.lasts, told, step))


def _only(step: v.OnlyTarget, told: Speech) -> Told:
    tied = " (while this card is in play)" if step.while_in_play else ""
    it = "them" if told.several(step.who) else "it"
    aim = "this card" if step.at == "self" else f"the card opposite {it}"
    what = f"announce {ATTACKS[step.attack][1]} only at {aim}"
    return Told(_AIMS, what, until(step.lasts, told, step) + tied)


def _attacks(types: tuple[Attack, ...]) -> str:
    return join([ATTACKS[name][1] for name in types], "and")


def _begins(told: Speech) -> bool:
    return told.paragraph.when == "setup"


def _begins_or(verb: Verb, told: Speech) -> Verb:
    return _STARTS if _begins(told) else verb


def _dealt(step: v.Grant | v.Modify, told: Speech) -> str:
    """What the attack before must have done, unless it was said before the card."""
    if not step.dealt or (isinstance(step.who, str) and told.is_aimed(step.who)):
        return ""
    return f", if at least {count_wounds(step.dealt)} came of it"


_TOLD = {
    v.Wound: _wound,
    v.Heal: _heal,
    v.GiveLives: _lives,
    v.GainChip: _gain,
    v.LoseChip: _lose,
    v.IncarnationChip: _incarnation,
    v.Grant: _grant,
    v.Modify: _modify,
    v.Open: _open,
    v.Close: _close,
    v.HoldClosed: _hold,
    v.Forbid: _forbid,
    v.OnlyTarget: _only,
}
