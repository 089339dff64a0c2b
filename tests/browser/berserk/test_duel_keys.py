"""By keyboard alone, two on one screen, in English, by tournament dice: from the deal into the
battle, then to the victory in another."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.berserk.clause import NUMBER
from tests.browser.berserk.drawn import NEARLY_OVER
from tests.browser.berserk.duelist import Duelist, lay
from tests.browser.berserk.field import Field
from tests.browser.berserk.tactics import out_of_reach
from tests.browser.conftest import Visit
from tests.browser.hands import Keys


def test_a_duel_by_keyboard(visit: Visit) -> None:
    us = visit(lang="en")
    us.go()
    page, keys = us.page, Keys(us.page)
    players = Duelist(us, keys, squad=3)
    keys.press(page.get_by_role("button", name=re.compile(players.say("berserk"))).first)
    keys.tab_to(page.get_by_role("radio", name=us.say("home-bot"), exact=True))
    keys.arrow("ArrowRight")
    expect(page.get_by_role("radio", name=us.say("home-hotseat"))).to_be_checked()
    keys.tab_to(page.get_by_role("radio", name=players.say("start-home")))
    keys.arrow("ArrowRight")
    expect(page.get_by_role("radio", name=players.say("start-tournament"))).to_be_checked()
    keys.press(us.button("home-start-hotseat"))
    both = {"red": "me", "blue": "me"}
    errands = (hand_over, place_one, esc_and_why, undo, hint)
    players.run(*errands)
    options = {"position": f"dice tournament\n{NEARLY_OVER}"}
    us.go(lay(us, both, **options).partition("?")[0])
    players.play_to_victory(both, **options)
    expect(page.get_by_text(players.say("dice-tournament"))).to_be_visible()
    # The end is under the fingers too: on to the replay, and through it with the arrows.
    keys.press(page.get_by_role("link", name=us.say("to-replay")))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    keys.arrow("ArrowRight", 3)
    expect(slider).to_have_value("3")
    verdict = page.get_by_role("region", name=us.say("replay-dice")).get_by_role("status")
    expect(verdict).to_have_text(us.say("replay-verdict-good"))


def hand_over(us: Duelist, sight: Field) -> bool:
    """Between two secrets the screen is covered, and its button has the focus."""
    if not sight.handing:
        return False
    expect(us.page.get_by_role("dialog").get_by_role("button")).to_be_focused()
    return True


def place_one(us: Duelist, sight: Field) -> bool:
    """Enter takes a card from the tray, the arrows find a lit cell, Enter puts it there."""
    if sight.kind != "place":
        return False
    card = us.panel.locator(".tray .who").nth(1)
    us.hands.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    there = us.wait().lit("target")[-1].name
    us.hands.cell(there)
    expect(card).to_contain_text(there)
    return True


def esc_and_why(us: Duelist, sight: Field) -> bool:
    """Enter out of reach says why not; Esc closes the note, then lets the chosen card go."""
    if sight.kind != "main-chosen":
        return False
    far = out_of_reach(sight)
    us.hands.cell(far)
    note = us.page.get_by_role("note")
    expect(note).to_contain_text(NUMBER)
    us.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(us.cell(far)).to_be_focused()
    us.page.keyboard.press("Escape")
    assert us.look().chosen is None
    return True


def undo(us: Duelist, sight: Field) -> bool:
    """U takes the last step back: on one screen undo is free."""
    if sight.kind != "main-chosen" or not (steps := sight.lit("step")):
        return False
    assert sight.chosen
    step = steps[0].name
    seat = sight.at(sight.chosen).seat
    us.hands.cell(step)
    assert us.wait().at(step).seat == seat
    us.page.keyboard.press("u")
    empty = re.compile(f"^{step}, {us.say('say-empty')}")
    expect(us.cell(step)).to_have_accessible_name(empty)
    assert us.wait().at(sight.chosen).seat == seat
    return True


def hint(us: Duelist, sight: Field) -> bool:
    """H asks a bot what it would do."""
    if sight.kind != "main":
        return False
    us.page.keyboard.press("h")
    advice = us.page.get_by_role("region", name=us.say("hint-title"))
    expect(advice.get_by_role("listitem").first).to_be_visible()
    us.hands.press(advice.get_by_role("button", name=us.say("close"), exact=True))
    expect(advice).to_be_hidden()
    return True
