"""Strikes that may be answered, answers that are passed by themselves, cards that fly."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.berserk.drawn import ALOFT, CROWDED
from tests.browser.berserk.duelist import Duelist, lay, sit
from tests.browser.berserk.field import Field, await_news
from tests.browser.conftest import Visit
from tests.browser.hands import Finger

BOTH = {"red": "me", "blue": "me"}


def announce(players: Duelist) -> None:
    """Red's Bloodsworn strikes the River Knight."""
    players.wait()
    players.hands.cell("c3")
    players.aim(players.wait(), "c4")
    players.move(players.wait())


def to_the_end_of_it(players: Duelist) -> Field:
    """Let everything on the pile happen."""
    while (sight := players.wait()).kind != "main" and not sight.over:
        players.move(sight)
    return sight


def test_a_sudden_action_lies_on_the_strike_it_answers(visit: Visit) -> None:
    us = visit(lang="en")
    players = sit(us, lay(us, BOTH, position=CROWDED))
    announce(players)
    sight = players.wait()
    pile = players.panel.get_by_role("region", name=players.say("pile")).get_by_role("listitem")
    expect(pile).to_have_count(2)  # the strike, and whose answer it waits for
    expect(pile.last).to_contain_text("Orc Bloodsworn")
    players.hands.press(players.answer("Stellata (d4)"))
    await_news(players.page, players.say, sight)
    sight = to_the_end_of_it(players)
    expect(players.page.get_by_role("log")).to_contain_text("Stellata")
    assert "closed" in sight.at("d4").label, "a sudden action closes its card"


def test_a_defender_takes_the_blow(visit: Visit) -> None:
    us = visit(lang="en")
    players = sit(us, lay(us, BOTH, position=CROWDED))
    announce(players)
    players.aim(players.wait(), "b4")  # dotted copper: it may defend
    to_the_end_of_it(players)
    log = players.page.get_by_role("log")
    who = {"who": "Orc Bloodsworn", "target": "River Knight", "met": "Lissa"}
    expect(log).to_contain_text(players.say("story-strike-met", **who))


def test_nobody_is_asked_who_does_not_want_to_be(visit: Visit) -> None:
    """With every stop lifted the answer is passed by itself."""
    us = visit(lang="ru")
    players = sit(us, lay(us, BOTH, position=CROWDED))
    players.wait()
    us.page.get_by_text(players.say("stops")).first.click()
    for stop in ("defend", "sudden", "aimed"):
        us.page.get_by_label(players.say(f"stop-{stop}"), exact=True).first.uncheck()
    announce(players)
    sight = players.wait()
    assert sight.kind != "answer"
    assert not sight.lit("defend")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_flyer_strikes_from_the_additional_zone(visit: Visit, phone: bool) -> None:
    """It stands on no cell, yet it is chosen and aimed like any other card, to the victory."""
    us = visit(lang="en", phone=phone)
    players = sit(us, lay(us, BOTH, position=ALOFT), Finger(us.page) if phone else None)
    players.wait()
    for _ in range(40):
        if phone:
            players.hands.press(us.page.get_by_role("button", name=players.say("zone")).first)
        flyer = us.page.locator("[data-handle]").filter(visible=True)
        if "may act" in (flyer.get_attribute("aria-label") or ""):
            players.hands.press(flyer)
            players.aim(players.wait(), "e6")
            players.move(players.wait())
        else:
            if phone:
                tabs = us.page.get_by_role("navigation", name=us.say("panel"))
                players.hands.press(tabs.get_by_role("button", name=us.say("tab-act")))
            players.end_turn()
        if to_the_end_of_it(players).over:
            break
    expect(players.panel.get_by_role("heading", level=2)).to_have_text("Winner: Player 1")
