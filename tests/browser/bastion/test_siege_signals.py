"""Instead of a chat: a place is pointed at, a plan is proposed and accepted, in two browsers."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.bastion.defender import besiege, castle, join
from tests.browser.bastion.drawn import LONELY
from tests.browser.conftest import Visit


def test_a_place_is_shown_and_a_plan_accepted(visit: Visit) -> None:
    host, guest = visit(lang="en"), visit(lang="ru")
    path = besiege(host, "2018", {"dagdar": "me"}, position=LONELY)
    bob = join(guest, path, "Bob")
    ann = castle(host, path)
    ann.wait()
    bob.asked()
    ann.button("ping").click()
    ann.reach.spot("s5")
    dagdar = bob.say("side-dagdar")
    said = bob.say("signal-ping", seat=dagdar, where=bob.say("spot-s", n=5))
    expect(bob.page.get_by_text(said)).to_be_attached()
    ann.page.keyboard.press("Escape")

    ann.button("plan").click()
    draft = ann.page.get_by_role("region", name=ann.say("plan-title"))
    draft.get_by_role("button", name=ann.say("side-sannirr")).click()
    ann.reach.spot("d2")
    expect(draft.get_by_role("listitem")).to_have_count(1)
    draft.get_by_role("button", name=ann.say("plan-send")).click()
    plan = bob.page.get_by_role("region", name=bob.say("plan-of", seat=dagdar))
    accept = plan.get_by_role("button", name=bob.say("plan-accept"))
    expect(accept).to_have_attribute("aria-disabled", "true")  # it is not Sannirr's turn yet

    ann.page.keyboard.press("Escape")
    ann.reach.end_turn(ann.button("do-end"))
    assert bob.wait().end
    accept.click()
    forest = bob.say("spot-d", land=bob.say("of-green"))
    expect(bob.page.locator("[data-seat=sannirr]")).to_contain_text(forest)
    expect(plan).to_have_count(0)
    ann.sees_as(bob)
