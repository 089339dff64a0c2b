"""Who looks elsewhere is called to their turn; sounds wait for the first touch and their switch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.bastion.defender import besiege, castle
from tests.browser.bastion.drawn import ALONE
from tests.browser.berserk.drawn import CROWDED
from tests.browser.berserk.duelist import Duelist, lay
from tests.browser.conftest import Visit
from tests.browser.player import try_it
from tests.browser.visitor import Visitor

# What the page would do to the world around it is written down instead.
WORLD = """
  const told = (window.told = []);
  window.away = window.heard = false;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  navigator.vibrate = () => told.push('buzz');
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => window.permits ?? 'granted';
    constructor(title) { told.push(title); }
  };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.heard = true;
    return start.apply(this, when);
  };
"""
WAITED = 2100  # milliseconds after which somebody who is asked has waited


def look(me: Visitor, *, away: bool) -> None:
    """Turn to another page, or back."""
    me.page.evaluate("(away) => (window.away = away)", away)
    me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def told(me: Visitor) -> list[str]:
    """What the world was told."""
    return list(me.page.evaluate("told"))


def icon(me: Visitor) -> str | None:
    """The address of the page's icon."""
    return me.page.locator("link[rel=icon]").get_attribute("href")


@pytest.fixture
def pair(visit: Visit) -> tuple[Duelist, Duelist]:
    """Two people at a battle; it is the turn of the first."""
    me, friend = visit(lang="ru", sound=True), visit(lang="ru")
    me.context.add_init_script(WORLD)
    link = lay(me, {"red": "me", "blue": "open"}, position=CROWDED)
    friend.go(link)
    friend.take_seat()
    me.go(link)
    players = Duelist(me), Duelist(friend)
    players[0].wait()
    return players


def test_who_looks_elsewhere_is_called(pair: tuple[Duelist, Duelist]) -> None:
    one, other = pair
    me, say = one.person, one.say
    calls = re.compile(f"^● {say('call-turn')} · ")
    me.page.get_by_label(say("notify")).check()
    one.hands.end_turn(one.button("do-end"))
    look(me, away=True)
    other.wait()
    expect(me.page).not_to_have_title(calls)
    me.page.wait_for_timeout(WAITED)
    other.hands.end_turn(other.button("do-end"))
    expect(me.page).to_have_title(calls)
    assert icon(me) == "/favicon-turn.svg"
    assert told(me) == ["buzz", say("call-turn")]
    look(me, away=False)
    expect(me.page).not_to_have_title(calls)
    assert icon(me) == "/favicon.svg"
    look(me, away=True)
    expect(me.page).to_have_title(calls)
    concede(other)
    expect(me.page.locator(".outcome")).to_be_visible()
    expect(me.page).not_to_have_title(calls)
    assert icon(me) == "/favicon.svg"
    assert told(me) == ["buzz", say("call-turn")], "an end calls nobody"


def test_a_forbidden_notice_stays_off(pair: tuple[Duelist, Duelist]) -> None:
    me = pair[0].person
    me.page.evaluate("window.permits = 'denied'")
    switch = me.page.get_by_label(me.say("notify"))
    switch.click()
    expect(me.page.get_by_text(me.say("notify-denied"))).to_be_visible()
    expect(switch).not_to_be_checked()


def test_sounds_have_a_switch(visit: Visit) -> None:
    me = visit(lang="en", sound=True)
    me.context.add_init_script(WORLD)
    player = castle(me, besiege(me, "2015", {"dagdar": "me"}, position=ALONE))
    player.wait()
    assert not me.page.evaluate("heard"), "nothing sounds before the first touch"
    player.give_up()
    me.page.wait_for_function("() => heard")
    me.page.reload()
    me.page.get_by_role("button", name=me.say("table-settings")).click()
    switch = me.page.get_by_label(me.say("sound"))
    expect(switch).to_be_checked()
    switch.uncheck()
    me.page.reload()
    me.page.get_by_role("button", name=me.say("table-settings")).click()
    expect(switch).not_to_be_checked()


@pytest.mark.parametrize("sound", [True, False])
def test_a_strike_is_heard_by_who_wants_it(visit: Visit, sound: bool) -> None:
    me = visit(lang="en", sound=sound)
    me.context.add_init_script(WORLD)
    player = try_it(me, "BEL-073")
    player.hands.cell("c3")
    player.hands.cell("c4")
    player.move(player.wait())
    player.panel.get_by_role("button", name="5", exact=True).click()
    player.wait()
    if sound:
        me.page.wait_for_function("() => heard")
    assert me.page.evaluate("heard") is sound


def concede(player: Duelist) -> None:
    """Give the battle up."""
    player.button("concede").click()
    sure = player.page.get_by_role("alertdialog")
    sure.get_by_role("button", name=player.say("concede")).click()
