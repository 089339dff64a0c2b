"""axe finds nothing at a table of four: ru and en, dark and light, also at 390 px."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.berserk.duelist import lay, sit
from tests.browser.berserk.four import ALL, CROWDED, LAST
from tests.browser.conftest import Visit


def test_before_the_battle(visit: Visit) -> None:
    us = visit()
    axe = Inspector(us)
    players = sit(us, lay(us, ALL, mode="team"), squad=2)
    seen = {"quarter", "place"}
    while seen:
        sight = players.wait()
        if sight.kind in seen:
            seen.remove(sight.kind)
            axe.look(sight.kind, phone=True)
        players.move(players.wait())
    assert axe.faults == [], "\n".join(axe.faults)


def test_a_battle_and_its_end(visit: Visit) -> None:
    us = visit()
    axe = Inspector(us)
    players = sit(us, lay(us, ALL, position=CROWDED))
    players.wait()
    axe.look("main", phone=True)
    players.hands.cell("c3")
    players.aim(players.wait(), "c4")
    players.move(players.wait())
    assert players.wait().kind == "answer"
    axe.look("pile", phone=True)
    ended = sit(us, lay(us, ALL, position=LAST))
    ended.wait()
    ended.hands.cell("e3")
    ended.aim(ended.wait(), "e4")
    ended.play()
    axe.look("the end", phone=True)
    us.page.get_by_role("link", name=ended.say("to-replay")).click()
    expect(us.page.get_by_role("slider")).to_be_visible()
    axe.look("replay", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)
