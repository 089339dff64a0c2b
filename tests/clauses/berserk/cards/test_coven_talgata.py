"""Talgata leads the cursed."""

import pytest
from tests.clauses.berserk.board import Board, board


@pytest.mark.card(90, 1)
def test_talgata_strengthens_discharges_at_the_cursed() -> None:
    def discharged(target: str, *drawn: str) -> int:
        b = board("\n".join((f"c6 blue 48 {target}", "a1 red 90", *drawn)))
        return b.do("use c1 3", "c6").passes().roll(1).wounds("c6")

    assert discharged("curse", "c1 red 84") == 2 + 1  # however far she stands
    assert discharged("", "c1 red 84") == 2
    b = board("c3 red 70\na1 red 90\nc4 blue 48 closed curse").strike("c3", "c4", 1)
    assert b.wounds("c4") == 1  # no discharge
    b = board("c1 red 109\na1 red 90\nc5 blue 48 curse").do("use c1 1", "c5").passes().roll(1)
    assert b.wounds("c5") == 1  # a throw
    b = board("c1 red 36 chips 1\na1 red 90\nc5 blue 48 curse").do("use c1 2", "c5").passes()
    other = b.roll(1).wounds("c5")
    b = board("c1 red 36 chips 1\na1 red 48\nc5 blue 48 curse").do("use c1 2", "c5").passes()
    assert b.roll(1).wounds("c5") == other  # not of the coven


def taken() -> Board:
    """Red's Talgata on a1 has just taken control of blue's orc on c4."""
    drawn = "a1 red 90\nc3 red 69\nc4 blue 9 curse wounds 1\nd4 blue 48\nb6 blue 84"
    return board(drawn).do("use a1 2", "c4").passes()


@pytest.mark.card(90, 2)
def test_talgata_takes_control_of_the_cursed() -> None:
    drawn = "a1 red 90\nb1 red 67\nc6 blue 65 curse\nd6 blue 33 curse\ne6 blue 48\na6 blue 48 curse"
    b = board(drawn + "\ne5 blue 91 curse").do("use a1 2")
    assert b.options() == {"c6", "a6"}  # enemy creatures with Curse of cost 7 or less
    b.do("c6").passes()
    assert (b.leader("c6"), b.is_closed("a1"), b.is_open("c6")) == ("red", True, True)
    b = taken()
    assert (b.leader("c4"), b.wounds("c4")) == ("red", 1)
    b.strike("c4", "d4", 1, 1).do("keep")  # red commands it at once
    assert b.wounds("d4") == 4
    board("a1 red 90\nc6 blue 33 curse\ne6 blue 48").refused("use a1 2")


@pytest.mark.card(90, 2)
def test_talgata_leads_as_long_as_she_stays_closed() -> None:
    b = taken().end()
    assert b.leader("c4") == "red"
    assert not b.options("c4")  # not blue's to move
    b.end().asks("red", "stay")
    b.do("open")
    assert (b.leader("c4"), b.is_open("a1")) == ("blue", True)
    b = taken().end().end().do("stay")
    assert (b.leader("c4"), b.is_closed("a1")) == ("red", True)


@pytest.mark.card(90, 2)
def test_talgata_leads_as_long_as_she_lives() -> None:
    b = board("a1 red 90 wounds 9\nc3 red 69\nc4 blue 9 curse\nb2 blue 48").do("use a1 2", "c4")
    b.passes().end().strike("b2", "a1", 1)
    assert (b.grave("red"), b.leader("c4")) == ([90], "blue")
    assert b.is_open("c4")  # as it stands


@pytest.mark.card(90, 3)
def test_talgata_may_stay_closed() -> None:
    b = board("a1 red 90 closed\nb1 red 69 closed\nc6 blue 48\nturn blue").end()
    b.asks("red", "stay")
    assert b.options() == {"open", "stay"}
    b.do("stay")
    assert (b.is_closed("a1"), b.is_open("b1")) == (True, True)  # only she has the choice
    b.end().end().do("open")
    assert b.is_open("a1")
    b.end().end().asks("red", "main")  # an open card is not asked
