"""Another fighter takes the strike."""

import pytest
from tests.harness import CELLS, Draw, distance


@pytest.mark.clause("BEL-074")
def test_the_attacked_player_may_put_another_in_the_way(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga / b4 upyr").bogatyrs("strike c3 c4")
    assert t.asked == "evil intercept"
    assert t.legal() == {"pass", "intercept b4"}
    t.evil("intercept b4").dice(2, 1)
    assert t.hurt() == {"upyr": 2}
    t = table("c3 sadko / c4 baba_yaga / b4 upyr").bogatyrs("strike c3 c4")
    t.evil("pass").dice(2, 1)
    assert t.hurt() == {"baba_yaga": 2}


@pytest.mark.clause("BEL-074")
def test_the_interceptor_is_another_open_fighter_of_the_attacked_side(table: Draw) -> None:
    t = table("c3 sadko / b3 volga / c4 baba_yaga / b4 upyr / d4 leshy closed")
    t.bogatyrs("strike c3 c4")
    assert t.legal() == {"pass", "intercept b4"}
    assert t.refuses("intercept c4", "BEL-074")
    assert t.refuses("intercept d4", "BEL-041")
    assert t.refuses("intercept b3", "BEL-026")
    assert t.refuses("intercept a1", "BEL-026")


@pytest.mark.clause("BEL-075")
@pytest.mark.parametrize("target", ["c4", "d4", "b3", "d2"])
def test_an_interceptor_neighbours_both(table: Draw, target: str) -> None:
    for cell in CELLS:
        if cell in ("c3", target):
            continue
        t = table(f"c3 sadko / {target} baba_yaga / {cell} upyr").bogatyrs(f"strike c3 {target}")
        both = distance(cell, "c3") == distance(cell, target) == 1
        assert t.asked == ("evil intercept" if both else "chance die"), cell


@pytest.mark.clause("BEL-075")
def test_who_stands_apart_from_one_of_them_is_refused(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga / b4 upyr / c5 leshy / b2 koschei").bogatyrs("strike c3 c4")
    assert t.legal() == {"pass", "intercept b4"}
    assert t.refuses("intercept c5", "BEL-075")
    assert t.refuses("intercept b2", "BEL-075")


@pytest.mark.clause("BEL-076")
def test_two_open_cards_fight_even_if_the_target_was_closed(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga closed / b4 upyr").bogatyrs("strike c3 c4")
    t.evil("intercept b4").dice(1)
    assert t.asked == "chance die"
    t.dice(6)
    assert t.hurt() == {"sadko": 3}
    assert t.closed("baba_yaga")


@pytest.mark.clause("BEL-077")
@pytest.mark.parametrize("dice", [(2, 1), (1, 3), (1, 6)])
def test_interceptor_and_attacker_close(table: Draw, dice: tuple[int, int]) -> None:
    t = table("c3 sadko / c4 baba_yaga / b4 upyr").bogatyrs("strike c3 c4")
    t.evil("intercept b4").dice(*dice)
    assert t.closed("sadko", "upyr")
    assert t.open("baba_yaga")
    assert t.fact("closed", who="upyr")["clause"] == "BEL-077"


@pytest.mark.clause("BEL-078")
def test_attacks_by_properties_are_not_intercepted(table: Draw) -> None:
    t = table("c2 alyosha / c4 baba_yaga / b3 upyr / d3 leshy").bogatyrs("use c2 c4")
    assert t.asked == "chance die"
    t.dice(4)
    assert t.hurt() == {"baba_yaga": 1}
    t = table("turn evil 1 / c4 gorynych / c3 sadko / b3 volga / d3 ilya_muromets").evil("use c4")
    assert t.asked == "evil main"


@pytest.mark.clause("BEL-078")
def test_nobody_intercepts_in_the_own_turn(table: Draw) -> None:
    t = table("c3 sadko / b3 volga / c4 baba_yaga").bogatyrs("strike c3 c4")
    assert t.asked == "chance die"
    t = table("c3 sadko / b3 volga / c4 baba_yaga / b4 upyr").bogatyrs("strike c3 c4")
    assert t.legal(seat="bogatyrs") == set()
    assert t.refuses("intercept b3", "BEL-080", "bogatyrs")
    assert t.refuses("intercept b4", "BEL-080", "bogatyrs")


@pytest.mark.clause("BEL-079")
def test_one_interception_a_strike_and_no_way_back(table: Draw) -> None:
    t = table("c3 sadko / b3 volga / c4 baba_yaga / b4 upyr / d4 leshy").bogatyrs("strike c3 c4")
    for answer in ("end", "step c3 c2", "strike c3 b4", "strike b3 b4"):
        assert t.refuses(answer, t.play.why_not(answer, 0)[0].clause, "bogatyrs")
    assert not [said for said in t.play.asides(0) if said.startswith("retract")]
    t.evil("intercept b4")
    assert t.asked == "chance die"
    assert t.refuses("intercept d4", "BEL-080", "evil")


@pytest.mark.clause("BEL-080")
def test_interception_is_offered_once_and_before_any_die(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga / b4 upyr").bogatyrs("strike c3 c4")
    assert t.asked == "evil intercept"
    assert t.fact("announced")["target"] == "baba_yaga"
    assert not t.facts("rolled")
    t.evil("pass")
    assert t.asked == "chance die"
    assert t.refuses("intercept b4", "BEL-080", "evil")
    t.dice(2)
    assert t.asked == "chance die"
    assert t.refuses("intercept b4", "BEL-080", "evil")
    t.dice(1)
