"""Gaining mana from a source."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn


@both
@pytest.mark.clause("BST-150")
@pytest.mark.parametrize("answer", ["source 1 red", "tower red"])
def test_mana_is_gained_once_in_a_turn_and_in_one_way(edition: str, answer: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar mana red 3").do(answer)
    assert castle.done == ["mana"]
    for again in ("source 1 red", "source 2 red", "tower red"):
        assert castle.refuses(again, "BST-150")
    castle.do("move citadel")
    assert castle.refuses("collect", "BST-150")


@both
@pytest.mark.clause("BST-150")
def test_after_collecting_in_the_citadel_no_source_gives_mana(edition: str) -> None:
    castle = drawn(edition, "dagdar at citadel / dagdar mana red 3").do("collect", "move d1")
    assert castle.refuses("source 1 red", "BST-150")
    assert castle.refuses("tower red", "BST-150")
    castle.do("end").do("end")
    assert "source 1 red" in castle.options("source")


@both
@pytest.mark.clause("BST-154")
@pytest.mark.parametrize(
    ("place", "slot", "colour"), [("d1", 1, "yellow"), ("d1", 3, "purple"), ("d5", 2, "black")]
)
def test_a_source_takes_a_token_of_any_colour_and_gives_three_of_its_own(
    edition: str, place: str, slot: int, colour: str
) -> None:
    castle = drawn(edition, f"dagdar at {place} / dagdar mana red 1 blue 1")
    assert castle.options("source") == {
        f"source {number} {token}" for number in (1, 2, 3) for token in ("red", "blue")
    }
    castle.do(f"source {slot} red")
    assert castle.source(int(place[1]), slot)["token"] == "red"
    assert castle.mana("dagdar") == {"blue": 1, colour: 3}
    assert castle.reserve[colour] == 12
    assert castle.reserve["red"] == 14


@both
@pytest.mark.clause("BST-154")
def test_there_are_no_sources_in_the_citadel(edition: str) -> None:
    castle = drawn(edition, "dagdar at citadel / dagdar mana red 1")
    assert castle.options("source") == set()


@both
@pytest.mark.clause("BST-155")
def test_a_closed_source_gives_nothing_and_use_closes_an_open_one(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar mana red 2 / source 1 2 black")
    assert castle.refuses("source 2 red", "BST-155")
    castle.do("source 1 red", "end").do("end")
    assert castle.options("source 1") == set()
    assert "source 3 red" in castle.options("source")


@both
@pytest.mark.clause("BST-156")
def test_the_reserve_covers_a_source_for_who_has_no_mana(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1")
    assert castle.options("source") == {"source 1", "source 2", "source 3"}
    castle.do("source 2")
    assert castle.source(1, 2)["token"] == "green"
    assert castle.mana("dagdar") == {"green": 3}
    assert castle.reserve["green"] == 11


@both
@pytest.mark.clause("BST-157")
def test_without_mana_a_source_missing_from_the_reserve_is_out_of_use(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / sannirr mana green 15")
    assert castle.refuses("source 2", "BST-157")
    assert castle.options("source") == {"source 1", "source 3"}


@both
@pytest.mark.clause("BST-158")
def test_whoever_has_a_token_cannot_keep_it(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar mana black 1")
    assert castle.refuses("source 1", "BST-158")
    assert castle.refuses("tower", "BST-158")
    assert castle.refuses("source 1 red", "BST-158")
    castle.do("source 1 black")
    assert castle.mana("dagdar") == {"yellow": 3}


@both
@pytest.mark.clause("BST-174")
def test_a_source_may_be_covered_with_its_own_colour(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar mana yellow 1").do("source 1 yellow")
    assert castle.source(1, 1)["token"] == "yellow"
    assert castle.mana("dagdar") == {"yellow": 3}
