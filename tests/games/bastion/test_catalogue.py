"""The catalogue of Bastion: complete, numbered by section, in both editions."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from laar.core.clause import Catalogue

FOLDER = files("laar.games.bastion")
CATALOGUE = Catalogue.load((FOLDER / "clauses.toml").read_text("utf-8"), "clauses.toml")
RANGES = {
    "setup": (1, 39), "board": (40, 79), "turn": (80, 99), "onslaught": (100, 129),
    "move": (130, 149), "mana": (150, 189), "attack": (190, 219), "spells": (220, 294),
    "rituals": (295, 314), "artefacts": (315, 329), "structures": (330, 354),
    "enemies": (355, 379), "scout": (380, 389), "symbiote": (390, 409), "flyer": (410, 424),
    "priest": (425, 434), "giant": (435, 439), "archmage": (440, 449), "werewolf": (450, 464),
    "dragon": (465, 479), "legendary": (480, 524), "decks": (525, 539),
    "scenarios": (540, 569), "end": (570, 589), "solo": (590, 599),
}  # fmt: skip


def test_sections_have_their_numbers_and_their_order() -> None:
    assert CATALOGUE.sections == tuple(RANGES)
    for clause in CATALOGUE:
        least, most = RANGES[clause.section]
        assert least <= int(clause.id.removeprefix("BST-")) <= most
    assert [c.id for c in CATALOGUE] == sorted(c.id for c in CATALOGUE)


@pytest.mark.parametrize(("edition", "least"), [("2015", 328), ("2018", 324)])
def test_enough_of_it_can_be_tested(edition: str, least: int) -> None:
    assert sum(clause.testable for clause in CATALOGUE.for_edition(edition)) >= least


def test_every_clause_says_where_it_holds() -> None:
    assert {clause.editions for clause in CATALOGUE} == {("2015",), ("2018",), ("2015", "2018")}


def test_forty_worked_examples() -> None:
    assert sum(clause.kind == "example" for clause in CATALOGUE) == 40


def test_a_ruling_says_what_is_unclear_or_why() -> None:
    said = [c for c in CATALOGUE if c.kind == "ruling" and c.text["en"].startswith("Unclear:")]
    assert len(said) > 140
    for clause in said:
        assert "We decide" in clause.text["en"]
        assert clause.text["ru"].startswith("Неясн")
        assert "Решение" in clause.text["ru"]


def test_both_languages_name_the_same_clauses_and_numbers() -> None:
    for clause in CATALOGUE:
        cited = {lang: set(re.findall(r"BST-\d{3}", clause.text[lang])) for lang in ("en", "ru")}
        assert cited["en"] == cited["ru"]
        assert all(id in CATALOGUE for id in cited["en"])


def test_the_source_cites_clauses_that_exist() -> None:
    for path in Path(str(FOLDER)).rglob("*"):
        if path.suffix in (".py", ".toml", ".ftl"):
            text = path.read_text("utf-8")
            assert {id for id in re.findall(r"BST-\d{3}", text) if id not in CATALOGUE} == set()
