"""The turn of others as a story on the board, what one means to do, and what would lose."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.bastion.defender import besiege, castle
from tests.browser.berserk.drawn import CROWDED
from tests.browser.berserk.duelist import lay, sit
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitor import Visitor

KINDS = ("warrior", "beast", "mage", "rider")
COLOURS = ("yellow", "green", "red", "purple", "blue", "black")
TWO = """players 2
side plain
layout yellow green red purple blue black
first dagdar
active dagdar
wall 20 yellow-warrior
deck any green-beast red-beast blue-rider purple-warrior
dagdar at d2
sannirr at d5
sannirr mana yellow 6
"""
FIELD = """first bogatyrs
turn bogatyrs 5
c3 ilya_muromets
b2 sadko
c5 upyr
d5 gorynych
"""
# However late a busy machine looks, what is played is still on its way; a click ends it at once.
SLOWLY = """() => {
  const soon = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => soon(what, 60 * ms, ...more);
}"""


def full_wall() -> str:
    """All sections are taken, and one card is left in the deck."""
    cards = [f"{colour}-{kind}" for colour in COLOURS for kind in KINDS]
    wall = "".join(f"wall {n} {card}\n" for n, card in enumerate(cards[:23], 1))
    return (
        "players 1\nside plain\nlayout yellow green red purple blue black\nfirst dagdar\n"
        f"active dagdar\n{wall}deck any {cards[23]}\ndagdar at d2\ndagdar mana green 4\n"
    )


def test_the_turn_of_another_is_marked_and_shown_again(visit: Visit) -> None:
    me = visit(lang="ru")
    seats = {"bogatyrs": "me", "evil": "bot greedy"}
    me.go(me.lay(game="belogorye", seats=seats, options={"position": FIELD}).partition("?")[0])
    player = Player(me)
    player.wait()
    trails = me.page.locator("[data-trail]")
    expect(trails).to_have_count(0)
    player.hands.end_turn(me.button("do-end"))
    expect(trails.first).to_be_attached()
    numbers = [str(trails.nth(k).get_attribute("data-trail")) for k in range(trails.count())]
    assert numbers == [str(k + 1) for k in range(len(numbers))]
    expect(me.page.locator("[role=log] .disc")).to_have_text(numbers)
    # Shown again on demand; a click ends it, and the marks are there again.
    again = me.button("log-again")
    me.page.evaluate(SLOWLY)
    again.click()
    expect(player.panel.get_by_role("heading", name=me.say("ask-watch"))).to_be_visible()
    me.page.locator("[data-cell=a1]").click()
    expect(trails).to_have_count(len(numbers))
    # Whoever opens the page later is told the same, and shown it.
    me.page.reload()
    expect(trails).to_have_count(len(numbers))
    replays(me, trails)
    # They vanish with the first action.
    sight = player.wait()
    player.hands.cell(sight.lit("ready")[0].name)
    player.hands.cell(player.look().lit("step")[0].name)
    expect(trails).to_have_count(0)
    expect(again).to_be_hidden()


def replays(me: Visitor, trails: Locator) -> None:
    """The turn is played once more: while it is, nothing is marked; a click ends it."""
    count = trails.count()
    me.page.evaluate(SLOWLY)
    with me.page.expect_response(re.compile("/before/")):
        me.button("log-again").click()
    expect(trails).to_have_count(0)
    me.page.locator("[data-cell=a1], [data-spot=deck]").click()
    expect(trails).to_have_count(count)
    me.page.keyboard.press("Escape")  # a click on the deck reads it out


def test_what_others_did_in_a_siege_is_marked_on_the_ring(visit: Visit) -> None:
    me = visit(lang="ru")
    seats = {"dagdar": "me", "sannirr": "bot greedy"}
    player = castle(me, besiege(me, "2015", seats, position=TWO))
    player.wait()
    trails = me.page.locator("[data-trail]")
    expect(trails).to_have_count(0)
    player.button("do-end").click()
    expect(trails.nth(1)).to_be_attached()
    numbers = [str(k + 1) for k in range(trails.count())]
    assert [one.get_attribute("data-trail") for one in trails.all()] == numbers
    expect(me.page.locator("[role=log] .disc")).to_have_text(numbers)
    # The enemy came after each turn, and a mark lies beside where it stands now.
    assert me.page.locator("[data-trail].harm").count() >= 2
    me.page.reload()
    expect(me.page.locator("[role=log] .disc")).to_have_text(numbers)
    replays(me, trails)
    player.wait()
    player.spot(player.look().lit("go")[0]).click()
    expect(trails).to_have_count(0)
    expect(me.button("log-again")).to_be_hidden()


def test_a_strike_that_is_meant_is_an_arrow(visit: Visit) -> None:
    me = visit(lang="ru")
    players = sit(me, lay(me, {"red": "me", "blue": "me"}, position=CROWDED))
    players.wait()
    players.hands.cell("c3")
    life = me.page.locator("[data-unit='59.1'] .after")
    expect(life).to_have_text(re.compile(r"^→\d+$"))
    players.aim(players.look(), "c4")
    expect(me.page.locator("[data-aim='c3 c4']")).to_be_attached()
    guards = me.page.locator("[data-guard]")
    assert {one.get_attribute("data-guard") for one in guards.all()} == {"b4", "d4"}


def test_a_turn_that_loses_is_asked_for(visit: Visit) -> None:
    me = visit(lang="ru")
    player = castle(me, besiege(me, "2015", {"dagdar": "me"}, position=full_wall()))
    player.wait()
    banner = me.page.locator("section.banner")
    expect(banner).to_contain_text(player.say("banner-none"))
    castle_box = me.page.get_by_role("application").bounding_box()
    box = banner.bounding_box()
    assert castle_box
    assert box
    assert box["y"] + box["height"] <= castle_box["y"], "it pushes the board"
    ends = player.button("do-end")
    ends.click()
    doom = me.page.get_by_role("dialog")
    expect(doom.get_by_role("button", name=player.say("doom-back"))).to_be_focused()
    expect(doom.get_by_role("button", name=re.compile("BST-57"))).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(doom).to_be_hidden()
    ends.click()
    doom.get_by_role("button", name=player.say("doom-end")).click()
    expect(me.page.locator(".outcome")).to_be_visible()
