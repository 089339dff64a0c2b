"""Artefacts: Accumulator and Converter."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn


@both
@pytest.mark.clause("BST-315")
@pytest.mark.clause("BST-316")
@pytest.mark.clause("BST-318")
def test_a_performed_artefact_is_ready_at_once_and_stays(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 4 / wall 5 red-beast / dagdar goals red-converter"
        " / dagdar artefacts used:blue-converter green-accumulator",
    )
    castle.do("attack s5", "perform red-converter red-beast")
    assert castle.artefacts("dagdar") == {
        "blue-converter": False, "green-accumulator": True, "red-converter": True,
    }  # fmt: skip
    castle.do("convert red blue")
    assert castle.mana("dagdar") == {"blue": 1}
    castle.do("end").do("end")
    assert castle.artefacts("dagdar") == {
        "blue-converter": True, "green-accumulator": True, "red-converter": True,
    }  # fmt: skip


@both
@pytest.mark.clause("BST-317")
def test_an_artefact_is_used_once_in_each_of_its_owners_turns(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar mana red 3 / dagdar artefacts blue-converter")
    castle.do("convert red blue")
    assert castle.refuses("convert red blue", "BST-317")
    castle.do("end")
    assert castle.artefacts("dagdar") == {"blue-converter": False}
    castle.do("end").do("convert red blue")
    assert castle.mana("dagdar") == {"red": 1, "blue": 2}


@both
@pytest.mark.clause("BST-317")
def test_artefacts_of_one_name_are_independent(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 3 / sannirr mana green 3 / dagdar artefacts blue-converter"
        " red-converter black-accumulator green-accumulator",
    )
    castle.do("convert red blue", "convert red blue")
    assert castle.refuses("convert red blue", "BST-317")
    castle.do("draw sannirr green", "give").do("draw sannirr green", "give")
    assert castle.refuses("draw sannirr green", "BST-317")
    assert castle.mana("dagdar") == {"red": 1, "blue": 2, "green": 2}
    assert not any(castle.artefacts("dagdar").values())


@both
@pytest.mark.clause("BST-319")
def test_artefacts_work_in_their_owners_action_stage_only(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 3 / wall 5 red-beast / sannirr mana blue 3"
        " / sannirr artefacts blue-converter red-accumulator"
        " / sannirr spells red-symbiote",
    )
    clause = "BST-083" if edition == "2015" else "BST-082"
    assert castle.refuses("convert blue red", clause, seat="sannirr")
    assert castle.refuses("draw dagdar red", clause, seat="sannirr")
    castle.do("attack s5")
    assert castle.helpers == ["sannirr"]
    assert castle.refuses("convert blue red", "BST-322", seat="sannirr")
    castle.do("pay")
    assert castle.refuses("convert blue red", "BST-322")  # it is not Dagdar's
    castle.do("end")
    assert castle.asked == "sannirr act"
    assert "convert blue red" in castle.options("convert")


@pytest.mark.clause("BST-319", edition="2015")
def test_in_2015_artefacts_do_not_work_before_the_enemy_stage() -> None:
    castle = drawn(
        "2015",
        "stage before / dagdar at d2 / dagdar mana red 3 / dagdar artefacts blue-converter"
        " / dagdar spells red-archmage / wall 5 red-beast",
    )
    assert castle.asked == "dagdar before"
    assert castle.refuses("convert red blue", "BST-322")


@both
@pytest.mark.clause("BST-320")
def test_an_accumulator_takes_a_token_that_another_agrees_to_give(edition: str) -> None:
    castle = drawn(
        edition,
        "players 3 / dagdar at d2 / dagdar mana black 1 / sannirr at d5 / sannirr mana blue 2"
        " / irvena at citadel / irvena mana red 1 green 1 / dagdar artefacts red-accumulator",
    )
    assert castle.options("draw") == {
        "draw sannirr blue", "draw irvena red", "draw irvena green",
    }  # fmt: skip
    castle.do("draw sannirr blue")
    assert castle.asked == "sannirr give"
    assert castle.mana("dagdar") == {"black": 1}
    castle.do("give")
    assert castle.mana("dagdar") == {"black": 1, "blue": 1}
    assert castle.mana("sannirr") == {"blue": 1}
    assert castle.reserve["blue"] == 13


@both
@pytest.mark.clause("BST-320")
def test_only_what_the_other_has_can_be_asked_for(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar artefacts red-accumulator / sannirr mana blue 2")
    assert castle.refuses("draw sannirr red", "BST-320")
    assert castle.refuses("draw dagdar blue", "BST-320")


@both
@pytest.mark.clause("BST-321")
def test_a_refused_request_costs_nothing(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d2 / dagdar artefacts red-accumulator / sannirr mana blue 2 red 1"
    )
    castle.do("draw sannirr blue", "refuse")
    assert castle.asked == "dagdar act"
    assert castle.artefacts("dagdar") == {"red-accumulator": True}
    assert castle.mana("sannirr") == {"blue": 2, "red": 1}
    castle.do("draw sannirr red", "give")
    assert castle.mana("dagdar") == {"red": 1}


@both
@pytest.mark.clause("BST-322")
def test_a_converter_swaps_a_token_with_the_reserve(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d2 / dagdar mana red 2 / dagdar artefacts black-converter"
    )  # fmt: skip
    castle.do("convert red blue")
    assert castle.mana("dagdar") == {"red": 1, "blue": 1}
    assert castle.reserve["red"] == 14
    assert castle.reserve["blue"] == 14


@both
@pytest.mark.clause("BST-322")
def test_without_mana_a_converter_cannot_be_used(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar artefacts black-converter")
    assert castle.options("convert") == set()
    assert castle.refuses("convert red blue", "BST-322")


@both
@pytest.mark.clause("BST-323")
def test_a_converter_gives_only_what_the_reserve_has(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 2 / dagdar artefacts black-converter"
        " / sannirr mana blue 15",
    )
    assert castle.refuses("convert red blue", "BST-323")
    assert castle.refuses("convert red red", "BST-323")
    assert castle.options("convert") == {
        f"convert red {colour}" for colour in ("yellow", "green", "purple", "black")
    }
