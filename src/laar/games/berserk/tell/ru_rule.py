"""Verbs of rules, keywords and control, in Russian."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.cards.schema.words import Lasts
from laar.games.berserk.tell.ru_attacks import ATTACKS
from laar.games.berserk.tell.ru_nouns import some
from laar.games.berserk.tell.ru_words import ACC, DAT, GEN, join, plural

if TYPE_CHECKING:
    from laar.games.berserk.tell.ru import Speech

_LASTS: dict[Lasts, str] = {
    "eot": "до конца хода",
    "its_next_turn": "до конца следующего хода своего игрока",
    "start_of_own_turn": "до начала вашего следующего хода",
    "end_of_own_next_turn": "до конца вашего следующего хода",
    "battle": "до конца боя",
    "next_simple_strike": "для следующего объявленного простого удара",
    "while_self_closed": ", пока эта карта закрыта и находится в игре",
    "while_opposite": ", пока {he} напротив этой карты, а эта карта в игре",
}
_STAT = {
    "strike": "к простому удару",
    "attack_announced": "к объявляемым атакам (не к ответным ударам)",
    "move": "к движению",
    "die_attack": "к кубику при атаке",
}
_FORBID = {
    "movement": ("никак не может перемещаться", "никак не могут перемещаться"),
    "attack": ("не может объявлять атаки", "не могут объявлять атаки"),
    "action_abilities": (
        "не может использовать особенности за действие",
        "не могут использовать особенности за действие",
    ),
    "defend": ("не может становиться защитником", "не могут становиться защитниками"),
    "accumulate": ("не может закрываться ради ○", "не могут закрываться ради ○"),
    "enemy_control": (
        "не может попасть под контроль противника",
        "не могут попасть под контроль противника",
    ),
}
_KIND = {"weak": "слабые", "medium": "средние", "strong": "сильные"}


def step(step: v.AnyVerb, told: Speech) -> str:
    """One verb."""
    match step:
        case v.TakeControl(who=who, by=by, lasts=lasts):
            taker = "вы берёте" if by == "you" else "противник берёт"
            he = {"m": "он стоит", "f": "она стоит", "n": "оно стоит", "pl": "они стоят"}[
                told.form(who)
            ]
            return f"{taker} под контроль {told.who(who, ACC)}{_lasts(lasts).format(he=he)}"
        case v.Grant():
            return _grant(step, told)
        case v.Remove(who=who, keyword=name):
            return f"с {told.who(who, GEN)} снимается {keywords()[name].ru.nom}"
        case v.Modify():
            return _modify(step, told)
        case v.Forbid(who=who, what=what, lasts=lasts):
            return told.does(who, *_FORBID[what]) + _lasts(lasts)
        case v.Permit():
            return "в начале вашего хода эту карту можно не открывать"
        case v.OnlyTarget(who=who, at=at, attack=attack, lasts=lasts):
            tied = " (или пока эта карта не покинет игру)" if step.while_in_play else ""
            aim = "этой карте" if at == "self" else "карте напротив себя"
            subject = told.does(who, "может", "могут")
            return f"{subject} объявлять {ATTACKS[attack].acc} только по {aim}{_lasts(lasts)}{tied}"
        case v.Protect(source=source):
            if source == "curse":
                return "эта карта не может получить Проклятие"
            ranged = "дальних атак (выстрелов, метаний, разрядов, ударов через ряд)"
            return f"эта карта имеет защиту от {ranged}"
        case v.SetKind(kind=kind, vs=vs):
            aim = some(vs, DAT, told, many=True)
            return f"попавшие атаки этой карты по {aim} – {_KIND[kind]}, что бы ни выпало на кубике"
        case v.MustDefend():
            return (
                "если противник может назначить защитника против простого удара этой карты, "
                "он обязан его назначить"
            )
    raise TypeError(f"{v.verb(step)} is not told here")


def _lasts(lasts: Lasts | None) -> str:
    if lasts is None:
        return ""
    return _LASTS[lasts] if _LASTS[lasts][0] == "," else f" {_LASTS[lasts]}"


def _dealt(dealt: int | None) -> str:
    return (
        f", если нанесено не меньше {dealt} {plural(dealt, 'раны', 'ран', 'ран')}" if dealt else ""
    )


def _grant(step: v.Grant, told: Speech) -> str:
    name = keywords()[step.keyword].ru.acc + (f" {step.x}" if step.x else "")
    static = told.paragraph.when == "static"
    verbs = ("имеет", "имеют") if static else ("получает", "получают")
    return f"{told.does(step.who, *verbs)} {name}{_lasts(step.lasts)}{_dealt(step.dealt)}"


def _modify(step: v.Modify, told: Speech) -> str:
    by = f"+{step.by}" if step.by > 0 else f"−{-step.by}"
    if step.stat == "from":
        what = f"от {join([ATTACKS[name].many_gen for name in step.attacks], 'и')}"
        against = f" {some(step.vs, GEN, told, many=True)}" if step.vs else ""
    else:
        named = [ATTACKS[name].many_dat for name in step.attacks or ("any",)]
        what = _STAT.get(step.stat) or f"к {join(named, 'и')}"
        against = f" по {some(step.vs, DAT, told, many=True)}" if step.vs else ""
    if step.lasts == "next_simple_strike" and told.paragraph.when == "free":
        what += " в этот ход"
    subject = told.does(step.who, "имеет", "имеют")
    return f"{subject} {by} {what}{against}{_lasts(step.lasts)}{_dealt(step.dealt)}"
