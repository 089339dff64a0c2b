"""A whole game with the mouse, against a bot, in Russian."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player


def test_a_whole_game_with_the_mouse(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go()
    me.page.get_by_role("radio", name=me.say("home-bot-random"), exact=True).click()
    me.button("home-start-bot").click()
    Player(me).play()
    expect(me.page.get_by_text(me.say("dice-kept"))).to_be_visible()
