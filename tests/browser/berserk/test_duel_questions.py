"""What is set off at once is ordered once; a harmless yes is said once; none is asked in vain."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.berserk.duelist import Duelist, lay, sit
from tests.browser.conftest import Visit
from tests.browser.reading import Reader
from tests.browser.visitor import Visitor

BOTH = {"red": "me", "blue": "me"}
# When Red's turn begins poison, Mirgat, the Oathscorner and Sannirr wait together.
MANY = """turn 4 blue
c3 red 16
b3 red 29
d3 red 3
a1 red 36 chips 1
b1 red 31
e2 red 3 poison 1
d4 blue 59
a6 blue 46
"""
# Two of Blue's may come beside the Gorge Guardian.
NEAR = """turn 4 blue
c3 red 37
c5 blue 59
a4 blue 63
"""
# Mirgat alone, with no card of rage beside any target: all it could do is nothing.
IDLE = """turn 4 blue
c3 red 16
a6 blue 46
"""
# The card on c3 has nobody but its own beside it, and no way out.
OWN = """turn 5 red
c3 red 3
b3 red 8
c4 red 12
d3 red 30
c2 red 27
a6 blue 46
"""
# Three cards with rage stand beside d4, which has one life left; nobody stands beside a6.
RAGE = """turn 4 blue
c3 red 16
d3 red 3
c4 red 1
d4 blue 59 wounds 11
a6 blue 46
"""
# Sannirr gives a chip to a dwarf.
CHIP = """turn 4 blue
c3 red 36
d3 red 33
a6 blue 46
"""


def begin(me: Visitor, position: str) -> Duelist:
    """Blue's turn is ended: what Red's turn sets off is asked for."""
    players = sit(me, lay(me, BOTH, position=position))
    players.wait()
    players.hands.end_turn(players.button("do-end"))
    return players


def titled(players: Duelist, id: str) -> None:
    """The panel asks this."""
    expect(players.panel.get_by_role("heading", level=2).first).to_contain_text(players.say(id))


def waiting(players: Duelist) -> Locator:
    return players.panel.get_by_role("list", name=players.say("order-list")).get_by_role("listitem")


def test_what_was_set_off_is_ordered_once_by_enter_and_undone_at_once(visit: Visit) -> None:
    me = visit(lang="en")
    reader = Reader(me)
    players = begin(me, MANY)
    titled(players, "ask-order")
    expect(waiting(players)).to_have_count(4)
    expect(waiting(players).first).to_contain_text("Poison")
    expect(waiting(players).nth(1)).to_contain_text("Mirgat")
    given = len(reader.answers)
    me.page.keyboard.press("Enter")
    titled(players, "ask-target")
    # The poison worked, and what comes next was answered from the order.
    assert reader.answers[given:] == ["next 1", "next 1"]
    players.hands.press(me.button("undo"))
    titled(players, "ask-order")
    expect(waiting(players)).to_have_count(4)


def test_an_order_by_hand_is_kept(visit: Visit) -> None:
    me = visit(lang="ru")
    reader = Reader(me)
    players = begin(me, MANY)
    titled(players, "ask-order")
    last = waiting(players).last
    for _ in range(3):  # the focus goes along
        last.get_by_role("button").first.focus()
        me.page.keyboard.press("Enter")
        last = me.page.locator("li:has(:focus)")
    expect(waiting(players).first.locator(".name")).to_have_text(last.locator(".name").inner_text())
    given = len(reader.answers)
    players.hands.press(players.answer(players.say("order-this")))
    titled(players, "ask-target")
    assert reader.answers[given:] == ["next 4"]


def test_a_harmless_yes_is_said_once_and_taken_back_in_one_place(visit: Visit) -> None:
    """Whoever comes near the Gorge Guardian may be wounded: it costs nothing, so never mind."""
    me = visit(lang="en")
    reader = Reader(me)
    players = sit(me, lay(me, BOTH, position=NEAR))
    players.wait()
    players.hands.cell("c5")
    players.hands.cell("c4")
    titled(players, "ask-may")
    always = players.say("always-card", who="Gorge Guardian")
    players.hands.press(me.page.get_by_role("button", name=always))
    players.wait()
    players.hands.cell("a4")
    players.hands.cell("b4")
    told = players.say("for-you-yes", who="Gorge Guardian")
    expect(players.panel).to_contain_text(told)
    assert reader.answers == ["step c5 c4", "yes", "step a4 b4", "yes"]
    me.page.get_by_text(players.say("stops")).first.click()
    players.hands.press(me.page.get_by_role("button", name=players.say("always-ask")))
    # With the step the yes goes, too; the next one is asked for again.
    players.hands.press(me.button("undo"))
    expect(players.panel).not_to_contain_text(told)
    titled(players, "ask-may")


def test_nobody_is_asked_for_what_would_do_nothing(visit: Visit) -> None:
    me = visit(lang="ru")
    reader = Reader(me)
    players = begin(me, IDLE)
    titled(players, "ask-main")
    expect(players.panel).to_contain_text(players.say("for-you-idle", who="Миргат"))
    assert reader.answers == ["end", "no"]


def test_ones_own_card_is_marked_apart_and_struck_only_after_a_warning(visit: Visit) -> None:
    me = visit(lang="ru")
    reader = Reader(me)
    players = sit(me, lay(me, BOTH, position=OWN))
    players.wait()
    # Who could but strike its own is not lit; it can be taken up all the same.
    ready = {cell.name for cell in players.look().lit("ready")}
    assert "b3" in ready
    assert "c3" not in ready
    players.hands.cell("c3")
    players.hands.press(me.page.get_by_text(players.say("strike-own")))
    players.hands.press(me.page.get_by_role("button", name="(c4)"))
    confirm = players.panel.locator(".confirm .own")
    expect(confirm).to_be_visible()
    struck = me.page.locator("[data-unit='12.1'] .card")
    expect(struck).to_have_class(re.compile("friend"))
    expect(struck.locator(".own")).to_be_visible()
    players.hands.press(confirm)
    expect(confirm).to_contain_text("ваша карта")
    assert reader.answers == []
    players.hands.press(confirm)
    expect(confirm).to_be_hidden()
    assert reader.answers == ["strike c3 c4"]


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_each_target_shows_what_it_would_get(visit: Visit, phone: bool) -> None:
    """Mirgat wounds for the cards with rage beside the target: none, or three."""
    me = visit(lang="en", phone=phone)
    reader = Reader(me)
    players = begin(me, RAGE)
    titled(players, "ask-target")
    expect(me.page.locator("[data-unit='46.1'] .tags")).to_have_text("0")
    tag = me.page.locator("[data-unit='59.1'] .tags")
    expect(tag).to_contain_text("3")
    expect(tag.locator(".kill")).to_have_text(me.say("odds-certain"))
    given = len(reader.answers)
    players.hands.cell("d4")
    expect(players.panel.locator(".confirm .pri")).to_be_visible()
    assert len(reader.answers) == given, "the first click only shows"
    # Its ring lies over the cards around it.
    layer = "e => Number.parseInt(getComputedStyle(e).zIndex) || 0"
    around = me.page.locator("[data-unit]:not(:has(.tags))").evaluate_all(
        f"all => all.map({layer})"
    )
    assert me.page.locator("[data-unit='59.1']").evaluate(layer) > max(around)
    players.hands.press(players.panel.locator(".confirm .pri"))
    expect(players.panel).not_to_contain_text(players.say("ask-target"))


def test_a_card_of_ones_own_that_may_be_chosen_has_its_own_mark(visit: Visit) -> None:
    me = visit(lang="ru")
    players = begin(me, CHIP)
    titled(players, "ask-target")
    unit = me.page.locator("[data-unit='33.1']")
    expect(unit.locator(".card")).to_have_class(re.compile("ally"))
    expect(unit.locator(".own")).to_be_visible()
    expect(unit.locator(".tags")).to_have_text("+1")
