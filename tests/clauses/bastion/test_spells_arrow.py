"""Arrow (the flyers carry it)."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn


@both
@pytest.mark.clause("BST-267")
def test_arrow_reaches_any_section_any_square_and_the_top_of_the_citadel(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 15 blue 15 / dagdar spells red-flyer / wall 1 red-beast"
        " / wall 9 red-mage / wall 23 red-rider / square 4 blue-flyer / citadel red-dragon",
    )
    assert castle.options("attack") == {
        "attack s1", "attack s9 arrow", "attack s23 arrow", "attack q4 arrow",
        "attack citadel arrow",
    }  # fmt: skip
    assert castle.refuses("attack s9", "BST-190")
    castle.do("attack q4 arrow")
    assert castle.square(4) == []
    assert castle.area("dagdar") == "d1"
    assert castle.spells("dagdar") == ["blue-flyer"]


@both
@pytest.mark.clause("BST-267")
def test_arrow_serves_ones_own_attack_only(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 15 / wall 9 red-mage / sannirr at d1"
        " / sannirr spells red-flyer / wall 1 red-beast",
    )
    assert castle.options("attack") == {"attack s1"}
    castle.do("attack s1")
    assert castle.asked == "dagdar act"  # Sannirr was not asked
