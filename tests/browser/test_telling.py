"""The die lies still, then one sentence tells the action, then the board shows what came of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.bastion.defender import besiege, castle
from tests.browser.berserk.drawn import CROWDED
from tests.browser.berserk.duelist import lay, sit
from tests.browser.conftest import Visit
from tests.browser.player import Player, try_it
from tests.browser.telling import in_order, listen, told
from tests.browser.visitor import Visitor

# With movement, and without: then the order is the same and nothing waits.
MANNERS = [{"motion": "fast"}, {"motion": "off"}, {"motion": "normal", "reduced": True}]
MOST = 40  # moves

LAST = """first bogatyrs
turn evil 1
c4 gorynych
c3 sadko -8
"""
SIEGE = """players 1
side plain
layout yellow green red purple blue black
first dagdar
active dagdar
wall 23 red-beast
deck any blue-mage yellow-beast
dagdar at d2
"""


def strike_to_the_end(me: Visitor, player: Player) -> None:
    """Gorynych strikes the last bogatyr until he has fallen."""
    outcome = me.page.locator(".outcome")
    for _ in range(MOST):
        sight = player.wait()
        if sight.over:
            break
        player.move(sight)
    expect(outcome).to_be_visible()


@pytest.mark.parametrize("manner", MANNERS, ids=["fast", "off", "reduced"])
class TestTelling:
    """Every game, moving and still."""

    def test_a_strike(self, visit: Visit, manner: dict[str, object]) -> None:
        """BEL-073: seven wounds by a five."""
        me = visit(lang="en", **manner)
        player = try_it(me, "BEL-073")
        listen(me.page)
        player.hands.cell("c3")
        player.hands.cell("c4")
        player.move(player.wait())
        player.panel.get_by_role("button", name="5", exact=True).click()
        expect(me.page.locator("[data-unit=gorynych] .life")).to_have_text("6")
        player.wait()
        said = told(me.page)
        in_order(said)
        assert {"log", "life", "said"} <= set(said), said
        assert ("tumbles" in said) == (manner["motion"] == "fast")

    def test_the_last_strike(self, visit: Visit, manner: dict[str, object]) -> None:
        me = visit(lang="en", **manner)
        seats = {"bogatyrs": "me", "evil": "me"}
        me.go(me.lay(game="belogorye", seats=seats, options={"position": LAST}).partition("?")[0])
        player = Player(me)
        player.wait()
        listen(me.page)
        strike_to_the_end(me, player)
        said = told(me.page)
        in_order(said)
        assert {"fate", "end"} <= set(said), said

    def test_a_battle(self, visit: Visit, manner: dict[str, object]) -> None:
        me = visit(lang="en", **manner)
        players = sit(me, lay(me, {"red": "me", "blue": "me"}, position=CROWDED))
        players.wait()
        listen(me.page)
        players.hands.cell("c3")
        players.aim(players.look(), "c4")
        players.hands.press(players.panel.locator(".confirm .pri"))
        # A neighbour may defend, and one of them may answer suddenly.
        for _ in range(MOST):
            sight = players.wait()
            if sight.end and "die" in told(me.page):
                break
            players.move(sight)
        said = told(me.page)
        in_order(said)
        assert {"log", "fate", "said"} <= set(said), said

    def test_a_card_of_a_siege(self, visit: Visit, manner: dict[str, object]) -> None:
        """The card is turned, the log tells of it, then it marches to its place."""
        me = visit(lang="en", **manner)
        player = castle(me, besiege(me, "2015", {"dagdar": "me"}, position=SIEGE))
        player.wait()
        listen(me.page)
        player.reach.end_turn(player.button("do-end"))
        expect(me.page.locator(".deck text")).to_have_text("1")
        player.wait()
        said = told(me.page)
        in_order(said)
        assert {"die", "log", "board", "said"} <= set(said), said
