"""Whose turn it is, and what a turn is made of."""

import pytest
from tests.harness import SEATS, Draw, Scene, other


def opened_game(t: Scene, first: str = "bogatyrs") -> Scene:
    return t.dice(6, 1).bogatyrs(f"first {first}").deploy("bogatyrs").deploy("evil")


@pytest.mark.clause("BEL-023")
@pytest.mark.parametrize("first", SEATS)
def test_turns_alternate_and_the_first_player_begins(table: Draw, first: str) -> None:
    t = opened_game(table(), first)
    second = other(first)
    for turn, seat in enumerate([first, second, first, second], 1):
        assert t.asked == f"{seat} main"
        assert (t.view["active"], t.view["turn"]) == (seat, turn)
        t.end()


@pytest.mark.clause("BEL-024")
def test_the_active_players_cards_open_and_nobody_elses(table: Draw) -> None:
    t = table("c2 sadko closed / c1 volga closed / c5 leshy closed").end()
    assert t.open("leshy")
    assert t.closed("sadko", "volga")
    t.end()
    assert t.open("sadko", "volga")
    assert t.fact("opened", who="sadko")["clause"] == "BEL-024"


@pytest.mark.clause("BEL-025")
@pytest.mark.parametrize("first", SEATS)
def test_everyone_begins_open(table: Draw, first: str) -> None:
    t = opened_game(table(), first)
    assert t.open(*(unit["id"] for unit in t.view["units"]))
    assert not t.facts("opened")
    t.end()
    assert not t.facts("opened")


@pytest.mark.clause("BEL-026")
def test_any_fighters_move_and_act_in_any_order(table: Draw) -> None:
    t = table("a1 alyosha / c3 ilya_muromets / e3 volga / c4 leshy closed / d4 upyr closed")
    t.bogatyrs("step e3 e4", "strike c3 c4").dice(1)
    t.bogatyrs("step a1 a2", "strike e4 d4").dice(1)
    t.bogatyrs("step a2 b2", "use b2 c4").dice(4)
    assert t.hurt() == {"leshy": 3, "upyr": 2, "ilya_muromets": 1}
    t.end()
    assert t.asked == "evil main"


@pytest.mark.clause("BEL-026")
def test_only_ones_own_fighters_are_led(table: Draw) -> None:
    t = table("c3 ilya_muromets / c5 leshy")
    assert t.legal() == {"end", "step c3 c2", "step c3 c4", "step c3 b3", "step c3 d3"}
    for answer in ("step c5 c6", "strike c5 c3", "use c5", "step a1 a2", "strike a1 c5", "use a1"):
        assert t.refuses(answer, "BEL-026")


@pytest.mark.clause("BEL-027")
def test_one_movement_and_one_action_a_turn(table: Draw) -> None:
    t = table("c2 ilya_muromets / c4 leshy closed")
    t.bogatyrs("step c2 c3", "strike c3 c4").dice(1)
    assert t.open("ilya_muromets")
    assert t.legal() == {"end"}
    assert t.refuses("strike c3 c4", "BEL-027")
    t.end().end()
    assert "strike c3 c4" in t.legal()


@pytest.mark.clause("BEL-027")
def test_who_has_acted_may_neither_strike_nor_use(table: Draw) -> None:
    t = table("c3 alyosha acted / c4 leshy / c5 upyr")
    assert t.refuses("strike c3 c4", "BEL-027")
    assert t.refuses("use c3 c5", "BEL-027")
    assert t.legal("step") == {"step c3 b3", "step c3 d3", "step c3 c2"}


@pytest.mark.clause("BEL-027")
def test_a_fighter_opened_by_a_property_acts_once_more(table: Draw) -> None:
    t = table("c3 alyosha / b3 sadko / c4 leshy closed").bogatyrs("strike c3 c4").dice(1)
    assert t.refuses("strike c3 c4", "BEL-041")
    t.bogatyrs("use b3 c3", "strike c3 c4").dice(1)
    assert t.wounds("leshy") == 4
    assert t.closed("alyosha", "sadko")
    assert t.legal() == {"end"}


@pytest.mark.clause("BEL-028")
def test_nobody_has_to_act_and_who_waited_may_intercept(table: Draw) -> None:
    t = table("c3 ilya_muromets / b3 sadko / c4 leshy")
    assert "end" in t.legal()
    t.end().evil("strike c4 c3")
    assert t.legal() == {"pass", "intercept b3"}


@pytest.mark.clause("BEL-029")
def test_the_turn_passes_when_its_player_says_so(table: Draw) -> None:
    t = table("c3 alyosha / c6 leshy").bogatyrs("step c3 c4", "step c4 c5")
    assert t.asked == "bogatyrs main"
    t.bogatyrs("end")
    assert t.asked == "evil main"
    assert t.fact("turn_ended")["clause"] == "BEL-029"
    assert t.refuses("end", "BEL-029", "bogatyrs")


@pytest.mark.clause("BEL-030")
def test_first_cards_open_then_poison_wounds_all_then_the_dead_leave(table: Draw) -> None:
    t = table("a1 sadko / a6 leshy -9 poison closed / c6 upyr poison closed / e6 koschei -7 poison")
    t.end()
    names = [fact["fact"] for fact in t.facts()]
    began = names.index("turn_began")
    assert names[began + 1 :] == [*["opened"] * 2, *["wounded"] * 3, *["died"] * 2]
    assert t.asked == "evil main"
    assert t.hurt() == {"upyr": 1}


@pytest.mark.clause("BEL-030")
def test_all_poisoned_die_together_and_the_battle_is_over_at_once(table: Draw) -> None:
    t = table("c1 sadko / a6 leshy -9 poison / e6 koschei -7 poison").end()
    assert t.dead("leshy", "koschei")
    assert t.asked == "nobody"
    assert t.outcome == ("bogatyrs", "BEL-094")
