"""Gaining mana with a tower and in the citadel."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn

WAITING = "source 1 1 red / source 1 3 blue / source 2 1 black"  # on sources of d1 and d2


@both
@pytest.mark.clause("BST-163")
@pytest.mark.clause("BST-165")
def test_a_tower_takes_a_token_of_any_colour_and_collects_those_on_the_sources(
    edition: str,
) -> None:
    castle = drawn(edition, f"dagdar at d1 / dagdar mana green 1 purple 1 / {WAITING}")
    assert castle.options("tower") == {"tower green", "tower purple"}
    castle.do("tower purple")
    assert castle.tower(1) == "purple"
    assert castle.mana("dagdar") == {"green": 1, "red": 1, "blue": 1}
    assert [castle.source(1, slot)["token"] for slot in (1, 2, 3)] == [None, None, None]
    assert castle.source(2, 1)["token"] == "black"
    castle.do("end").do("end")
    assert "source 1 red" in castle.options("source")


@both
@pytest.mark.clause("BST-165")
def test_a_tower_frees_built_sources_too(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana green 1 / base 1 black-source / source 1 4 red",
    )
    castle.do("tower green")
    assert castle.source(1, 4)["token"] is None
    assert castle.mana("dagdar") == {"red": 1}


@both
@pytest.mark.clause("BST-164")
def test_a_closed_tower_is_out_of_use_until_the_citadel_collects(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana green 2 / sannirr at citadel / source 1 1 red / tower 1 blue",
    )
    assert castle.refuses("tower green", "BST-164")
    castle.do("end").do("collect", "end")
    assert castle.tower(1) is None
    castle.do("tower green")
    assert castle.tower(1) == "green"
    castle.do("end").do("end")
    assert castle.options("tower") == set()


@both
@pytest.mark.clause("BST-166")
def test_the_reserve_covers_a_tower_for_who_has_no_mana(edition: str) -> None:
    castle = drawn(edition, f"dagdar at d1 / {WAITING}")
    castle.do("tower")
    assert castle.tower(1) == "yellow"
    assert castle.mana("dagdar") == {"red": 1, "blue": 1}
    assert castle.reserve["yellow"] == 14


@both
@pytest.mark.clause("BST-166")
def test_without_mana_a_tower_missing_from_the_reserve_is_out_of_use(edition: str) -> None:
    castle = drawn(edition, f"dagdar at d1 / sannirr mana yellow 15 / {WAITING}")
    assert castle.refuses("tower", "BST-166")


@both
@pytest.mark.clause("BST-167")
def test_the_citadel_collects_from_all_towers_at_no_cost(edition: str) -> None:
    castle = drawn(
        edition,
        f"dagdar at citadel / dagdar mana red 1 / tower 2 red / tower 5 blue / {WAITING}",
    )
    castle.do("collect")
    assert castle.mana("dagdar") == {"red": 2, "blue": 1}
    assert [castle.tower(district) for district in range(1, 7)] == [None] * 6
    assert castle.source(1, 1)["token"] == "red"


@both
@pytest.mark.clause("BST-167")
def test_mana_of_towers_is_collected_in_the_citadel_only(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar mana red 1 / tower 2 red")
    assert castle.refuses("collect", "BST-167")


@both
@pytest.mark.clause("BST-168")
@pytest.mark.parametrize("enemy", ["red-dragon", "knellervirm"])
def test_a_dragon_blocks_the_mana_of_the_citadel(edition: str, enemy: str) -> None:
    castle = drawn(
        edition,
        f"dagdar at citadel / dagdar mana red 15 / tower 2 blue / citadel {enemy}",
    )
    assert castle.refuses("collect", "BST-168")
    castle.do("attack citadel")
    castle.do("collect")
    assert castle.mana("dagdar") == {"red": 5, "blue": 1}


@both
@pytest.mark.clause("BST-169")
@pytest.mark.parametrize("mana", ["red 1", "red 0"])
def test_an_enemy_on_the_square_blocks_sources_and_tower(edition: str, mana: str) -> None:
    castle = drawn(
        edition,
        f"dagdar at d1 / dagdar mana {mana} / square 1 red-flyer / base 1 black-source",
    )
    for answer in ("source 1", "source 4", "tower"):
        assert castle.refuses(f"{answer} red", "BST-169")
        assert castle.refuses(answer, "BST-169")
    castle.do("move d2")
    assert castle.options("source")


@both
@pytest.mark.clause("BST-170")
def test_a_tower_may_be_used_with_nothing_to_collect(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar mana red 2").do("tower red")
    assert castle.mana("dagdar") == {"red": 1}
    assert castle.tower(1) == "red"


@both
@pytest.mark.clause("BST-170")
def test_the_citadel_may_be_used_with_nothing_to_collect(edition: str) -> None:
    castle = drawn(edition, "dagdar at citadel").do("collect")
    assert castle.mana("dagdar") == {}
    assert castle.done == ["mana"]


@both
@pytest.mark.clause("BST-171")
def test_tokens_left_on_the_board_are_for_whoever_comes(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d1 / dagdar mana red 1 / sannirr at d1 / sannirr mana blue 1"
    )
    castle.do("source 1 red", "end").do("tower blue", "move citadel", "end")
    assert castle.mana("sannirr") == {"red": 1}
    castle.do("move citadel", "collect")
    assert castle.mana("dagdar") == {"yellow": 3, "blue": 1}


@both
@pytest.mark.clause("BST-172")
def test_the_token_on_the_tower_is_not_collected_with_it(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar mana red 1 / source 1 1 green")
    castle.do("tower red")
    assert castle.tower(1) == "red"
    assert castle.mana("dagdar") == {"green": 1}


@pytest.mark.clause("BST-173")
def test_turn_example_dagdar_uses_the_tower() -> None:
    castle = drawn(
        "2018",
        "dagdar at d1 / dagdar mana green 3"
        " / source 1 1 green / source 1 2 blue / source 1 3 yellow",
    )
    castle.do("tower green")
    assert castle.mana("dagdar") == {"green": 3, "blue": 1, "yellow": 1}
    assert [castle.source(1, slot)["token"] for slot in (1, 2, 3)] == [None, None, None]
    assert castle.tower(1) == "green"
