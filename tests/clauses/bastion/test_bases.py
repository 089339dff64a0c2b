"""Bases: one structure on each, and both of a district alike."""

import pytest
from tests.clauses.bastion.board import DISTRICTS, Board, both

from laar.core.game import BadOptions

BUILDER = "dagdar at d1\ndagdar mana red 3\nwall 1 red-beast\nwall 9 blue-mage\n"
CANNONS = [f"{colour}-cannon" for colour in ("yellow", "green", "purple", "blue", "black")]
OBELISKS = [f"{colour}-obelisk" for colour in ("yellow", "green", "red", "purple", "blue", "black")]


def building(edition: str, *bases: str) -> Board:
    """Dagdar has just performed the red cannon."""
    text = "\n".join([BUILDER, "dagdar goals red-cannon", *bases])
    return Board(edition, text).do("attack s1", "perform red-cannon red-beast")


@pytest.mark.clause("BST-066")
@both
def test_a_full_district_has_no_free_base(edition: str) -> None:
    castle = building(edition, "base 2 blue-cannon green-cannon", "base 3 black-cannon")
    assert castle.options("build ") == {f"build {area}" for area in DISTRICTS if area != "d2"}
    castle.do("build d3")
    assert castle.bases(3) == ["black-cannon", "red-cannon"]
    with pytest.raises(BadOptions, match="two bases"):
        Board(edition, f"{BUILDER}base 2 blue-cannon green-cannon black-cannon")


@pytest.mark.clause("BST-066")
@both
def test_at_most_twelve_structures(edition: str) -> None:
    pairs = list(zip([*CANNONS, "red-source"], OBELISKS, strict=True))
    castle = building(edition, *(f"base {n} {a} {b}" for n, (a, b) in enumerate(pairs, 1)))
    assert castle.options("build ") == set()
    castle.do("replace green-obelisk d2")
    assert castle.bases(2) == ["green-cannon", "red-cannon"]
    assert sum(len(castle.bases(number)) for number in range(1, 7)) == 12


@pytest.mark.clause("BST-067")
@both
def test_only_the_district_of_a_base_matters(edition: str) -> None:
    castle = building(edition)
    assert castle.options("build ") == {f"build {area}" for area in DISTRICTS}
    for first in ("blue-cannon", "yellow-obelisk"):
        one = Board(edition, f"{BUILDER}base 1 red-cannon {first}")
        two = Board(edition, f"{BUILDER}base 1 {first} red-cannon")
        assert one.strength("s1") == two.strength("s1") < 3
