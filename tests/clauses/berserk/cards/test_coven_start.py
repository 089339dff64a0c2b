"""What the coven prepares before the first turn, and its city."""

import pytest
from tests.clauses.berserk.board import Board, board

FAR = "\na6 blue 48"


def prepared(red: dict[str, int], blue: dict[str, int], first: str = "red") -> Board:
    """Both decks are the coven's; the squads stand so, and nobody has started anything."""
    b = board(decks=["coven+", "coven+"]).roll(5, 2).do("first" if first == "red" else "second")
    squads = {"red": red, "blue": blue}
    for seat, squad in squads.items():
        b.deal(seat, *squad.values())
    b.keep()
    for seat, squad in squads.items():
        b.buy(seat, *squad.values())
    for seat, squad in squads.items():
        steps = b.called("place", seat, *squad.values())
        b.do(*(f"{step} {cell}" for step, cell in zip(steps, squad, strict=True)), seat=seat)
        b.do("ready", seat=seat)
    return b


def cursed(b: Board, *cells: str) -> list[bool]:
    """Which of these cards have Curse."""
    return [b.x(cell, "curse") == 1 for cell in cells]


@pytest.mark.card(74, 2)
def test_marerit_of_the_second_player_curses_up_to_two_neighbours() -> None:
    red = {"b3": 69, "c3": 70, "d3": 73, "c2": 68}
    b = prepared(red, {"c4": 74}).do("use c4 2")
    b.asks("blue", "target")
    assert b.options() == {"b3", "c3", "d3"}  # enemies next to it
    b.do("b3", "d3")
    assert cursed(b, "b3", "c3", "d3", "c2") == [True, False, True, False]
    b.asks("red", "main")  # two at most, once
    b = prepared(red, {"c4": 74}).do("use c4 2", "c3", "enough")
    assert cursed(b, "b3", "c3", "d3") == [False, True, False]
    b = prepared(red, {"c4": 74}).do("pass")
    assert cursed(b, "b3", "c3", "d3") == [False, False, False]


@pytest.mark.card(74, 2)
def test_marerit_of_the_first_player_curses_nobody() -> None:
    b = prepared({"c3": 74}, {"c4": 69})
    b.asks("red", "main")
    b = prepared({"c4": 74}, {"c3": 69}, first="blue")
    b.asks("red", "start")


@pytest.mark.card(78, 1)
def test_soultrad_calls_a_member_of_the_coven() -> None:
    squad = {"c5": 78, "b4": 69, "c4": 69, "d4": 70, "c6": 67}
    b = prepared({"c3": 73}, squad).do("use 78.2 1")
    numbers = sorted(int(option.partition(".")[0]) for option in b.options())
    assert numbers == [67, 68, 70, 71, 72, 80, 81, 82, 83, 112]  # in the deck, of cost 4 or less
    b.do(next(option for option in b.options() if option.startswith("68.")))
    b.asks("blue", "cell")
    assert b.options() == {"a6", "b6", "d6", "e6"}  # the free cells of the third row
    b.do("d6")
    assert (b.at("d6"), b.is_open("d6"), 68 in b.deck("blue")) == (68, True, False)
    b.asks("red", "main")  # once


@pytest.mark.card(78, 1)
def test_soultrad_need_call_nobody_and_counts_coven_creatures_alone() -> None:
    b = prepared({"c3": 73}, {"c5": 78, "b4": 69})
    b.asks("red", "main")  # nobody costs 1
    b = prepared({"c3": 73, "c2": 69}, {"c5": 78, "b4": 69, "c4": 69}).do("use 78.2 1")
    assert sorted(int(o.partition(".")[0]) for o in b.options()) == [67, 80, 81]
    b = prepared({"c3": 73}, {"c5": 78, "b4": 69, "c4": 69}).do("pass")
    b.asks("red", "main")
    assert b.zone("blue") == [78]


@pytest.mark.card(78, 2)
def test_in_soultrad_the_first_strike_of_darkness_curses() -> None:
    drawn = "zone red 78\nc3 red 69\nd3 red 69\nc4 blue 48\nd4 blue 48" + FAR
    b = board(drawn).strike("c3", "c4", 1, 1)
    assert cursed(b, "c4", "d4") == [True, False]
    b.strike("d3", "d4", 1, 1)
    assert cursed(b, "d4") == [False]  # once per turn
    b.end().end().strike("d3", "d4", 1, 1)
    assert cursed(b, "c4", "d4") == [True, True]


@pytest.mark.card(78, 2)
def test_soultrad_hears_of_its_own_darkness_alone() -> None:
    b = board("zone red 78\nc3 red 48\nd3 red 69\nc4 blue 48\nd4 blue 48").strike("c3", "c4", 1, 1)
    assert cursed(b, "c4") == [False]  # not of darkness
    b.strike("d3", "d4", 1, 5)
    assert cursed(b, "d4") == [False]  # a miss
    b = board("zone red 78\nc3 red 69\nc2 red 48\nc4 blue 69" + FAR).strike("c3", "c2", 1, 1)
    assert cursed(b, "c2") == [False]  # not an enemy
    b.end().strike("c4", "c3", 1)
    assert cursed(b, "c3") == [False]  # the enemy's darkness
    b = board("zone red 78\nc3 red 69\nc4 blue 48\nturn blue").strike("c4", "c3", 6, 6)
    assert cursed(b, "c4") == [True]  # an answering blow, in any turn


@pytest.mark.card(81, 3)
def test_the_reader_of_the_second_player_lives_longer() -> None:
    b = prepared({"c3": 73}, {"c4": 81})
    assert (b.life("c4"), b.wounds("c4")) == (4 + 2, 0)
    b = prepared({"c3": 81}, {"c4": 73})
    assert b.life("c3") == 4


@pytest.mark.card(112, 1)
def test_venaira_curses_a_whole_row() -> None:
    red = {"b3": 69, "c3": 112, "d2": 70}
    blue = {"b4": 69, "c4": 73, "c5": 70}
    for row, marked in (
        (3, [True, True, False, False, False, False]),
        (4, [False, False, False, True, True, False]),
        (5, [False, False, False, False, False, True]),
    ):
        b = prepared(red, blue).do("use c3 1")
        assert b.options() == {f"row {number}" for number in (2, 3, 4, 5)}
        b.refused("row 1", "BRS-002")  # nobody stands there
        b.do(f"row {row}")
        assert cursed(b, "b3", "c3", "d2", "b4", "c4", "c5") == marked
        b.asks("red", "main")


@pytest.mark.card(112, 1)
def test_the_row_stays_cursed() -> None:
    b = prepared({"c3": 112}, {"c4": 69}).do("use c3 1", "row 4")
    b.end().end()
    assert cursed(b, "c4") == [True]
