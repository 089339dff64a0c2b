"""The cards of evil."""

import pytest
from tests.harness import CELLS, Draw, distance


@pytest.mark.clause("BEL-098")
def test_fire_burns_the_enemy_opposite_and_those_to_its_left_and_right(table: Draw) -> None:
    t = table(
        "turn evil 1 / c4 gorynych / c3 sadko / b3 volga / d3 alyosha"
        " / c2 vasilisa / b4 svyatogor / d5 ilya_muromets / a3 kozhemyaka"
    )
    t.evil("use c4")
    assert t.hurt() == {"sadko": 3, "volga": 2, "alyosha": 2}
    assert t.refuses("use c4 c3", "BEL-041")
    assert table("turn evil 1 / c4 gorynych / c3 sadko").refuses("use c4 c3", "BEL-098")


@pytest.mark.clause("BEL-098")
@pytest.mark.parametrize("cell", ["a", "e"])
def test_fire_at_the_side_of_the_field_and_on_comrades(table: Draw, cell: str) -> None:
    beside = "b" if cell == "a" else "d"
    far = "e" if cell == "a" else "a"
    bystanders = f"{beside}3 upyr / {far}2 volga / {far}3 alyosha"
    t = table(f"turn evil 1 / {cell}4 gorynych / {cell}3 sadko / {bystanders}")
    t.evil(f"use {cell}4")
    assert t.hurt() == {"sadko": 3}


@pytest.mark.clause("BEL-099")
@pytest.mark.parametrize(
    ("first", "ahead", "behind"), [("bogatyrs", "c3", "c5"), ("evil", "c5", "c3")]
)
def test_up_is_towards_the_enemys_edge(table: Draw, first: str, ahead: str, behind: str) -> None:
    t = table(f"first {first} / turn evil 1 / c4 gorynych / {ahead} sadko / {behind} volga")
    t.evil("use c4")
    assert t.hurt() == {"sadko": 3}
    t = table(f"first {first} / turn evil 1 / c4 gorynych / {behind} volga")
    assert t.refuses("use c4", "BEL-099")


@pytest.mark.clause("BEL-099")
def test_without_an_enemy_opposite_there_is_no_fire(table: Draw) -> None:
    t = table("turn evil 1 / c4 gorynych / b3 sadko / d3 volga")
    assert not t.legal("use")
    assert t.refuses("use c4", "BEL-099")
    t = table("turn evil 1 / c4 gorynych / c3 upyr / b3 sadko / d3 volga")
    assert t.refuses("use c4", "BEL-099")


@pytest.mark.clause("BEL-099")
@pytest.mark.parametrize(
    ("first", "edge", "beside"), [("bogatyrs", "c1", "b1"), ("evil", "c6", "b6")]
)
def test_at_the_far_edge_nothing_is_opposite(
    table: Draw, first: str, edge: str, beside: str
) -> None:
    t = table(f"first {first} / turn evil 1 / {edge} gorynych / {beside} sadko")
    assert not t.legal("use")
    assert t.refuses(f"use {edge}", "BEL-099")


@pytest.mark.clause("BEL-099")
def test_a_card_that_lies_sideways_looks_the_same_way(table: Draw) -> None:
    t = table("turn evil 1 / c4 gorynych closed / c3 sadko")
    assert [refusal.clause for refusal in t.play.why_not("use c4")] == ["BEL-041"]
    t = table("turn evil 1 / c4 gorynych closed / b4 sadko / d4 volga")
    assert [refusal.clause for refusal in t.play.why_not("use c4")] == ["BEL-041", "BEL-099"]


@pytest.mark.clause("BEL-102")
@pytest.mark.parametrize(("strike", "wounds"), [(1, 0), (2, 0), (3, 3), (4, 4), (7, 7)])
@pytest.mark.parametrize("state", ["closed", ""])
def test_koschei_shrugs_off_two_wounds_and_fewer(
    table: Draw, strike: int, wounds: int, state: str
) -> None:
    t = table(f"c3 sadko strike {strike}-{strike}-{strike} / c4 koschei {state}")
    t.bogatyrs("strike c3 c4").dice(*((2,) if state else (2, 1)))
    assert t.wounds("koschei") == wounds
    assert [fact["clause"] for fact in t.facts("reduced")] == ([] if wounds else ["BEL-102"])


@pytest.mark.clause("BEL-103")
def test_koschei_shrugs_off_answers_and_blows_he_intercepts(table: Draw) -> None:
    t = table("turn evil 1 / c3 sadko / c4 koschei").evil("strike c4 c3").dice(1, 4)
    assert t.hurt() == {}
    t = table("turn evil 1 / c3 sadko / c4 koschei").evil("strike c4 c3").dice(1, 6)
    assert t.hurt() == {"koschei": 3}
    t = table("c3 sadko / c4 baba_yaga / b4 koschei").bogatyrs("strike c3 c4").evil("intercept b4")
    t.dice(2, 1)
    assert t.hurt() == {}


@pytest.mark.clause("BEL-103")
def test_koschei_feels_shots_splashes_and_poison(table: Draw) -> None:
    t = table("c2 alyosha / c4 koschei").bogatyrs("use c2 c4").dice(4)
    assert t.hurt() == {"koschei": 1}
    t = table("c3 svyatogor / c4 baba_yaga closed / d4 koschei closed").bogatyrs("strike c3 c4")
    t.dice(1)
    assert t.wounds("koschei") == 1
    t = table("c1 sadko / c6 koschei poison").end()
    assert t.hurt() == {"koschei": 1}


@pytest.mark.clause("BEL-105")
def test_likhomors_victims_stand_exactly_two_cells_away(table: Draw) -> None:
    for cell in CELLS:
        if cell != "c3":
            t = table(f"turn evil 1 / c3 likhomor / {cell} sadko")
            right = distance("c3", cell) == 2
            assert t.legal("use") == ({f"use c3 {cell}"} if right else set())
    t = table("turn evil 1 / c3 likhomor / c1 sadko / b1 volga / c2 alyosha / c6 vasilisa")
    t.evil("use c3 c1")
    assert t.legal() == {"enough", "also b1"}  # neighbours of each other, not of him
    assert t.refuses("also c2", "BEL-111")
    assert t.refuses("also c6", "BEL-111")
    t.evil("also b1")
    assert t.hurt() == {"sadko": 1, "volga": 1}


@pytest.mark.clause("BEL-106")
def test_up_to_two_may_be_one_but_never_the_same_twice_or_a_third(table: Draw) -> None:
    drawn = "turn evil 1 / c3 likhomor / c1 sadko / b1 volga / a1 alyosha"
    t = table(drawn).evil("use c3 c1")
    assert t.asked == "evil targets"
    assert t.refuses("also c1", "BEL-106")
    t.evil("enough")
    assert t.hurt() == {"sadko": 1}
    t = table(drawn).evil("use c3 c1", "also b1")
    assert t.asked == "evil main"
    assert t.hurt() == {"sadko": 1, "volga": 1}


@pytest.mark.clause("BEL-106")
def test_up_to_two_means_at_least_one(table: Draw) -> None:
    t = table("turn evil 1 / c3 likhomor / c1 sadko")
    assert t.refuses("use c3", "BEL-085")
    t.evil("use c3 c1")
    assert t.asked == "evil main"  # there is no other to choose
    assert t.hurt() == {"sadko": 1}
    t = table("turn evil 1 / c3 likhomor / c2 sadko")
    assert not t.legal("use")


@pytest.mark.clause("BEL-109")
def test_whoever_wounds_leshy_takes_a_wound(table: Draw) -> None:
    t = table("c3 sadko / c4 leshy").bogatyrs("strike c3 c4").dice(2, 1)
    assert t.hurt() == {"leshy": 2, "sadko": 1}
    back = t.fact("wounded", who="sadko")
    assert (back["amount"], back["clause"]) == (1, "BEL-109")
    assert t.cause(back)["who"] == "leshy"
    assert len(t.facts("struck")) == 1


@pytest.mark.clause("BEL-110")
def test_leshy_wounds_back_closed_intercepting_attacking_and_dying(table: Draw) -> None:
    t = table("c3 sadko / c4 leshy closed").bogatyrs("strike c3 c4").dice(1)
    assert t.hurt() == {"leshy": 2, "sadko": 1}
    t = table("c3 sadko / c4 baba_yaga / b4 leshy").bogatyrs("strike c3 c4").evil("intercept b4")
    t.dice(2, 1)
    assert t.hurt() == {"leshy": 2, "sadko": 1}
    t = table("turn evil 1 / c3 sadko / c4 leshy").evil("strike c4 c3").dice(1, 4)
    assert t.hurt() == {"leshy": 2, "sadko": 1}
    t = table("c3 sadko / c4 leshy -9 closed / a6 upyr").bogatyrs("strike c3 c4").dice(1)
    assert t.dead("leshy")
    assert t.hurt() == {"sadko": 1}


@pytest.mark.clause("BEL-110")
def test_properties_and_poison_do_not_set_leshy_off(table: Draw) -> None:
    t = table("c2 alyosha / c4 leshy").bogatyrs("use c2 c4").dice(4)
    assert t.hurt() == {"leshy": 1}
    t = table("c3 svyatogor / c4 baba_yaga closed / d4 leshy closed")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.hurt() == {"leshy": 1, "baba_yaga": 3}
    t = table("c1 sadko / c6 leshy poison").end()
    assert t.hurt() == {"leshy": 1}


@pytest.mark.clause("BEL-110")
def test_nothing_reduces_leshys_wound_and_it_may_kill(table: Draw) -> None:
    t = table("c3 kozhemyaka / c2 dobrynya / c4 leshy closed").bogatyrs("strike c3 c4").dice(1)
    assert t.hurt() == {"leshy": 2, "kozhemyaka": 1}
    t = table("c3 sadko -9 / a1 volga / c4 leshy -9 closed / a6 upyr")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.dead("sadko", "leshy")
    wounds = [i for i, fact in enumerate(t.facts()) if fact["fact"] == "wounded"]
    deaths = [i for i, fact in enumerate(t.facts()) if fact["fact"] == "died"]
    closed = [i for i, fact in enumerate(t.facts()) if fact["fact"] == "closed"]
    assert max(wounds) < min(closed) < min(deaths)


@pytest.mark.clause("BEL-119")
def test_vodyanoy_puts_his_catch_on_any_free_cell_near_him(table: Draw) -> None:
    drawn = "turn evil 1 / c4 vodyanoy / c5 upyr / c2 sadko / b3 volga"
    t = table(drawn).evil("use c4 c2")
    assert t.asked == "evil spot"
    assert t.legal() == {f"to {cell}" for cell in ("b4", "b5", "c3", "d3", "d4", "d5")}
    assert t.refuses("to c5", "BEL-034")
    assert t.refuses("to a3", "BEL-119")
    for cell in ("d5", "c3"):
        t = table(drawn).evil("use c4 c2", f"to {cell}")
        assert t.at("sadko") == cell
        assert t.closed("sadko", "vodyanoy")


@pytest.mark.clause("BEL-119")
def test_without_room_vodyanoy_catches_nobody(table: Draw) -> None:
    t = table("turn evil 1 / a1 vodyanoy / a2 upyr / b1 leshy / b2 volga / c3 sadko")
    assert not t.legal("use")
    assert t.refuses("use a1 c3", "BEL-119")
    t = table("turn evil 1 / a1 vodyanoy / a2 upyr / b1 leshy / c3 sadko").evil("use a1 c3")
    assert t.legal() == {"to b2"}


@pytest.mark.clause("BEL-124")
@pytest.mark.parametrize(
    ("pack", "bonus"),
    [
        ((), 0),
        (("b2 leshy",), 1),
        (("b2 leshy", "c2 upyr"), 2),
        (("b2 leshy", "c2 upyr", "d2 koschei"), 3),
        (("b2 leshy", "c2 upyr", "d2 koschei", "b3 solovei"), 3),
        (("c5 leshy", "d5 upyr", "b5 koschei"), 0),  # near the pack, not near its prey
        (("b2 volga", "d2 alyosha"), 0),  # not of evil
    ],
)
def test_the_pack_counts_evil_near_its_prey(table: Draw, pack: tuple[str, ...], bonus: int) -> None:
    t = table(" / ".join(("turn evil 1", "c4 volkolaki", "c3 sadko closed", *pack)))
    t.evil("strike c4 c3")
    if t.asked == "bogatyrs intercept":
        t.bogatyrs("pass")
    t.dice(1)
    assert t.fact("rolled")["bonus"] == bonus
    assert t.wounds("sadko") == (2 if bonus < 3 else 3)


@pytest.mark.clause("BEL-124")
def test_the_pack_counts_near_the_interceptor(table: Draw) -> None:
    t = table("turn evil 1 / c4 volkolaki / c3 sadko / b3 volga / a2 leshy / a4 upyr / d2 koschei")
    t.evil("strike c4 c3").bogatyrs("intercept b3").dice(1, 1)
    assert t.fact("rolled", who="volkolaki")["bonus"] == 2


@pytest.mark.clause("BEL-124")
def test_the_pack_counts_nobody_when_it_answers_or_intercepts(table: Draw) -> None:
    t = table("c3 sadko / c4 volkolaki / d2 leshy closed / b2 upyr closed").bogatyrs("strike c3 c4")
    t.dice(2, 1)
    assert t.fact("rolled", who="volkolaki")["bonus"] == 0
    t = table("c3 sadko / c4 baba_yaga / b4 volkolaki / d2 leshy closed").bogatyrs("strike c3 c4")
    t.evil("intercept b4").dice(2, 1)
    assert t.fact("rolled", who="volkolaki")["bonus"] == 0


@pytest.mark.clause("BEL-126")
def test_upyr_drinks_attacking_answering_and_intercepting(table: Draw) -> None:
    t = table("turn evil 1 / c3 sadko closed / c4 upyr -3").evil("strike c4 c3").dice(1)
    assert t.hurt() == {"sadko": 2, "upyr": 2}
    assert t.fact("healed")["clause"] == "BEL-126"
    t = table("c3 sadko / c4 upyr -3").bogatyrs("strike c3 c4").dice(1, 4)
    assert t.hurt() == {"sadko": 2, "upyr": 2}
    t = table("c3 sadko / c4 baba_yaga / b4 upyr -3").bogatyrs("strike c3 c4").evil("intercept b4")
    t.dice(1, 4)
    assert t.hurt() == {"sadko": 2, "upyr": 2}
