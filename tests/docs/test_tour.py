"""The tour tells of every layer and of every room, in the order in which they may import."""

from __future__ import annotations

import re

import grimp
import pytest

from doc_links import ROOT
from house_picture import rooms_of

TOUR = (ROOT / "docs" / "tour.md").read_text("utf-8")
GAMES = ("belogorye", "bastion", "berserk")


def first_cells(head: str) -> list[list[str]]:
    """What is named in the first cell of each row of the table with this head."""
    rows = TOUR.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [re.findall(r"`([\w./]+)`", row.split("|")[1]) for row in rows]


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("laar", exclude_type_checking_imports=True, cache_dir=None)


@pytest.mark.parametrize("game", GAMES)
def test_each_room_stands_in_its_place(graph: grimp.ImportGraph, game: str) -> None:
    rooms = enumerate(first_cells("room"))
    height = {name.removesuffix(".py"): place for place, row in rooms for name in row}
    for room, needed in rooms_of(graph, f"laar.games.{game}").items():
        for other in needed:
            one, two = (name.rsplit(".", 1)[1] for name in (room, other))
            assert height[one] < height[two], (one, two)


def test_no_room_is_told_of_that_no_game_has() -> None:
    for row in first_cells("room"):
        for name in row:
            assert any((ROOT / "src/laar/games" / game / name).exists() for game in GAMES), name


def test_each_layer_is_told_of(graph: grimp.ImportGraph) -> None:
    told = {name for row in first_cells("layer") for name in row}
    inside = {child for child in graph.find_children("laar") if graph.find_children(child)}
    assert {child.replace("laar.", "src/laar/") for child in inside} <= told
