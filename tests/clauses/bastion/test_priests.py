"""Priests shield their neighbours (BST-425 to BST-434)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import Board, both, own

AT_D2 = "dagdar at d2\ndagdar mana blue 15 red 15 green 15 yellow 15\n"


@pytest.mark.clause("BST-425")
@pytest.mark.clause("BST-426")
@both
def test_neighbours_of_a_priest_cannot_be_attacked(edition: str) -> None:
    castle = Board(edition, AT_D2 + "wall 5 red-priest\nwall 6 blue-beast\nwall 8 green-beast")
    assert castle.options("attack") == {"attack s5", "attack s8"}
    assert castle.refuses("attack s6", {"2015": "BST-425", "2018": "BST-426"}[edition])
    assert castle.strength("s5") == 6


@pytest.mark.clause("BST-426")
def test_a_priest_on_a_square_shields_nobody() -> None:
    castle = Board("2018", AT_D2 + "square 2 red-priest belligemin\nwall 6 blue-beast")
    assert "attack s6" in castle.options("attack")


@both
@pytest.mark.clause("BST-427")
def test_priests_shield_each_other(edition: str) -> None:
    castle = Board(edition, AT_D2 + "wall 6 red-priest\nwall 7 blue-priest")
    assert castle.options("attack") == set()
    assert castle.outcome is None


@pytest.mark.clause("BST-428")
def test_a_priest_between_two_enemies() -> None:
    drawn = "wall 4 blue-beast\nwall 5 red-priest\nwall 6 green-beast\nwall 7 red-beast\n"
    castle = Board("2018", AT_D2 + drawn)
    assert [bool(castle.shielded(f"s{n}")) for n in (4, 5, 6, 7)] == [True, False, True, False]
    assert castle.options("attack") == {"attack s5", "attack s7"}


@pytest.mark.clause("BST-429")
@pytest.mark.clause("BST-430")
def test_priests_next_to_each_other_are_set_aside_during_set_up() -> None:
    castle = own("2018", "priest", "beast", players=1)
    castle.chance("red-priest", "blue-priest")
    assert castle.view["set_aside"] == ["blue-priest"]
    castle.chance("green-priest")  # the substitute is set aside as well
    castle.chance("red-beast")
    assert castle.walls == {1: ["red-priest"], 2: ["red-beast"]}
    assert castle.view["set_aside"] == []
    assert castle.deck == 10
    assert castle.asked == "dagdar act"


@pytest.mark.clause("BST-430")
def test_scouts_pull_by_the_same_rule_and_the_inquisitor_stays() -> None:
    castle = own("2018", "priest", "scout", "inquisitor", players=1)
    castle.chance("red-priest", "red-scout", "blue-priest")
    assert castle.walls == {1: ["red-priest"], 2: ["red-scout"], 3: ["blue-priest"]}
    castle = own("2018", "priest", "scout", "inquisitor", players=1)
    castle.chance("red-scout", "blue-priest", "inquisitor")
    assert castle.walls == {1: ["red-scout"], 2: ["blue-priest"], 3: ["inquisitor"]}
    castle = own("2018", "priest", "scout", "inquisitor", players=2)
    castle.chance("blue-priest", "red-scout", "inquisitor", "green-scout", "yellow-priest")
    assert castle.walls[5] == ["yellow-priest"]


@pytest.mark.clause("BST-430")
def test_a_priest_pulled_beside_a_priest_is_set_aside_too() -> None:
    castle = own("2018", "priest", "beast", "spy", players=1)
    castle.chance("spy", "red-priest", "blue-priest")  # the spy pulls both
    assert castle.walls == {1: ["spy"], 2: ["red-priest"]}
    assert castle.view["set_aside"] == ["blue-priest"]
    castle.chance("green-beast")  # the substitute, pulled as well
    castle.chance("yellow-priest")  # the second of the opening
    assert castle.walls == {
        1: ["spy"],
        2: ["red-priest"],
        3: ["green-beast"],
        4: ["yellow-priest"],
    }
    assert castle.view["set_aside"] == []
    assert castle.asked == "dagdar act"


@pytest.mark.clause("BST-434")
def test_a_priest_in_a_combined_enemy_counts_and_the_deck_is_shuffled() -> None:
    castle = own("2018", "priest", "symbiote", "scout", players=2)
    castle.chance("red-priest", "red-symbiote", "blue-priest")
    assert castle.view["set_aside"] == ["blue-priest"]
    castle.chance("green-scout", "yellow-scout", "black-scout")  # what a scout brings comes on top
    assert castle.asked == "chance enemy"
    castle.chance("blue-symbiote")
    assert castle.asked == "dagdar act"
    (layer,) = castle.view["deck"]["layers"]
    assert layer["count"] == castle.deck == 18 - 6
    assert "blue-priest" in [card for part in layer["parts"] for card in part["cards"]]


@pytest.mark.clause("BST-431")
def test_in_2015_adjacent_priests_stay() -> None:
    castle = own("2015", "priest", "beast", players=2)
    castle.chance("red-priest", "blue-priest")
    assert castle.walls == {1: ["red-priest"], 2: ["blue-priest"]}


@pytest.mark.clause("BST-432")
@pytest.mark.clause("BST-433")
@pytest.mark.parametrize("immune", ["golem", "leviathan"])
def test_shields_and_immune_enemies(immune: str) -> None:
    mana = "dagdar at d2\ndagdar mana yellow 2 green 2 red 2 purple 2 blue 2 black 2\n"
    for shield in ("wall 5 red-priest\n", "square 2 valkyrie\n"):
        drawn = f"{mana}{shield}wall 6 {immune}\ndeck blue-mage"
        assert "attack s6" not in Board("2015", drawn).options("attack")
        assert "attack s6" in Board("2018", drawn).options("attack")
