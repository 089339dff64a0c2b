"""Giants walk past everyone; archmages dry up sources (BST-435 to BST-445)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import Board, both, column

RED = "red-archmage"  # bans purple sources
YELLOW = "yellow-archmage"  # bans green ones
BLACK_BANS = "green-archmage"  # bans red ones


@both
@pytest.mark.clause("BST-435")
@pytest.mark.clause("BST-436")
def test_a_giant_goes_to_the_free_section_nearest_to_the_gate(edition: str) -> None:
    castle = Board(edition, f"stage enemy\ndeck red-giant blue-mage\n{column(1, 2, 5, 6)}")
    assert castle.wall(3) == ["red-giant"]
    assert castle.strength("s3") == 7
    ordinary = Board(edition, f"stage enemy\ndeck blue-rider blue-mage\n{column(1, 2, 5, 6)}")
    assert ordinary.wall(7) == ["blue-rider"]


@both
@pytest.mark.clause("BST-436")
def test_a_giant_without_room_loses_the_game(edition: str) -> None:
    last = {"2015": 23, "2018": 24}[edition]
    castle = Board(edition, f"stage enemy\ndeck red-giant\n{column(*range(1, last + 1))}")
    assert castle.outcome is not None
    assert castle.outcome[0] == "lost"


@pytest.mark.clause("BST-440")
@pytest.mark.clause("BST-441")
@both
def test_an_archmage_dries_up_sources_of_one_colour(edition: str) -> None:
    # District 1, statue side: yellow, green, purple.
    drawn = f"wall 20 {YELLOW}\ndagdar at d1\ndagdar mana red 1"
    castle = Board(edition, drawn)
    assert castle.options("source") == {"source 1 red", "source 3 red"}
    assert [castle.source(1, slot)["banned"] for slot in (1, 2, 3)] == [False, True, False]
    assert castle.refuses("source 2 red", {"2015": "BST-440", "2018": "BST-441"}[edition])
    assert castle.strength("s20") == 8


@pytest.mark.clause("BST-442")
@pytest.mark.clause("BST-443")
@both
def test_prism_does_not_help_against_an_archmage(edition: str) -> None:
    # District 3, statue side: red first. The green archmage bans red.
    drawn = f"wall 20 {BLACK_BANS}\ndagdar at d3\ndagdar mana blue 1\ndagdar spells red-scout"
    castle = Board(edition, drawn)
    assert castle.options("source 1") == set()


@both
@pytest.mark.clause("BST-444")
def test_what_an_archmage_leaves_alone(edition: str) -> None:
    lying = "source 1 2 red\ntower 5 black\n"
    drawn = f"wall 20 {YELLOW}\n{lying}base 1 green-source\ndagdar mana blue 1\n"
    castle = Board(edition, drawn + "dagdar at d1\ndagdar spells red-scout")
    assert castle.options("source 4") == set()  # a built source of the colour
    castle.do("source 1 blue", "prism green", "take")  # another source may give it by Prism
    assert castle.mana("dagdar") == {"green": 3}
    castle = Board(edition, drawn + "dagdar at d1").do("tower blue")
    assert castle.mana("dagdar") == {"red": 1}  # a token on a banned source is collected
    castle = Board(edition, drawn + "dagdar at citadel").do("collect")
    assert castle.mana("dagdar") == {"blue": 1, "black": 1}


@both
@pytest.mark.clause("BST-445")
def test_the_ban_lasts_as_long_as_the_archmage(edition: str) -> None:
    drawn = f"wall 1 {YELLOW}\nwall 9 {RED}\ndagdar at d1\ndagdar mana yellow 9\ndeck blue-mage"
    castle = Board(edition, drawn)
    assert castle.options("source") == {"source 1 yellow"}  # green and purple are banned
    castle.do("attack s1")
    assert castle.options("source") == {"source 1 yellow", "source 2 yellow"}
    castle = Board(
        edition,
        f"stage enemy\ndeck {YELLOW} blue-mage\ndagdar at d1\ndagdar mana red 1\n"
        "sannirr at d1\nsannirr mana red 1",
    )
    assert castle.options("source") == {"source 1 red", "source 3 red"}
