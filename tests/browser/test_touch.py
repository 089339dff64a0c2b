"""By touch on a phone of 390 pixels, against a bot, in Russian: from the first page to the battle,
then to the end of another."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.hands import Finger
from tests.browser.player import NEARLY_OVER, Player, foes, lay
from tests.browser.sight import Sight

SMALLEST = 44  # pixels a finger needs


def test_a_game_by_touch(visit: Visit) -> None:
    me = visit(lang="ru", theme="light", phone=True)
    page, finger = me.page, Finger(me.page)
    me.go()
    fits(page)
    finger.press(page.get_by_role("radio", name=me.say("bot-zabava")))
    finger.press(page.get_by_role("radio", name=me.say("home-side-evil")))
    finger.press(me.button("home-start-bot"))
    Player(me, finger).run(place_by_finger, board_fits, why_not, odds_fit, other_tabs)
    me.go(lay(me, {"evil": "me", "bogatyrs": "bot zabava"}, position=NEARLY_OVER))
    Player(me, finger).play()
    fits(page)
    finger.press(page.get_by_role("link", name=me.say("to-replay")))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    finger.press(me.button("replay-next"))
    expect(slider).to_have_value("1")
    fits(page)
    verdict = page.get_by_role("region", name=me.say("replay-dice")).get_by_role("status")
    expect(verdict).to_have_text(me.say("replay-verdict-good"))


def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def place_by_finger(player: Player, sight: Sight) -> bool:
    if sight.title != player.person.say("ask-place"):
        return False
    fighter = player.panel.get_by_role("listitem").get_by_role("button").nth(5)
    player.hands.press(fighter)
    expect(fighter).to_have_attribute("aria-pressed", "true")
    there = player.wait().lit("target")[0].name
    player.hands.cell(there)
    expect(fighter).to_contain_text(there)
    return True


def board_fits(player: Player, sight: Sight) -> bool:
    """The whole field can be seen, and every cell is large enough for a finger."""
    if not sight.end:
        return False
    fits(player.page)
    for name in ("a1", "e1", "a6", "e6", "c3"):
        box = player.page.locator(f"[data-cell={name}]").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= SMALLEST
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    return True


def why_not(player: Player, sight: Sight) -> bool:
    """The note lies in the panel: it covers nothing of the board."""
    if not sight.chosen or sight.weighed:
        return False
    far = [cell.name for cell in foes(sight) if not cell.mark]
    if not far:
        return False
    player.hands.cell(far[0])
    note = player.panel.get_by_role("note")
    expect(note).to_contain_text(re.compile(r"BEL-\d+"))
    player.hands.press(note.get_by_role("button", name=player.person.say("close")))
    expect(note).to_be_hidden()
    return True


def odds_fit(player: Player, sight: Sight) -> bool:
    """The odds can be read, and the button that confirms them needs no search."""
    if not sight.weighed or not player.panel.locator(".case").count():
        return False
    expect(player.answer(sight.answers[0])).to_be_in_viewport(ratio=1)
    fits(player.page)
    return True


def other_tabs(player: Player, sight: Sight) -> bool:
    """Log, sides and the rest are one tap away, and so is the way back."""
    if not sight.end or sight.chosen or sight.lines < 30:
        return False
    me = player.person
    tabs = me.page.get_by_role("navigation", name=me.say("panel"))
    player.hands.press(tabs.get_by_role("button", name=me.say("tab-log")))
    expect(me.page.get_by_role("log").locator(".line").last).to_be_in_viewport()
    player.hands.press(tabs.get_by_role("button", name=me.say("tab-sides")))
    expect(me.page.get_by_role("heading", name=me.say("side-evil"))).to_be_in_viewport()
    player.hands.press(tabs.get_by_role("button", name=me.say("tab-more")))
    expect(me.button("concede")).to_be_in_viewport()
    player.hands.press(tabs.get_by_role("button", name=me.say("tab-act")))
    expect(me.page.get_by_role("heading", name=me.say("ask-main"))).to_be_in_viewport()
    return True
