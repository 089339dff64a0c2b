"""What Russian calls attacks and their kinds."""

from __future__ import annotations

from typing import NamedTuple

from laar.games.berserk.cards.schema.words import Attack, Kind


class Name(NamedTuple):
    """An attack in the cases that sentences need; of many, genitive and dative."""

    gender: str
    nom: str
    gen: str
    acc: str
    many_gen: str
    many_dat: str


def _strike(stem: str) -> Name:
    """A strike with an adjective: особый удар."""
    one = f"{stem}ой" if stem == "прост" else f"{stem}ый"
    one = one.replace("кый", "кий")
    many = "их" if stem[-1] == "к" else "ых"
    return Name(
        "m",
        f"{one} удар",
        f"{stem}ого удара",
        f"{one} удар",
        f"{stem}{many} ударов",
        f"{stem}{many[0]}м ударам",
    )


def _blow(noun: str, rest: str = "") -> Name:
    """A noun without ending: удар, выстрел, разряд."""
    many = (f"{noun}ов{rest}", f"{noun}ам{rest}")
    return Name("m", f"{noun}{rest}", f"{noun}а{rest}", f"{noun}{rest}", *many)


ATTACKS: dict[Attack, Name] = {
    "simple": _strike("прост"),
    "directed": _strike("направленн"),
    "special": _strike("особ"),
    "magic": _strike("магическ"),
    "row": _blow("удар", " через ряд"),
    "shot": _blow("выстрел"),
    "throw": Name("n", "метание", "метания", "метание", "метаний", "метаниям"),
    "discharge": _blow("разряд"),
    "ranged": Name(
        "f", "дальняя атака", "дальней атаки", "дальнюю атаку", "дальних атак", "дальним атакам"
    ),
    "nonmagic": Name(
        "f",
        "немагическая атака",
        "немагической атаки",
        "немагическую атаку",
        "немагических атак",
        "немагическим атакам",
    ),
    "any": Name("f", "атака", "атаки", "атаку", "атак", "атакам"),
}
KINDS: dict[Kind, dict[str, str]] = {
    "weak": {"m": "слабый", "f": "слабая", "n": "слабое"},
    "medium": {"m": "средний", "f": "средняя", "n": "среднее"},
    "strong": {"m": "сильный", "f": "сильная", "n": "сильное"},
}


class Blow(NamedTuple):
    """An attack that a card makes: its name, "делает" and "сделать"."""

    noun: str
    does: str
    free: str


BLOWS = {
    "special_strike": Blow("особый удар", "наносит", "нанести"),
    "magic_strike": Blow("магический удар", "наносит", "нанести"),
    "row_strike": Blow("удар через ряд", "наносит", "нанести"),
    "shot": Blow("выстрел", "делает", "сделать"),
    "throw": Blow("метание", "делает", "сделать"),
    "discharge": Blow("разряд", "делает", "сделать"),
}
