"""The castle of the tests itself: what it lets pass, and what it does not."""

import pytest
from tests.clauses.bastion.board import Board, column, even, own

import laar

FAILED = pytest.fail.Exception
CALM = "wall 5 red-beast\ndagdar at d2\ndagdar mana red 2\ndeck red-mage\n"


def test_a_refused_step_fails_and_names_the_clause() -> None:
    castle = Board("2018", CALM)
    with pytest.raises(FAILED, match=r"move d5: refused: .*\(BST-130\)"):
        castle.do("move d5")
    with pytest.raises(FAILED, match="refused"):
        castle.do("move d3", seat="sannirr")


def test_a_step_that_is_taken_but_not_listed_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    castle = Board("2018", CALM)
    monkeypatch.setattr(castle.play, "options", lambda seat: ["end"])  # a planted fault
    with pytest.raises(AssertionError, match="taken, but not listed"):
        castle.do("move d3")


def test_refuses_wants_a_refusal_by_this_clause() -> None:
    castle = Board("2018", CALM)
    assert castle.refuses("move d5", "BST-130")
    assert not castle.refuses("move d5", "BST-131")
    with pytest.raises(FAILED, match="DID NOT RAISE"):
        castle.refuses("move d3", "BST-130")


def test_only_what_chance_is_asked_for_is_drawn() -> None:
    castle = own("2015", "beast")
    with pytest.raises(FAILED, match="golem"):
        castle.chance("golem")
    castle.past("enemy")
    with pytest.raises(AssertionError, match="no draw now: dagdar act"):
        castle.chance("red-beast")


def test_a_known_card_is_drawn_by_itself() -> None:
    assert Board("2018", CALM).do("end").wall(6) == ["red-mage"]
    castle = Board("2018", CALM.replace("deck", "deck any blue-mage")).do("end")
    assert castle.odds() == even("red-mage", "blue-mage")


def test_one_fact_is_one_fact() -> None:
    castle = Board("2018", CALM).do("end", "end")
    assert castle.fact("entered")["card"] == "red-mage"
    with pytest.raises(AssertionError, match="2 facts turn_began"):
        castle.fact("turn_began")


def test_a_column_has_a_main_enemy_on_each_section() -> None:
    castle = Board("2018", column(1, 8, 24))
    assert castle.walls == {1: ["yellow-beast"], 8: ["green-warrior"], 24: ["black-rider"]}
    with pytest.raises(laar.BadOptions):
        Board("2015", column(24))
