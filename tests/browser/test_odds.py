"""Before a strike: two bars on one scale, in words, and the whole table one click further."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.berserk.drawn import CROWDED
from tests.browser.berserk.duelist import lay, sit
from tests.browser.conftest import Visit
from tests.browser.player import try_it


def parts_of(bar: Locator) -> list[tuple[int, int]]:
    """The exact share of each part, as its title says."""
    titles = bar.locator(".bar > i").evaluate_all("(all) => all.map((e) => e.title)")
    found = [re.search(r"(\d+)/(\d+)$", title) for title in titles]
    assert all(found), titles
    return [(int(one[1]), int(one[2])) for one in found if one]


def test_a_strike_is_told_in_two_bars(visit: Visit) -> None:
    """BEL-066: both are open, so both may be hurt; only what hurts the reader's own is coral."""
    me = visit(lang="ru")
    player = try_it(me, "BEL-066")
    player.hands.cell("c3")
    player.hands.cell("c4")
    bars = player.panel.locator(".odds")
    expect(bars).to_have_count(2)
    for bar in bars.all():
        parts = parts_of(bar)
        assert sum(n for n, _ in parts) == parts[0][1] == 36
        assert parts == sorted(parts, reverse=True), "the likeliest comes first"
    deals, takes = bars.all()
    expect(deals).to_contain_text(re.compile(r"попадёте \d+ %, в среднем \d"))
    expect(takes).to_contain_text(re.compile(r"ответят \d+ %, в среднем \d"))
    expect(deals).not_to_have_class(re.compile("harm"))
    expect(takes).to_have_class(re.compile("harm"))
    wide = [bar.locator(".bar").bounding_box() for bar in bars.all()]
    assert wide[0]
    assert wide[1]
    assert wide[0]["width"] == wide[1]["width"], "one scale"
    expect(player.panel).to_contain_text(me.say("odds-attacker-lives"))
    # The whole table is there for whoever wants it.
    table = player.panel.get_by_role("table")
    expect(table).to_be_hidden()
    player.panel.get_by_text(me.say("odds-details")).click()
    expect(table).to_be_visible()


def test_what_is_certain_says_so(visit: Visit) -> None:
    """A closed card does not roll, and nobody answers for it."""
    me = visit(lang="en")
    players = sit(me, lay(me, {"red": "me", "blue": "me"}, position=CLOSED))
    players.wait()
    players.hands.cell("c3")
    players.aim(players.look(), "c4")
    takes = players.panel.locator(".odds").nth(1)
    expect(takes).to_contain_text(me.say("odds-they-answer", share="none", p=""))
    expect(players.panel).to_contain_text(me.say("odds-attacker-lives"))
    expect(players.panel).to_contain_text(me.say("odds-certain"))
    expect(players.panel).not_to_contain_text("100 %")
    expect(players.panel).to_contain_text("BRS-164")


def test_whoever_is_struck_sees_the_harm_in_coral(visit: Visit) -> None:
    me = visit(lang="ru")
    player = try_it(me, "BEL-081")
    player.hands.cell("c3")
    player.hands.cell("c4")
    player.move(player.wait())
    expect(player.panel.locator(".odds").first).to_have_class(re.compile("harm"))
    expect(player.panel.locator(".odds").first).to_contain_text(me.say("odds-they-deal"))


def test_protections_are_lines_with_their_clause(visit: Visit) -> None:
    me = visit(lang="en")
    players = sit(me, lay(me, {"red": "me", "blue": "me"}, position=CROWDED))
    players.wait()
    players.hands.cell("c3")
    players.aim(players.look(), "c4")
    reasons = players.panel.locator(".case li").filter(has_text=re.compile(r"BRS-\d+"))
    expect(reasons.first).to_be_visible()


CLOSED = """turn 5 red
c3 red 22
c4 blue 59 closed
e6 blue 57
"""
