"""Belligemin, Rokai and the Valkyrie (BST-485 to BST-498, BST-517, BST-519)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import Board, both

SIX = "".join(
    f"square {district} {colour}-flyer\n"
    for district, colour in enumerate(["yellow", "green", "red", "purple", "blue", "black"], 1)
)
RICH = "mana yellow 10 green 10 red 10 purple 10 blue 10 black 10\n"


@pytest.mark.clause("BST-485")
@pytest.mark.clause("BST-486")
@both
def test_belligemin_carries_the_last_enemy_to_a_square(edition: str) -> None:
    castle = Board(
        edition, "stage enemy\ndeck belligemin blue-mage\nwall 4 red-beast\nwall 11 red-rider"
    )
    assert castle.square(3) == ["red-rider", "belligemin"]
    assert castle.walls == {4: ["red-beast"]}
    assert castle.cost("q3") == {"red": 10}


@both
@pytest.mark.clause("BST-487")
def test_belligemin_without_a_host_is_a_flyer(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck belligemin blue-mage")
    assert castle.square(1) == ["belligemin"]


@both
@pytest.mark.clause("BST-488")
def test_belligemin_when_squares_are_taken(edition: str) -> None:
    castle = Board(
        edition, "stage enemy\ndeck belligemin blue-mage\nwall 11 red-rider\nsquare 3 rokai"
    )
    assert castle.square(2) == ["red-rider", "belligemin"]
    castle = Board(edition, f"stage enemy\ndeck belligemin blue-mage\nwall 11 red-rider\n{SIX}")
    assert castle.wall(11) == ["red-rider", "belligemin"]


@both
@pytest.mark.clause("BST-489")
def test_a_host_on_a_square(edition: str) -> None:
    # The yellow archmage bans green sources from there too; a priest there shields nobody.
    drawn = "square 3 yellow-archmage belligemin\ndagdar at d2\ndagdar mana blue 1"
    castle = Board(edition, drawn)
    assert "source 1 blue" not in castle.options("source")
    assert castle.cost("q3") == {"yellow": 8, "red": 4}
    priest = Board(edition, "square 3 red-priest belligemin\nwall 9 blue-beast")
    assert priest.shielded("s9") == []


@both
@pytest.mark.clause("BST-490")
def test_symbiotes_join_only_enemies_on_the_wall(edition: str) -> None:
    drawn = (
        "stage enemy\ndeck red-symbiote blue-mage\nsquare 6 red-rider belligemin\nwall 2 red-beast"
    )
    castle = Board(edition, drawn)
    assert castle.wall(2) == ["red-beast", "red-symbiote"]
    drawn = "stage enemy\ndeck belligemin blue-mage\nwall 2 red-beast red-symbiote"
    assert Board(edition, drawn).square(1) == ["red-beast", "red-symbiote", "belligemin"]


@both
@pytest.mark.clause("BST-519")
def test_belligemin_and_immune_enemies(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck belligemin blue-mage\nwall 11 golem")
    if edition == "2015":
        assert castle.square(3) == ["golem", "belligemin"]
    else:
        assert castle.square(3) == ["belligemin"]
        assert castle.walls == {11: ["golem"]}


@pytest.mark.clause("BST-491")
@pytest.mark.clause("BST-492")
@both
def test_rokai_drives_defenders_out_of_his_district(edition: str) -> None:
    castle = Board(edition, "dagdar at d1\nsannirr at d4\nstage enemy\ndeck rokai blue-mage")
    assert castle.square(1) == ["rokai"]
    assert castle.asked == "dagdar flee"
    assert castle.options() == {"flee citadel", "flee d2", "flee d6"}
    castle.do("flee d6")
    assert castle.area("dagdar") == "d6"


@pytest.mark.clause("BST-492")
@pytest.mark.clause("BST-493")
def test_rokai_lands_while_a_dragon_is_in_the_citadel() -> None:
    drawn = "citadel red-dragon\ndagdar at d3\nsannirr at d6\nwall 9 red-beast\nstage enemy\n"
    castle = Board("2018", drawn + "deck rokai blue-mage")
    assert castle.square(3) == ["rokai"]
    assert castle.options() == {"flee d2", "flee d4"}


@pytest.mark.clause("BST-494")
@pytest.mark.clause("BST-495")
@both
def test_rokais_district_is_entered_only_to_fight(edition: str) -> None:
    drawn = f"square 2 rokai\nwall 9 blue-mage\ndagdar at d1\ndagdar {RICH}"
    castle = Board(edition, drawn)
    assert castle.options("move") == {"move citadel", "move d6"}
    castle.do("storm d2")
    assert castle.square(2) == []
    assert castle.area("dagdar") == "d2"
    poor = Board(edition, "square 2 rokai\ndagdar at d1\ndagdar mana green 4")
    assert poor.options("storm") == set()
    assert poor.refuses("move d2", {"2015": "BST-494", "2018": "BST-495"}[edition])


@both
@pytest.mark.clause("BST-496")
def test_rokai_and_the_valkyrie_on_the_wall_do_nothing(edition: str) -> None:
    castle = Board(edition, f"dagdar at d1\nstage enemy\ndeck rokai blue-mage\n{SIX}")
    assert castle.wall(1) == ["rokai"]
    assert castle.story("driven") == []
    castle = Board(
        edition, "wall 2 rokai\nwall 3 valkyrie\nwall 4 red-beast\nwall 6 golem\ndagdar at d2"
    )
    assert "move d1" in castle.options("move")
    assert castle.shielded("s4") == []


@both
@pytest.mark.clause("BST-497")
def test_the_valkyrie_shields_her_district(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck valkyrie blue-mage\nwall 8 red-beast")
    assert castle.square(3) == ["valkyrie"]
    drawn = f"square 2 valkyrie\nwall 4 blue-beast\nwall 5 red-beast\ndagdar at d2\ndagdar {RICH}"
    castle = Board(edition, drawn)
    assert castle.options("attack") == {"attack q2"}
    assert castle.shielded("s5") == ["BST-497"]
    assert castle.shielded("s4") == []
    assert castle.strength("q2") == 5


@pytest.mark.clause("BST-498")
def test_not_even_arrow_reaches_past_the_valkyrie() -> None:
    wall = (
        "wall 5 red-beast\nwall 6 blue-beast\nwall 7 red-mage\nwall 8 blue-mage\nwall 9 red-rider\n"
    )
    drawn = f"square 2 valkyrie\n{wall}dagdar at d5\ndagdar {RICH}dagdar spells red-flyer"
    castle = Board("2018", drawn)
    assert castle.options("attack") == {"attack q2 arrow", "attack s9 arrow"}


@both
@pytest.mark.clause("BST-517")
def test_carried_off_their_properties_work(edition: str) -> None:
    castle = Board(
        edition, "dagdar at d1\nsannirr at d4\nstage enemy\ndeck belligemin blue-mage\nwall 3 rokai"
    )
    assert castle.square(1) == ["rokai", "belligemin"]
    assert castle.asked == "dagdar flee"
    castle = Board(edition, "square 1 valkyrie belligemin\nwall 3 red-beast")
    assert castle.shielded("s3") == ["BST-497"]
