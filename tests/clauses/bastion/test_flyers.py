"""Flyers hold squares and cut off their mana (BST-410 to BST-421)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import Board, both, column

SIX = "".join(
    f"square {d} {c}\n"
    for d, c in enumerate(
        ["red-flyer", "blue-flyer", "green-flyer", "black-flyer", "rokai", "valkyrie"], 1
    )
)


@both
@pytest.mark.clause("BST-410")
def test_a_flyer_lands_on_the_square_of_its_section(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck red-flyer blue-mage\nwall 9 blue-beast")
    assert castle.square(3) == ["red-flyer"]
    assert castle.walls == {9: ["blue-beast"]}
    assert castle.story("placed", "landed") == ["placed", "landed"]


@both
@pytest.mark.clause("BST-411")
def test_a_taken_square_sends_it_on_counter_clockwise(edition: str) -> None:
    castle = Board(
        edition, "stage enemy\ndeck red-flyer blue-mage\nsquare 1 blue-flyer\nsquare 6 rokai"
    )
    assert castle.square(5) == ["red-flyer"]


@both
@pytest.mark.clause("BST-412")
def test_with_all_squares_taken_it_stays(edition: str) -> None:
    castle = Board(edition, f"stage enemy\ndeck yellow-flyer blue-mage\n{SIX}")
    assert castle.walls == {1: ["yellow-flyer"]}


@pytest.mark.clause("BST-413")
def test_the_seventh_flyer() -> None:
    castle = Board(
        "2015", f"stage enemy\ndeck yellow-flyer blue-mage\n{SIX}{column(1, 2, 3, 4, 5)}"
    )
    assert castle.wall(6) == ["yellow-flyer"]


@both
@pytest.mark.clause("BST-414")
def test_landing_clears_the_mana_of_the_district(edition: str) -> None:
    lying = "source 1 1 red\nsource 1 3 blue\ntower 1 green\ntower 2 black\n"
    castle = Board(edition, f"stage enemy\ndeck red-flyer blue-mage\n{lying}")
    assert [castle.source(1, slot)["token"] for slot in (1, 2, 3)] == [None] * 3
    assert castle.tower(1) is None
    assert castle.tower(2) == "black"
    assert castle.reserve["red"] == castle.reserve["blue"] == castle.reserve["green"] == 15


@pytest.mark.clause("BST-415")
@pytest.mark.clause("BST-416")
@both
def test_built_sources_are_cleared_and_blocked_too(edition: str) -> None:
    castle = Board(
        edition, "stage enemy\ndeck red-flyer blue-mage\nbase 1 red-source\nsource 1 4 blue"
    )
    assert castle.source(1, 4)["token"] is None
    blocked = "square 1 red-flyer\nbase 1 red-source\ndagdar at d1\ndagdar mana red 1"
    castle = Board(edition, blocked)
    assert castle.refuses("source 4 red", "BST-169")


@both
@pytest.mark.clause("BST-417")
def test_a_flyer_is_attacked_from_its_district(edition: str) -> None:
    drawn = "wall 9 blue-mage\nsquare 1 red-flyer\ndagdar mana red 5\ndagdar at "
    assert Board(edition, drawn + "d1").do("attack q1").square(1) == []
    assert Board(edition, drawn + "d2").refuses("attack q1", "BST-190")


@pytest.mark.clause("BST-418")
def test_arrow_reaches_a_flyer_in_2015() -> None:
    drawn = "wall 9 blue-mage\nsquare 1 red-flyer\ndagdar mana red 5\ndagdar spells blue-flyer\n"
    castle = Board("2015", drawn + "dagdar at d4").do("attack q1 arrow")
    castle.past("attack")
    assert castle.square(1) == []


@both
@pytest.mark.clause("BST-419")
def test_a_beaten_flyer_frees_its_district(edition: str) -> None:
    drawn = "wall 9 blue-mage\nsquare 1 red-flyer\ndagdar at d1\ndagdar mana red 6"
    castle = Board(edition, drawn)
    assert castle.refuses("tower red", "BST-169")
    castle.do("attack q1")
    assert castle.options("source 1 red")
    assert castle.options("tower red")


@both
@pytest.mark.clause("BST-420")
def test_a_flyer_needs_a_free_section_first(edition: str) -> None:
    last = {"2015": 23, "2018": 24}[edition]
    castle = Board(edition, f"stage enemy\ndeck red-flyer\n{column(*range(1, last + 1))}")
    assert castle.outcome == ("lost", {"2015": "BST-574", "2018": "BST-575"}[edition])


@both
@pytest.mark.clause("BST-421")
def test_a_flyer_stuck_on_the_wall_stays_there(edition: str) -> None:
    drawn = f"{SIX}wall 3 yellow-flyer\ndagdar at d1\ndagdar mana red 6\ndeck blue-mage"
    castle = Board(edition, drawn).do("attack q1")
    assert castle.square(1) == []
    assert castle.wall(3) == ["yellow-flyer"]
    assert castle.options("source 1 red")
    castle.do("end").past("exit", "before")
    assert castle.wall(3) == ["yellow-flyer"]  # nor when others come
    marching = Board(edition, f"stage enemy\n{SIX}wall 9 yellow-flyer\nwall 2 blue-beast")
    assert marching.wall(3) == ["yellow-flyer"]
    free = Board(edition, "stage enemy\nwall 9 yellow-flyer\nwall 2 blue-beast")
    assert free.wall(3) == ["yellow-flyer"]
    assert [free.square(district) for district in range(1, 7)] == [[]] * 6


@both
@pytest.mark.clause("BST-421")
def test_a_flyer_stuck_on_the_wall_can_be_moved_like_others(edition: str) -> None:
    drawn = "wall 3 yellow-flyer\ndagdar at d1\ndagdar mana red 1\ndagdar spells red-archmage\n"
    castle = Board(edition, drawn + "deck blue-mage").do("teleport s3 s9")
    assert castle.wall(9) == ["yellow-flyer"]
    assert castle.square(3) == []
