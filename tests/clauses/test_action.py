"""The three actions, and what becomes of a card that has acted."""

import pytest
from tests.harness import Draw


@pytest.mark.clause("BEL-039")
def test_strike_and_property_are_for_the_own_turn_interception_for_the_others(table: Draw) -> None:
    t = table("c3 alyosha / b3 sadko / c4 leshy / b4 upyr / c5 koschei")
    assert {"strike c3 c4", "use c3 c5"} <= t.legal()
    assert t.refuses("intercept b3", "BEL-080", "bogatyrs")
    assert t.refuses("strike c4 c3", "BEL-047", "evil")
    t.end()
    assert not t.legal(seat="bogatyrs")
    assert t.refuses("use c3 c5", "BEL-082", "bogatyrs")
    t.evil("strike c4 c3")
    assert t.legal("intercept") == {"intercept b3"}
    assert t.asked == "bogatyrs intercept"


@pytest.mark.clause("BEL-039")
@pytest.mark.parametrize("plain", ["ilya_muromets", "zashchitnik", "kozhemyaka"])
def test_without_the_action_sign_there_is_nothing_to_use(table: Draw, plain: str) -> None:
    t = table(f"c3 {plain} / c5 leshy / d3 sadko -1 closed")
    assert t.refuses("use c3 c5", "BEL-039")
    assert t.refuses("use c3 d3", "BEL-039")
    assert t.refuses("use c3", "BEL-039")


@pytest.mark.clause("BEL-040")
@pytest.mark.parametrize("dice", [(3, 1), (1, 3), (1, 4), (6, 6)])
def test_whoever_struck_closes_whatever_came_of_it(table: Draw, dice: tuple[int, int]) -> None:
    t = table("c3 sadko / c4 baba_yaga").bogatyrs("strike c3 c4").dice(*dice)
    if t.asked == "bogatyrs blow":
        t.bogatyrs("blow weak miss")
    assert t.closed("sadko")
    assert t.fact("closed")["clause"] == "BEL-040"
    assert t.open("baba_yaga")


@pytest.mark.clause("BEL-040")
def test_whoever_struck_a_closed_card_or_used_a_property_closes(table: Draw) -> None:
    t = table("c3 sadko / a1 alyosha / c4 upyr closed / a3 leshy")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.closed("sadko")
    t.bogatyrs("use a1 a3").dice(1)
    assert t.closed("alyosha")


@pytest.mark.clause("BEL-041")
def test_a_closed_card_does_not_act(table: Draw) -> None:
    t = table("c3 alyosha closed / b3 sadko closed / d3 volga / c4 leshy / c5 upyr")
    assert t.refuses("strike c3 c4", "BEL-041")
    assert t.refuses("use c3 c5", "BEL-041")
    assert t.refuses("use b3 c3", "BEL-041")
    assert not t.legal("strike c3") | t.legal("use c3") | t.legal("use b3")
    t = table("turn evil 2 / c3 alyosha / b3 sadko closed / d3 volga / c4 leshy")
    t.evil("strike c4 c3")
    assert t.legal() == {"pass", "intercept d3"}
    assert t.refuses("intercept b3", "BEL-041")


@pytest.mark.clause("BEL-042")
def test_attacker_and_interceptor_close_when_the_wounds_lie(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga / b4 upyr").bogatyrs("strike c3 c4").evil("intercept b4")
    t.dice(4, 2)
    assert t.asked == "bogatyrs blow"
    assert t.open("sadko", "upyr")
    t.bogatyrs("blow medium weak")
    assert t.closed("sadko", "upyr")
    order = [fact["fact"] for fact in t.facts()]
    last_wound = len(order) - order[::-1].index("wounded")
    assert order.count("closed") == 2
    assert order.index("closed") >= last_wound


@pytest.mark.clause("BEL-043")
def test_properties_without_the_sign_work_on_closed_cards(table: Draw) -> None:
    t = table("c3 sadko / a1 alyosha / c4 leshy closed / b3 zashchitnik closed / d4 koschei closed")
    t.bogatyrs("strike c3 c4").dice(3)
    assert t.hurt() == {"leshy": 3, "sadko": 1}  # Defender adds 1, Leshy wounds back
    t = table("c3 sadko / c4 koschei closed").bogatyrs("strike c3 c4").dice(1)
    assert t.hurt() == {}
    t = table("turn evil 2 / c3 kozhemyaka closed / c4 upyr").evil("strike c4 c3").dice(1)
    assert t.wounds("kozhemyaka") == 1
    burnt = "turn evil 1 / c4 gorynych / c3 sadko / c2 dobrynya"
    upright, lying = (table(burnt + state).evil("use c4") for state in ("", " closed"))
    assert upright.wounds("sadko") == lying.wounds("sadko")
    assert lying.fact("reduced", who="sadko")


@pytest.mark.clause("BEL-043")
def test_a_property_without_the_sign_never_closes_its_card(table: Draw) -> None:
    t = table("c3 zashchitnik / c2 sadko / c4 leshy / b2 upyr -3")
    t.bogatyrs("strike c2 b2").dice(1, 4)  # +1: two behind, both miss
    assert t.open("zashchitnik")
    t = table("c2 sadko / c3 upyr -3 / e6 leshy").bogatyrs("strike c2 c3").dice(1, 4)
    assert t.facts("healed")
    assert t.open("upyr")
    t = table("c2 sadko / c3 leshy").bogatyrs("strike c2 c3").dice(2, 1)
    assert t.wounds("sadko") == 1
    assert t.open("leshy")


@pytest.mark.clause("BEL-044")
def test_the_card_is_followed_where_it_contradicts_the_rules(table: Draw) -> None:
    t = table("c3 ilya_muromets / c2 sadko / c4 upyr closed / b1 volga")
    t.bogatyrs("strike c3 c4").dice(1)
    assert t.open("ilya_muromets")  # against BEL-040
    t.bogatyrs("step b1 a2")  # against BEL-033
    assert t.at("volga") == "a2"


@pytest.mark.clause("BEL-120")
@pytest.mark.parametrize(
    ("whistler", "then"), [("solovei", ()), ("vodyanoy", ("to c4",))], ids=["solovei", "vodyanoy"]
)
@pytest.mark.parametrize("state", ["", "closed"])
def test_closing_a_closed_card_changes_nothing(
    table: Draw, whistler: str, then: tuple[str, ...], state: str
) -> None:
    t = table(f"turn evil 2 / c3 alyosha {state} / c5 {whistler}").evil("use c5 c3", *then)
    if whistler == "solovei":
        t.dice(1)
    assert t.closed("alyosha")
    t.end()
    assert t.open("alyosha")
    assert t.legal("step")
