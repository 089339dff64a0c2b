"""The enemy stage when the deck is empty: the last enemy of the column moves."""

import pytest
from tests.clauses.bastion.board import LAST, MAIN, Board, both, column


def after(edition: str, position: str) -> Board:
    """The castle after this enemy stage."""
    return Board(edition, f"stage enemy\n{position}")


@pytest.mark.clause("BST-109", "BST-110", "BST-111")
@both
def test_the_last_enemy_of_the_column_moves(edition: str) -> None:
    castle = after(edition, column(3, 7, 12))
    assert castle.walls == {3: [MAIN[2]], 7: [MAIN[6]], 8: [MAIN[11]]}
    last = LAST[edition]
    castle = after(edition, column(1, 5, last))
    assert castle.walls == {1: [MAIN[0]], 5: [MAIN[4]], 6: [MAIN[last - 1]]}


@pytest.mark.clause("BST-112", "BST-113")
@pytest.mark.parametrize("section", [2, 9, 23])
def test_a_lone_enemy_runs_to_section_1_2015(section: int) -> None:
    castle = after("2015", column(section))
    assert list(castle.walls) == [1]
    assert castle.outcome is None


@pytest.mark.clause("BST-114")
def test_a_lone_enemy_at_the_gate_2015() -> None:
    assert after("2015", column(1)).outcome == ("lost", "BST-574")


@pytest.mark.clause("BST-115")
def test_a_column_packed_up_to_the_gate_2015() -> None:
    assert after("2015", column(1, 2, 3)).outcome == ("lost", "BST-574")


@pytest.mark.clause("BST-104", "BST-105")
@both
def test_a_marching_enemy_passes_a_row(edition: str) -> None:
    castle = after(edition, column(1, 5, 6, 7, 8))
    assert sorted(castle.walls) == [1, 2, 5, 6, 7]


@pytest.mark.clause("BST-118")
@both
def test_enemies_inside_do_not_march(edition: str) -> None:
    inside = "square 6 red-flyer\ncitadel red-dragon\ndagdar at d1\nsannirr at d1\n"
    castle = after(edition, f"{inside}{column(2, 5)}")
    assert sorted(castle.walls) == [2, 3]
    assert castle.square(6) == ["red-flyer"]
    assert castle.citadel == ["red-dragon"]


@pytest.mark.clause("BST-119")
@both
@pytest.mark.parametrize(
    "card", ["red-scout", "red-symbiote", "red-flyer", "red-giant", "belligemin", "rokai", "spy"]
)
def test_marching_repeats_no_entry_effect(edition: str, card: str) -> None:
    castle = after(edition, f"wall 4 red-beast\nwall 9 {card}")
    assert castle.walls == {4: ["red-beast"], 5: [card]}


@pytest.mark.clause("BST-119")
@both
def test_lasting_properties_go_along(edition: str) -> None:
    castle = after(edition, "wall 4 red-beast\nwall 9 red-priest")
    assert castle.shielded("s4")
    castle = after(edition, "wall 4 red-beast\nwall 9 inquisitor")
    assert castle.strength("s4") == 4


@pytest.mark.clause("BST-119")
@both
@pytest.mark.parametrize("card", ["red-scout", "red-flyer", "red-giant", "red-symbiote"])
def test_teleport_repeats_no_entry_effect(edition: str, card: str) -> None:
    text = f"wall 1 red-beast\nwall 5 {card}\ndagdar spells red-archmage\ndeck red-mage"
    castle = Board(edition, text).do("teleport s5 s20")
    assert castle.walls == {1: ["red-beast"], 20: [card]}
    assert castle.deck == 1


@pytest.mark.clause("BST-120")
@both
@pytest.mark.parametrize("deck", ["red-rider", "red-scout red-rider", "red-scout"])
def test_no_march_in_the_stage_of_the_last_card(edition: str, deck: str) -> None:
    castle = after(edition, f"{column(10)}deck {deck}")
    assert castle.story("marched") == []
    assert castle.wall(10)
    assert castle.deck == 0
    castle.do("end")
    assert castle.story("marched") == ["marched"]
