"""A finished game is reviewed: the curve in words, a better line, a mistake made into a puzzle."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

from laar.puzzles.puzzle import find

SPOT = "9bf7b9f648"


def lost_chance(me: Visitor) -> str:
    """A game in which nothing was done where much could be; the path to its review."""
    puzzle = find("belogorye", SPOT)
    assert puzzle is not None
    seats = {"bogatyrs": "me", "evil": "me"}
    wish = {"game": "belogorye", "edition": puzzle.edition, "seats": seats}
    path = me.lay(**wish, options={"position": puzzle.position})
    me.go(path)
    me.button("do-end").click()
    me.button("concede").click()
    sure = me.page.get_by_role("alertdialog")
    sure.get_by_role("button", name=me.say("concede")).click()
    expect(me.page.locator(".outcome")).to_be_visible()
    return path.partition("?")[0].replace("/t/", "/review/")


@pytest.mark.parametrize(("lang", "phone"), [("ru", True), ("en", False)])
def test_a_review_is_read_played_and_made_into_a_puzzle(
    visit: Visit, lang: str, phone: bool
) -> None:
    me = visit(lang=lang, phone=phone)
    me.go(lost_chance(visit(lang=lang)))
    curve = me.page.get_by_role("slider")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"\d[.,]\d\d → \d[.,]\d\d"))
    me.page.get_by_text(me.say("review-words")).click()
    row = me.page.get_by_role("row").filter(has_text=re.compile("−0[.,]"))
    expect(row.first).to_be_visible()
    worst = me.page.locator("button.one").first
    expect(worst).to_contain_text(me.say("review-trust-sure"))
    line = me.page.get_by_role("group", name=me.say("review-line"))
    line.get_by_role("button", name=me.say("review-next")).click()
    expect(line).to_contain_text("1 /")
    me.button("review-learn", n=1).click()
    expect(me.page.get_by_text(me.say("review-quiz"))).to_be_visible()
    axe = Inspector(me)
    axe.look("review")
    assert axe.faults == []
    wide = me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    me.button("replay-puzzle").click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("listitem").get_by_role("button").first.click()
    expect(me.page).to_have_url(re.compile(r"/puzzles/belogorye#\w+"))


def test_a_game_that_goes_on_is_not_reviewed(visit: Visit) -> None:
    me = visit(lang="ru")
    path = me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "me"})
    me.go(path.partition("?")[0].replace("/t/", "/review/"))
    expect(me.page.get_by_text(me.say("review-live"))).to_be_visible()
    me.complaints.clear()  # the browser says of itself that the server refused
