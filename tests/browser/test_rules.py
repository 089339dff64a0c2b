"""The rules page: every clause, found in both languages, and boards to try."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.clauses import CLAUSES
from tests.browser.conftest import Visit
from tests.browser.player import try_it


@pytest.mark.parametrize(("lang", "word"), [("ru", "перехват"), ("en", "intercept")])
def test_clauses_are_found_by_word_and_by_number(visit: Visit, lang: str, word: str) -> None:
    me = visit(lang=lang)
    me.go("/rules/belogorye")
    clauses = me.page.locator("article").filter(has=me.page.get_by_role("link", name="BEL-"))
    expect(clauses).to_have_count(len(CLAUSES))
    expect(clauses.first).to_contain_text(CLAUSES["BEL-001"].text[lang])
    find = me.page.get_by_role("searchbox")
    find.fill(word)
    expect(me.page.locator("#BEL-074")).to_be_visible()
    expect(me.page.locator("#BEL-001")).to_be_hidden()
    expect(me.page.locator("mark").first).to_have_text(re.compile(word, re.IGNORECASE))
    find.fill("BEL-061")
    expect(clauses).to_have_count(1)
    find.fill("xyzzy")
    expect(me.page.get_by_text(me.say("rules-nothing", query="xyzzy"))).to_be_visible()
    me.button("rules-show-all").click()
    expect(clauses).to_have_count(len(CLAUSES))


def test_a_card_says_what_it_does(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go("/rules/belogorye#koschei")
    expect(me.page.locator("#koschei")).to_be_in_viewport()
    expect(me.page.get_by_role("article").filter(has_text="Кощей Бессмертный")).to_be_visible()


def test_an_example_can_be_played(visit: Visit) -> None:
    """BEL-073: Ilya strikes the closed Gorynych with a 5 and deals 7 wounds of 13."""
    me = visit(lang="ru")
    player = try_it(me, "BEL-073")
    note = player.panel.get_by_role("region", name=me.say("try-title"))
    expect(note).to_contain_text(me.say("do-strike", a="Илья (c3)", b="Горыныч (c4)"))
    player.hands.cell("c3")
    player.hands.cell("c4")
    sight = player.wait()
    assert sight.weighed
    shares = player.panel.get_by_role("table").get_by_role("rowheader").all_inner_texts()
    assert all("/6" in share for share in shares), "only the attacker rolls at a closed target"
    player.move(sight)
    expect(player.panel.get_by_role("heading", name=me.say("ask-die"))).to_be_visible()
    player.panel.get_by_role("button", name="5", exact=True).click()
    struck = me.page.locator("[data-cell=c4]")
    expect(struck).to_have_accessible_name(re.compile(me.say("say-lives", left=6, life=13)))
    told = me.page.get_by_role("log").locator(".line").last
    expect(told).to_contain_text("Илья ударил Горыныча")
    expect(told).to_contain_text(me.say("story-wounds", n=7))


def test_a_fighter_can_be_dragged(visit: Visit) -> None:
    """BEL-038: forward one cell; not diagonally, and the page says why."""
    me = visit(lang="en")
    try_it(me, "BEL-038")
    me.page.locator("[data-cell=c3]").drag_to(me.page.locator("[data-cell=c4]"))
    expect(me.page.locator("[data-cell=c4]")).to_have_accessible_name(
        re.compile("Alyosha Popovich")
    )
    me.page.locator("[data-cell=c4]").drag_to(me.page.locator("[data-cell=d5]"))
    expect(me.page.get_by_role("note")).to_contain_text("Alyosha Popovich")
