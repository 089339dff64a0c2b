"""Chips: blood magic, rage, their maximum; and anger."""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.clauses.berserk.conftest import Sudden

FAR = "\na6 blue 48\ne1 red 42\n"


@pytest.mark.clause("BRS-310")
def test_blood_magic_may_give_a_chip_each_time() -> None:
    b = board("b3 red 74\nc3 red 74\nd3 red 74\nc2 red 62\nc4 blue 41 closed" + FAR)
    b.strike("b3", "c4", 1).asks("blue", "may")
    b.do("yes").strike("c3", "c4", 1).do("no").strike("d3", "c4", 1).do("yes")
    assert b.chips("c4") == 2
    b.do("use c2 2", "c4").roll(1).do("yes")
    assert b.chips("c4") == 3  # any number of times in a turn
    b = board("c3 red 41 poison 1\nturn blue" + FAR).do("end").do("yes")
    assert b.chips("c3") == 1  # whatever wounds it


@pytest.mark.clause("BRS-311")
def test_who_dies_of_the_wounds_gains_nothing() -> None:
    b = board("c3 red 74\nc4 blue 41 closed wounds 13" + FAR).strike("c3", "c4", 1)
    b.asks("red", "main")
    assert (b.grave("blue"), b.told("got_chips")) == ([41], [])
    b = board("c3 red 74\nc4 blue 41 closed wounds 9" + FAR).strike("c3", "c4", 5).do("yes")
    assert b.chips("c4") == 1  # for 3 wounds in one go


@pytest.mark.clause("BRS-312")
def test_rage_gives_a_chip_at_the_end_of_a_turn_without_attack() -> None:
    b = board("c3 red 3\nb3 red 3 chips 1\nd3 red 3 chips 2\ne3 red 3 attacked\na3 red 48" + FAR)
    b.end()  # Rage 2
    assert [b.chips(cell) for cell in ("c3", "b3", "d3", "e3", "a3")] == [1, 2, 2, 0, 0]
    b.end()
    assert b.chips("c3") == 1  # not in the opponent's turn


@pytest.mark.clause("BRS-312")
def test_rage_opens_at_most_x_times_a_turn() -> None:
    b = board("c3 red 3 chips 2 closed\nb2 red 20\nb1 red 20\nc4 blue 33 closed" + FAR)
    b.do("rage c3")
    assert (b.is_open("c3"), b.chips("c3")) == (True, 1)
    b.strike("c3", "c4", 1).do("no", "rage c3").strike("c3", "c4", 1).do("no")
    b.do("use b2 2", "c3").passes()
    assert b.chips("c3") == 1
    b.refused("rage c3", "BRS-312")
    b.end().end().strike("c3", "c4", 1, 1).do("no", "rage c3")  # in the next turn again
    board("c3 red 3 closed" + FAR).refused("rage c3", "BRS-312")  # without a chip


@pytest.mark.clause("BRS-313")
def test_rage_costs_no_action_and_is_not_answered(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 3 chips 1 closed\nb3 red 74\nc4 blue 48\nc5 blue 105" + FAR)
    b.do("rage c3").asks("red", "main")  # nobody is asked
    assert b.is_open("c3")
    b.do("strike c3 c4").passes().roll(1, 1)
    assert b.is_closed("c3")
    board("c3 red 3 chips 1" + FAR).refused("rage c3", "BRS-313")  # it is open
    b = board("c3 red 3 chips 1 closed\nb3 red 74\nc4 blue 48\nb4 blue 3 chips 1 closed" + FAR)
    b.refused("rage b4")  # not in the opponent's turn
    b = board("c3 red 3 chips 1 closed\nb3 red 74\nc4 blue 48\nc5 blue 105\nb2 red 105" + FAR)
    b.do("strike b3 c4", "pass").asks("red", "answer")
    b.refused("rage c3", "BRS-313")  # something waits on the stack


@pytest.mark.clause("BRS-314")
def test_what_counts_as_having_attacked() -> None:
    def chips(b: Board, cell: str = "c3") -> int:
        return b.end().chips(cell)

    met = "c3 red 74 rage 2\nc4 blue 48{}" + FAR
    assert chips(board(met.format(""))) == 1
    assert chips(board(met.format("")).strike("c3", "c4", 1, 5)) == 0  # even a miss
    shots = "c3 red 62 rage 2\nc5 blue 48" + FAR
    assert chips(board(shots).do("use c3 2", "c5").roll(1)) == 0
    b = board(met.format(" led red")).strike("c4", "c3", 1, 6)  # c3 answers a strike
    assert (b.wounds("c4"), chips(b)) == (2, 1)


@pytest.mark.clause("BRS-314")
def test_defending_is_not_attacking() -> None:
    drawn = "c3 red 74\nc4 blue 48\nb4 blue 48 rage 2" + FAR
    b = board(drawn).do("strike c3 c4", "defend b4").passes().roll(1, 6).end()
    assert b.wounds("c3") == 1
    assert b.end().chips("b4") == 1  # at the end of blue's own turn


@pytest.mark.clause("BRS-315")
def test_rage_gives_movement_back() -> None:
    b = board("a1 red 6 chips 2\nc2 blue 33 closed\nd3 blue 48" + FAR)
    b.do("step a1 a2", "step a2 b2").strike("b2", "c2", 3).do("no")
    assert (b.is_closed("b2"), b.units("b2")) == (True, 0)
    b.do("rage b2")
    assert (b.is_open("b2"), b.units("b2"), b.chips("b2")) == (True, 2, 1)
    b.do("step b2 b3", "step b3 c3").strike("c3", "c2", 3).do("no")
    b.do("rage c3")
    assert (b.is_open("c3"), b.units("c3"), b.chips("c3")) == (True, 2, 0)
    b.do("step c3 b3", "step b3 b2").strike("b2", "c2", 3).do("no")
    assert b.wounds("c2") == 3


@pytest.mark.clause("BRS-316")
def test_anger_strikes_harder_at_who_was_wounded_by_attacks_this_turn() -> None:
    drawn = "c3 red 11\nb3 red 42\nc4 blue 48 closed {}\nd4 blue 48 closed wounds 3" + FAR
    assert board(drawn.format("wounds 3")).strike("c3", "c4", 1).wounds("c4") == 3 + 4
    b = board(drawn.format("")).strike("b3", "c4", 1).strike("c3", "c4", 1)
    assert b.wounds("c4") == 1 + 5
    b = board(drawn.format("")).strike("b3", "c4", 1).end().end().strike("c3", "c4", 1, 1)
    assert b.wounds("c4") == 1 + 4  # this turn alone


@pytest.mark.clause("BRS-317")
def test_anger_improves_the_simple_strike_alone() -> None:
    b = board("c3 red 62 anger\nc5 blue 48 bloodied" + FAR).do("use c3 2", "c5").roll(1)
    assert b.wounds("c5") == 2
    b = board("c3 red 74 bloodied\nc4 blue 48 anger" + FAR).strike("c3", "c4", 1, 6)
    assert b.wounds("c3") == 2  # an answering blow is one
    for helper, said in (("64", "use b1 3"), ("35 chips 1", "use b1 2")):
        b = board(f"b1 red {helper}\nc3 red 11\nc4 blue 48 closed" + FAR).do(said, "c4").passes()
        if b.asked == "chance die":
            b.roll(1)
        assert b.strike("c3", "c4", 1).wounds("c4") == 2 + 4  # impacts and spells prepare nobody


@pytest.mark.clause("BRS-332")
def test_chips_are_gained_and_spent() -> None:
    b = board("c3 red 26\nc5 blue 48\nb3 red 23" + FAR)
    b.refused("use c3 1")
    b.do("use b3 1", "c3").passes()
    assert b.chips("c3") == 1  # through another card
    b.do("use c3 1", "c5")
    assert b.chips("c3") == 0
    b.roll(1)
    assert b.wounds("c5") == 2
    b = board("c3 red 26\nc5 blue 48" + FAR).do("chip c3")
    assert (b.chips("c3"), b.is_closed("c3")) == (1, True)  # by itself


@pytest.mark.clause("BRS-333")
def test_at_most_x_chips() -> None:
    drawn = "c3 red 25 chips 3\nd3 red 62\ne3 red 62\nc5 blue 48\nd5 blue 48" + FAR
    b = board(drawn).do("use d3 2", "c5").roll(1)  # At most 4 chips
    assert b.chips("c3") == 4
    b.do("use e3 2", "c5").roll(1)
    assert b.chips("c3") == 4
    b.refused("chip c3", "BRS-117")
    b = board("c3 red 20\nd3 red 3 chips 1\nc5 blue 48" + FAR).do("use c3 2", "d3").passes()
    assert b.chips("d3") == 2  # of 2 chips the second is not gained: Rage 2
    b = board("c3 red 20\nd3 red 3 max_chips 1\nc5 blue 48" + FAR).do("use c3 2", "d3").passes()
    assert b.chips("d3") == 1
