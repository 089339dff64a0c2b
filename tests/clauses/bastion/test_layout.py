"""Districts, their sides, the gate and the camp."""

from itertools import permutations
from typing import Any

import pytest
from tests.clauses.bastion.board import COLOURS, Board, both, even

from laar.core.game import BadOptions
from laar.games.bastion.pieces.cards import SOURCES

MIXED = ["black", "red", "blue", "yellow", "purple", "green"]


def laid(edition: str, **options: Any) -> list[str]:
    """The colours of districts 1 to 6."""
    found: list[str] = Board(edition, players=2, first="dagdar", **options).view["layout"]
    return found


@pytest.mark.clause("BST-009")
def test_players_lay_the_districts_as_they_like_2015() -> None:
    for order in list(permutations(COLOURS))[::97]:
        assert laid("2015", mode="siege-1", layout=[*order]) == [*order]
    assert laid("2015", mode="siege-1") == [*COLOURS]  # nobody is asked for luck


@pytest.mark.clause("BST-010")
def test_districts_are_dealt_at_random_2018() -> None:
    castle = Board("2018", mode="hard", players=2, first="dagdar")
    for drawn, colour in enumerate(MIXED[:5]):
        assert castle.asked == "chance district"
        assert castle.odds() == even(*(c for c in COLOURS if c not in MIXED[:drawn]))
        castle.chance(colour)
    assert castle.view["layout"] == MIXED
    assert castle.fact("laid")["clause"] == "BST-010"


@pytest.mark.clause("BST-011")
@both
@pytest.mark.parametrize(("number", "side"), [(0, "statue"), (1, "plain")])
def test_all_districts_show_one_side(edition: str, number: int, side: str) -> None:
    mode = {"2015": "army", "2018": "easy"}[edition]
    castle = Board(edition, mode=mode, side=side, layout=[*COLOURS], first="dagdar")
    assert castle.view["side"] == side
    shown = [[one["colour"] for one in d["sources"]] for d in castle.view["districts"]]
    assert shown == [[COLOURS[c] for c in sources] for sources in SOURCES[number]]


@pytest.mark.clause("BST-011")
@both
def test_sides_are_not_mixed(edition: str) -> None:
    with pytest.raises(BadOptions, match="side"):
        Board(edition, mode="training", side=["statue"] * 5 + ["plain"])


@pytest.mark.clause("BST-013")
def test_two_alike_and_one_other_on_the_plain_side_2018() -> None:
    castle = Board("2018", "side plain\nwall 1 red-beast")
    for district in castle.view["districts"]:
        assert len({one["colour"] for one in district["sources"]}) == 2
    castle = Board("2018", "side statue\nwall 1 red-beast")
    for district in castle.view["districts"]:
        assert len({one["colour"] for one in district["sources"]}) == 3


@pytest.mark.clause("BST-014")
def test_training_uses_the_statue_side_2018() -> None:
    assert Board("2018", mode="training").view["side"] == "statue"
    with pytest.raises(BadOptions, match="side"):
        Board("2018", mode="training", side="plain")
    assert Board("2015", mode="training", side="plain").view["side"] == "plain"


@pytest.mark.clause("BST-015")
def test_any_order_is_valid_in_training_2018() -> None:
    assert laid("2018", mode="training") == [*COLOURS]
    assert laid("2018", mode="training", layout=MIXED) == MIXED


@pytest.mark.clause("BST-016", "BST-017")
@both
def test_gate_and_camp_at_any_of_six_corners(edition: str) -> None:
    for gate in range(6):
        ring = laid(edition, mode="training", layout=MIXED, gate=gate)
        assert ring == MIXED[gate:] + MIXED[:gate]  # clockwise from the gate
        assert ring[-1] == MIXED[gate - 1]  # whose leftmost section is the camp's
    with pytest.raises(BadOptions, match="gate"):
        laid(edition, mode="training", gate=6)


@pytest.mark.clause("BST-061")
@both
def test_six_districts_of_six_colours(edition: str) -> None:
    for layout in (MIXED[:5], [*MIXED, "red"], ["red", *MIXED[:4], "red"]):
        with pytest.raises(BadOptions, match="layout"):
            laid(edition, mode="training", layout=layout)
    with pytest.raises(BadOptions, match="BST-061"):
        Board(edition, "layout red red green blue black yellow")
