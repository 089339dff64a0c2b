"""Poison."""

import pytest
from tests.harness import Draw


@pytest.mark.clause("BEL-086")
def test_a_poisoned_fighter_takes_a_wound_at_the_start_of_each_own_turn(table: Draw) -> None:
    t = table("turn evil 1 / c5 baba_yaga / c3 sadko").evil("use c5 c3")
    assert t.poisoned("sadko")
    assert t.fact("poisoned")["clause"] == "BEL-086"
    for wounds in (1, 2, 3):
        before = t.wounds("sadko")
        t.evil("end")
        assert (before, t.wounds("sadko")) == (wounds - 1, wounds)
        t.bogatyrs("end")
        assert t.wounds("sadko") == wounds
    assert {fact["clause"] for fact in t.facts("wounded")} == {"BEL-086"}


@pytest.mark.clause("BEL-087")
def test_the_wound_of_poison_is_no_attack(table: Draw) -> None:
    t = table("c1 sadko / c6 leshy poison / a6 koschei poison").end()
    assert t.hurt() == {"leshy": 1, "koschei": 1}
    t = table("turn evil 1 / c1 kozhemyaka poison / b2 sadko poison / c2 dobrynya / c6 leshy").end()
    assert t.hurt() == {"kozhemyaka": 1, "sadko": 1}


@pytest.mark.clause("BEL-088")
def test_a_fighter_carries_one_poison_counter(table: Draw) -> None:
    t = table("turn evil 1 / c5 baba_yaga / c3 sadko poison").evil("use c5 c3")
    assert not t.facts("poisoned")
    assert t.closed("baba_yaga")
    t.end()
    assert t.wounds("sadko") == 1


@pytest.mark.clause("BEL-089")
def test_poison_does_not_wear_off(table: Draw) -> None:
    t = table("c1 svyatogor poison / c6 leshy")
    for turn in range(1, 13):
        t.bogatyrs("end").evil("end")
        assert t.poisoned("svyatogor")
        assert t.wounds("svyatogor") == turn


@pytest.mark.clause("BEL-089")
def test_vasilisa_alone_removes_it_and_not_by_healing(table: Draw) -> None:
    t = table("c1 sadko -2 poison / c2 vasilisa / c6 leshy").bogatyrs("use c2 c1", "heal")
    assert t.poisoned("sadko")
    t = table("c1 sadko -2 poison / c2 vasilisa / c6 leshy").bogatyrs("use c2 c1", "cure")
    assert not t.poisoned("sadko")
    assert t.fact("cured")["clause"] == "BEL-089"
    t.bogatyrs("end").evil("end")
    assert t.hurt() == {"sadko": 2}


@pytest.mark.clause("BEL-089")
def test_the_counter_goes_with_the_dead(table: Draw) -> None:
    t = table("c1 sadko / c6 leshy -9 poison / a6 upyr").end()
    assert t.dead("leshy")
    assert not t.poisoned("leshy")
