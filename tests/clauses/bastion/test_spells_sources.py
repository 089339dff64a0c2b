"""Abundance and Prism."""

import pytest
from tests.clauses.bastion.board import COLOURS, both
from tests.clauses.bastion.draw import drawn


@both
@pytest.mark.clause("BST-230")
@pytest.mark.clause("BST-231")
def test_abundance_2_gives_two_more_of_the_same_colour(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar mana blue 1 / dagdar spells red-giant")
    castle.do("source 2 blue", "abundance-2", "take")
    assert castle.mana("dagdar") == {"green": 3 + 2}
    assert castle.spells("dagdar") == []


@both
@pytest.mark.clause("BST-230")
@pytest.mark.clause("BST-231")
def test_abundance_need_not_be_cast(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar mana blue 1 / dagdar spells red-giant")
    castle.do("source 2 blue", "take")
    assert castle.mana("dagdar") == {"green": 3}
    assert castle.spells("dagdar") == ["red-giant"]


@both
@pytest.mark.clause("BST-232")
@pytest.mark.parametrize(("left", "gain"), [(15, 7), (6, 6)])
def test_several_abundances_add_up_as_far_as_the_reserve_goes(
    edition: str, left: int, gain: int
) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana blue 1 / dagdar spells red-giant blue-giant"
        f" / sannirr mana green {15 - left}",
    )
    castle.do("source 2 blue", "abundance-2", "abundance-2", "take")
    assert castle.mana("dagdar") == {"green": gain}


@both
@pytest.mark.clause("BST-232")
def test_abundance_does_not_work_with_a_tower_or_the_citadel(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana blue 1 / dagdar spells red-giant / sannirr at citadel"
        " / sannirr spells blue-giant / source 1 1 red",
    )
    castle.do("tower blue")
    assert castle.asked == "dagdar act"
    assert castle.mana("dagdar") == {"red": 1}
    castle.do("end").do("collect")
    assert castle.asked == "sannirr act"
    assert castle.mana("sannirr") == {"blue": 1}


@both
@pytest.mark.clause("BST-256")
@pytest.mark.parametrize("colour", COLOURS)
def test_prism_gives_the_mana_in_a_colour_of_choice(edition: str, colour: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar mana blue 1 / dagdar spells red-scout")
    castle.do("source 2 blue", f"prism {colour}", "take")
    assert castle.mana("dagdar") == {colour: 3}


@both
@pytest.mark.clause("BST-256")
def test_prism_serves_its_own_player_at_a_source_only(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana blue 2 / sannirr at d1 / sannirr spells red-scout"
        " / source 1 1 red / sannirr mana blue 1",
    )
    castle.do("source 2 blue")
    assert castle.mana("dagdar") == {"blue": 1, "green": 3}
    castle.do("end").do("tower blue")
    assert castle.mana("sannirr") == {"red": 1, "blue": 1}
    assert castle.spells("sannirr") == ["red-scout"]


@both
@pytest.mark.clause("BST-257")
def test_under_prism_the_covering_token_of_the_reserve_keeps_the_colour_of_the_source(
    edition: str,
) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar spells red-scout")
    castle.do("source 2", "prism black", "take")
    assert castle.source(1, 2)["token"] == "green"
    assert castle.reserve["green"] == 14
    assert castle.mana("dagdar") == {"black": 3}


@both
@pytest.mark.clause("BST-257")
def test_prism_does_not_replace_a_missing_covering_token(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar spells red-scout / sannirr mana green 15")
    assert castle.refuses("source 2", "BST-157")
