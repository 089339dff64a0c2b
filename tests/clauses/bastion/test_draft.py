"""Rituals dealt before the first turn."""

import pytest
from tests.clauses.bastion.board import COLOURS, MAIN, SEATS, Board, both

FULL = {"2015": "army", "2018": "easy"}
KINDS = ("accumulator", "converter", "source", "obelisk", "cannon")
CLASSES = ["scout", "giant", "werewolf"]


def full_game(edition: str, players: int, first: str = "dagdar") -> Board:
    """A game with rituals before its first enemy."""
    classes = {"classes": CLASSES} if edition.startswith("2018") else {}
    mode = FULL[edition[:4]]
    return Board(edition, mode=mode, players=players, first=first, layout=[*COLOURS], **classes)


def dealt(edition: str, players: int) -> Board:
    """Everyone has three of one colour, dagdar yellow, sannirr green and so on."""
    castle = full_game(edition, players).past("enemy")
    for colour in COLOURS[:players]:
        castle.chance(*(f"{colour}-{kind}" for kind in KINDS[1:4]))
    return castle


@pytest.mark.clause("BST-030", "BST-031")
@both
def test_three_are_dealt_two_are_kept_the_third_goes_under(edition: str) -> None:
    castle = dealt(edition, 2)
    assert castle.asked == "dagdar draft"
    assert castle.options() == {
        "keep yellow-converter yellow-source",
        "keep yellow-converter yellow-obelisk",
        "keep yellow-source yellow-obelisk",
    }
    castle.do("keep yellow-source yellow-obelisk", "keep green-converter green-source")
    assert castle.goals("dagdar") == ["yellow-source", "yellow-obelisk"]  # open to all
    assert castle.goals("sannirr") == ["green-converter", "green-source"]
    rituals = castle.view["rituals"]
    assert rituals["count"] == 26
    below = rituals["layers"][-1]
    assert below["count"] == 2
    assert below["parts"] == [{"cards": ["yellow-converter", "green-obelisk"], "count": 2}]


@pytest.mark.clause("BST-032")
@both
@pytest.mark.parametrize("first", SEATS)
def test_all_are_dealt_to_before_anyone_chooses(edition: str, first: str) -> None:
    castle = full_game(edition, 4, first).past("enemy")
    castle.past("ritual")
    assert {len(castle.goals(seat)) for seat in SEATS} == {3}
    assert castle.view["rituals"]["count"] == 18
    asked = []
    while castle.asked.endswith("draft"):
        asked.append(castle.asked.split()[0])
        castle.do(sorted(castle.options())[0])
    start = SEATS.index(first)
    assert asked == [*SEATS[start:], *SEATS[:start]]


@pytest.mark.clause("BST-032")
@both
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_enemies_are_seen_when_rituals_are_chosen(edition: str, players: int) -> None:
    castle = full_game(edition, players)
    assert castle.asked == "chance enemy"
    opening = players + (edition == "2018")
    castle.chance(*MAIN[:opening])
    assert castle.asked == "chance ritual"
    castle.past("ritual")
    while castle.asked.endswith("draft"):
        assert castle.walls == {number + 1: [MAIN[number]] for number in range(opening)}
        assert [castle.area(seat) for seat in SEATS[:players]] == ["citadel"] * players
        assert castle.view["enemies"]["s1"]["cards"]
        assert not castle.facts("turn_began")
        castle.do(sorted(castle.options())[0])
    assert castle.facts("turn_began")


@pytest.mark.clause("BST-032")
@pytest.mark.clause("BST-036", edition="2015")
def test_in_2015_defenders_have_their_places_when_rituals_are_chosen() -> None:
    army = {"classes": {"dragon": 6}}
    castle = Board("2015", mode="army", players=2, first="dagdar", layout=[*COLOURS], army=army)
    castle.chance("red-dragon", "red-beast")
    assert castle.asked == "dagdar start"
    castle.do("start d2", "start d3")
    assert castle.asked == "chance ritual"
    assert castle.past("ritual").asked == "dagdar draft"


@pytest.mark.clause("BST-032")
@pytest.mark.parametrize("edition", ["2015.1", "2018.1"])
def test_games_of_the_first_revision_go_on_with_the_order_they_had(edition: str) -> None:
    castle = full_game(edition, 2)
    assert castle.asked == "chance ritual"
    castle.past("ritual", "draft")
    assert castle.asked == "chance enemy"
    assert castle.walls == {}


@pytest.mark.clause("BST-032")
@both
def test_rejected_rituals_lie_under_the_deck_in_random_order(edition: str) -> None:
    castle = dealt(edition, 4)
    castle.do(*(f"keep {colour}-converter {colour}-source" for colour in COLOURS[:4]))
    *_, above, below = castle.view["rituals"]["layers"]
    assert (above["count"], below["count"]) == (18, 4)
    rejected = {card for part in below["parts"] for card in part["cards"]}
    assert rejected == {f"{colour}-obelisk" for colour in COLOURS[:4]}


@pytest.mark.clause("BST-033")
@both
def test_no_rituals_in_training(edition: str) -> None:
    castle = Board(edition, mode="training", players=2, first="dagdar")
    assert castle.asked == "chance enemy"  # no deal
    castle.past("enemy")
    assert castle.view["rituals"]["count"] == 0
    assert len(castle.view["ritual_box"]) == 30
    for seat in SEATS[:2]:
        assert castle.goals(seat) == []
        assert castle.artefacts(seat) == {}
    assert all(castle.bases(district) == [] for district in range(1, 7))
