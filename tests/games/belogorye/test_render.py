"""A card says what it does: word for word as given, and otherwise as soon as it does otherwise."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from laar.games.belogorye.pieces.card_text import Language, card_text
from laar.games.belogorye.pieces.components import Fighter, fighters

GOLDEN = Path(__file__).parents[2] / "golden" / "belogorye"
LANGUAGES: tuple[Language, ...] = ("ru", "en")
SELECTORS = ["self", "beside_own", "self_and_beside_own", "enemy", "same", "opposite_enemy"]
WORDS = {
    "who": SELECTORS,
    "target": [*SELECTORS, "enemy_near_both"],
    "from": ["strike", "non_strike", "any"],
    "roll": ["fight", "own_strike", "property"],
    "per": ["own_near_opponent", "enemy_near_self"],
    "after": ["strike", "intercept"],
    "to": ["near_self", "beside_self"],
    "when": ["static", "action", "on_hit", "on_struck"],
}

Row = dict[str, Any]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_read_word_for_word_as_given(lang: Language) -> None:
    given = tomllib.loads((GOLDEN / f"texts.{lang}.toml").read_text("utf-8"))
    assert {fighter.id: card_text(fighter, lang) for fighter in fighters()} == given


def otherwise(value: object, name: str) -> Iterator[object]:
    """Every other value that a number, a flag or a word could have."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (n for n in (0, 1, 2, 3, 4, 5) if n != value)
        case str() if name in WORDS:
            yield from (word for word in WORDS[name] if word != value)
        case tuple():
            for at, one in enumerate(value):
                yield from ((*value[:at], new, *value[at + 1 :]) for new in otherwise(one, name))


def changed(ability: Row) -> Iterator[tuple[str, Row]]:
    """The ability with one number, flag or word changed, or one optional field dropped."""
    for name, value in {"own_turn": False, **ability}.items():
        if name not in ("effects", "title"):
            yield from ((name, ability | {name: new}) for new in otherwise(value, name))
    effects: list[Row] = ability["effects"]
    for at, effect in enumerate(effects):
        places = [
            (name, effect | {name: new})
            for name, value in effect.items()
            for new in otherwise(value, name)
        ] + [(f"no {name}", {k: v for k, v in effect.items() if k != name}) for name in effect]
        for name, other in places:
            yield name, ability | {"effects": [*effects[:at], other, *effects[at + 1 :]]}


@pytest.mark.parametrize("fighter", fighters(), ids=lambda fighter: fighter.id)
def test_whatever_changes_in_the_data_changes_the_text(fighter: Fighter) -> None:
    row = cast(Row, msgspec.to_builtins(fighter))
    texts = {lang: card_text(fighter, lang) for lang in LANGUAGES}
    tried = 0
    for at, ability in enumerate(row["abilities"]):
        for place, other in changed(ability):
            abilities = [*row["abilities"][:at], other, *row["abilities"][at + 1 :]]
            try:
                card = msgspec.convert(row | {"abilities": abilities}, Fighter)
            except msgspec.ValidationError:
                tried += 1
                continue
            if card == fighter:  # an absent field that was absent in effect before
                continue
            tried += 1
            for lang in LANGUAGES:
                text = card_text(card, lang)
                assert text != texts[lang], (place, other)
                assert not re.search(r"[{}]|None", text)
    assert tried >= 3


def test_any_number_the_data_allows_is_spoken_right() -> None:
    upyr = next(fighter for fighter in fighters() if fighter.id == "upyr")
    said = []
    for amount in (1, 2, 4, 5, 9):
        row = cast(Row, msgspec.to_builtins(upyr))
        row["abilities"][0]["effects"][0]["amount"] = amount
        card = msgspec.convert(row, Fighter)
        said += [re.findall(r"\d \w+", card_text(card, lang))[0] for lang in LANGUAGES]
    assert said == [
        *("1 рану", "1 wound", "2 раны", "2 wounds", "4 раны", "4 wounds"),
        *("5 ран", "5 wounds", "9 ран", "9 wounds"),
    ]


def test_both_languages_have_the_same_phrases() -> None:
    folder = files("laar.games.belogorye.pieces") / "phrases"
    ru, en = (tomllib.loads((folder / f"{lang}.toml").read_text("utf-8")) for lang in LANGUAGES)
    assert ru["phrase"].keys() == en["phrase"].keys()
    assert ru["away"].keys() == en["away"].keys()
