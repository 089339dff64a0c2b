"""Cards are found by any word of their language, their names or their texts."""

import pytest

from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.tell.find import find, vocabulary

CONTROL = [14, 45, 50, 52, 57, 66, 90, 104, 108]


def found(words: str) -> list[int]:
    return [card.number for card in find(cards().values(), words)]


@pytest.mark.parametrize(
    "words",
    ["take_control", "take control", "all cards that take control", "берут под контроль"],
)
def test_all_cards_that_take_control(words: str) -> None:
    assert found(words) == CONTROL


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("while self closed", [50, 90]),  # a duration
        ("start of turn curse", [85]),  # a trigger and a keyword
        ("on_hit poison", [100, 109]),
        ("incarnation chip", [80]),
        ("flyer", [107]),  # a kind of card
        ("kairun", [6, 95]),  # names, in either language
        ("Кайруна", [6, 95]),
        ("удар через ряд орк", [20, 95]),
        ("unmoved last turn", [60]),  # a filter
        ("hero-mage discharge", [90, 102, 112]),
        ("dragon", []),
    ],
)
def test_by_words_of_the_language_and_of_the_texts(words: str, numbers: list[int]) -> None:
    assert found(words) == numbers


def test_nothing_asked_finds_all() -> None:
    assert len(found("")) == len(found("all cards")) == 114


def test_the_words_of_a_card() -> None:
    said = vocabulary(cards()[66])
    assert {"take_control", "battle", "spell", "elite", "enemy", "throw", "maiden"} <= said
    assert "shot" not in said
