"""Helping each other from two browsers: a click for the helper, and nobody ever has to wait."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.bastion.defender import Defender, besiege, castle, join
from tests.browser.bastion.drawn import LONELY, RICH, SHORT
from tests.browser.conftest import Visit

from laar.texts.names import name

BEAST = "s5"
# Every button the panel shows from now on, however short.
LISTEN = """() => {
  window.heard = [];
  const buttons = () => [...document.querySelectorAll('.act button.btn')].map((e) => e.innerText);
  new MutationObserver(() => window.heard.push(...buttons()))
    .observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def two(visit: Visit, edition: str, position: str) -> tuple[Defender, Defender]:
    """Ann leads Dagdar, Bob in another browser and language Sannirr."""
    ann, bob = visit(lang="en"), visit(lang="ru", theme="light")
    path = besiege(ann, edition, {"dagdar": "me"}, position=position)
    guest = join(bob, path, "Bob")
    return castle(ann, path), guest


def lightning(me: Defender) -> Locator:
    """The button by which this person helps."""
    spell = me.say("spell-lightning-1")
    if me.person.lang == "ru":
        spell = name(spell, me.say("forms-spell-lightning-1"))
    return me.panel.get_by_role("button", name=me.say("help-cast", spell=spell))


def pay(me: Defender) -> Locator:
    """The button by which the attacker pays, whatever it costs."""
    return me.panel.locator(".foot .btn").first


def beaten(*people: Defender) -> None:
    """The beast has left the wall, for everyone."""
    for person in people:
        expect(person.spot(BEAST)).to_have_accessible_name(
            f"{person.say('spot-s', n=5)}, {person.say('say-empty')}"
        )


@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_a_lightning_from_another_browser_lands_in_my_attack(visit: Visit, edition: str) -> None:
    ann, bob = two(visit, edition, SHORT)
    ann.wait()
    ann.reach.spot(BEAST, "hit")
    expect(pay(ann)).to_have_attribute("aria-disabled", "true")
    expect(ann.panel).to_contain_text(ann.say("can-help"))
    asked = ann.say("help-ask", spell=ann.say("spell-lightning-1"))
    expect(ann.panel.get_by_role("button", name=asked)).to_be_visible()
    lightning(bob).click()
    expect(pay(ann)).not_to_have_attribute("aria-disabled", "true")
    expect(ann.panel).to_contain_text(ann.say("spell-lightning-1"))
    pay(ann).click()
    beaten(ann, bob)
    ann.wait()
    bob.sees_as(ann)
    mine = bob.page.locator("[data-seat=sannirr]")
    expect(mine.get_by_role("button", name=bob.say("spell-lightning-1"))).to_have_count(0)


def test_nobody_is_asked_when_nobody_can_help(visit: Visit) -> None:
    """The payment is forced: one click beats the beast, and the other browser is asked nothing."""
    ann, bob = two(visit, "2018", LONELY)
    ann.wait()
    bob.page.evaluate(LISTEN)
    ann.reach.spot(BEAST, "hit")
    beaten(ann, bob)
    assert ann.wait().end
    bob.sees_as(ann)
    assert bob.page.evaluate("window.heard") == []
    assert bob.look().title == bob.say("ask-wait", seat=bob.say("side-dagdar"))


def test_a_slow_helper_never_blocks(visit: Visit) -> None:
    """The helper only looks at the button; the attacker pays and goes on at once."""
    ann, bob = two(visit, "2018", RICH)
    ann.wait()
    ann.reach.spot(BEAST, "hit")
    expect(lightning(bob)).to_be_visible()
    expect(ann.panel).to_contain_text(ann.say("can-help"))
    pay(ann).click()
    beaten(ann, bob)
    expect(lightning(bob)).to_have_count(0)
    assert ann.wait().end
    bob.sees_as(ann)
    ann.reach.end_turn(ann.button("do-end"))
    assert bob.wait().end, "the helper's own turn has come"
