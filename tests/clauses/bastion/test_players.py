"""Who sits down, and what everyone has when the game begins."""

import pytest
from tests.clauses.bastion.board import COLOURS, SEATS, Board, both, column, even, own

from laar.core.game import BadOptions

players = pytest.mark.parametrize("count", [1, 2, 3, 4])


@pytest.mark.clause("BST-008")
@both
@players
def test_one_to_four_win_together(edition: str, count: int) -> None:
    assert own(edition, "beast", players=count).view["seats"] == [*SEATS[:count]]
    castle = Board(edition, f"players {count}\nwall 1 red-beast\ndagdar at d1\ndagdar mana red 3")
    castle.do("attack s1")
    assert castle.view["outcome"]["winners"] == [*SEATS[:count]]


@pytest.mark.clause("BST-008")
@both
@players
def test_all_lose_together(edition: str, count: int) -> None:
    castle = Board(edition, f"players {count}\nstage enemy\nwall 1 red-beast")
    assert castle.outcome is not None
    assert castle.view["outcome"]["winners"] == []


@pytest.mark.clause("BST-008")
@both
@pytest.mark.parametrize("count", [0, 5])
def test_nobody_and_five_cannot_play(edition: str, count: int) -> None:
    with pytest.raises(BadOptions, match="players"):
        own(edition, "beast", players=count)


@pytest.mark.clause("BST-026")
@both
@players
def test_each_defender_starts_in_the_citadel(edition: str, count: int) -> None:
    castle = own(edition, "beast", players=count).past("enemy")
    assert [one["seat"] for one in castle.view["defenders"]] == [*SEATS[:count]]
    assert {castle.area(seat) for seat in SEATS[:count]} == {"citadel"}


@pytest.mark.clause("BST-027")
@both
def test_every_defender_can_do_the_same(edition: str) -> None:
    def seen(seat: str) -> set[str]:
        text = f"players 4\nactive {seat}\n{column(9, 10)}{seat} at d3\n{seat} mana blue 3 red 4"
        return Board(edition, f"{text}\n{seat} spells red-scout\nsquare 4 red-flyer").options()

    assert seen("dagdar") == seen("sannirr") == seen("irvena") == seen("talm")
    assert "move d4" in seen("talm")


@pytest.mark.clause("BST-028", "BST-029")
@both
@players
def test_six_mana_each_and_the_rest_in_the_reserve(edition: str, count: int) -> None:
    castle = own(edition, "beast", players=count)
    for seat in SEATS[:count]:
        assert castle.mana(seat) == dict.fromkeys(COLOURS, 1)
    assert castle.reserve == dict.fromkeys(COLOURS, 15 - count)


@pytest.mark.clause("BST-006")
@both
def test_tokens_only_travel(edition: str) -> None:
    text = "dagdar at d1\ndagdar mana red 3 blue 2\nsannirr mana red 1\ntower 4 black\n"
    castle = Board(edition, f"{text}wall 1 red-beast\nwall 23 blue-mage\nsource 1 2 green")
    castle.do("source 1 blue")
    assert _tokens(castle) == dict.fromkeys(COLOURS, 15)
    castle.do("attack s1", "move citadel")
    assert _tokens(castle) == dict.fromkeys(COLOURS, 15)


def _tokens(castle: Board) -> dict[str, int]:
    lying = [one["token"] for d in castle.view["districts"] for one in (*d["sources"], d["tower"])]
    held = [castle.mana(one["seat"]) for one in castle.view["defenders"]]
    return {
        colour: castle.reserve[colour]
        + lying.count(colour)
        + sum(mana.get(colour, 0) for mana in held)
        for colour in COLOURS
    }


@pytest.mark.clause("BST-035")
@both
@pytest.mark.parametrize("first", ["dagdar", "sannirr", "irvena"])
def test_the_host_names_the_starting_player(edition: str, first: str) -> None:
    castle = own(edition, "beast", "warrior", players=3, first=first).past("enemy")
    assert castle.view["first"] == castle.view["active"] == first


@pytest.mark.clause("BST-035")
@both
def test_otherwise_the_starting_player_is_drawn(edition: str) -> None:
    castle = Board(edition, mode="training", players=3)
    assert castle.asked == "chance first"
    assert castle.odds() == even("dagdar", "sannirr", "irvena")
    castle.chance("irvena")
    assert castle.view["first"] == "irvena"
