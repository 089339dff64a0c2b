"""What else is printed on the river maidens."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


@pytest.mark.card(45, 0)
@pytest.mark.card(46, 0)
@pytest.mark.card(57, 0)
@pytest.mark.card(59, 0)
def test_those_with_experience_in_defence_roll_again_or_higher() -> None:
    for number in (45, 46, 57, 59):
        b = board(f"c3 red {number}\nb1 red 48\nc4 blue 13\nturn blue").strike("c4", "c3", 1, 1)
        b.asks("red", "reroll")
        b.do("reroll target").roll(4)
        while b.asked.endswith(" may"):
            b.do("no")
        assert (b.wounds("c3"), b.asked) == (0, "blue main")
        b = board(f"c3 red {number}\nb1 red 48\nc4 blue 13\nturn blue", dice="tournament")
        b.strike("c4", "c3", 3, 4)  # 3 against 4 + 1: both miss
        while b.asked.endswith(" may"):
            b.do("no")
        assert (b.wounds("c3"), b.wounds("c4")) == (0, 0)


@pytest.mark.card(46, 0)
def test_okta_regenerates_and_jumps() -> None:
    b = board("c3 red 46 wounds 3\nb2 red 48\nc6 blue 48\nturn blue").end()
    assert b.wounds("c3") == 2
    assert {"jump c3 c5", "jump c3 e4", "jump c3 a1"} <= b.options("jump c3")
    b.refused("jump c3 c6")
    b.do("jump c3 e5").refused("step e5 e4")
    assert b.at("e5") == 46


@pytest.mark.card(53, 0)
@pytest.mark.card(64, 0)
def test_xanto_and_forkiada_are_protected_from_magic() -> None:
    for number in (53, 64):
        drawn = f"c3 red {number}\nb1 red 42\nc6 blue 62\nc5 blue 48\nd4 blue 34 chips 1\nturn blue"
        b = board(drawn).do("use c6 2", "c3").passes().roll(6)
        b.do("use c5 1", "c3").passes().roll(6).do("use d4 2", "c3").passes().roll(6)
        assert (b.wounds("c3"), b.is_closed("c6"), b.is_closed("c5")) == (0, True, True)


@pytest.mark.card(58, 0)
def test_inoga_has_eleven_lives_at_most() -> None:
    b = board("c3 red 58 lives 2\nc4 blue 74 closed" + FAR).strike("c3", "c4", 6)
    assert (b.life("c3"), b.wounds("c4")) == (11, 4)


def test_the_sivid_flies() -> None:
    b = board("zone red 107\nc1 red 48\nc4 blue 74\ne6 blue 37 closed\na6 blue 91")
    assert b.options("strike 107.1") == {f"strike 107.1 {c}" for c in ("c1", "c4", "e6", "a6")}
    assert b.options("step 107.1") == set()
    assert b.strike("107.1", "e6", 6).wounds("e6") == 0  # Cover
    b = board("zone red 107\nc1 red 48\nc4 blue 74\nturn blue")
    b.refused("strike c4 107.1")
