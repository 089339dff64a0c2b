"""What the pages say of a siege: the log tells what happened, and friends are no opponents."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.bastion.defender import Defender, besiege, castle
from tests.browser.bastion.drawn import ALONE
from tests.browser.bastion.reach import Board
from tests.browser.conftest import Visit

from laar.games.bastion.scenarios.recipe import AUXILIARY

OPPONENT = re.compile("opponent|соперник", re.I)


def test_the_log_tells_that_a_source_was_dropped(visit: Visit) -> None:
    me = visit(lang="en")
    path = besiege(me, "2018", {"dagdar": "me"}, position=f"{ALONE}dagdar spells red-giant\n")
    player = castle(me, path)
    seat, spell = player.say("side-dagdar"), player.say("spell-abundance-2")
    dropped = player.say("fact-dropped", seat=seat)
    log = me.page.get_by_role("log")

    def draw(answer: str) -> None:
        """Use a source, add the spell, then take the mana or not."""
        player.reach.spot(next(spot for spot in player.wait().lit("take") if spot[0] == "w"))
        player.reach.press(player.answer(player.say("colour-red")))
        for text in (spell, player.say(answer)):
            player.reach.press(player.answer(text))
        player.wait()

    draw("do-drop")
    expect(log.locator(".line").last).to_contain_text(dropped)
    draw("do-take")
    expect(log).to_contain_text(player.say("story-cast", spell=spell))
    expect(log.get_by_text(dropped)).to_have_count(1)


def test_the_log_names_classes_and_districts(visit: Visit) -> None:
    me = visit(lang="ru")
    lands = ["red", "green", "blue", "black", "purple", "yellow"]
    path = besiege(me, "2018", {"dagdar": "me"}, mode="easy", players=1, layout=lands)
    say = castle(me, path).say
    log = me.page.get_by_role("log")
    log.locator(".line button").first.click()
    ring = ", ".join(say(f"land-{land}") for land in lands)
    expect(log).to_contain_text(say("fact-laid-of", ring=ring))
    kind = f"({'|'.join(say(f'classes-{name}') for name in AUXILIARY)})"
    drawn = say("fact-chose_classes-of", classes=f"{kind}, {kind}, {kind}")
    expect(log).to_contain_text(re.compile(drawn))


def test_haste_is_one_key_away(visit: Visit) -> None:
    """After the move 1 goes to the districts that Haste reaches."""
    me = visit(lang="en")
    path = besiege(me, "2018", {"dagdar": "me"}, position=f"{ALONE}dagdar spells blue-beast\n")
    player = castle(me, path)
    player.reach = Board(me.page)
    player.wait()
    player.reach.spot("d3", "go")
    expect(player.answer(player.say("do-stop"))).to_be_visible()
    player.reach.spot("d4", "go")
    assert player.say("side-dagdar") in player.wait().spot("d4").label


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_nobody_speaks_of_an_opponent(visit: Visit, lang: str) -> None:
    me = visit(lang=lang)
    me.go()
    page, say = me.page, Defender(me).say
    page.get_by_role("button", name=re.compile(say("bastion"))).first.click()
    expect(page.get_by_role("heading", name=say("home-open"))).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(OPPONENT)
    page.get_by_label(say("side-sannirr")).select_option("open")
    me.button("home-start-friend").click()
    expect(page.get_by_label(say("invite"))).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(OPPONENT)
