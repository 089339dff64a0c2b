"""Scouts and the Spy bring more enemies (BST-380 to BST-383, BST-480 to BST-484)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import Board, both


@both
@pytest.mark.clause("BST-380")
def test_a_scout_brings_the_next_card(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck red-scout blue-beast green-mage")
    assert castle.walls == {1: ["red-scout"], 2: ["blue-beast"]}
    assert castle.deck == 1
    assert castle.story("entered", "placed") == ["entered", "placed"] * 2


@both
@pytest.mark.clause("BST-381")
@pytest.mark.clause("BST-383", edition="2018")
def test_scout_after_scout(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck red-scout green-scout blue-beast green-mage")
    assert castle.walls == {1: ["red-scout"], 2: ["green-scout"], 3: ["blue-beast"]}
    assert castle.deck == 1


@both
@pytest.mark.clause("BST-382")
def test_a_scout_as_the_last_card_brings_nobody(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck red-scout\nwall 3 blue-beast")
    assert castle.walls == {3: ["blue-beast"], 4: ["red-scout"]}
    assert castle.outcome is None


@pytest.mark.clause("BST-480")
def test_the_spy_brings_two_more_in_2015() -> None:
    castle = Board("2015", "stage enemy\ndeck spy blue-beast green-mage black-rider")
    assert castle.walls == {1: ["spy"], 2: ["blue-beast"], 3: ["green-mage"]}


@pytest.mark.clause("BST-481")
def test_the_spy_scouts_twice_in_2018() -> None:
    castle = Board("2018", "stage enemy\ndeck spy blue-beast green-mage black-rider")
    assert castle.walls == {1: ["spy"], 2: ["blue-beast"], 3: ["green-mage"]}
    assert castle.cost("s1") == {"yellow": 3}


@both
@pytest.mark.clause("BST-482")
def test_the_spy_and_a_short_deck(edition: str) -> None:
    one = Board(edition, "stage enemy\ndeck spy blue-beast")
    assert one.walls == {1: ["spy"], 2: ["blue-beast"]}
    none = Board(edition, "stage enemy\ndeck spy")
    assert none.walls == {1: ["spy"]}


@pytest.mark.clause("BST-483")
def test_the_spy_followed_by_a_scout() -> None:
    castle = Board("2018", "stage enemy\ndeck spy red-scout blue-beast green-mage black-rider")
    assert castle.walls == {1: ["spy"], 2: ["red-scout"], 3: ["blue-beast"], 4: ["green-mage"]}
    assert castle.deck == 1


@pytest.mark.clause("BST-484")
def test_the_spys_colour() -> None:
    castle = Board("2018", "stage enemy\nwall 9 spy\nwall 8 blue-beast\nwall 2 red-beast")
    # With the deck empty the Spy marches from the red district past 8 to 3, in the yellow one.
    assert castle.cost("s3") == {"yellow": 3}
    castle = Board("2018", "wall 6 spy\nwall 9 blue-beast")
    assert castle.cost("s6") == {"green": 3}
