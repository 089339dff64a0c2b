"""Data carry the Russian forms of every name, and the forms are right."""

from __future__ import annotations

import pytest
from tests.story.names import GAMES, all_names
from tests.story.russian import fits

from laar.games.bastion.pieces.components import components
from laar.games.berserk.cards.starter_set import cards
from laar.texts import has
from laar.texts.names import CASES, Name, name

NAMES = [(game, one) for game in GAMES for one in all_names(game)]
# Colours are said of mana alone: «зелёной маны».
ADJECTIVES = ("жёлтый", "зелёный", "красный", "фиолетовый", "синий", "чёрный")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_names(game: str) -> None:
    assert len(all_names(game)) >= 20


def test_every_card_of_the_set_has_forms() -> None:
    assert [card.name_ru for card in cards().values() if not card.forms_ru] == []


def test_every_piece_of_a_castle_has_forms() -> None:
    parts = components()
    ids = [
        *(f"class-{one.id}" for one in parts.classes),
        *(f"legend-{one.id}" for one in parts.legends),
        *(f"ritual-{one.id}" for one in parts.rituals),
        *(f"spell-{one.id}" for one in parts.spells),
        *(f"colour-{one.id}" for one in parts.colours),
    ]
    assert [id for id in ids if not has("ru", "bastion", f"forms-{id}")] == []


def test_the_eye_sees_wrong_forms() -> None:
    right = name("Орк Хаоса", "m Орка, Орку, Орка, Орком, Орке")
    wrong = name("Орк Хаоса", "m Орк, Орка, Орк, Орк, Орку")
    invented = name("Марерит", "m Марерит, Марерит, Марерит, Марерит, Марерит")
    assert [case for case in CASES if not fits(right, case)] == []
    assert [case for case in CASES if not fits(wrong, case)] == list(CASES)
    assert len([case for case in CASES if not fits(invented, case)]) >= 4


@pytest.mark.parametrize(("game", "said"), NAMES, ids=lambda one: str(one))
def test_every_form_is_that_of_its_case(game: str, said: Name) -> None:
    if said in ADJECTIVES:
        assert said.forms["acc"].endswith(("ую", "юю"))
        return
    wrong = [case for case in CASES if not fits(said, case)]
    assert wrong == [], said.forms
