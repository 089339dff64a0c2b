"""A card says what it does: as stored, and otherwise as soon as it does otherwise."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from tests.games.berserk.golden import FOLDER, LANGUAGES, given, readings

from laar.games.berserk.cards.check import problems
from laar.games.berserk.cards.schema import triggers, verbs_rule, words
from laar.games.berserk.cards.schema.card import OWN, Card
from laar.games.berserk.cards.schema.paragraph import Paragraph, Type
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.player_packs.made import make_card
from laar.games.berserk.player_packs.packs import card_of
from laar.games.berserk.tell import Language, card_text, paragraph_text

GROUPS = [
    set(get_args(group))
    for group in (
        words.Ref,
        words.Side,
        words.Noun,
        words.Is,
        words.Attack,
        words.Kind,
        words.Lasts,
        words.Element,
        triggers.When,
        verbs_rule.Stat,
        Type,
    )
] + [
    {"open", "has_chip", "in_enemy_half"},
    {"incarnation", "revival"},
    {"step", "anywhere"},
    {"you", "opponent"},
    {"adjacent", "own_third_row"},
    {"movement", "attack", "action_abilities", "defend", "accumulate", "enemy_control"},
    {"self", "card_opposite_it"},
    {"ranged", "curse"},
    {"curse", "cover", "poison", "armour", "rage", "incarnation", "prot_magic"},
    {"orc", "dwarf", "maiden", "coven", "revived"},
    {"open", "close", "hold_closed"},
    {"shot", "throw", "discharge"},
    {"special_strike", "magic_strike"},
    {"all", "dealt"},
]
WITHOUT_OPTIONS = ("permit", "must_defend", "become_flyer")
NUMERALS = {
    "ru": ["", "од[ин]", "дв[аеу]", "тр[иёе]", "четыр", "пят", "шест", "сем", "вос", "девят"],
    "en": ["", "one|once|an? ", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_reads_as_stored(lang: Language) -> None:
    """To write them anew: python -m tests.games.berserk.golden."""
    assert (FOLDER / f"readings.{lang}.toml").read_text("utf-8") == readings(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_has_a_wording_to_compare_with(lang: Language) -> None:
    told = {number: len(card.abilities) for number, card in cards().items() if card.abilities}
    assert {number: len(texts) for number, texts in given(lang).items()} == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wording_names_no_number_that_the_card_does_not(lang: Language) -> None:
    """Who tunes a card changes its wording too."""
    for number, texts in given(lang).items():
        for wording, paragraph in zip(texts, cards()[number].abilities, strict=True):
            meant, told = (
                re.findall(r"\d+", t) for t in (wording, paragraph_text(paragraph, lang))
            )
            assert {*meant} <= {*told}, (number, wording)


def other(value: object) -> Iterator[object]:
    """What else could stand in the place of a number, a flag or a word."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (n for n in (-1, 1, 2, 3, 4, 6) if n != value)
        case str():
            for group in GROUPS:
                if value in group:
                    yield from sorted(group - {value})


def changed(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """The data with one leaf changed, one key or one item of a list left out."""
    if isinstance(value, dict):
        for key, inner in value.items():
            at = f"{path}.{key}"
            # By or of this card is what goes without saying.
            if not (key in ("by", "of") and isinstance(inner, dict) and inner["side"] == "self"):
                yield at, {k: v for k, v in value.items() if k != key}
            yield from ((p, value | {key: new}) for p, new in changed(inner, at))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            before, after = value[:place], value[place + 1 :]
            yield f"{path}[{place}]", before + after
            yield from (
                (p, [*before, new, *after]) for p, new in changed(inner, f"{path}[{place}]")
            )
    else:
        yield from ((f"{path} = {new}", new) for new in other(value))


def plain(paragraph: Paragraph) -> dict[str, Any]:
    """The data of a paragraph without what is as usual."""

    def bare(value: object) -> object:
        if isinstance(value, dict):
            return {k: bare(v) for k, v in value.items() if v not in (None, False, (), 0)}
        return [bare(one) for one in value] if isinstance(value, list | tuple) else value

    data = bare(msgspec.to_builtins(paragraph))
    assert isinstance(data, dict)
    return data


def with_paragraph(card: Card, place: int, data: object) -> Card | None:
    """The card with another paragraph, or none where that cannot be."""
    try:
        new = msgspec.convert(data, Paragraph)
    except msgspec.ValidationError:
        return None
    abilities = (*card.abilities[:place], new, *card.abilities[place + 1 :])
    then = msgspec.structs.replace(card, abilities=abilities)
    return None if any(problems(then)) else then


@pytest.mark.parametrize("number", [n for n, card in cards().items() if card.abilities])
def test_the_text_changes_with_every_number_target_range_duration_and_option(number: int) -> None:
    """Nothing of the data is left untold, in either language."""
    card = cards()[number]
    for place, paragraph in enumerate(card.abilities):
        data = plain(paragraph)
        assert with_paragraph(card, place, data) == card
        tried = 0
        for path, new in changed(data):
            then = with_paragraph(card, place, new)
            if then is None or then == card:
                continue
            tried += 1
            for lang in LANGUAGES:
                text = paragraph_text(then.abilities[place], lang)
                assert text != paragraph_text(paragraph, lang), f"{path} is not told in {lang}"
        assert tried or data["do"][0]["verb"] in WITHOUT_OPTIONS


def numbers(value: object) -> Iterator[int]:
    """Every number in the data."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from numbers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers(inner)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_is_named(lang: Language) -> None:
    for card in cards().values():
        for paragraph in card.abilities:
            text = paragraph_text(paragraph, lang).lower()
            for number in numbers(plain(paragraph)):
                if number == 1 and "count': 1" in str(plain(paragraph)):
                    continue  # one target is told by the singular
                named = rf"\b{number}\b|\b({NUMERALS[lang][number]})"
                assert re.search(named, text), f"card {card.number}: {number} in {text}"


@pytest.mark.parametrize(("lang", "told"), [("ru", "было жизней"), ("en", "had lives left")])
def test_who_heals_by_what_was_dealt_is_told_that_only_lives_count(
    lang: Language, told: str
) -> None:
    """Play counts lives taken, not wounds placed beyond the last life."""
    drinking = [
        paragraph_text(one, lang)
        for card in cards().values()
        for one in card.abilities
        if any(getattr(step, "amount", None) == "dealt" for step in one.steps)
    ]
    assert len(drinking) == 3
    assert all(told in text for text in drinking)


def test_russian_bends_its_words() -> None:
    """Cases, genders and numbers agree."""
    told = {number: card_text(card, "ru") for number, card in cards().items()}
    assert "по другой вашей речной деве рядом с этой картой" in told[59]
    assert "хотя бы две другие ваши речные девы" in told[64]
    assert "по не более чем двум картам противника" in told[101]
    assert "до трёх существ противника, которые в последний ход" in told[60]
    assert "гномов рядом получают по 1 ○" in told[23]
    assert "каждое существо противника, у которого есть выстрел" in told[21]
    assert "на 3 раны меньше" in told[63]
    assert "снимите с него Проклятие" in told[35]
    assert "оно получает 5 дополнительных жизней" in told[89]
    assert "рядом с первой целью" in told[112]
    assert "с 2 дополнительными жизнями" in told[81]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_as_short_as_written_by_hand(lang: Language) -> None:
    """A card is read at a glance: like a printed one, no longer than a person would write it."""
    lengths = tomllib.loads((Path(__file__).parent / "hand_lengths.toml").read_text("utf-8"))
    by_hand = {int(number): length for number, length in lengths[lang].items()}
    rendered = {n: len(card_text(card, lang)) for n, card in cards().items() if card.abilities}
    assert rendered.keys() == by_hand.keys()
    assert sum(rendered.values()) <= 1.05 * sum(by_hand.values())
    assert [n for n, length in rendered.items() if length > 1.3 * by_hand[n]] == []


@pytest.mark.parametrize(
    ("target", "verb", "ru", "en"),
    [
        (
            {"count": 2, "side": "enemy", "is": ["open"]},
            {"verb": "close", "who": "t1"},
            "↷: закройте две открытые карты противника.",
            "↷: close two open enemy cards.",
        ),
        (
            {"count": 2, "side": "enemy", "noun": "creature", "is": ["has_chip"], "range": 2},
            {"verb": "take_control", "who": "t1", "by": "you", "lasts": "battle"},
            "↷ дальность 2: возьмите под контроль двух существ противника, на которых есть ○, "
            "до конца боя.",
            "↷ range 2: take control of two enemy creatures that have ○ until the end of the "
            "battle.",
        ),
        (
            {"upto": 5, "side": "other_ally", "noun": "creature", "class": "dwarf", "range": 2},
            {"verb": "grant", "who": "t1", "keyword": "armour", "x": 2, "lasts": "its_next_turn"},
            "↷ дальность 2: до пяти других ваших гномов получают Броню 2 до конца следующего "
            "хода своего игрока.",
            "↷ range 2: up to five other dwarves of yours get Armour 2 until the end of their "
            "controller's next turn.",
        ),
    ],
)
def test_several_targets_stand_in_the_plural(target: Any, verb: Any, ru: str, en: str) -> None:
    data = {"when": "action", "cost": {"act": True}, "type": "impact"}
    paragraph = msgspec.convert(data | {"target": [target], "do": [verb]}, Paragraph)
    assert paragraph_text(paragraph, "ru") == ru
    assert paragraph_text(paragraph, "en") == en


def whole(text: str) -> bool:
    return (
        not re.search(r"  |,,|,\.|\{|\}|None| ,| \.|_|\.\.|[,:;] [,:;]", text) and text[-1] == "."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_whole(lang: Language) -> None:
    for card in cards().values():
        for paragraph in card.abilities:
            assert whole(paragraph_text(paragraph, lang)), paragraph_text(paragraph, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_players_write_reads_as_whole_sentences(lang: Language) -> None:
    """Odd combinations too: random cards say all that the language can."""
    for seed in range(60):
        card, _ = card_of(make_card(Random(seed), OWN[0]))
        assert card is not None
        for paragraph in card.abilities:
            assert whole(paragraph_text(paragraph, lang)), paragraph_text(paragraph, lang)
