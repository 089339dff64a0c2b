"""Orcs that wound outside the simple strikes they announce."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


@pytest.mark.card(5, 1)
def test_the_raider_follows_up_a_strong_attack_of_his_side() -> None:
    # Marerit on a3 strikes hard; the Raider on c3 wounds two of the three next to him.
    drawn = "a3 red 74\na4 blue 48 closed\nc3 red 5\nb4 blue 48\nc4 blue 48\nd4 blue 48\nd3 blue 91"
    drawn += "\nc2 red 42"
    for die, wounds in ((3, 1), (4, 1), (6, 2)):
        b = board(drawn).strike("a3", "a4", 6)
        b.asks("red", "target")
        assert b.options() == {"b4", "c4", "d4", "no"}  # creatures alone, next to him
        b.do("b4")
        assert b.options() == {"c4", "d4", "enough"}
        b.do("d4").roll(die)  # one roll for both
        assert (b.wounds("b4"), b.wounds("c4"), b.wounds("d4")) == (wounds, 0, wounds)
        assert (b.asked, b.is_open("c3")) == ("red main", True)


@pytest.mark.card(5, 1)
def test_the_raider_may_wound_one_or_nobody() -> None:
    drawn = "a3 red 74\na4 blue 48 closed\nc3 red 5\nb4 blue 48\nc4 blue 48"
    b = board(drawn).strike("a3", "a4", 6).do("c4", "enough").roll(1)
    assert (b.wounds("b4"), b.wounds("c4")) == (0, 1)
    b = board(drawn).strike("a3", "a4", 6).do("no")
    assert (b.asked, b.wounds("b4"), b.wounds("c4")) == ("red main", 0, 0)


@pytest.mark.card(5, 1)
def test_the_raider_follows_up_his_own_strike_and_throws_once_per_turn() -> None:
    drawn = "c3 red 5\nc4 blue 74 closed\nd4 blue 74\nb1 red 47"
    b = board(drawn).do("use b1 2", "d4").passes().roll(6)
    b.do("d4", "enough").roll(2)
    assert b.wounds("d4") == 1 + 1
    b.strike("c3", "c4", 6)
    assert (b.asked, b.wounds("c4")) == ("red main", 3)  # not again in this turn
    b = board(drawn).strike("c3", "c4", 6).do("d4", "enough").roll(2)
    assert (b.wounds("c4"), b.wounds("d4")) == (3, 1)


def test_the_raider_does_not_follow_up_weaker_or_foreign_attacks() -> None:
    b = board("a3 red 74\na4 blue 48 closed\nc3 red 5\nc4 blue 48").strike("a3", "a4", 5)
    b.asks("red", "main")
    b = board("a3 red 74\na4 blue 48\nc3 red 5\nc4 blue 48").strike("a3", "a4", 6, 5)
    b.asks("red", "main")  # a miss
    b = board("c3 red 5\nc4 blue 74\nb3 red 48 closed\nturn blue").strike("c4", "b3", 6)
    b.asks("blue", "main")


@pytest.mark.card(5, 1)
def test_the_raider_follows_up_creatures_alone_and_by_an_impact() -> None:
    b = board("a1 red 91 chips 1\na5 blue 48\nc3 red 5\nc4 blue 48").do("use a1 2", "a5").roll(6)
    assert (b.wounds("a5"), b.asked) == (3, "red main")  # a culverin is no creature
    b = board("a3 red 74\na4 blue 48 closed\nc3 red 5\nc4 blue 9").strike("a3", "a4", 6)
    b.do("c4").roll(6)
    assert b.wounds("c4") == 0  # steadfast


def test_the_raider_with_nobody_beside_him_is_not_asked() -> None:
    b = board("a3 red 74\na4 blue 48 closed\nc3 red 5").strike("a3", "a4", 6)
    b.asks("red", "main")


@pytest.mark.card(7, 2)
def test_the_reborn_orc_strikes_when_it_closes() -> None:
    b = board("c3 red 7\nc4 blue 48 closed\nb4 blue 91\nc5 blue 48\nb2 red 48")
    b.strike("c3", "c4", 1)
    b.asks("red", "target")
    assert b.options() == {"b4", "c4", "no"}
    b.do("b4").roll(6)  # nobody answers a special strike
    assert (b.wounds("c4"), b.wounds("b4"), b.wounds("c3")) == (2, 1, 0)


@pytest.mark.card(7, 2)
def test_the_reborn_orc_strikes_each_time_it_closes_by_whatever_cause() -> None:
    b = board("c3 red 7 chips 1\nc4 blue 74 closed" + FAR).strike("c3", "c4", 1).do("c4").roll(1)
    b.do("rage c3").strike("c3", "c4", 1).do("c4").roll(1)
    assert b.wounds("c4") == 2 + 1 + 2 + 1
    b = board("c3 red 7\nc4 blue 41 chips 1\nturn blue").do("use c4 2", "c3").passes()
    assert b.is_closed("c3")
    b.do("c4").roll(4)
    assert b.wounds("c4") == 1
    b = board("c3 red 7\nc4 blue 74 closed\nd4 blue 74").strike("c3", "c4", 1).do("no")
    assert (b.wounds("c4"), b.asked) == (2, "red main")


@pytest.mark.card(16, 1)
def test_mirgat_wounds_by_the_cards_with_rage_beside_an_enemy() -> None:
    # Next to a4: three orcs of red; the orcs of blue and Marerit, without Rage, do not count.
    drawn = "e1 red 16\na3 red 9\nb3 red 3\nb4 red 4\na5 red 74\nb5 blue 9\na4 blue 48"
    drawn += "\ne6 blue 91\nturn blue"
    b = board(drawn).end()
    b.asks("red", "target")
    assert b.options() == {"a4", "b5", "no"}
    b.do("a4")
    assert (b.wounds("a4"), b.asked) == (3, "red main")
    b = board(drawn.replace("b4 red 4", "c4 red 4")).end().do("a4")
    assert b.wounds("a4") == 2
    b = board(drawn.replace("a5 red 74", "a5 red 11")).end().do("a4")
    assert b.wounds("a4") == 3  # four of them; 3 at most
    b = board(drawn).end().do("no")
    assert b.wounds("a4") == 0
    b = board(drawn).end().do("b5")
    assert b.wounds("b5") == 0  # steadfast


@pytest.mark.card(16, 1)
def test_mirgat_works_closed_or_open_at_the_start_of_his_turn_alone() -> None:
    b = board("c3 red 16\nc4 blue 48\nturn blue").end().do("c4")
    assert b.wounds("c4") == 1  # he counts himself
    b.end()
    b.asks("blue", "main")


@pytest.mark.card(17, 1)
def test_the_rider_wounds_after_each_step() -> None:
    b = board("b3 red 17\nc4 blue 48\nd4 blue 48\nb2 blue 91\nd2 red 42").do("step b3 c3")
    b.asks("red", "target")
    assert b.options() == {"c4", "d4", "no"}  # next to its new cell, creatures alone
    b.do("c4")
    b.do("step c3 d3", "d4")
    assert (b.wounds("c4"), b.wounds("d4"), b.is_open("d3")) == (1, 1, True)
    b = board("b3 red 17\nc4 blue 48").do("step b3 c3", "no", "step c3 c2")
    assert (b.asked, b.wounds("c4")) == ("red main", 0)
    b = board("b3 red 17\nc4 blue 9").do("step b3 c3", "c4")
    assert b.wounds("c4") == 0  # steadfast


@pytest.mark.card(17, 1)
def test_the_rider_wounds_after_being_moved_to_a_neighbouring_cell_only() -> None:
    b = board("c3 red 17\nb5 blue 48\nd4 blue 48\nturn blue").do("use b5 1", "c3", "d3").roll(1)
    b.asks("red", "target")
    b.do("d4")
    assert (b.wounds("d3"), b.wounds("d4")) == (2, 1)
    b = board("a1 red 17 chips 1\ne1 red 21\nc4 blue 48").do("use e1 1", "a1", "c3").passes()
    assert (b.asked, b.at("c3"), b.wounds("c4")) == ("red main", 17, 0)


@pytest.mark.card(22, 2)
def test_the_bloodsworn_strikes_when_another_orc_dies() -> None:
    drawn = "c3 red 22\nd2 red 42\na3 red 2 closed wounds 5\na4 blue 74\nb4 blue 91\nc5 blue 48"
    drawn += "\nturn blue"
    b = board(drawn).strike("a4", "a3", 1)
    b.asks("red", "target")
    assert b.options() == {"b4", "no"}
    b.do("b4").roll(1)
    assert (b.wounds("b4"), b.is_open("c3"), b.wounds("c3")) == (4, True, 0)
    b = board(drawn).strike("a4", "a3", 1).do("no")
    assert (b.wounds("b4"), b.asked) == (0, "blue main")


@pytest.mark.card(22, 2)
def test_the_bloodsworn_strikes_closed_too_and_for_each_orc() -> None:
    drawn = "c3 red 22 closed\na3 red 2 closed wounds 5\nd2 red 5 closed wounds 8"
    b = board(drawn + "\na4 blue 74\nd3 blue 74\nb4 blue 48\nturn blue").strike("a4", "a3", 1)
    b.do("b4").roll(4).strike("d3", "d2", 1).do("b4").roll(6)
    assert b.wounds("b4") == 8


def test_the_bloodsworn_does_not_avenge_himself() -> None:
    b = board("c3 red 22 closed wounds 15\na1 red 42\nc4 blue 74\nturn blue").strike("c4", "c3", 1)
    assert (b.grave("red"), b.asked) == ([22], "blue main")


@pytest.mark.parametrize("dead", ["a3 red 48 closed wounds 9", "a3 blue 2 closed wounds 5"])
def test_the_bloodsworn_avenges_only_orcs_of_his_side(dead: str) -> None:
    b = board(f"c3 red 22\n{dead}\na4 blue 74\nb4 blue 48\nturn blue").strike("a4", "a3", 1)
    assert (b.at("a3"), b.asked) == (None, "blue main")
