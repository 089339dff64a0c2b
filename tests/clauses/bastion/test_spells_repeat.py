"""Repeat (the dragons carry it)."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn


@pytest.mark.clause("BST-252")
def test_in_2015_repeat_gives_another_turn_without_an_enemy_stage() -> None:
    castle = drawn("2015", "dagdar at d1 / dagdar spells red-dragon / wall 9 red-beast")
    castle.do("move d2", "repeat")
    assert castle.asked == "dagdar act"
    assert castle.deck == 4
    assert castle.walls == {9: ["red-beast"]}
    castle.do("move d3", "end")
    assert castle.asked == "sannirr act"
    assert castle.deck == 3  # the enemy stage of Sannirr's turn


@pytest.mark.clause("BST-252")
def test_in_2015_nobody_marches_in_the_extra_turn() -> None:
    castle = drawn("2015", "deck / dagdar at d1 / dagdar spells red-dragon / wall 9 red-beast")
    castle.do("repeat")
    assert castle.walls == {9: ["red-beast"]}


@pytest.mark.clause("BST-253")
def test_in_2018_repeat_gives_a_second_action_stage_and_then_one_enemy_stage() -> None:
    castle = drawn("2018", "dagdar at d1 / dagdar spells red-dragon / wall 9 red-beast")
    castle.do("move d2", "repeat")
    assert castle.asked == "dagdar act"
    assert castle.deck == 4
    castle.do("move d3", "end")
    assert castle.deck == 3
    assert castle.asked == "sannirr act"


@both
@pytest.mark.clause("BST-252")
@pytest.mark.clause("BST-253")
def test_repeat_is_cast_in_ones_own_turn_and_ends_the_stage(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar spells red-dragon / sannirr spells blue-dragon")
    assert castle.refuses("repeat", "BST-083" if edition == "2015" else "BST-082", seat="sannirr")
    castle.do("repeat", "end")
    assert castle.spells("dagdar") == []
    assert castle.asked == "sannirr act"


@both
@pytest.mark.clause("BST-254")
def test_repeat_renews_move_mana_attack_and_artefacts(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 9 / dagdar spells red-dragon"
        " / dagdar artefacts used:blue-converter used:red-accumulator / done move mana attack"
        " / wall 5 red-beast / sannirr mana red 1",
    )
    for answer in ("move d1", "tower red", "attack s5", "convert red blue", "draw sannirr red"):
        assert answer not in castle.options()
    castle.do("repeat")
    assert castle.done == []
    for answer in ("move d1", "tower red", "attack s5", "convert red blue", "draw sannirr red"):
        assert answer in castle.options()
    assert castle.artefacts("dagdar") == {"blue-converter": True, "red-accumulator": True}


@both
@pytest.mark.clause("BST-254")
def test_the_artefacts_of_others_are_not_renewed(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar spells red-dragon / sannirr artefacts used:blue-converter",
    )
    castle.do("repeat")
    assert castle.artefacts("sannirr") == {"blue-converter": False}


@both
@pytest.mark.clause("BST-255")
def test_the_extra_turn_can_be_extended_again(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar spells red-dragon blue-dragon knellervirm")
    castle.do("move d2", "repeat", "move d3", "repeat", "move d4", "repeat", "move d5", "end")
    assert castle.area("dagdar") == "d5"
    assert castle.deck == 3
    assert castle.asked == "sannirr act"
