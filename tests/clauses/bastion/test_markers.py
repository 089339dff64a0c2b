"""Markers remind of what holds anyway (2018); only a damaged source is more than a reminder."""

import pytest
from tests.clauses.bastion.board import Board


@pytest.mark.clause("BST-005")
def test_properties_hold_without_markers() -> None:
    text = "dagdar at d1\ndagdar mana yellow 8 red 9\nwall 1 black-archmage\nwall 12 red-beast\n"
    castle = Board("2018", f"{text}deck red-mage")  # the black archmage bans yellow
    assert castle.source(1, 1)["colour"] == "yellow"
    assert not castle.source(1, 1)["damaged"]
    assert castle.options("source 1 ") == set()
    assert castle.options("source 2 ") == {"source 2 red", "source 2 yellow"}


@pytest.mark.clause("BST-005")
def test_a_marker_makes_a_source_damaged() -> None:
    text = "dagdar at d1\ndagdar mana blue 1\nwall 1 red-beast\n"
    assert Board("2018", text).options("source 1 ") == {"source 1 blue"}
    castle = Board("2018", f"{text}damaged 1 1")
    assert castle.source(1, 1)["damaged"]
    assert castle.options("source 1 ") == set()
