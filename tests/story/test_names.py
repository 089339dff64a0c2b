"""Data carry the Russian forms of every name, and the forms are right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.story.names import GAMES, all_names
from tests.story.russian import fits

import laar
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


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_no_player_is_called_by_a_colour(lang: str) -> None:
    """Seats of Berserk have colours for ids alone: players have names and decks."""
    of_seats = re.compile(r"\b(red|blue|violet|красны[ехм]\w*|сини[ехм]\w*|фиолетовы\w+)\b", re.I)
    folder = Path(laar.__file__).parent / "games/berserk/texts"
    said = [
        line.split(" = ", 1)[1]
        for file in folder.glob(f"*/{lang}.ftl")
        for line in file.read_text("utf-8").splitlines()
        if " = " in line
    ]
    assert len(said) > 500
    assert [text for text in said if of_seats.search(re.sub(r"\{[^}]*\}", "", text))] == []
