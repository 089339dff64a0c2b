"""River maidens that slow, pin, push and drag."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"
# Who can be chosen within range 3 of c1: creatures of blue, those of the additional zone always.
WITHIN = "c4 blue 74\ne3 blue 9\nb5 blue 74\nc3 blue 91\nb1 red 48\nzone blue 107"


@pytest.mark.card(43, 1)
def test_lennitsa_slows_a_creature_through_its_next_turn() -> None:
    b = board("c1 red 43\n" + WITHIN).do("use c1 1")
    assert b.options() == {"c4", "e3", "107.1"}
    b.do("c4").passes()
    assert (b.is_closed("c1"), b.units("e3")) == (True, 2)
    b.end()
    assert b.units("c4") == 1
    b.do("step c4 d4").refused("step d4 d5")
    b.end()
    assert b.units("d4") == 1  # 2 again, and it took one step
    b.end()
    assert b.units("d4") == 2


@pytest.mark.card(43, 1)
def test_two_lennitsas_slow_twice_and_nobody_below_none() -> None:
    b = board("c1 red 43\nd1 red 43\nc4 blue 74\nd4 blue 48")
    b.do("use c1 1", "c4").passes().do("use d1 1", "c4").passes().end()
    assert (b.units("c4"), b.units("d4")) == (0, 1)
    b = board("c1 red 43\nd1 red 43\nc4 blue 74\nd4 blue 48")
    b.do("use c1 1", "d4").passes().do("use d1 1", "d4").passes().end()
    assert (b.units("c4"), b.units("d4")) == (2, 0)


@pytest.mark.card(44, 1)
def test_the_mischief_maker_pins_a_creature_through_its_next_turn() -> None:
    b = board("c1 red 44\n" + WITHIN).do("use c1 1")
    assert b.options() == {"c4", "e3", "107.1"}
    b.do("c4").passes()
    assert b.is_closed("c1")
    b.end().refused("step c4 d4")
    b.do("step b5 b6").end().end()
    b.do("step c4 d4")


@pytest.mark.card(44, 1)
def test_a_pinned_creature_neither_jumps_nor_is_moved() -> None:
    drawn = "c1 red 44\nc2 red 48\nc4 blue 46" + FAR
    b = board(drawn).do("use c1 1", "c4").passes().do("use c2 1", "c4").passes()
    b.roll(1)  # nobody is asked for a cell
    assert (b.at("c4"), b.wounds("c4")) == (46, 2)
    b.end().refused("jump c4 e4")
    b.end()
    b.do("use c2 1", "c4").passes().do("d4").roll(1)  # its time is over
    assert (b.at("d4"), b.wounds("d4")) == (46, 2 - 1 + 2)


@pytest.mark.card(46, 1)
def test_next_to_okta_enemies_are_slow() -> None:
    b = board("c3 red 46\nd3 red 74\nb4 blue 74\nc5 blue 74\nd4 blue 48\nturn blue")
    assert [b.units(cell) for cell in ("b4", "c5", "d4", "d3")] == [1, 2, 0, 2]
    b.do("step c5 c4").refused("step c4 c5")  # one of its 2 is spent, the other lost
    b.do("step b4 a4")
    assert b.units("a4") == 1  # away from her it is quick again
    b.do("step a4 a5")
    b = board("c3 red 46 closed\nd3 red 46\nc4 blue 74\nturn blue")
    assert b.units("c4") == 0  # two of them


@pytest.mark.card(48, 1)
def test_litovitsa_pushes_and_hurts() -> None:
    drawn = "c2 red 48\n" + WITHIN
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c4", "e3", "107.1"}
    for die, wounds in ((3, 2), (5, 2), (6, 3)):
        b = board(drawn).do("use c2 1", "c4").passes()
        b.asks("red", "cell")
        assert b.options() == {"b4", "c5", "d4"}  # one step, to a free cell
        b.do("d4").roll(die)
        assert (b.at("d4"), b.wounds("d4"), b.is_closed("c2")) == (74, wounds, True)


@pytest.mark.card(48, 1)
def test_litovitsa_hurts_who_cannot_be_pushed() -> None:
    b = board("c2 red 48\nc4 blue 74\nb4 blue 48\nd4 blue 48\nc5 blue 48\nc3 red 42")
    b.do("use c2 1", "c4").passes().roll(1)
    assert (b.at("c4"), b.wounds("c4")) == (74, 2)
    b = board("c1 red 48\nzone blue 107" + FAR).do("use c1 1", "107.1").passes().roll(6)
    assert (b.cell("107.1"), b.wounds("107.1")) == ("zone", 3)
    b = board("c2 red 48\nc4 blue 13" + FAR).do("use c2 1", "c4").passes().roll(6)
    assert (b.at("c4"), b.wounds("c4")) == (13, 0)  # Protection from magic


@pytest.mark.card(58, 3)
def test_inoga_drags_an_enemy_towards_her() -> None:
    drawn = "c2 red 58\nd5 blue 74\nc6 blue 74\nd2 blue 91\na3 red 48\nturn blue"
    b = board(drawn).end()
    b.asks("red", "target")
    assert b.options() == {"d5", "no"}  # a creature within range 3
    b.do("d5")
    b.asks("red", "cell")
    assert b.options() == {"c5", "d4"}  # its column, or its row, comes nearer
    b.do("c5")
    assert (b.at("c5"), b.wounds("c5"), b.asked) == (74, 2, "red main")
    b.end().end().do("c5").do("c4")  # the same column: only one way is left
    assert (b.at("c4"), b.wounds("c4")) == (74, 4)
    b = board(drawn).end().do("no")
    assert (b.at("d5"), b.wounds("d5"), b.asked) == (74, 0, "red main")


@pytest.mark.card(58, 3)
def test_who_stands_next_to_inoga_stays_and_is_hurt() -> None:
    b = board("c2 red 58 closed\nd3 blue 74\nturn blue").end().do("d3")
    assert (b.at("d3"), b.wounds("d3"), b.asked) == (74, 2, "red main")
    b = board("c2 red 58\nc5 blue 74\nc4 blue 74\nturn blue").end().do("c5")
    assert (b.at("c5"), b.wounds("c5")) == (74, 2)  # the way is barred
    b = board("c2 red 58\nc5 blue 13\nturn blue").end().do("c5")
    assert (b.at("c5"), b.wounds("c5")) == (13, 0)  # it is a spell
    b = board("c2 red 58\nc5 blue 74").end()
    b.asks("blue", "main")  # not at the end of her own turn


@pytest.mark.card(62, 1)
def test_llaira_pins_a_creature_at_the_start_of_the_enemy_turn() -> None:
    drawn = "c1 red 62\n" + WITHIN
    b = board(drawn).end()
    b.asks("red", "target")
    assert b.options() == {"c4", "e3", "107.1", "no"}
    b.do("c4")
    b.asks("blue", "main")
    b.refused("step c4 d4")
    b.do("step e3 e4").end()
    b.do("use c1 2", "c4").passes().roll(1).end()  # closed or open
    b.asks("red", "target")
    b.do("e4")
    assert b.options("step c4") == {"step c4 b4", "step c4 c5", "step c4 d4"}
    b = board(drawn).end().do("no")
    b.do("step c4 d4")


@pytest.mark.card(62, 1)
def test_who_is_pinned_by_llaira_is_free_when_the_turn_is_over() -> None:
    b = board("c1 red 62\nc2 red 48\nc4 blue 74").end().do("c4").end()
    b.do("use c2 1", "c4").passes().do("d4").roll(1)
    assert b.at("d4") == 74


@pytest.mark.card(106, 1)
def test_who_steps_next_to_tressonitsa_is_hurt_and_stuck() -> None:
    drawn = "c3 red 106\nc5 blue 74\nb4 blue 74\nturn blue"
    b = board(drawn).do("step c5 c4")
    b.asks("red", "may")
    b.do("yes")
    assert (b.wounds("c4"), b.units("c4"), b.asked) == (1, 1, "blue main")
    b.refused("step c4 d4")
    b.do("step b4 b3", "yes")  # from one neighbouring cell to another; each creature once
    assert (b.wounds("b3"), b.wounds("c4")) == (1, 1)
    b.refused("step b3 b2")
    b.end().end()
    b.do("step c4 d4", "no", "step d4 d5")  # the turn is over; she need not
    assert b.wounds("d5") == 1


@pytest.mark.card(106, 1)
def test_who_is_moved_or_jumps_there_is_stuck_too() -> None:
    b = board("c3 red 106\nd3 red 48\nd5 blue 74" + FAR).do("use d3 1", "d5").passes().do("d4")
    b.roll(1).do("yes")
    assert b.wounds("d4") == 2 + 1
    b.end().do("step d4 d5")  # until the end of that turn
    b = board("c3 red 106\ne4 blue 46\nturn blue").do("jump e4 c4", "yes")
    assert b.wounds("c4") == 1


def test_tressonitsa_lets_others_pass() -> None:
    b = board("c3 red 106\nc6 blue 74\nc1 red 74\na6 blue 48\nturn blue").do("step c6 c5")
    b.asks("blue", "main")  # not next to her
    b = board("c3 red 106\nc1 red 74" + FAR).do("step c1 c2")
    b.asks("red", "main")  # of her own side
    b = board("c3 red 106\nb4 blue 74\nturn blue").do("step b4 a4")
    b.asks("blue", "main")  # away from her


@pytest.mark.card(107, 1)
def test_whom_the_sivid_hits_cannot_move() -> None:
    drawn = "zone red 107\nc2 red 48\nc4 blue 74 closed\nd6 blue 48"
    b = board(drawn).strike("107.1", "c4", 1)
    assert (b.wounds("c4"), b.is_closed("107.1")) == (1, True)
    b.do("use c2 1", "c4").passes().roll(1).end()  # not even by a spell
    assert (b.at("c4"), b.is_open("c4")) == (74, True)
    b.refused("step c4 d4")
    b.end().end()
    b.do("step c4 d4")


def test_whom_the_sivid_misses_walks_on() -> None:
    b = board("zone red 107\nc1 red 48\nc4 blue 74").strike("107.1", "c4", 6, 4).end()
    b.do("step c4 d4")
