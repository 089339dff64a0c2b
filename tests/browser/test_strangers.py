"""Two strangers find each other for a rated game, one gives up, and both see what it changed."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.boxes import Tailor
from tests.browser.conftest import Visit
from tests.browser.test_account import SECRET
from tests.browser.visitor import Visitor


def enrolled(me: Visitor, name: str) -> Visitor:
    """Somebody with an account."""
    me.get("/api/me")
    wish = {"name": name, "password": SECRET}
    assert me.post("/api/account/sign-up", wish).status == 201
    return me


def test_strangers_meet_play_for_a_rating_and_are_listed(visit: Visit) -> None:
    ann, bob = enrolled(visit(lang="ru"), "Поляна"), enrolled(visit(lang="en"), "Grover")
    for one in (ann, bob):
        one.go("/lobby")
        expect(one.page.get_by_role("checkbox", name=one.say("lobby-rated")).first).to_be_checked()
        one.page.get_by_role("checkbox", name=one.say("lobby-series")).check()
        one.button("lobby-find").click()
        if one is ann:
            told = re.compile(re.escape(ann.say("lobby-widens")[:12]))
            expect(ann.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    for one in (ann, bob):
        expect(one.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    table = ann.page.url.rpartition("/")[2]
    assert bob.page.url.endswith(table)
    assert bob.post(f"/api/tables/{table}/leave", {}).ok
    gained = ann.say("end-rating", points="", gained="").split(":")[0]
    expect(ann.page.get_by_text(re.compile(rf"{gained}: .*1[5-9]\d\d .*\(.*\+\d+"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("series-score", score="1 : 0"))).to_be_visible()
    ann.go("/ratings/belogorye?who=Grover")
    expect(ann.page.get_by_role("heading", name="Grover")).to_be_visible()
    expect(ann.page.get_by_role("img", name=re.compile("1[0-4]"))).to_be_visible()


def test_the_pages_fit_and_are_read(visit: Visit) -> None:
    for path, heading in (("/lobby", "lobby-quick"), ("/ratings/belogorye", "ratings-best")):
        me = enrolled(visit(), f"Reader{len(path)}")
        me.go(path)
        expect(me.page.get_by_role("heading", name=me.say(heading))).to_be_visible()
        tailor, axe = Tailor(me), Inspector(me)
        tailor.look(path)
        axe.look(path, phone=True)
        assert (tailor.faults, axe.faults) == ([], [])


def test_a_bot_of_known_strength_is_met_for_a_rating(visit: Visit) -> None:
    me = enrolled(visit(lang="ru"), "Мерило")
    me.go("/play/belogorye")
    me.page.get_by_text(me.say("play-settings")).click()
    me.page.get_by_role("checkbox", name=me.say("home-rated")).check()
    me.page.locator("button[type=submit]").click()
    expect(me.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    told = me.get(f"/api/tables/{me.page.url.rpartition('/')[2]}").json()
    assert (told["rated"], told["clock"]["seconds"]) == ("duel", 600)
