"""The cards of the bogatyrs."""

import pytest
from tests.harness import Draw


@pytest.mark.clause("BEL-100")
def test_ilya_strikes_once_stays_open_and_intercepts_later(table: Draw) -> None:
    t = table("c3 ilya_muromets / b2 sadko / c4 baba_yaga closed / b3 upyr closed")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.open("ilya_muromets")
    assert t.refuses("strike c3 c4", "BEL-027")
    assert t.refuses("strike c3 b3", "BEL-027")
    t.end().evil("strike b3 b2")
    assert t.legal("intercept") == {"intercept c3"}


@pytest.mark.clause("BEL-100")
def test_the_others_close(table: Draw) -> None:
    for who in ("zashchitnik", "dobrynya", "alyosha", "vasilisa", "sadko", "volga", "svyatogor"):
        t = table(f"c3 {who} / c4 baba_yaga closed").bogatyrs("strike c3 c4").dice(1)
        assert t.closed(who)


@pytest.mark.clause("BEL-101")
def test_ilya_walks_on_and_sadko_has_nothing_to_open(table: Draw) -> None:
    t = table("c3 ilya_muromets / b3 sadko / c4 baba_yaga closed")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.refuses("use b3 c3", "BEL-128")
    t.bogatyrs("step c3 d3")
    assert t.at("ilya_muromets") == "d3"
    assert t.refuses("step d3 d2", "BEL-032")
    assert t.refuses("strike d3 c4", "BEL-027")


@pytest.mark.clause("BEL-101")
def test_ilya_closes_when_he_intercepts(table: Draw) -> None:
    t = table("turn evil 1 / c3 ilya_muromets / b3 sadko / c4 baba_yaga").evil("strike c4 b3")
    t.bogatyrs("intercept c3").dice(2, 1)
    assert t.closed("ilya_muromets")


@pytest.mark.clause("BEL-107")
@pytest.mark.parametrize("striker", ["zashchitnik", "ilya_muromets"])
def test_defenders_bonus_when_they_strike(table: Draw, striker: str) -> None:
    comrade = "ilya_muromets" if striker == "zashchitnik" else "zashchitnik"
    t = table(f"c3 {striker} strike 1-2-3 / c2 {comrade} / c4 baba_yaga")
    t.bogatyrs("strike c3 c4").dice(3, 1)  # three ahead, not two: no choice
    assert t.hurt() == {"baba_yaga": 2}
    t = table(f"c3 {striker} strike 1-2-3 / c2 {comrade} / c4 baba_yaga closed")
    t.bogatyrs("strike c3 c4").dice(5)
    assert t.hurt() == {"baba_yaga": 3}


@pytest.mark.clause("BEL-107")
def test_defenders_bonus_when_they_answer_and_intercept(table: Draw) -> None:
    t = table("turn evil 1 / c3 zashchitnik / c4 baba_yaga").evil("strike c4 c3").dice(3, 5)
    assert t.hurt() == {"baba_yaga": 2}  # three behind, not two
    t = table("turn evil 1 / c3 sadko / c2 zashchitnik / c4 baba_yaga").evil("strike c4 c3")
    t.dice(3, 5)
    assert t.hurt() == {"baba_yaga": 2}
    t = table("turn evil 1 / c3 sadko / b3 volga / b2 zashchitnik / c4 baba_yaga")
    t.evil("strike c4 c3").bogatyrs("intercept b3").dice(3, 5)
    assert t.hurt() == {"baba_yaga": 2}


@pytest.mark.clause("BEL-108")
@pytest.mark.parametrize(
    ("defender", "helps"),
    [("c2", True), ("b3", True), ("d3", True), ("c4", True)]
    + [(cell, False) for cell in ("b2", "d2", "b4", "c1", "a3", "e3", "c5")],
)
@pytest.mark.parametrize("state", ["", "closed"])
def test_defender_helps_bogatyrs_beside_him_open_or_closed(
    table: Draw, defender: str, helps: bool, state: str
) -> None:
    t = table(f"c3 sadko / {defender} zashchitnik {state} / d4 baba_yaga closed")
    t.bogatyrs("strike c3 d4").dice(3)
    assert t.fact("rolled")["bonus"] == int(helps)
    assert t.wounds("baba_yaga") == (3 if helps else 2)


@pytest.mark.clause("BEL-108")
def test_defender_does_not_help_evil(table: Draw) -> None:
    t = table("turn evil 1 / c3 sadko closed / b4 zashchitnik / c4 baba_yaga").evil("strike c4 c3")
    t.bogatyrs("pass").dice(3)
    assert t.wounds("sadko") == 2
    assert t.fact("rolled")["bonus"] == 0


@pytest.mark.clause("BEL-121")
@pytest.mark.parametrize("state", ["", "closed"])
def test_dobrynyas_shield_covers_whom_he_stands_beside(table: Draw, state: str) -> None:
    t = table(f"turn evil 1 / c4 gorynych / c3 sadko / b3 volga / d3 alyosha / c2 dobrynya {state}")
    t.evil("use c4")
    assert t.hurt() == {"sadko": 2, "volga": 2, "alyosha": 2}  # corners are not beside
    t = table(f"turn evil 1 / c4 gorynych / c3 sadko / b3 dobrynya {state}").evil("use c4")
    assert t.hurt() == {"sadko": 2, "dobrynya": 2}  # not himself
    assert t.fact("reduced")["clause"] == "BEL-121"


@pytest.mark.clause("BEL-121")
def test_dobrynyas_shield_and_discharges(table: Draw) -> None:
    t = table("turn evil 1 / c4 likhomor / c2 sadko / c1 dobrynya").evil("use c4 c2")
    assert t.hurt() == {}
    t = table("turn evil 1 / c4 solovei / c2 sadko / c1 dobrynya").evil("use c4 c2").dice(6)
    assert t.hurt() == {"sadko": 1}
    assert t.closed("sadko")


@pytest.mark.clause("BEL-121")
def test_dobrynyas_shield_is_no_help_against_strikes(table: Draw) -> None:
    t = table("turn evil 1 / c4 baba_yaga / c3 sadko closed / c2 dobrynya").evil("strike c4 c3")
    t.dice(1)
    assert t.hurt() == {"sadko": 2}
    t = table("a1 alyosha / c2 leshy / c1 dobrynya").bogatyrs("use a1 c2").dice(4)
    assert t.hurt() == {"leshy": 1}  # nor does it cover enemies


@pytest.mark.clause("BEL-122")
def test_auras_work_open_or_closed(table: Draw) -> None:
    t = table("c3 sadko / c2 zashchitnik closed / c4 baba_yaga closed").bogatyrs("strike c3 c4")
    t.dice(3)
    assert t.wounds("baba_yaga") == 3
    t = table("turn evil 1 / c4 gorynych / c3 sadko / c2 dobrynya closed").evil("use c4")
    assert t.wounds("sadko") == 2


@pytest.mark.clause("BEL-122")
def test_defender_helps_from_where_he_stands_when_the_die_is_rolled(table: Draw) -> None:
    t = table("c3 sadko / b1 volga / b2 zashchitnik / c4 baba_yaga closed")
    t.bogatyrs("step b2 c2", "strike c3 c4").dice(3)
    assert t.wounds("baba_yaga") == 3
    t = table("c3 sadko / c2 zashchitnik / c4 baba_yaga closed")
    t.bogatyrs("step c2 c1", "strike c3 c4").dice(3)
    assert t.wounds("baba_yaga") == 2


@pytest.mark.clause("BEL-122")
def test_dobrynya_shields_from_where_he_stands_when_the_wounds_are_dealt(table: Draw) -> None:
    t = table("turn evil 1 / c4 gorynych / d4 vodyanoy / c3 sadko / c2 dobrynya")
    t.evil("use d4 c2", "to d3", "use c4")
    assert t.hurt() == {"sadko": 2, "dobrynya": 2}
    t = table("turn evil 1 / c4 gorynych / e3 vodyanoy / c3 sadko / c2 dobrynya")
    t.evil("use e3 c2", "to e2", "use c4")
    assert t.hurt() == {"sadko": 3}


@pytest.mark.clause("BEL-125")
def test_vasilisa_heals_one_wound_or_removes_poison(table: Draw) -> None:
    drawn = "c3 vasilisa / c4 sadko -3 poison / c6 leshy"
    t = table(drawn).bogatyrs("use c3 c4")
    assert t.asked == "bogatyrs cure"
    assert t.legal() == {"heal", "cure"}
    t.bogatyrs("heal")
    assert (t.wounds("sadko"), t.poisoned("sadko")) == (2, True)
    t = table(drawn).bogatyrs("use c3 c4", "cure")
    assert (t.wounds("sadko"), t.poisoned("sadko")) == (3, False)


@pytest.mark.clause("BEL-125")
@pytest.mark.parametrize(("state", "fact"), [("-2", "healed"), ("poison", "cured")])
def test_vasilisa_is_not_asked_what_is_plain(table: Draw, state: str, fact: str) -> None:
    t = table(f"c3 vasilisa / c4 sadko {state} / c6 leshy").bogatyrs("use c3 c4")
    assert t.asked == "bogatyrs main"
    assert t.fact(fact)["who"] == "sadko"


@pytest.mark.clause("BEL-125")
def test_whom_vasilisa_does_not_choose(table: Draw) -> None:
    t = table("c3 vasilisa -4 poison / c4 sadko / d4 volga -3 / b3 leshy -1 closed")
    assert not t.legal("use")
    assert t.refuses("use c3 c4", "BEL-125")
    assert t.refuses("use c3 c3", "BEL-084")
    assert t.refuses("use c3 d4", "BEL-084")
    assert t.refuses("use c3 b3", "BEL-084")


@pytest.mark.clause("BEL-127")
def test_each_step_of_volga_costs_one_unit(table: Draw) -> None:
    t = table("a1 volga / b2 sadko / c6 leshy")
    cells = {answer[-2:] for answer in t.legal("step a1")}
    assert cells == {f"{c}{r}" for c in "abcd" for r in "1234"} - {"a1", "b2"}
    t.bogatyrs("step a1 c3")
    assert t.moved("volga") == 2
    t.bogatyrs("step c3 d4")
    assert t.moved("volga") == 3
    assert not t.legal("step d4")
    assert table("a1 volga / c6 leshy").refuses("step a1 e1", "BEL-127")


@pytest.mark.clause("BEL-127")
def test_volga_jumps_over_anyone_and_lands_on_a_free_cell(table: Draw) -> None:
    walls = "a2 sadko / b2 upyr / b1 leshy"
    t = table(f"a1 volga moved 1 / {walls}")
    assert {answer[-2:] for answer in t.legal("step a1")} == {"a3", "b3", "c1", "c2", "c3"}
    for cell in ("a2", "b2", "b1"):
        assert t.refuses(f"step a1 {cell}", "BEL-034")
    assert not table(f"a1 volga moved 2 / {walls}").legal("step a1")


@pytest.mark.clause("BEL-128")
def test_sadko_opens_a_comrade_who_acts_and_walks_on(table: Draw) -> None:
    t = table("c3 alyosha / b2 sadko / c5 leshy").bogatyrs("step c3 b3", "use b3 c5").dice(4)
    assert t.closed("alyosha")
    t.bogatyrs("use b2 b3")
    assert t.open("alyosha")
    assert t.closed("sadko")
    t.bogatyrs("use b3 c5").dice(4)
    assert t.wounds("leshy") == 2
    assert t.legal() == {"end"}


@pytest.mark.clause("BEL-128")
def test_spent_movement_does_not_come_back(table: Draw) -> None:
    t = table("c3 alyosha closed moved 1 / b3 sadko / c5 leshy").bogatyrs("use b3 c3", "step c3 c2")
    assert t.refuses("step c2 c1", "BEL-032")


@pytest.mark.clause("BEL-128")
def test_whom_sadko_does_not_open(table: Draw) -> None:
    t = table(
        "c3 sadko / c4 alyosha acted / d4 volga closed / b3 leshy closed / c1 vasilisa closed"
    )
    assert not t.legal("use")
    assert t.refuses("use c3 c4", "BEL-128")
    assert t.refuses("use c3 d4", "BEL-084")
    assert t.refuses("use c3 b3", "BEL-084")
    assert t.refuses("use c3 c1", "BEL-084")


@pytest.mark.clause("BEL-129")
def test_the_tanners_hide_takes_one_off_every_strike(table: Draw) -> None:
    for die, wounds in ((1, 1), (4, 2), (6, 3)):
        t = table("turn evil 1 / c3 kozhemyaka closed / c4 baba_yaga")
        t.evil("strike c4 c3").dice(die)
        assert t.wounds("kozhemyaka") == wounds
        assert t.fact("reduced")["clause"] == "BEL-129"
    t = table("c3 kozhemyaka / c4 baba_yaga").bogatyrs("strike c3 c4").dice(1, 4)
    assert t.hurt() == {"kozhemyaka": 1}  # answering blows too


@pytest.mark.clause("BEL-129")
def test_the_tanners_hide_is_no_help_against_properties_and_poison(table: Draw) -> None:
    t = table("turn evil 1 / c4 gorynych / c3 kozhemyaka").evil("use c4")
    assert t.hurt() == {"kozhemyaka": 3}
    t = table("turn evil 1 / c4 likhomor / c2 kozhemyaka poison").evil("use c4 c2").end()
    assert t.hurt() == {"kozhemyaka": 2}
