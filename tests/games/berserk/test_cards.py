"""The cards of the box, their keywords, classes and clauses."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import get_args

import pytest

from laar.core.clause import Catalogue
from laar.games.berserk.cards.glossary import classes, keywords
from laar.games.berserk.cards.schema import verbs
from laar.games.berserk.cards.schema.triggers import When
from laar.games.berserk.cards.starter_set import cards


def catalogue() -> Catalogue:
    text = (files("laar.games.berserk") / "clauses.toml").read_text("utf-8")
    return Catalogue.load(text, "clauses.toml")


def test_the_box_has_114_cards_in_four_decks() -> None:
    assert list(cards()) == list(range(1, 115))
    decks = Counter(card.deck for card in cards().values())
    assert decks == {"orcs": 28, "dwarves": 25, "maidens": 31, "coven": 30}
    assert sum(card.copies for card in cards().values()) == 144
    assert sum(card.copies for card in cards().values() if not card.extra) == 120


def test_each_deck_holds_thirty_cards() -> None:
    copies = Counter[str]()
    for card in cards().values():
        if not card.extra:
            copies[card.deck] += card.copies
    assert copies == dict.fromkeys(("orcs", "dwarves", "maidens", "coven"), 30)


@pytest.mark.parametrize(
    ("number", "origin"),
    [(2, "as printed"), (47, "adapted"), (1, "designed"), (3, "designed")],
)
def test_provenance_is_told_in_words(number: int, origin: str) -> None:
    assert cards()[number].origin == origin


def test_a_card_is_as_written() -> None:
    """Card 95: the dearest orc."""
    kairun = cards()[95]
    assert (kairun.name_ru, kairun.name_en) == ("Кайрун Яростный", "Kairun the Furious")
    assert (kairun.cost, kairun.crystal, kairun.unique) == (9, "gold", True)
    assert kairun.strike == (4, 5, 6)
    assert {word.name: word.x for word in kairun.keywords} == {"armour": 1, "rage": 1}
    throw = kairun.abilities[1].steps[0]
    assert isinstance(throw, verbs.Throw)
    assert throw.strength == (2, 2, 3)
    assert throw.plus is not None
    assert (throw.plus.among.keyword, throw.plus.max) == ("rage", 4)


def test_all_verbs_and_triggers_are_used() -> None:
    steps = [s for card in cards().values() for p in card.abilities for s in p.steps]
    assert {type(step) for step in steps} == {*get_args(verbs.AnyVerb)}
    assert len(get_args(verbs.AnyVerb)) == 36
    moments = {p.when for card in cards().values() for p in card.abilities}
    assert moments == {*get_args(When)}
    assert len(moments) == 22


def test_the_catalogue_has_392_clauses() -> None:
    assert len(catalogue()) == 392


def test_every_keyword_leads_to_its_clause() -> None:
    clauses = catalogue()
    for word in keywords().values():
        clause = clauses.get(word.clause)
        assert clause.kind == "keyword"
        first = word.ru.nom.split()[0].lower()
        assert first in clause.title["ru"].lower(), f"{word.id}: {clause.title['ru']}"
    assert len(keywords()) == 29


def test_every_keyword_and_class_is_on_a_card() -> None:
    printed = {word.name for card in cards().values() for word in card.keywords}
    granted = {
        step.keyword
        for card in cards().values()
        for p in card.abilities
        for step in p.steps
        if isinstance(step, verbs.Grant)
    }
    assert printed | granted | {"unique"} == {*keywords()}
    assert {kin for card in cards().values() for kin in card.classes} == {*classes()}
