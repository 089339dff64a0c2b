"""Movement: facts are played one by one, any click ends the show, and who wants none sees none."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, try_it

MOVING = "document.getAnimations().length"


def strike(player: Player) -> None:
    """Plays BEL-073 up to the die."""
    player.hands.cell("c3")
    player.hands.cell("c4")
    player.move(player.wait())
    player.panel.get_by_role("button", name="5", exact=True).click()


def test_a_click_ends_the_show(visit: Visit) -> None:
    me = visit(lang="en", motion="slow")
    player = try_it(me, "BEL-073")
    strike(player)
    expect(player.panel.get_by_role("heading", name=me.say("ask-watch"))).to_be_visible()
    # Between the die and the wounds there is time to read.
    me.page.wait_for_function(f"() => {MOVING} > 0")
    me.page.locator("[data-cell=a1]").click()
    expect(player.panel.get_by_role("heading", name=me.say("ask-main"))).to_be_visible()
    struck = me.page.locator("[data-cell=c4]")
    expect(struck).to_have_accessible_name(re.compile(me.say("say-lives", left=6, life=13)))


def test_the_speed_can_be_set_at_the_table(visit: Visit) -> None:
    me = visit(lang="en", motion="slow")
    player = try_it(me, "BEL-073")
    me.page.get_by_role("radio", name=me.say("speed-off")).click()
    strike(player)
    assert player.wait().end
    assert player.look().title != me.say("ask-watch")


def test_whoever_wants_no_motion_sees_none(visit: Visit) -> None:
    """The system's wish counts more than the page's setting."""
    me = visit(lang="ru", motion="normal", reduced=True)
    player = try_it(me, "BEL-073")
    player.hands.cell("c3")
    assert player.look().lit("target")
    assert me.page.evaluate(MOVING) == 0, "rings stay still"
    player.hands.cell("c3")
    strike(player)
    struck = me.page.locator("[data-cell=c4]")
    expect(struck).to_have_accessible_name(re.compile(me.say("say-lives", left=6, life=13)))
    assert me.page.evaluate(MOVING) == 0
