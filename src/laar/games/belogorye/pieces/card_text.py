"""What a card says, in words, made from what it does."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from laar.games.belogorye.pieces.components import Ability, Fighter
from laar.games.belogorye.pieces.verbs import (
    AnyEffect,
    Close,
    Die,
    Discharge,
    Heal,
    Move,
    Reduce,
    Splash,
    Wound,
    verb,
)

Language = Literal["ru", "en"]
Fields = dict[str, str | int | None]


class Phrases(Struct, frozen=True, forbid_unknown_fields=True):
    """The phrases of one language; `numbers` are the forms of "wound" that counting asks for."""

    numbers: tuple[str, ...]
    gender: dict[str, dict[str, str]]
    side: dict[str, dict[str, str]]
    away: dict[str, str]
    phrase: dict[str, str]


def card_text(fighter: Fighter, lang: Language) -> str:
    """All abilities of a card, one a line: `Shot 0-1-1 at one enemy 2 or 3 cells away.`"""
    return "\n".join(ability_text(fighter, ability, lang) for ability in fighter.abilities)


def ability_text(fighter: Fighter, ability: Ability, lang: Language) -> str:
    """One ability of a fighter in words."""
    phrases = _phrases(lang)
    person = _person(fighter, lang) | phrases.side[fighter.side]
    keys = [_phrase(effect, ability) for effect in ability.effects]
    parts = [
        phrases.phrase[key].format_map(person | _numbers(effect, lang))
        for key, effect in zip(keys, ability.effects, strict=True)
    ]
    if ability.when == "on_hit":
        trigger = "on_hit_own_turn" if ability.own_turn else "on_hit"
        parts.insert(0, phrases.phrase[trigger].format_map(person))
    text = "".join(parts) + "."
    if ability.title is not None:
        text = f"{getattr(ability.title, lang)}: {text}"
    return re.sub(r"(^|(?<=\. ))\w", lambda first: first[0].upper(), text)


def _phrase(effect: AnyEffect, ability: Ability) -> str:
    """The key of the phrase for an effect."""
    match effect:
        case Die(per=str()):
            return "die_per"
        case Reduce(threshold=int()):
            return "reduce_threshold"
        case Reduce(source=source, who=who):
            return f"reduce_{source}_{who}"
        case Discharge(count=count, power=power) if count > 1:
            return "discharge_many_sure" if power[0] == power[2] else "discharge_many"
        case Wound(flank=flank) if flank:
            return "wound_flank"
        case Splash(count=count) if count > 1:
            return "splash_many"
        case Heal(cure=cure, target=target):
            return "heal_cure" if cure else f"heal_{target}"
        case Close() if isinstance(ability.effects[0], Move):
            return "close_moved"
    return verb(effect)


def _person(fighter: Fighter, lang: Language) -> Fields:
    """The fighter's name and the words that agree with it."""
    gender = _phrases(lang).gender
    if lang == "ru":
        return msgspec.structs.asdict(fighter.ru) | gender[fighter.ru.gender]
    return {"name": fighter.en.short, **gender[fighter.en.gender]}


def _numbers(effect: AnyEffect, lang: Language) -> Fields:
    """The numbers of an effect, as such and with their words."""
    fields: Fields = {}
    for name, value in msgspec.structs.asdict(effect).items():
        match name, value:
            case "power", (weak, medium, strong):
                fields["power"] = f"{weak}-{medium}-{strong}"
                fields["wounds"] = _wounds(weak, lang)
            case "range", (lo, hi):
                fields["away"] = _away(lo, hi, lang)
            case "flank", int():
                fields["flank"] = _wounds(value, lang)
            case (("amount" | "threshold"), int()):
                fields[name] = value
                fields["wounds"] = _wounds(value, lang)
            case _:
                fields[name] = value
    return fields


def _wounds(count: int, lang: Language) -> str:
    """`1 рану`, `2 раны`, `5 ран`; `1 wound`, `2 wounds`."""
    forms = _phrases(lang).numbers
    # No card deals more than nine, so Russian needs no rule for the teens.
    form = 0 if count == 1 else 1 if lang == "en" or 2 <= count <= 4 else 2
    return f"{count} {forms[form]}"


def _away(lo: int, hi: int, lang: Language) -> str:
    key = "next" if hi == 1 else "exactly" if lo == hi else "either" if hi == lo + 1 else "between"
    return _phrases(lang).away[key].format(lo=lo, hi=hi)


@cache
def _phrases(lang: Language) -> Phrases:
    text = (files(__package__) / "phrases" / f"{lang}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Phrases)
