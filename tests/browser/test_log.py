"""The log of a table and of a replay: a sentence an action, its facts and clauses below it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.clauses import open_clause
from tests.browser.conftest import Visit
from tests.browser.player import try_it
from tests.browser.visitor import Visitor

CLAUSE = re.compile(r"BEL-\d+")


def struck(me: Visitor) -> None:
    """BEL-073: Ilya strikes the closed Gorynych with a 5."""
    player = try_it(me, "BEL-073")
    player.hands.cell("c3")
    player.hands.cell("c4")
    player.move(player.wait())
    player.panel.get_by_role("button", name="5", exact=True).click()


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_strike_is_one_sentence(visit: Visit, lang: str) -> None:
    me = visit(lang=lang)
    struck(me)
    log = me.page.get_by_role("log")
    told = log.locator(".line").last
    said = {
        "ru": "Илья ударил Горыныча: бросок 6, сильный удар, 7 ран.",
        "en": "Ilya struck Gorynych: a roll of 6, strong blow, 7 wounds.",
    }
    expect(told).to_have_text(said[lang])
    expect(log.locator(".fact")).to_have_count(0)
    # The sentence is spoken, and nothing of its details.
    expect(me.page.locator("[aria-live=polite]").filter(has_text=said[lang])).to_have_count(1)
    assert log.get_attribute("aria-live") == "off"


def test_details_open_below_by_keyboard(visit: Visit) -> None:
    me = visit(lang="ru")
    struck(me)
    log = me.page.get_by_role("log")
    entry = log.get_by_role("button", name="Илья ударил Горыныча")
    expect(entry).to_have_attribute("aria-expanded", "false")
    entry.focus()
    me.page.keyboard.press("Enter")
    expect(entry).to_have_attribute("aria-expanded", "true")
    facts = log.locator(".fact")
    expect(facts.filter(has_text="Бросок Ильи: 5 + 1 = 6")).to_have_count(1)
    expect(facts.get_by_role("button", name=CLAUSE)).to_have_count(facts.count())
    open_clause(me, facts.get_by_role("button", name=CLAUSE).first)
    entry.focus()
    me.page.keyboard.press("Enter")
    expect(facts).to_have_count(0)


def test_one_entry_is_a_tab_stop_and_arrows_lead_on(visit: Visit) -> None:
    me = visit(lang="en")
    struck(me)
    log = me.page.get_by_role("log")
    entries = log.locator(".line button")
    me.button("do-end").first.click()
    expect(entries.nth(1)).to_be_attached()
    expect(log.locator(".line button[tabindex='0']")).to_have_count(1)
    entries.last.focus()
    me.page.keyboard.press("ArrowUp")
    expect(entries.nth(entries.count() - 2)).to_be_focused()
    me.page.keyboard.press("ArrowDown")
    expect(entries.last).to_be_focused()
