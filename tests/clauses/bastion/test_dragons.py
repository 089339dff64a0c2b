"""Dragons take the citadel (BST-465 to BST-476)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import DISTRICTS, Board, both, column

ALL = {f"flee {district}" for district in DISTRICTS}


@both
@pytest.mark.clause("BST-465")
def test_a_dragon_lands_in_the_citadel_on_top(edition: str) -> None:
    away = "dagdar at d1\nsannirr at d2\n"
    castle = Board(edition, f"{away}stage enemy\ndeck red-dragon blue-mage\ncitadel black-dragon")
    assert castle.citadel == ["black-dragon", "red-dragon"]
    assert castle.walls == {}
    assert castle.cost("citadel") == {"red": 10}


@pytest.mark.clause("BST-466")
@pytest.mark.clause("BST-467")
@both
def test_defenders_in_the_citadel_are_driven_out(edition: str) -> None:
    castle = Board(edition, "sannirr at d4\nstage enemy\ndeck red-dragon blue-mage")
    assert castle.asked == "dagdar flee"
    assert castle.options() == ALL
    castle.do("flee d5")
    assert castle.area("dagdar") == "d5"
    assert castle.area("sannirr") == "d4"


@pytest.mark.clause("BST-468")
@pytest.mark.clause("BST-467")
def test_nobody_is_driven_into_rokais_district() -> None:
    castle = Board("2018", "sannirr at d4\nsquare 2 rokai\nstage enemy\ndeck red-dragon blue-mage")
    assert castle.options() == ALL - {"flee d2"}


@both
@pytest.mark.clause("BST-469")
def test_only_the_top_dragon_can_be_attacked(edition: str) -> None:
    drawn = "citadel black-dragon red-dragon\ndagdar mana black 10 red 10\nwall 9 blue-mage\n"
    castle = Board(edition, drawn).do("attack citadel")
    assert castle.citadel == ["black-dragon"]
    assert castle.mana("dagdar") == {"black": 10}
    far = Board(edition, drawn + "dagdar at d1\ndagdar spells blue-flyer")
    assert far.do("attack citadel arrow").past("attack").citadel == ["black-dragon"]


@pytest.mark.clause("BST-470")
@pytest.mark.clause("BST-471")
@both
def test_the_top_dragon_strengthens_its_colour(edition: str) -> None:
    castle = Board(
        edition, "citadel red-dragon\nwall 9 red-beast\nwall 12 blue-beast\nsquare 1 red-flyer"
    )
    assert castle.strength("s9") == 4
    assert castle.strength("s12") == 3
    assert castle.strength("q1") == 6
    assert castle.strength("citadel") == 10  # not itself
    covered = Board(edition, "citadel red-dragon blue-dragon\nwall 9 red-beast\nwall 12 blue-beast")
    assert (covered.strength("s9"), covered.strength("s12")) == (3, 4)


@pytest.mark.clause("BST-470")
@pytest.mark.clause("BST-471")
@both
def test_it_strengthens_legends_of_the_colour_of_their_district(edition: str) -> None:
    red, blue = (
        Board(edition, f"citadel {colour}-dragon\nwall 9 spy").strength("s9")
        for colour in ("red", "blue")
    )
    assert red == blue + 1  # district 3 is red


@pytest.mark.clause("BST-472")
def test_a_dragons_symbol_has_its_own_colour() -> None:
    for colour in ("yellow", "purple", "black"):
        castle = Board("2018", f"citadel {colour}-dragon\nwall 9 {colour}-beast\nwall 12 red-beast")
        assert (castle.strength("s9"), castle.strength("s12")) == (4, 3)


@both
@pytest.mark.clause("BST-473")
def test_covered_dragons_are_inactive(edition: str) -> None:
    drawn = "citadel red-dragon black-dragon\nwall 9 red-beast\nwall 12 black-beast\n"
    castle = Board(edition, drawn + "dagdar mana black 10 red 10")
    assert (castle.strength("s9"), castle.strength("s12")) == (3, 4)
    castle.do("attack citadel")
    assert (castle.strength("s9"), castle.strength("s12")) == (4, 3)


@both
@pytest.mark.clause("BST-474")
def test_a_dragon_needs_no_free_section(edition: str) -> None:
    full = column(*range(1, {"2015": 23, "2018": 24}[edition] + 1))
    away = "dagdar at d1\nsannirr at d2\n"
    castle = Board(edition, f"{away}stage enemy\ndeck red-dragon blue-flyer\n{full}")
    assert castle.outcome is None
    assert castle.citadel == ["red-dragon"]
    castle = Board(edition, f"{away}stage enemy\ndeck red-symbiote blue-flyer\n{full}")
    assert castle.outcome is None


@both
@pytest.mark.clause("BST-475")
def test_a_new_dragon_drives_out_those_who_stayed(edition: str) -> None:
    castle = Board(
        edition, "citadel black-dragon\nsannirr at d1\nstage enemy\ndeck red-dragon blue-mage"
    )
    assert castle.asked == "dagdar flee"
    assert castle.options() == ALL


@both
@pytest.mark.clause("BST-476")
def test_enemies_in_the_dragons_colour_district(edition: str) -> None:
    castle = Board(
        edition, "citadel red-dragon\nwall 9 spy\nwall 12 golem\nwall 5 shaggon\nsquare 3 rokai"
    )
    assert castle.strength("s9") == 4
    assert castle.strength("q3") == 6
    assert castle.strength("s12") == 6  # immune
    assert castle.strength("s5") == 8  # in the green district
