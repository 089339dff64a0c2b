"""What a choice would do is told before it is made; no click on the board commits unprepared."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.bastion.defender import besiege, castle
from tests.browser.berserk.drawn import CROWDED as BATTLE
from tests.browser.berserk.duelist import lay, sit
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.reading import Reader
from tests.browser.visitor import Visitor

FLAME = """first bogatyrs
turn evil 1
c4 gorynych
c3 sadko -8
b3 volga
"""
CURSE = """first bogatyrs
turn evil 1
c3 likhomor
c5 sadko
b5 dobrynya
e6 ilya_muromets
"""
SIEGE = """players 1
side plain
layout yellow green red purple blue black
first dagdar
active dagdar
wall 5 green-warrior
wall 6 red-beast
deck any blue-mage yellow-beast
dagdar at d2
dagdar mana red 3 green 2 blue 1
"""


def sit_down(me: Visitor, position: str) -> Player:
    """A board of Belogorye, both sides in one pair of hands."""
    seats = {"bogatyrs": "me", "evil": "me"}
    me.go(me.lay(game="belogorye", seats=seats, options={"position": position}).partition("?")[0])
    player = Player(me)
    player.wait()
    return player


def test_targets_of_a_strike_show_their_chance(visit: Visit) -> None:
    me = visit(lang="ru")
    reader = Reader(me)
    players = sit(me, lay(me, {"red": "me", "blue": "me"}, position=BATTLE))
    players.wait()
    players.hands.cell("c3")
    for target in ("57.1", "59.1", "63.1"):
        tag = me.page.locator(f"[data-unit='{target}'] .tags")
        expect(tag).to_contain_text(re.compile(r"^(\d+ %)?\d+(–\d+)?"))
    expect(me.page.locator("[data-unit='49.1'] .tags")).to_be_hidden()  # out of reach
    players.aim(players.look(), "c4")
    assert reader.answers == [], "the first click only shows"
    players.hands.press(players.panel.locator(".confirm .pri"))
    players.wait()
    assert reader.answers[0] == "strike c3 c4"


def test_fire_is_told_to_everyone_it_reaches(visit: Visit) -> None:
    """BEL-098: three wounds before Gorynych, two at the side; the nearly dead one falls."""
    me = visit(lang="ru")
    reader = Reader(me)
    player = sit_down(me, FLAME)
    player.hands.cell("c4")
    player.hands.press(me.button("do-use", a="Горыныч (c4)", b="", n=1))
    sadko, volga = (me.page.locator(f"[data-unit={who}] .tags") for who in ("sadko", "volga"))
    expect(sadko).to_contain_text("3")
    expect(sadko.locator(".kill")).to_have_text(me.say("odds-certain"))
    expect(volga).to_have_text("2")
    assert reader.answers == []


def test_the_first_victim_stays_marked_while_others_are_named(visit: Visit) -> None:
    me = visit(lang="ru")
    reader = Reader(me)
    player = sit_down(me, CURSE)
    player.hands.cell("c3")
    player.hands.cell("c5")
    player.move(player.wait())  # confirmed
    first = me.page.locator("[data-cell=c5]")
    expect(first).to_have_accessible_name(re.compile(me.say("say-struck")))
    given = len(reader.answers)
    player.hands.cell("b5")
    expect(player.panel.locator(".confirm .pri")).to_be_visible()
    expect(first).to_have_accessible_name(re.compile(me.say("say-struck")))
    assert len(reader.answers) == given, "a second victim is confirmed, too"


def test_a_siege_says_what_is_gained_and_what_it_costs(visit: Visit) -> None:
    me = visit(lang="ru")
    player = castle(me, besiege(me, "2015", {"dagdar": "me"}, position=SIEGE))
    player.wait()
    tags = me.page.locator(".tags text").all_text_contents()
    assert "2/4" in tags
    assert "3/3" in tags
    assert "+3" in tags
    # Three green tokens would pay for the warrior: the page says so at their source.
    assert f"+3 {player.say('tag-enough')}" in tags
