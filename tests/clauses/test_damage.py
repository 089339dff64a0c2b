"""Wounds, reductions, healing and death."""

import pytest
from tests.harness import Draw


@pytest.mark.clause("BEL-091")
def test_wounds_from_any_source_add_up(table: Draw) -> None:
    t = table("c3 sadko / a2 alyosha / c4 leshy closed poison").bogatyrs("strike c3 c4").dice(1)
    t.bogatyrs("use a2 c4").dice(4)
    assert t.wounds("leshy") == 3
    t.end()
    assert t.wounds("leshy") == 4
    t.end().bogatyrs("strike c3 c4").dice(2, 1)
    assert t.hurt() == {"leshy": 6, "sadko": 2}


@pytest.mark.clause("BEL-092")
@pytest.mark.parametrize(("wounds", "dies"), [(5, False), (6, True), (8, True)])
def test_a_fighter_dies_when_its_wounds_reach_its_health(
    table: Draw, wounds: int, dies: bool
) -> None:
    t = table(f"c3 sadko / c4 baba_yaga -{wounds} poison closed / e6 leshy")
    t.bogatyrs("strike c3 c4").dice(4)
    assert t.dead("baba_yaga") == dies
    assert t.wounds("baba_yaga") == (0 if dies else wounds + 3)
    assert t.poisoned("baba_yaga") != dies
    assert t.at("baba_yaga") == (None if dies else "c4")


@pytest.mark.clause("BEL-092")
def test_the_cell_of_the_dead_is_free(table: Draw) -> None:
    t = table("c3 ilya_muromets / c4 baba_yaga -8 closed / e6 leshy")
    t.bogatyrs("strike c3 c4").dice(1).bogatyrs("step c3 c4")
    assert t.at("ilya_muromets") == "c4"


@pytest.mark.clause("BEL-093")
def test_the_dead_take_no_further_part(table: Draw) -> None:
    t = table("c3 volga / c4 solovei / c2 zashchitnik -11 poison / b2 vasilisa / a4 upyr")
    t.bogatyrs("end").evil("end")
    assert t.dead("zashchitnik")
    for _ in range(2):
        assert not [said for said in t.legal() if "c2" in said.split()[1:2]]
        assert t.refuses("step c2 c1", "BEL-026")
        assert t.refuses("use b2 c2", "BEL-084")
        t.bogatyrs("end").evil("end")
        assert t.dead("zashchitnik")
        assert t.at("zashchitnik") is None
    assert len(t.facts("wounded", who="zashchitnik")) == 1
    t.bogatyrs("strike c3 c4").dice(1, 3)  # Defender's bonus is gone: both miss
    assert t.hurt() == {}


@pytest.mark.clause("BEL-114")
@pytest.mark.parametrize(("strike", "wounds"), [(2, 0), (3, 0), (4, 3), (5, 4)])
def test_fixed_reductions_come_before_the_limit(table: Draw, strike: int, wounds: int) -> None:
    t = table(f"c3 sadko strike {strike}-{strike}-{strike} / c4 koschei closed")
    t.reprint("koschei", armour=1).bogatyrs("strike c3 c4").dice(1)
    assert t.wounds("koschei") == wounds


@pytest.mark.clause("BEL-114")
def test_less_than_none_cannot_be_dealt(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga -4 closed").reprint("baba_yaga", armour=9)
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.wounds("baba_yaga") == 4
    t = table("turn evil 1 / c3 likhomor / c1 sadko -4 / b1 dobrynya").reprint("sadko", cover=3)
    t.evil("use c3 c1", "enough")
    assert t.wounds("sadko") == 4


@pytest.mark.clause("BEL-114")
def test_each_strike_is_reduced_by_itself(table: Draw) -> None:
    t = table("c3 sadko / b3 alyosha / c4 koschei closed")
    t.bogatyrs("strike c3 c4").dice(1).bogatyrs("strike b3 c4").dice(1)
    assert t.wounds("koschei") == 0


@pytest.mark.clause("BEL-115")
def test_a_strike_reduced_to_nothing_sets_off_no_property(table: Draw) -> None:
    t = table("turn evil 1 / c3 kozhemyaka closed / c4 upyr -3 strike 1-2-3").evil("strike c4 c3")
    t.dice(1)
    assert t.hurt() == {"upyr": 3}
    t = table("c3 svyatogor strike 2-4-6 / c4 koschei closed / d4 upyr closed")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.hurt() == {}
    t = table("c3 sadko / c4 leshy closed").reprint("leshy", armour=2)
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.hurt() == {}
    t = table("c3 kozhemyaka / c4 upyr -3 strike 1-2-3").bogatyrs("strike c3 c4").dice(1, 4)
    assert t.hurt() == {"upyr": 3}  # his answer, too


@pytest.mark.clause("BEL-115")
def test_a_miss_sets_off_no_property(table: Draw) -> None:
    t = table("c3 svyatogor / c4 baba_yaga / d4 upyr closed").bogatyrs("strike c3 c4").dice(1, 3)
    assert t.hurt() == {}
    t = table("turn evil 1 / c3 sadko / c4 upyr -3").evil("strike c4 c3").dice(1, 3)
    assert t.hurt() == {"upyr": 3}
    t = table("c3 sadko / c4 leshy").bogatyrs("strike c3 c4").dice(1, 3)
    assert t.hurt() == {}


@pytest.mark.clause("BEL-115")
def test_one_wound_that_is_left_is_enough(table: Draw) -> None:
    t = table("turn evil 1 / c3 kozhemyaka closed / c4 upyr -3").evil("strike c4 c3").dice(1)
    assert t.hurt() == {"kozhemyaka": 1, "upyr": 2}


@pytest.mark.clause("BEL-116")
def test_healing_takes_off_only_wounds_that_are_there(table: Draw) -> None:
    t = table("c3 vasilisa / c4 sadko -1 / c6 leshy").bogatyrs("use c3 c4")
    assert t.wounds("sadko") == 0
    t = table("c3 vasilisa / c4 sadko -2 / c6 leshy").reprint("vasilisa", amount=5)
    t.bogatyrs("use c3 c4")
    assert t.wounds("sadko") == 0
    t = table("turn evil 1 / c3 sadko closed / c4 upyr").evil("strike c4 c3").dice(1)
    assert t.wounds("upyr") == 0
    t = table("turn evil 1 / c3 sadko closed / c4 upyr -1").reprint("upyr", drain=4)
    t.evil("strike c4 c3").dice(1)
    assert t.wounds("upyr") == 0


@pytest.mark.clause("BEL-117")
def test_upyr_without_health_cannot_heal_himself_back(table: Draw) -> None:
    t = table("turn evil 1 / c3 sadko / c4 upyr -7 / e6 leshy").evil("strike c4 c3").dice(4, 2)
    t.evil("blow medium weak")
    assert t.dead("upyr")
    assert t.wounds("sadko") == 3
    assert not t.facts("healed")
    t = table("turn evil 1 / c3 sadko / c4 upyr -6 / e6 leshy").evil("strike c4 c3").dice(4, 2)
    t.evil("blow medium weak")
    assert t.wounds("upyr") == 7


@pytest.mark.clause("BEL-117")
def test_svyatogor_without_health_shakes_nothing(table: Draw) -> None:
    t = table("c3 svyatogor -12 / a1 sadko / c4 baba_yaga / d4 upyr closed")
    t.bogatyrs("strike c3 c4").dice(4, 2).bogatyrs("blow medium weak")
    assert t.dead("svyatogor")
    assert t.hurt() == {"baba_yaga": 4}


@pytest.mark.clause("BEL-117")
def test_first_all_wounds_then_properties_then_the_dead_leave(table: Draw) -> None:
    t = table("c3 svyatogor / c4 baba_yaga -8 / d4 upyr -8 closed / e6 leshy")
    t.bogatyrs("strike c3 c4").dice(4, 2).bogatyrs("blow medium weak")
    told = [(f["fact"], f["who"]) for f in t.facts() if f["fact"] in ("wounded", "died")]
    assert told == [
        ("wounded", "baba_yaga"),
        ("wounded", "svyatogor"),
        ("wounded", "upyr"),
        ("died", "baba_yaga"),
        ("died", "upyr"),
    ]


@pytest.mark.clause("BEL-117")
def test_upyr_drinks_from_whom_he_killed(table: Draw) -> None:
    t = table("turn evil 1 / c3 sadko -9 closed / a1 volga / c4 upyr -3")
    t.evil("strike c4 c3").dice(1)
    assert t.dead("sadko")
    assert t.hurt() == {"upyr": 2}
