"""After the game: giving up, looking back, sharing a moment, playing it differently."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, try_it


def test_giving_up_is_asked_twice(visit: Visit) -> None:
    me = visit(lang="en")
    me.go()
    me.button("home-start-bot").click()
    player = Player(me)
    player.wait()
    me.button("concede").click()
    sure = me.page.get_by_role("alertdialog")
    sure.get_by_role("button", name=me.say("cancel")).click()
    expect(sure).to_be_hidden()
    me.button("concede").click()
    sure.get_by_role("button", name=me.say("concede")).click()
    expect(player.panel.get_by_role("heading", name=me.say("end-lost"))).to_be_visible()
    expect(player.panel.get_by_role("button", name="BEL-097").first).to_be_visible()


def test_a_moment_is_shared_and_played_differently(visit: Visit) -> None:
    """BEL-090: Leshy dies of poison; from the step before, someone else goes on against a bot."""
    me, friend = visit(lang="ru"), visit(lang="en")
    player = try_it(me, "BEL-090")
    before = player.look().position
    player.hands.end_turn(me.button("do-end"))
    assert player.wait().over
    me.page.get_by_role("link", name=me.say("to-replay")).click()
    slider = me.page.get_by_role("slider")
    me.button("replay-last").click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    me.button("replay-first").click()
    expect(me.page).to_have_url(re.compile(r"/r/[\w-]+\?at=0"))
    friend.go(me.page.url)
    friend.button("replay-branch").click()
    form = friend.page.get_by_role("dialog")
    form.get_by_role("radio", name=friend.say("replay-dice-fresh")).click()
    form.get_by_role("radio", name=friend.say("bot-kikimora")).click()
    form.get_by_role("button", name=friend.say("replay-branch-start")).click()
    friend.page.wait_for_url("**/t/*")
    other = Player(friend)
    assert other.wait().position == before
    other.play()
