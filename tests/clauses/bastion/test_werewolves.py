"""A werewolf is as strong as its neighbours together (BST-450 to BST-464)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import Board, both


def strength(edition: str, position: str, section: int = 10) -> int:
    """The strength of the first card on a section."""
    return Board(edition, position).strengths(f"s{section}")[0]


@both
@pytest.mark.clause("BST-450")
def test_a_werewolf_sums_its_neighbours(edition: str) -> None:
    assert strength(edition, "wall 10 blue-werewolf\nwall 9 red-beast\nwall 11 green-rider") == 9
    assert strength(edition, "wall 10 blue-werewolf\nwall 11 green-rider") == 6
    assert strength(edition, "wall 10 blue-werewolf\nwall 9 red-beast\nwall 12 green-rider") == 3
    # As strong as the others are now, not as is printed.
    drawn = "wall 10 blue-werewolf\nwall 9 red-beast\nwall 11 green-rider\ncitadel red-dragon"
    assert strength(edition, drawn) == 10


@both
@pytest.mark.clause("BST-451")
def test_alone_it_has_nine(edition: str) -> None:
    assert strength(edition, "wall 10 blue-werewolf\nwall 8 red-beast\nwall 12 green-rider") == 9


@both
@pytest.mark.clause("BST-452")
def test_werewolves_side_by_side_have_nine_each(edition: str) -> None:
    castle = Board(edition, "wall 10 blue-werewolf\nwall 11 red-werewolf\nwall 9 red-beast")
    assert [castle.strength(f"s{n}") for n in (9, 10, 11)] == [3, 9, 9]


@pytest.mark.clause("BST-453")
def test_effects_on_the_werewolf_come_after_its_own_value() -> None:
    drawn = "wall 10 red-werewolf\nwall 9 blue-beast\ncitadel red-dragon\nbase 3 red-cannon"
    assert strength("2018", drawn) == 3 + 1 - 2


@pytest.mark.clause("BST-454")
def test_between_five_and_six() -> None:
    assert strength("2015", "wall 10 blue-werewolf\nwall 9 red-mage\nwall 11 green-rider") == 11


@pytest.mark.clause("BST-455")
def test_a_blue_werewolf_a_red_dragon_and_a_green_cannon() -> None:
    drawn = "wall 9 red-beast\nwall 11 green-warrior\ncitadel red-dragon\nbase 3 green-cannon\n"
    assert strength("2015", drawn + "wall 10 blue-werewolf") == 7


@pytest.mark.clause("BST-456")
def test_the_same_werewolf_in_red() -> None:
    drawn = "wall 9 red-beast\nwall 11 green-warrior\ncitadel red-dragon\nbase 3 green-cannon\n"
    assert strength("2015", drawn + "wall 10 red-werewolf") == 8


@pytest.mark.clause("BST-457")
@pytest.mark.clause("BST-461")
@both
def test_beside_a_combined_enemy(edition: str) -> None:
    drawn = "wall 9 green-beast yellow-symbiote\nwall 11 purple-mage\nwall 10 blue-werewolf"
    assert strength(edition, drawn) == 12


@pytest.mark.clause("BST-458")
def test_two_werewolves_ignore_a_rider() -> None:
    castle = Board("2018", "wall 6 blue-werewolf\nwall 7 red-werewolf\nwall 5 red-rider")
    assert (castle.strength("s6"), castle.strength("s7")) == (9, 9)


@pytest.mark.clause("BST-459")
def test_a_cannon_counts_twice() -> None:
    castle = Board("2018", "wall 9 red-mage\nwall 10 red-werewolf\nbase 3 red-cannon")
    assert (castle.strength("s9"), castle.strength("s10")) == (3, 1)


@pytest.mark.clause("BST-460")
def test_modifiers_also_change_the_nine_in_2015() -> None:
    assert strength("2015", "wall 10 red-werewolf\ncitadel red-dragon") == 10
    assert strength("2015", "wall 10 red-werewolf\nbase 3 red-cannon") == 8


@both
@pytest.mark.clause("BST-462")
def test_a_werewolf_inside_a_combined_enemy(edition: str) -> None:
    drawn = "wall 10 blue-werewolf green-symbiote\nwall 9 red-beast\nwall 11 "
    assert Board(edition, drawn + "green-rider").strengths("s10") == [9, 4]
    assert Board(edition, drawn + "green-mage").strengths("s10") == [8, 4]  # no lone werewolf's 9
    castle = Board(edition, drawn + "red-werewolf")
    assert castle.strengths("s10") == [9, 4]
    assert castle.strength("s11") == 9


@both
@pytest.mark.clause("BST-463")
def test_beside_special_enemies(edition: str) -> None:
    assert strength(edition, "wall 10 blue-werewolf\nwall 9 golem") == 6
    assert strength(edition, "wall 10 blue-werewolf\nwall 9 leviathan") == 12
    assert strength(edition, "wall 10 blue-werewolf\nwall 9 inquisitor\nwall 11 red-warrior") == 11


@both
@pytest.mark.clause("BST-464")
def test_a_werewolf_on_a_square(edition: str) -> None:
    cannon = {"2015": 1, "2018": 2}[edition]
    drawn = "square 3 red-werewolf belligemin\nwall 9 blue-beast\nwall 10 green-beast\n"
    assert Board(edition, drawn).strengths("q3")[0] == 9
    assert Board(edition, drawn + "citadel red-dragon").strengths("q3")[0] == 10
    assert Board(edition, drawn + "base 3 red-cannon").strengths("q3")[0] == 9 - cannon
