"""Squares and the citadel: who gets there and who counts."""

import pytest
from tests.clauses.bastion.board import Board, both


@pytest.mark.clause("BST-069")
@both
def test_one_enemy_on_a_square(edition: str) -> None:
    castle = Board(edition, "stage enemy\nwall 8 red-beast\nsquare 3 red-flyer\ndeck blue-flyer")
    assert castle.square(3) == ["red-flyer"]
    assert castle.square(2) == ["blue-flyer"]


@pytest.mark.clause("BST-069")
@both
def test_a_host_carried_by_belligemin_counts_as_one_with_it(edition: str) -> None:
    castle = Board(edition, "stage enemy\nwall 8 red-beast green-symbiote\ndeck belligemin")
    assert castle.square(2) == ["red-beast", "green-symbiote", "belligemin"]
    castle = Board(edition, "stage enemy\nsquare 2 red-beast belligemin\nwall 5 red-mage\ndeck spy")
    assert castle.wall(6) == ["spy"]  # others stay outside, whatever square is free
    assert castle.square(2) == ["red-beast", "belligemin"]


@pytest.mark.clause("BST-070")
@both
def test_dragons_stack_and_only_the_top_one_counts(edition: str) -> None:
    text = "stage enemy\nwall 1 red-beast\nwall 2 blue-beast\ncitadel red-dragon\n"
    text += "dagdar at d4\nsannirr at d4\n"
    castle = Board(edition, f"{text}deck green-mage")
    assert (castle.strength("s1"), castle.strength("s2")) == (4, 3)
    castle = Board(edition, f"{text}deck blue-dragon")
    assert castle.citadel == ["red-dragon", "blue-dragon"]
    assert (castle.strength("s1"), castle.strength("s2")) == (3, 4)
    assert castle.cost("citadel") == {"blue": 10}
    castle = Board(edition, f"{text}deck knellervirm")
    assert castle.citadel == ["red-dragon", "knellervirm"]
    assert castle.cost("citadel") == {"any": 10}


@pytest.mark.clause("BST-070")
@both
@pytest.mark.parametrize("card", ["red-rider", "red-flyer", "rokai", "red-giant", "leviathan"])
def test_nobody_else_gets_into_the_citadel(edition: str, card: str) -> None:
    assert Board(edition, f"stage enemy\nwall 1 red-beast\ndeck {card}").citadel == []
