"""axe finds nothing on any page or stage of Berserk: ru and en, dark and light, also at 390 px."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.berserk.drawn import CROWDED
from tests.browser.berserk.duelist import Duelist, lay, sit
from tests.browser.conftest import Visit

BOTH = {"red": "me", "blue": "me"}


def test_pages_without_a_table(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    me.go()
    me.page.get_by_role("button", name=re.compile(Duelist(me).say("berserk"))).first.click()
    expect(me.page.get_by_text(Duelist(me).say("start-dice"))).to_be_visible()
    axe.look("start", phone=True)
    me.go("/cards/berserk?q=curse")
    expect(me.page.get_by_role("article").first).to_be_visible()
    axe.look("cards", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)


def test_a_table_before_the_battle(visit: Visit) -> None:
    us = visit()
    axe = Inspector(us)
    players = sit(us, lay(us, BOTH), squad=15)
    seen = {"redeal", "squad", "cover", "place"}
    while seen:
        sight = players.wait()
        stage = "cover" if sight.handing else sight.kind
        if stage in seen and (stage != "squad" or not sight.free):
            seen.remove(stage)
            axe.look(stage, phone=stage != "cover")
        players.move(players.wait())
    assert axe.faults == [], "\n".join(axe.faults)


def test_a_battle_to_its_end_and_the_replay(visit: Visit) -> None:
    us = visit()
    axe = Inspector(us)
    players = sit(us, lay(us, BOTH, position=CROWDED))
    players.wait()
    axe.look("main")
    players.hands.cell("c3")
    axe.look("chosen", phone=True)
    players.hands.cell("e5")
    expect(us.page.get_by_role("note")).to_be_visible()
    axe.look("why not")
    us.page.keyboard.press("Escape")
    players.aim(players.look(), "c4")
    players.panel.locator(".case summary").click()
    axe.look("odds", phone=True)
    players.move(players.wait())
    assert players.wait().kind == "answer"
    axe.look("pile", phone=True)
    players.move(players.wait())
    players.wait()
    us.page.get_by_role("button", name=players.say("concede")).click()
    sure = us.page.get_by_role("alertdialog")
    sure.get_by_role("button", name=players.say("concede")).click()
    expect(us.page.locator("a[href^='/r/']")).to_be_visible()
    axe.look("the end", phone=True)
    us.page.get_by_role("link", name=players.say("to-replay")).click()
    expect(us.page.get_by_role("slider")).to_be_visible()
    axe.look("replay", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)
