"""The fourth scenario of 2018: damaged sources, the vanguard, restoring (BST-557 to BST-567)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import COLOURS, SEATS, Board, even

RING = [*COLOURS]


def arrival(players: int = 2) -> Board:
    """The scenario before its first lot, on the ordinary ring."""
    return Board("2018", mode="scenario-4", players=players, layout=RING, first="dagdar")


def begun() -> Board:
    """The same after all lots, the first answer each, at the draft."""
    return arrival().past("source", "vanguard", "ritual")


@pytest.mark.clause("BST-559")
def test_a_source_in_every_district_and_the_far_ones_damaged() -> None:
    castle = arrival()
    assert castle.options() == {f"{colour}-source" for colour in COLOURS}
    castle = begun()
    for district in range(1, 7):
        (built,) = castle.bases(district)
        assert built.endswith("-source")
        damaged = [castle.source(district, slot)["damaged"] for slot in (1, 2, 3, 4)]
        assert damaged == [district in (2, 3, 4)] * 4
    damaged_source = Board("2018", "dagdar at d2\ndagdar mana red 1\ndamaged 2 1")
    assert damaged_source.options("source 1") == set()
    assert damaged_source.options("source 2") == {"source 2 red"}


@pytest.mark.clause("BST-560")
@pytest.mark.parametrize("ring", [RING, RING[::-1]])
def test_districts_2_3_and_4_are_damaged_with_the_sources_built_there(ring: list[str]) -> None:
    castle = Board("2018", mode="scenario-4", players=1, layout=ring, first="dagdar")
    castle.past("source", "vanguard", "ritual")
    marked = {
        (district, source["slot"], source["built"])
        for district, told in enumerate(castle.view["districts"], 1)
        for source in told["sources"]
        if source["damaged"]
    }
    assert marked == {(d, slot, slot == 4) for d in (2, 3, 4) for slot in (1, 2, 3, 4)}


@pytest.mark.clause("BST-562")
@pytest.mark.parametrize("start", range(6))
def test_the_vanguard_is_of_the_colours_of_the_damaged_districts_and_of_the_others(
    start: int,
) -> None:
    ring = RING[start:] + RING[:start]
    castle = Board("2018", mode="scenario-4", players=2, layout=ring, first="dagdar").past("source")
    dragons = [f"{colour}-dragon" for colour in ring[1:4]]
    flyers = [f"{colour}-flyer" for colour in (ring[0], *ring[4:])]
    assert castle.odds() == even(*dragons)
    castle.chance(dragons[2])
    assert castle.odds() == even(*flyers)
    castle.past("vanguard")
    assert castle.citadel == [dragons[2]]
    assert [castle.square(district) for district in (1, 5, 6)] == [[], [], []]
    assert {castle.square(district)[0] for district in (2, 3, 4)} == {*flyers}
    in_box = {card for card in castle.view["box"] if card in dragons}
    assert in_box == {*dragons[:2]}


@pytest.mark.clause("BST-561")
def test_defenders_start_in_the_camps_district() -> None:
    castle = begun()
    assert castle.area("dagdar") == castle.area("sannirr") == "d6"


@pytest.mark.clause("BST-563")
def test_the_flyers_land_by_lot() -> None:
    castle = arrival().past("source")
    assert castle.options() == {"green-dragon", "red-dragon", "purple-dragon"}
    castle.chance("red-dragon")
    assert castle.options() == {"yellow-flyer", "blue-flyer", "black-flyer"}
    castle.chance("black-flyer", "yellow-flyer")
    assert castle.citadel == ["red-dragon"]
    assert castle.square(2) == ["black-flyer"]
    assert castle.square(3) == ["yellow-flyer"]
    assert castle.square(4) == ["blue-flyer"]
    assert {"green-dragon", "purple-dragon"} <= set(castle.view["box"])


@pytest.mark.clause("BST-564")
def test_restoring_a_source_for_one_mana_of_its_colour() -> None:
    # District 2, statue side: green, red, blue.
    drawn = "dagdar at d2\ndagdar mana red 2 green 1\ndamaged 2 1\ndamaged 2 2\ndamaged 2 3\n"
    castle = Board("2018", drawn)
    assert castle.options("restore") == {"restore 1", "restore 2"}
    castle.do("restore 2")
    assert castle.mana("dagdar") == {"green": 1, "red": 1}
    assert castle.reserve["red"] == 14
    assert not castle.source(2, 2)["damaged"]
    assert castle.options("restore") == set()  # once a turn
    assert castle.options("source 2")
    held = Board("2018", drawn + "square 2 red-flyer")
    assert held.options("restore") == set()


@pytest.mark.clause("BST-564")
def test_another_turn_another_source() -> None:
    drawn = "dagdar at d2\ndagdar mana red 2 green 1\ndamaged 2 1\ndamaged 2 2\n"
    castle = Board("2018", drawn + "dagdar spells red-dragon\nwall 1 blue-mage\ndeck blue-beast")
    castle.do("restore 1", "repeat")
    assert castle.options("restore") == {"restore 2"}


@pytest.mark.clause("BST-565")
def test_a_source_built_later_is_not_damaged() -> None:
    drawn = "dagdar at d2\ndagdar mana red 3\nwall 5 red-beast\nwall 1 blue-mage\ndeck blue-rider\n"
    drawn += "base 2 blue-source\ndamaged 2 1\ndamaged 2 2\ndamaged 2 3\ndamaged 2 4\n"
    castle = Board("2018", drawn + "dagdar goals red-source")
    castle.do("attack s5", "perform red-source red-beast", "build d2")
    assert [castle.source(2, slot)["damaged"] for slot in (1, 2, 3, 4, 5)] == [True] * 4 + [False]
    castle = Board("2018", drawn + "dagdar goals red-source")
    castle.do("attack s5", "perform red-source red-beast", "replace blue-source d2")
    assert castle.source(2, 4) == {
        "slot": 4, "colour": "red", "token": None, "damaged": False, "banned": False,
        "built": True, "gives": 3,
    }  # fmt: skip


@pytest.mark.clause("BST-566")
def test_the_mana_for_restoring_goes_to_the_reserve() -> None:
    castle = Board("2018", "dagdar at d2\ndagdar mana green 1\ndamaged 2 1").do("restore 1")
    assert castle.mana("dagdar") == {}
    assert castle.reserve["green"] == 15


@pytest.mark.clause("BST-554")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_starts_with_a_beast_and_the_others_leave_the_game(players: int) -> None:
    castle = Board("2018", mode="scenario-2", players=players, layout=RING, first="dagdar")
    beasts = [f"{colour}-beast" for colour in COLOURS]
    assert castle.options() == {*beasts}
    castle.past("vanguard")
    held = [one for seat in SEATS[:players] for one in castle.defender(seat)["spells"]]
    assert [one["spell"] for one in held] == ["haste"] * players
    assert len({one["card"] for one in held}) == players
    assert {*beasts} - {one["card"] for one in held} == {*beasts} & {*castle.view["box"]}


@pytest.mark.clause("BST-567")
def test_which_beast_is_handed_out_is_a_lot_without_effect() -> None:
    castle = Board("2018", mode="scenario-2", players=2, layout=RING, first="dagdar")
    assert set(castle.odds().values()) == {castle.odds()["red-beast"]}
    castle.chance("red-beast", "black-beast")
    for seat, beast in (("dagdar", "red-beast"), ("sannirr", "black-beast")):
        assert castle.defender(seat)["spells"] == [{"card": beast, "spell": "haste"}]
