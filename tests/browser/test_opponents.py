"""The opponents of a game on a page of their own: six faces, one button, the last one kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit

from laar.bots.characters import cast, first
from laar.texts import texts

GAMES = ("belogorye", "berserk", "bastion")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "phone"), [("ru", False), ("en", True)])
def test_six_opponents_and_one_button(visit: Visit, game: str, lang: str, phone: bool) -> None:
    me = visit(lang=lang, phone=phone, theme="light" if phone else "dark")
    say = texts(lang, game)
    me.go(f"/play/{game}")
    six = me.page.get_by_role("radiogroup", name=say("home-opponent")).first.get_by_role("radio")
    expect(six).to_have_count(6)
    for card, who in zip(six.all(), cast(game), strict=True):
        expect(card).to_contain_text(say(f"bot-{who}"))
        expect(card).to_contain_text(say(f"bot-{who}-line"))
    offered = six.nth(list(cast(game)).index(first(game)))
    expect(offered).to_be_checked()
    expect(offered).to_contain_text(say("play-first-game"))
    assert me.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    who = list(cast(game))[1]
    six.nth(1).click()
    with_whom = say("home-start-with", who=say(f"bot-{who}-with"))
    if phone:
        button = me.page.get_by_role("button", name=with_whom).bounding_box()
        tabs = me.page.get_by_role("navigation").filter(visible=True).first.bounding_box()
        assert button
        assert tabs
        assert button["y"] + button["height"] <= tabs["y"]
    me.page.get_by_role("button", name=with_whom).click()
    me.page.wait_for_url("**/t/*")
    seats = me.get(f"/api/tables/{me.page.url.split('/t/')[1].split('?')[0]}").json()["seats"]
    assert [seat["name"] for seat in seats if seat["kind"] == "bot"] == [who]
    me.go(f"/play/{game}")  # whom one played last comes first to mind
    expect(six.nth(1)).to_be_checked()


def test_opponents_by_keyboard(visit: Visit) -> None:
    me = visit(lang="en")
    me.go("/play/berserk")
    six = me.page.get_by_role("radio", name=re.compile("squire|herbalist|elder"))
    expect(six).to_have_count(3)
    six.first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(six.nth(1)).to_be_checked()
    expect(six.nth(1)).to_be_focused()
    me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("ArrowLeft")
    expect(six.nth(2)).to_be_checked()
    expect(me.button("home-start-with", who="with The Seer")).to_be_visible()


def test_settings_are_folded_and_a_friend_can_be_asked(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go("/play/belogorye")
    friend = me.page.get_by_role("radio", name=me.say("home-friend"))
    expect(friend).to_be_hidden()
    me.page.get_by_text(me.say("play-settings"), exact=True).click()
    friend.click()
    expect(me.button("home-start-friend")).to_be_visible()
    me.page.get_by_role("radio", name=re.compile(me.say("bot-zabava"))).click()
    expect(me.button("home-start-with", who=me.say("bot-zabava-with"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_among_the_opponents(visit: Visit, game: str) -> None:
    me = visit(lang="ru")
    me.go(f"/play/{game}")
    expect(me.page.get_by_role("radio").first).to_be_visible()
    axe = Inspector(me)
    axe.look(f"opponents of {game}", phone=True)
    assert axe.faults == []
