"""What is told of a card in Russian: a verb and the rest, joined where a card has several."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.cards.schema.words import Lasts
from laar.games.berserk.tell.clauses import who_of
from laar.games.berserk.tell.ru_amounts import chips, healing, lives, lives_with, wounds
from laar.games.berserk.tell.ru_attacks import ATTACKS
from laar.games.berserk.tell.ru_nouns import some
from laar.games.berserk.tell.ru_words import DAT, GEN, join, plural

if TYPE_CHECKING:
    from laar.games.berserk.tell.ru import Speech

Number = Literal["one", "many", "free", ""]  # free: after "may"; without one only what it gets


class Verb(NamedTuple):
    """A verb of one, of many, and after "может"; nothing there where nobody can choose it."""

    one: str
    many: str
    free: str = ""


class Told(NamedTuple):
    """What a card does, has or gets, and for how long."""

    verb: Verb
    what: str = ""
    until: str = ""
    kept: bool = False  # for good, which goes without saying


GETS = Verb("получает", "получают", "получить")
HAS = Verb("имеет", "имеют", "получить")
_STARTS = Verb("начинает бой с", "начинают бой с")
_LOSES = Verb("теряет", "теряют", "потерять")
_HEALS = Verb("излечивается", "излечиваются", "излечиться")
_OPENS = Verb("открывается", "открываются", "открыться")
_CLOSES = Verb("закрывается", "закрываются", "закрыться")
_HOLDS = Verb("не открывается", "не открываются")
_AIMS = Verb("может", "могут")
_FORBID = {
    "movement": (Verb("никак не может", "никак не могут"), "перемещаться"),
    "attack": (Verb("не может", "не могут"), "объявлять атаки"),
    "action_abilities": (Verb("не может", "не могут"), "использовать особенности за действие"),
    "defend": (Verb("не может", "не могут"), "защищать других"),
    "accumulate": (Verb("не может", "не могут"), "закрываться ради ○"),
    "enemy_control": (Verb("не может", "не могут"), "попасть под контроль противника"),
}
LASTS: dict[Lasts, str] = {
    "eot": " до конца хода",
    "its_next_turn": " до конца следующего хода своего игрока",
    "start_of_own_turn": " до начала вашего следующего хода",
    "end_of_own_next_turn": " до конца вашего следующего хода",
    "battle": " до конца боя",
    "next_simple_strike": " для следующего простого удара",
    "while_self_closed": ", пока эта карта закрыта и в игре",
    "while_opposite": ", пока {he} напротив неё",
}
_STAT = {
    "strike": "к простому удару",
    "attack_announced": "к объявляемым атакам",
    "move": "к движению",
    "die_attack": "к кубику при атаке",
}


def join_told(told: list[Told], form: Number) -> str:
    """`получает Броню 2 и +1 к движению до конца хода`; without a form only what it gets."""
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
        link = ", и " if ", сколько" in said else " и "  # a clause within ends with a comma
        said += (link if place else "") + " ".join(parts) + ("" if go_on else one.until)
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
    he = {"m": "он стоит", "f": "она стоит", "n": "оно стоит", "pl": "они стоят"}
    return LASTS[lasts].format(he=he[told.form(who_of(step) or "self")])


def _wound(step: v.Wound, told: Speech) -> Told:
    return Told(GETS, wounds(step.amount, told, step.who))


def _heal(step: v.Heal, told: Speech) -> Told:
    return Told(_HEALS, healing(step.amount, told))


def _lives(step: v.GiveLives, told: Speech) -> Told:
    if _begins(told) and isinstance(step.amount, int):
        return Told(_STARTS, lives_with(step.amount))
    return Told(GETS, lives(step.amount, told, step.who))


def _gain(step: v.GainChip, told: Speech) -> Told:
    return Told(_STARTS if _begins(told) else GETS, chips(step.amount, told, step.who))


def _lose(step: v.LoseChip, told: Speech) -> Told:
    lost = "все ○" if step.amount == "all" else chips(step.amount, told, step.who)
    return Told(_LOSES, lost)


def _incarnation(step: v.IncarnationChip, _: Speech) -> Told:
    forms = plural(step.amount, "фишку", "фишки", "фишек")
    return Told(GETS, f"{step.amount} {forms} инкарнации")


def _grant(step: v.Grant, told: Speech) -> Told:
    name, x = keywords()[step.keyword].ru, f" {step.x}" if step.x else ""
    if _begins(told):
        return Told(_STARTS, name.ins + x)
    lasts = until(step.lasts, told, step) + _dealt(step, told)
    kept = step.lasts == "battle" and not _dealt(step, told)
    return Told(HAS if told.static else GETS, name.acc + x, lasts, kept)


def _modify(step: v.Modify, told: Speech) -> Told:
    by = f"+{step.by}" if step.by > 0 else f"−{-step.by}"
    lasts = until(step.lasts, told, step)
    if step.stat == "from":
        what = f"от {join([ATTACKS[name].many_gen for name in step.attacks], 'и')}"
        against = f" {some(step.vs, GEN, told, many=True)}" if step.vs else ""
    else:
        named = [ATTACKS[name].many_dat for name in step.attacks or ("any",)]
        what = _STAT.get(step.stat) or f"к {join(named, 'и')}"
        against = f" по {some(step.vs, DAT, told, many=True)}" if step.vs else ""
    if step.lasts == "next_simple_strike":
        soon = " в этот ход" if told.paragraph.when == "free" else ""
        if step.stat == "strike":
            what, lasts = "к следующему простому удару", soon
        else:
            lasts += soon
    verb = HAS if told.static else GETS
    return Told(verb, f"{by} {what}{against}", lasts + _dealt(step, told))


def _open(_: v.Open, __: Speech) -> Told:
    return Told(_OPENS)


def _close(_: v.Close, __: Speech) -> Told:
    return Told(_CLOSES)


def _hold(_: v.HoldClosed, __: Speech) -> Told:
    return Told(_HOLDS, "в начале следующего хода своего игрока")


def _forbid(step: v.Forbid, told: Speech) -> Told:
    verb, what = _FORBID[step.what]
    return Told(verb, what, until(step.lasts, told, step))


def _only(step: v.OnlyTarget, told: Speech) -> Told:
    tied = " (пока эта карта в игре)" if step.while_in_play else ""
    aim = "этой карте" if step.at == "self" else "карте напротив себя"
    what = f"объявлять {ATTACKS[step.attack].acc} только по {aim}"
    return Told(_AIMS, what, until(step.lasts, told, step) + tied)


def _begins(told: Speech) -> bool:
    return told.paragraph.when == "setup"


def _dealt(step: v.Grant | v.Modify, told: Speech) -> str:
    """What the attack before must have done, unless it was said before the card."""
    if not step.dealt or (isinstance(step.who, str) and told.is_aimed(step.who)):
        return ""
    return f", если нанесено хотя бы {step.dealt} {plural(step.dealt, 'рана', 'раны', 'ран')}"


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
