"""Haste (the beasts carry it)."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn


@both
@pytest.mark.clause("BST-268")
@pytest.mark.clause("BST-269")
def test_haste_carries_a_move_one_area_farther(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar spells red-beast").do("move d2")
    assert castle.options() == {"haste d1", "haste d3", "haste citadel", "stop"}
    castle.do("haste d3")
    assert castle.area("dagdar") == "d3"
    assert castle.done == ["move"]
    assert castle.options("move") == set()
    assert castle.spells("dagdar") == []


@both
@pytest.mark.clause("BST-268")
@pytest.mark.clause("BST-269")
def test_nothing_else_may_be_done_between_the_steps(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 9 / dagdar spells red-beast red-dragon"
        " / dagdar artefacts blue-converter / wall 5 red-rider",
    )
    castle.do("move d2")
    assert castle.options() == {"haste d1", "haste d3", "haste citadel", "stop"}
    assert castle.refuses("attack s5", "BST-190")
    assert castle.refuses("tower red", "BST-150")


@both
@pytest.mark.clause("BST-268")
@pytest.mark.clause("BST-269")
def test_haste_need_not_be_cast(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar spells red-beast").do("move d2", "stop")
    assert castle.area("dagdar") == "d2"
    assert castle.spells("dagdar") == ["red-beast"]


@pytest.mark.clause("BST-270")
def test_with_haste_across_the_citadel_to_the_opposite_district() -> None:
    castle = drawn("2015", "dagdar at d1 / dagdar spells red-beast")
    castle.do("move citadel", "haste d4")
    assert castle.area("dagdar") == "d4"


@pytest.mark.clause("BST-271")
def test_haste_cannot_follow_a_mana_action() -> None:
    castle = drawn("2015", "dagdar at d1 / dagdar mana red 1 / dagdar spells red-beast")
    castle.do("move d2", "stop", "source 1 red")
    assert castle.refuses("haste d3", "BST-268")
    assert castle.refuses("move d3", "BST-130")


@pytest.mark.clause("BST-272")
def test_turn_example_dagdar_hastens_to_the_black_district() -> None:
    castle = drawn(
        "2018", "dagdar at d2 / dagdar spells red-beast / wall 21 blue-rider / done mana"
    )
    assert castle.view["layout"][5] == "black"
    castle.do("move citadel", "haste d6")
    assert castle.area("dagdar") == "d6"
    assert "red-beast" in castle.view["box"]


@both
@pytest.mark.clause("BST-273")
@pytest.mark.clause("BST-274")
def test_nobody_runs_past_a_dragon(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 15 / citadel red-dragon"
        " / dagdar spells red-beast blue-beast",
    )
    assert castle.refuses("move citadel", "BST-131" if edition == "2015" else "BST-132")
    castle.do("move d2")
    assert castle.options("haste citadel") == set()
    assert castle.options("haste storm") == {"haste storm citadel"}
    castle.do("haste storm citadel")
    assert castle.citadel == []
    assert castle.area("dagdar") == "citadel"
    assert castle.asked == "dagdar act"  # the second Haste cannot follow the fight
    assert castle.spells("dagdar") == ["blue-beast", "red-dragon"]


@both
@pytest.mark.clause("BST-273")
@pytest.mark.clause("BST-274")
def test_nobody_runs_past_rokai(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / square 2 rokai / dagdar spells red-beast")
    assert castle.refuses("move d2", "BST-494" if edition == "2015" else "BST-495")
    assert castle.options("move") == {"move citadel", "move d6"}


@both
@pytest.mark.clause("BST-273")
@pytest.mark.clause("BST-274")
@pytest.mark.parametrize("mana", ["red 5", "blue 1"])
def test_haste_leads_into_rokais_district_only_with_the_fight(edition: str, mana: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / square 3 rokai / dagdar spells red-beast blue-werewolf"
        f" / dagdar mana {mana}",
    ).do("move d2")
    clause = "BST-273" if edition == "2015" else "BST-274"
    for word in ("haste", "copy:haste"):
        assert castle.refuses(f"{word} d3", clause)
        assert f"{word} d1" in castle.options()
    fights = {"haste storm d3", "copy:haste storm d3"} if mana == "red 5" else set()
    assert {answer for answer in castle.options() if "storm" in answer} == fights


@both
@pytest.mark.clause("BST-273")
@pytest.mark.clause("BST-274")
def test_storming_ends_the_move_even_with_haste_in_hand(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana green 5 / square 2 rokai / dagdar spells red-beast",
    )
    castle.do("storm d2")
    assert castle.square(2) == []
    assert castle.asked == "dagdar act"
    assert castle.options("haste") == set()
    assert castle.options("move") == set()


@both
@pytest.mark.clause("BST-273")
@pytest.mark.clause("BST-274")
def test_haste_may_end_with_the_due_attack_on_rokai(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 5 / square 3 rokai / dagdar spells red-beast",
    )
    castle.do("move d2", "haste storm d3")
    assert castle.area("dagdar") == "d3"
    assert castle.spells("dagdar") == ["rokai"]
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-205")
def test_a_withdrawn_entry_leaves_haste_unspent(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 5 / square 3 rokai / dagdar spells red-beast red-warrior",
    )
    castle.do("move d2", "haste storm d3", "withdraw")
    assert castle.area("dagdar") == "d2"
    assert castle.asked == "dagdar on"
    castle.do("haste d1")
    assert castle.area("dagdar") == "d1"


@both
@pytest.mark.clause("BST-275")
def test_each_haste_adds_one_step(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar spells red-beast blue-beast green-beast")
    castle.do("move d2", "haste d3", "haste d4", "haste d5")
    assert castle.area("dagdar") == "d5"
    assert castle.done == ["move"]
    assert castle.spells("dagdar") == []
