"""Nothing is cut or hangs out of its place, from a desk to a phone on its side, in ru and en."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.bastion.defender import besiege, castle
from tests.browser.bastion.drawn import CROWDED as BESIEGED
from tests.browser.berserk.drawn import CROWDED
from tests.browser.berserk.duelist import lay, sit
from tests.browser.boxes import Tailor
from tests.browser.conftest import Visit
from tests.browser.player import try_it

PAGES = [
    "/",
    "/rules/berserk",
    "/decks/berserk",
    "/learn",
    "/learn/bastion",
    "/puzzles/berserk",
    "/play/bastion",
    "/scenario/bastion",
]


def test_a_planted_fault_is_found(visit: Visit) -> None:
    me = visit()
    me.go("/nowhere")
    heading = me.page.get_by_role("heading", level=2)
    heading.evaluate("(e) => (e.style.cssText = 'width: 20px; overflow: hidden; white-space: pre')")
    tailor = Tailor(me)
    tailor.look("nowhere")
    assert {fault.split(": ")[1] for fault in tailor.faults} >= {"cut across"}


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits(visit: Visit, path: str) -> None:
    me = visit()
    me.page.goto(path, wait_until="networkidle")
    expect(me.page.get_by_role("main")).not_to_have_attribute("aria-busy", "true")
    tailor = Tailor(me)
    tailor.look(path)
    assert tailor.faults == []


def test_a_table_of_belogorye_and_its_replay_fit(visit: Visit) -> None:
    me = visit()
    tailor = Tailor(me)
    player = try_it(me, "BEL-081")
    tailor.look("main")
    player.hands.cell("c3")
    player.hands.cell("c4")
    player.wait()
    tailor.look("odds")
    player = try_it(me, "BEL-090")
    player.hands.end_turn(me.button("do-end"))
    assert player.wait().over
    tailor.look("the end")
    me.page.get_by_role("link", name=me.say("to-replay")).click()
    expect(me.page.get_by_role("slider")).to_be_visible()
    tailor.look("replay")
    assert tailor.faults == []


def test_a_table_of_berserk_fits(visit: Visit) -> None:
    me = visit()
    tailor = Tailor(me)
    player = sit(me, lay(me, {"red": "me", "blue": "me"}, position=CROWDED))
    player.wait()
    player.hands.cell("c3")
    tailor.look("chosen")
    player.aim(player.wait(), "c4")
    tailor.look("odds")
    assert tailor.faults == []


def test_a_table_of_bastion_fits(visit: Visit) -> None:
    me = visit()
    tailor = Tailor(me)
    seats = {"dagdar": "me", "sannirr": "me"}
    player = castle(me, besiege(me, "2018", seats, position=BESIEGED))
    player.wait()
    tailor.look("main")
    player.reach.spot("s5")
    expect(player.panel.locator(".foot")).to_be_visible()
    tailor.look("an attack")
    me.page.set_viewport_size({"width": 1280, "height": 720})
    expect(player.panel.locator(".foot .btn").first).to_be_in_viewport(ratio=1)
    assert tailor.faults == []
