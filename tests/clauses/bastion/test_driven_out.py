"""Driven out by a dragon or by Rokai."""

import pytest
from tests.clauses.bastion.board import DISTRICTS, Board, both


@pytest.mark.clause("BST-143")
@both
@pytest.mark.parametrize(
    ("active", "order"),
    [
        ("dagdar", ["dagdar", "sannirr", "talm"]),
        ("sannirr", ["sannirr", "talm", "dagdar"]),
        ("irvena", ["talm", "dagdar", "sannirr"]),
    ],
)
def test_each_player_moves_their_own_in_turn_order(
    edition: str, active: str, order: list[str]
) -> None:
    text = f"players 4\nstage enemy\nactive {active}\nirvena at d2\nwall 1 red-beast\n"
    castle = Board(edition, f"{text}deck red-dragon")
    for number, seat in enumerate(order, 3):
        assert castle.asked == f"{seat} flee"
        assert castle.options() == {f"flee {area}" for area in DISTRICTS}
        castle.do(f"flee d{number}", seat=seat)
        assert castle.area(seat) == f"d{number}"
    assert castle.area("irvena") == "d2"


@pytest.mark.clause("BST-143")
@both
def test_it_costs_no_action(edition: str) -> None:
    text = "players 1\nstage enemy\nwall 1 red-beast\ndeck red-dragon"
    castle = Board(edition, text).do("flee d3")
    assert castle.asked == "dagdar act"
    assert castle.done == []
    assert castle.options("move ") == {"move d2", "move d4"}


@pytest.mark.clause("BST-144")
def test_not_to_a_dragon_and_not_to_rokai_2015() -> None:
    text = "stage enemy\nwall 8 red-beast\ncitadel red-dragon\ndagdar at d3\nsannirr at d5\n"
    castle = Board("2015", f"{text}deck rokai")
    assert castle.square(3) == ["rokai"]
    assert castle.options() == {"flee d2", "flee d4"}
    castle = Board("2015", "stage enemy\nwall 8 red-beast\nsquare 4 rokai\ndeck red-dragon")
    assert castle.options() == {f"flee {area}" for area in DISTRICTS if area != "d4"}
    castle = Board("2015", text.replace("citadel red-dragon", "").strip() + "\ndeck rokai")
    assert castle.options() == {"flee d2", "flee d4", "flee citadel"}
    assert castle.do("flee d2").fact("driven")["clause"] == "BST-491"
