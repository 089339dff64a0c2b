"""axe finds nothing at the table of Bastion: ru and en, dark and light, desktop and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.bastion.defender import besiege, castle
from tests.browser.bastion.drawn import ALONE, CROWDED
from tests.browser.bastion.reach import Pointer, Touch
from tests.browser.conftest import Visit

BOTH = {"dagdar": "me", "sannirr": "me"}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_the_table(visit: Visit, phone: bool) -> None:
    me = visit(phone=phone)
    axe = Inspector(me)
    player = castle(me, besiege(me, "2018", BOTH, position=CROWDED))
    reach = Touch(me.page) if phone else Pointer(me.page)
    player.wait()
    axe.look("one's own turn")
    reach.spot(player.far(player.look())[0])
    expect(me.page.get_by_role("note")).to_be_visible()
    axe.look("why not")
    player.page.keyboard.press("Escape")
    reach.spot("s5")
    expect(player.panel.locator(".foot")).to_be_visible()
    axe.look("an attack")
    assert axe.faults == [], "\n".join(axe.faults)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_the_end(visit: Visit, phone: bool) -> None:
    me = visit(phone=phone)
    axe = Inspector(me)
    path = besiege(me, "2015", {"dagdar": "me"}, position=ALONE)
    player = castle(me, path)
    reach = Touch(me.page) if phone else Pointer(me.page)
    player.wait()
    reach.spot("w2.1")
    expect(player.panel.locator(".choices button").first).to_be_visible()
    axe.look("a token to choose")
    player.give_up()
    axe.look("the end")
    assert axe.faults == [], "\n".join(axe.faults)
