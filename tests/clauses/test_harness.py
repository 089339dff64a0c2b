"""The scripted table itself: what it lets pass, and what it does not."""

import pytest
from tests.harness import Draw, Scene, scripted

import laar

FAILED = pytest.fail.Exception


def test_a_refused_step_fails_and_names_the_clause(table: Draw) -> None:
    t = table("c3 alyosha / c6 leshy")
    with pytest.raises(FAILED, match=r"bogatyrs step c3 d4: refused: refuse-diagonal \(BEL-033\)"):
        t.bogatyrs("step c3 d4")
    with pytest.raises(FAILED, match="evil step c6 c5: refused: refuse-not-yours"):
        t.evil("step c6 c5")


def test_a_step_that_is_taken_but_not_listed_fails(
    table: Draw, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = table("c3 alyosha / c6 leshy")
    monkeypatch.setattr(t.play, "options", lambda seat: ["end"])  # a planted fault
    with pytest.raises(FAILED, match="taken, but not listed"):
        t.bogatyrs("step c3 c4")


def test_a_step_after_the_end_fails(table: Draw) -> None:
    t = table("c3 alyosha / c6 leshy").evil("concede")
    with pytest.raises(FAILED, match="refuse-over"):
        t.bogatyrs("end")


def test_a_die_nobody_rolls_fails_at_the_end_of_the_script() -> None:
    with pytest.raises(FAILED, match=r"dice nobody rolled: \[6\]"), scripted() as draw:
        draw("c3 alyosha / c4 leshy closed").bogatyrs("strike c3 c4").dice(1, 6)
    with pytest.raises(FAILED, match="nobody rolled"), scripted() as draw:
        draw("c3 alyosha / c6 leshy").dice(1).end()


def test_dice_may_be_laid_out_before_they_are_rolled(table: Draw) -> None:
    t = table("c3 alyosha / c4 leshy").dice(3, 2)
    assert t.asked == "bogatyrs main"
    t.bogatyrs("strike c3 c4")
    assert t.hurt() == {"leshy": 2, "alyosha": 1}


def test_an_impossible_die_fails() -> None:
    t = Scene("c3 alyosha / c4 leshy").bogatyrs("strike c3 c4")
    with pytest.raises(laar.Refused):
        t.dice(7)


def test_refuses_wants_a_refusal(table: Draw) -> None:
    t = table("c3 alyosha / c6 leshy")
    assert t.refuses("step c3 d4", "BEL-033")
    assert not t.refuses("step c3 d4", "BEL-034")
    with pytest.raises(FAILED, match="DID NOT RAISE"):
        t.refuses("step c3 c4", "BEL-033")


def test_one_fact_is_one_fact(table: Draw) -> None:
    t = table("c3 alyosha / c6 leshy").bogatyrs("step c3 c4", "step c4 c5")
    assert t.fact("stepped", cell="c5")["who"] == "alyosha"
    with pytest.raises(FAILED, match="2 facts stepped"):
        t.fact("stepped")
    with pytest.raises(FAILED, match="0 facts stepped"):
        t.fact("stepped", cell="c6")
