"""Structures: where they are built, and what makes room for them."""

import pytest
from tests.clauses.bastion.board import DISTRICTS, Board, both
from tests.clauses.bastion.draw import drawn

# Two structures on the bases of every district but the third.
TAKEN = (
    "base 1 yellow-source yellow-obelisk / base 2 green-source green-obelisk"
    " / base 4 purple-source purple-obelisk / base 5 blue-source blue-obelisk"
    " / base 6 black-source black-obelisk"
)
ALL_TAKEN = f"{TAKEN} / base 3 yellow-cannon green-cannon"


def performed(edition: str, ritual: str, position: str) -> Board:
    """Dagdar in the second district beats a red beast and performs a red structure for it."""
    return drawn(
        edition,
        f"dagdar at d2 / dagdar mana red 3 blue 2 / wall 5 red-beast / dagdar goals {ritual}"
        f" / {position}",
    ).do("attack s5", f"perform {ritual} red-beast")


@pytest.mark.clause("BST-330")
def test_in_2015_a_structure_goes_on_any_free_base() -> None:
    castle = performed("2015", "red-cannon", "base 4 blue-cannon green-cannon / base 1 blue-source")
    assert castle.asked == "dagdar build"
    assert castle.options() == {f"build d{number}" for number in (1, 2, 3, 5, 6)}
    assert castle.refuses("build d4", "BST-330")
    assert castle.refuses("replace blue-source d1", "BST-331")
    castle.do("build d5")
    assert castle.bases(5) == ["red-cannon"]
    for _ in range(4):
        castle.do("end")
    assert castle.bases(5) == ["red-cannon"]


@pytest.mark.clause("BST-331")
def test_in_2015_one_is_removed_from_the_game_only_when_all_bases_are_taken() -> None:
    castle = performed("2015", "red-cannon", TAKEN)
    assert castle.options() == {"build d3"}
    castle = performed("2015", "red-cannon", ALL_TAKEN)
    assert len(castle.options("replace")) == len(castle.options()) == 12
    castle.do("replace blue-obelisk d5")
    assert castle.bases(5) == ["blue-source", "red-cannon"]
    assert "blue-obelisk" in castle.view["ritual_box"]
    assert castle.view["rituals"]["count"] == 0


@pytest.mark.clause("BST-332")
def test_in_2018_a_structure_goes_on_any_base_free_or_taken() -> None:
    castle = performed("2018", "red-cannon", "base 4 blue-cannon green-cannon / base 1 blue-source")
    assert castle.options() == {
        "build d1", "build d2", "build d3", "build d5", "build d6",
        "replace blue-cannon d4", "replace green-cannon d4", "replace blue-source d1",
    }  # fmt: skip
    assert castle.refuses("build d4", "BST-332")
    castle.do("build d6")
    assert castle.bases(6) == ["red-cannon"]


@pytest.mark.clause("BST-332")
def test_in_2018_a_replaced_structure_goes_to_the_bottom_of_the_ritual_deck() -> None:
    castle = performed(
        "2018",
        "red-cannon",
        "base 4 blue-cannon green-cannon / rituals red-source blue-source black-source",
    )
    castle.do("replace blue-cannon d4", "keep red-source")
    assert castle.bases(4) == ["red-cannon", "green-cannon"]
    layers = castle.view["rituals"]["layers"]
    below = [card for layer in layers for part in layer["parts"] for card in part["cards"]]
    assert below == ["black-source", "blue-cannon", "blue-source"]


@pytest.mark.clause("BST-347")
def test_in_2018_a_replaced_structure_may_be_drawn_again_at_once() -> None:
    castle = performed(
        "2018", "red-cannon", "base 4 blue-cannon green-cannon / rituals red-source"
    )  # fmt: skip
    castle.do("replace blue-cannon d4")
    assert castle.options() == {"keep red-source", "keep blue-cannon"}
    castle.do("keep blue-cannon")
    assert castle.goals("dagdar") == ["blue-cannon"]


@both
@pytest.mark.clause("BST-333")
@pytest.mark.parametrize("enemy", ["rokai", "blue-flyer"])
def test_enemies_on_a_square_do_not_prevent_building(edition: str, enemy: str) -> None:
    castle = performed(edition, "red-source", f"square 3 {enemy} / sannirr at d3")
    assert castle.options("build") == {f"build {district}" for district in DISTRICTS}
    castle.do("build d3", "end")
    assert castle.source(3, 4)["colour"] == "red"
    assert castle.refuses("source 4", "BST-169")


@both
@pytest.mark.clause("BST-334")
def test_a_built_source_is_one_more_source_of_its_district(edition: str) -> None:
    castle = performed(edition, "red-source", "base 2 blue-obelisk").do("build d2")
    assert castle.source(2, 5) == {
        "slot": 5, "colour": "red", "token": None, "damaged": False, "banned": False,
        "built": True, "gives": 3,
    }  # fmt: skip
    castle.do("source 5 blue")
    assert castle.mana("dagdar") == {"blue": 1, "red": 3}
    assert castle.source(2, 5)["token"] == "blue"
    castle.do("end").do("end")
    assert castle.refuses("source 5 blue", "BST-155")
    assert castle.refuses("source 4 blue", "BST-334")  # an obelisk is no source
    castle.do("tower red")
    assert castle.source(2, 5)["token"] is None
    assert castle.mana("dagdar") == {"blue": 2, "red": 2}


@both
@pytest.mark.clause("BST-334")
def test_a_built_source_serves_its_own_district_alone(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar mana red 1 / base 3 black-source")
    assert castle.refuses("source 4 red", "BST-334")


@both
@pytest.mark.clause("BST-335")
@pytest.mark.clause("BST-336")
def test_the_token_of_a_removed_source_returns_to_the_reserve(edition: str) -> None:
    castle = performed(edition, "red-cannon", f"{ALL_TAKEN} / source 5 4 purple")
    assert castle.reserve["purple"] == 14
    castle.do("replace blue-source d5")
    assert castle.reserve["purple"] == 15
    assert castle.bases(5) == ["red-cannon", "blue-obelisk"]
    assert castle.play.game.problems(castle.play.table) == []
