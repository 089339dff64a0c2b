"""Sealed on a phone, picks by keys alone, the clock, and what axe says of every stage."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.berserk.drafter import Drafter, lay, sit_silently
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE

ALONE = ["me", "bot random"]
WITH_A_FRIEND = ["me", "open"]


def test_sealed_of_two_on_a_phone(visit: Visit) -> None:
    me = Drafter(visit(lang="ru", phone=True))
    me.person.go(lay(me.person, "sealed", ALONE))
    expect(me.cards).to_have_count(36)
    me.cards.nth(1).tap()
    expect(me.button("limited-built", n=35)).to_be_visible()
    # The other parts of the page take turns with the cards.
    me.page.get_by_role("radio", name=me.say("limited-part-deck", n=35)).tap()
    expect(me.page.get_by_role("img", name=me.say("decks-chart-costs"))).to_be_visible()
    expect(me.cards.first).to_be_hidden()
    me.page.get_by_role("button", name=me.say("limited-take-back")).tap()
    me.page.get_by_role("radio", name=me.say("limited-part-table")).tap()
    expect(me.page.get_by_text(me.person.say("home-bot-random"), exact=True)).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    me.button("limited-built", n=36).tap()
    me.page.locator(".now a[href^='/t/']").tap()
    me.page.get_by_role("button", name=me.person.say("tab-more")).tap()
    me.give_up()
    me.page.get_by_role("button", name=me.person.say("tab-act")).tap()
    me.back()
    expect(me.heads("event-standings-final")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_picks_by_keys_alone(visit: Visit) -> None:
    me = Drafter(visit(lang="en"))
    me.person.go(lay(me.person, "draft", ALONE))
    me.at(1, 1)
    for _ in range(20):  # past the bar
        me.page.keyboard.press("Tab")
        if me.cards.first.evaluate("(one) => one === document.activeElement"):
            break
    me.page.keyboard.press("ArrowRight")
    expect(me.cards.nth(1)).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.cards.nth(1)).to_have_attribute("aria-pressed", "true")
    me.page.keyboard.press("Enter")
    me.at(1, 2)
    # The next stack lies under the fingers.
    expect(me.cards.first).to_be_focused()
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Space")
    me.page.keyboard.press("Space")
    me.at(1, 3)
    expect(me.page.get_by_text(me.say("limited-pool", n=2))).to_be_visible()


def test_who_is_late_gets_what_was_chosen(visit: Visit) -> None:
    """The clock settles a chosen card, and picks where nothing is chosen."""
    me = Drafter(visit(lang="en"))
    me.person.go(lay(me.person, "draft", ALONE, pace=10))
    me.at(1, 1)
    expect(me.page.get_by_role("timer")).to_be_visible()
    me.cards.nth(2).click()
    name = me.cards.nth(2).locator(".title").inner_text()
    me.at(1, 2)
    mine = re.compile(f"{re.escape(name)}$")  # what lies in hand goes on with its text
    expect(me.page.get_by_role("button", name=mine)).to_be_visible()


def test_a_duel_of_a_timed_event_has_a_clock(visit: Visit) -> None:
    me = Drafter(visit(lang="ru"))
    me.person.go(lay(me.person, "sealed", ALONE, pace=10))
    expect(me.page.get_by_role("timer")).to_contain_text("1:")
    me.button("limited-built", n=36).click()
    me.go_to_duel()
    timer = me.page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^\d:\d\d\s*$"))
    # Whoever does not answer is answered for, and told so, until they are back.
    late = me.page.get_by_text(me.say("event-late"))
    expect(late).to_be_visible()
    me.button("event-here").click()
    expect(late).to_be_hidden()
    # As long as everyone has, not five seconds any more.
    expect(timer).to_have_text(re.compile(r"^(0:10|0:0[6-9]|1:\d\d)\s*$"))


def test_axe_finds_nothing(visit: Visit) -> None:
    me, other = Drafter(visit()), visit()
    axe = Inspector(me.person)
    me.person.go()
    me.page.get_by_role("button", name=re.compile(me.say("berserk"))).first.click()
    me.page.get_by_role("radio", name=me.say("mode-team")).click()
    axe.look("a table of two against two", phone=True)
    path = lay(me.person, "draft", WITH_A_FRIEND, pace=600)
    me.person.go(path)
    expect(me.page.get_by_label(me.person.say("invite"))).to_be_visible()
    sit_silently(other, path)
    me.cards.first.click()
    axe.look("a card is chosen")
    me.cards.first.click()
    expect(me.heads("limited-waiting-pick")).to_be_visible()
    axe.look("waiting", phone=True)
    me.person.go(lay(me.person, "sealed", ALONE))
    for k in range(7):
        me.cards.nth(k).click()
    expect(me.page.get_by_role("note")).to_be_visible()
    axe.look("building", phone=True)
    me.button("limited-built", n=30).click()
    expect(me.heads("event-your-duel")).to_be_visible()
    axe.look("results", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)


def test_who_leaves_the_event_has_lost_its_duels(visit: Visit) -> None:
    me = Drafter(visit(lang="en"))
    me.person.go(lay(me.person, "draft", [*ALONE, "bot random"]))
    me.button("limited-leave").click()
    me.page.get_by_role("alertdialog").get_by_role("button").first.click()
    # The bots go on by themselves.
    expect(me.heads("event-standings-final")).to_be_visible()
    me.scored(0, 2, 0)
