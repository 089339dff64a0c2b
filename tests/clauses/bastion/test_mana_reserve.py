"""What a source gives when the reserve runs short, and when it does not."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn


@both
@pytest.mark.clause("BST-151")
@pytest.mark.clause("BST-152")
@pytest.mark.clause("BST-153")
@pytest.mark.parametrize(("left", "gain"), [(4, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_what_the_reserve_lacks_is_lost(edition: str, left: int, gain: int) -> None:
    castle = drawn(edition, f"dagdar at d3 / dagdar mana blue 1 / sannirr mana red {15 - left}")
    castle.do("source 1 blue")
    assert castle.mana("dagdar").get("red", 0) == gain
    assert castle.reserve["red"] == left - gain


@both
@pytest.mark.clause("BST-159")
def test_a_source_the_reserve_cannot_pay_may_be_closed_for_nothing(edition: str) -> None:
    castle = drawn(edition, "dagdar at d3 / dagdar mana blue 2 / sannirr mana red 15")
    castle.do("source 1 blue")
    assert castle.source(3, 1)["token"] == "blue"
    assert castle.mana("dagdar") == {"blue": 1}
    assert castle.done == ["mana"]


@both
@pytest.mark.clause("BST-159")
@pytest.mark.clause("BST-256")
def test_prism_makes_use_of_a_source_the_reserve_cannot_pay(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d3 / dagdar mana blue 1 / dagdar spells red-scout / sannirr mana red 15",
    )
    castle.do("source 1 blue", "prism black", "take")
    assert castle.mana("dagdar") == {"black": 3}


@both
@pytest.mark.clause("BST-160")
@pytest.mark.parametrize(("left", "gain"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_covering_token_of_the_reserve_comes_before_the_gain(
    edition: str, left: int, gain: int
) -> None:
    castle = drawn(edition, f"dagdar at d3 / sannirr mana red {15 - left}").do("source 1")
    assert castle.source(3, 1)["token"] == "red"
    assert castle.mana("dagdar").get("red", 0) == gain


@both
@pytest.mark.clause("BST-161")
def test_all_that_is_due_is_taken_and_a_supply_has_no_limit(edition: str) -> None:
    castle = drawn(edition, "dagdar at d3 / dagdar mana red 12 blue 14")
    assert castle.options("source 1") == {"source 1 red", "source 1 blue"}
    castle.do("source 1 blue")
    assert castle.mana("dagdar") == {"red": 15, "blue": 13}


@both
@pytest.mark.clause("BST-162")
def test_bonuses_come_in_the_colour_of_the_source(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d3 / dagdar mana blue 1 / dagdar spells red-giant / base 3 red-obelisk",
    )
    castle.do("source 1 blue", "abundance-2", "take")
    assert castle.mana("dagdar") == {"red": 3 + 2 + 1}


@both
@pytest.mark.clause("BST-162")
@pytest.mark.parametrize(("obelisk", "bonus"), [("red", 1), ("green", 0)])
def test_under_prism_bonuses_come_in_the_colour_named_and_obelisks_match_the_source(
    edition: str, obelisk: str, bonus: int
) -> None:
    castle = drawn(
        edition,
        "dagdar at d3 / dagdar mana blue 1 / dagdar spells red-giant red-scout"
        f" / base 3 {obelisk}-obelisk",
    )
    castle.do("source 1 blue", "prism green", "abundance-2", "take")
    assert castle.mana("dagdar") == {"green": 3 + 2 + bonus}


@both
@pytest.mark.clause("BST-174")
def test_prism_may_name_a_colour_the_reserve_lacks(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d3 / dagdar mana blue 1 / dagdar spells red-scout / sannirr mana green 15",
    )
    castle.do("source 1 blue", "prism green", "take")
    assert castle.mana("dagdar") == {}
    assert castle.source(3, 1)["token"] == "blue"
    assert castle.spells("dagdar") == []
