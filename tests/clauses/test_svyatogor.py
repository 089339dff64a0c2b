"""Svyatogor shakes the earth (BEL-123)."""

import pytest
from tests.harness import Draw


@pytest.mark.clause("BEL-123")
def test_one_enemy_near_both_takes_a_wound(table: Draw) -> None:
    t = table("c3 svyatogor / c4 baba_yaga closed / d4 upyr closed")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.hurt() == {"baba_yaga": 3, "upyr": 1}
    assert t.fact("wounded", who="upyr")["clause"] == "BEL-123"
    assert t.asked == "bogatyrs main"


@pytest.mark.clause("BEL-123")
def test_his_player_chooses_whom(table: Draw) -> None:
    drawn = "c3 svyatogor / c4 baba_yaga closed / d4 upyr closed / b3 leshy closed / c5 koschei"
    for cell, victim in (("d4", "upyr"), ("b3", "leshy")):
        t = table(drawn).bogatyrs("strike c3 c4").dice(1)
        assert t.asked == "bogatyrs splash"
        assert t.legal() == {"splash d4", "splash b3"}
        assert t.refuses("splash c5", "BEL-123")
        assert t.refuses("splash c4", "BEL-123")
        t.bogatyrs(f"splash {cell}")
        assert t.hurt() == {"baba_yaga": 3, victim: 1}


@pytest.mark.clause("BEL-123")
@pytest.mark.parametrize("cell", ["c5", "b5", "c2", "b2", "d2", "e4"])
def test_who_is_near_only_one_of_them_is_spared(table: Draw, cell: str) -> None:
    t = table(f"c3 svyatogor / c4 baba_yaga closed / {cell} upyr closed / b4 sadko")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.hurt() == {"baba_yaga": 3}


@pytest.mark.clause("BEL-123")
def test_it_goes_by_the_fighter_he_really_fought(table: Draw) -> None:
    t = table("c3 svyatogor / c4 baba_yaga / b4 vodyanoy / d4 upyr closed / b3 likhomor closed")
    t.bogatyrs("strike c3 c4").evil("intercept b4").dice(2, 1)
    assert t.legal() == {"splash c4", "splash b3"}  # d4 is near the target, not the interceptor
    t.bogatyrs("splash c4")
    assert t.hurt() == {"vodyanoy": 3, "baba_yaga": 1}


@pytest.mark.clause("BEL-123")
def test_only_a_strike_of_his_own_turn_shakes_the_earth(table: Draw) -> None:
    t = table("turn evil 1 / c3 svyatogor / c4 baba_yaga / d4 upyr closed").evil("strike c4 c3")
    t.dice(1, 4)
    assert t.hurt() == {"baba_yaga": 3}


@pytest.mark.clause("BEL-123")
def test_it_is_an_attack_and_no_strike(table: Draw) -> None:
    t = table("c3 svyatogor / c4 baba_yaga closed / d4 koschei / e6 likhomor")
    t.bogatyrs("strike c3 c4").evil("pass").dice(1)
    assert t.hurt() == {"baba_yaga": 3, "koschei": 1}
    t = table("c3 svyatogor / c4 baba_yaga closed / d4 leshy closed")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.hurt() == {"baba_yaga": 3, "leshy": 1}


@pytest.mark.clause("BEL-123")
def test_it_kills_and_follows_a_kill(table: Draw) -> None:
    t = table("c3 svyatogor / c4 baba_yaga -8 closed / d4 upyr -8 closed")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.dead("baba_yaga", "upyr")
    assert t.outcome == ("bogatyrs", "BEL-094")
