"""The enemy deck and the enemies that are there before the first turn."""

import pytest
from tests.clauses.bastion.board import (
    CLASSES,
    COLOURS,
    DISTRICTS,
    MAIN,
    SEATS,
    Board,
    both,
    column,
    even,
    own,
)

from laar.games.bastion.pieces.cards import CARD_IDS


@pytest.mark.clause("BST-018", "BST-019")
@both
def test_the_deck_is_shuffled_and_lies_face_down(edition: str) -> None:
    castle = own(edition, "beast", "warrior")
    assert castle.odds() == even(*MAIN[:12])
    castle.chance("blue-warrior")
    assert castle.odds() == even(*(card for card in MAIN[:12] if card != "blue-warrior"))


@pytest.mark.clause("BST-018")
def test_the_deck_lies_on_section_24_2015() -> None:
    full = f"stage enemy\n{column(*range(1, 23))}deck red-archmage blue-archmage"
    castle = Board("2015", full)
    assert castle.wall(23) == ["red-archmage"]
    castle.do("end")
    assert castle.outcome == ("lost", "BST-574")  # its section is no place for an enemy


@pytest.mark.clause("BST-019")
def test_the_deck_lies_on_no_section_2018() -> None:
    castle = Board("2018", f"stage enemy\n{column(*range(1, 24))}deck red-archmage blue-archmage")
    assert castle.wall(24) == ["red-archmage"]
    assert castle.deck == 1


@pytest.mark.clause("BST-020")
@both
def test_enemies_not_chosen_stay_in_the_box(edition: str) -> None:
    castle = own(edition, "mage", "dragon", "golem")
    chosen = {f"{colour}-{kind}" for kind in ("mage", "dragon") for colour in COLOURS} | {"golem"}
    assert castle.options() == chosen
    assert set(castle.view["box"]) == set(CARD_IDS) - chosen


@pytest.mark.clause("BST-021", "BST-023")
def test_four_players_and_four_enemies_2015() -> None:
    castle = Board("2015", mode="training", players=4, first="dagdar")
    drawn = ["red-rider", "blue-beast", "black-mage", "red-warrior"]
    castle.chance(*drawn[:3])
    assert not castle.facts("turn_began")
    castle.chance(drawn[3])
    assert castle.walls == {1: [drawn[0]], 2: [drawn[1]], 3: [drawn[2]], 4: [drawn[3]]}
    assert castle.deck == 20
    assert [castle.area(seat) for seat in SEATS] == ["citadel"] * 4
    assert castle.asked == "chance enemy"  # of the first enemy stage
    assert castle.fact("turn_began")["seat"] == "dagdar"


@pytest.mark.clause("BST-021", "BST-022")
@both
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_number_of_opening_enemies(edition: str, count: int) -> None:
    castle = own(edition, "beast", "warrior", players=count)
    opening = count + (edition == "2018")
    castle.chance(*MAIN[: opening - 1])
    assert not castle.facts("turn_began")
    castle.chance(MAIN[opening - 1])
    assert castle.walls == {number + 1: [MAIN[number]] for number in range(opening)}
    assert castle.facts("turn_began")


@pytest.mark.clause("BST-024")
@both
def test_opening_enemies_use_their_properties(edition: str) -> None:
    kinds = ("beast", "scout", "symbiote", "flyer", "dragon")
    castle = own(edition, *kinds, players=4 if edition == "2015" else 3)
    castle.chance("green-beast", "red-symbiote", "blue-flyer", "black-dragon")
    assert castle.wall(1) == ["green-beast", "red-symbiote"]
    assert castle.square(1) == ["blue-flyer"]
    assert castle.citadel == ["black-dragon"]


@pytest.mark.clause("BST-024", "BST-025")
@both
def test_a_scout_pulls_a_card_on_top_of_the_number(edition: str) -> None:
    castle = own(edition, "beast", "mage", "rider", "scout")
    castle.chance("red-scout", "red-beast")
    if edition == "2018":
        castle.chance("red-rider")
    assert not castle.facts("turn_began")
    castle.chance("red-mage")
    assert castle.walls == {
        1: ["red-scout"],
        2: ["red-beast"],
        **({3: ["red-rider"], 4: ["red-mage"]} if edition == "2018" else {3: ["red-mage"]}),
    }
    assert castle.facts("turn_began")


@pytest.mark.clause("BST-025")
@both
def test_a_card_counts_wherever_it_ends_up(edition: str) -> None:
    castle = own(edition, "beast", "flyer", "symbiote", players=2)
    castle.chance("red-flyer")
    if edition == "2018":
        castle.chance("blue-flyer")
    assert not castle.facts("turn_began")
    castle.chance("green-flyer")
    assert castle.walls == {}
    assert castle.facts("turn_began")


@pytest.mark.clause("BST-036")
def test_a_dragon_in_the_citadel_sends_all_to_districts_2015() -> None:
    castle = own("2015", "dragon", "beast", "rokai", players=3, first="sannirr")
    castle.chance("red-dragon", "rokai", "blue-beast")
    assert castle.square(1) == ["rokai"]
    for seat in ("sannirr", "irvena", "dagdar"):
        assert castle.asked == f"{seat} start"
        assert castle.options() == {f"start {area}" for area in DISTRICTS[1:]}
        castle.do("start d4")
        assert castle.area(seat) == "d4"
    assert castle.facts("turn_began")
    assert castle.facts("driven") == []


@pytest.mark.clause("BST-037")
def test_a_dragon_drives_out_those_in_the_citadel_2018() -> None:
    castle = own("2018", "dragon", "beast", players=2)
    castle.chance("red-dragon")
    for seat, area in (("dagdar", "d2"), ("sannirr", "d5")):
        assert castle.asked == f"{seat} flee"
        assert castle.options() == {f"flee {area}" for area in DISTRICTS}
        castle.do(f"flee {area}")
        assert castle.area(seat) == area
    assert not castle.facts("turn_began")  # more enemies come first
    castle.chance("red-beast", "blue-beast")
    assert castle.asked == "dagdar act"


@pytest.mark.clause("BST-039")
def test_no_hole_among_the_opening_enemies_2015() -> None:
    castle = own("2015", "beast", "flyer", "dragon", players=4)
    castle.chance("red-beast", "red-flyer", "red-dragon", "blue-beast")
    assert castle.walls == {1: ["red-beast"], 2: ["blue-beast"]}


def test_the_classes_of_the_harness() -> None:
    assert [f"{colour}-{kind}" for kind in CLASSES for colour in COLOURS] == [*CARD_IDS[:72]]
