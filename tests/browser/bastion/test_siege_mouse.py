"""A whole training game of Bastion with the mouse, in Russian; then its replay and its draws."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.bastion.clause import NUMBER, open_clause
from tests.browser.bastion.defender import Defender
from tests.browser.bastion.siege import Siege
from tests.browser.conftest import Visit

EDITION = "2018"


def test_a_whole_game_with_the_mouse(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go()
    defender = Defender(me)
    tile = me.page.get_by_role("button", name=re.compile(defender.say("bastion")))
    tile.first.click()
    me.page.get_by_role("radio", name="1", exact=True).click()
    me.button("home-start").click()
    defender.play(why_not, undo, strength_with_its_reasons, log_opens_clauses)
    end_is_explained(defender)
    replay_is_fair(defender)


def why_not(me: Defender, sight: Siege) -> bool:
    """A district out of reach says why, beside it and not upon it."""
    if not sight.end or not (far := me.far(sight)):
        return False
    me.reach.spot(far[0])
    note = me.page.get_by_role("note")
    expect(note).to_be_visible()
    assert me.look().spot(far[0]).mark == "refused"
    open_clause(me, note.get_by_role("button", name=NUMBER).first, EDITION)
    note.get_by_role("button", name=me.say("close")).click()
    expect(note).to_be_hidden()
    return True


def undo(me: Defender, sight: Siege) -> bool:
    """A move is taken back: nothing hidden has been shown."""
    if not sight.end or not (areas := sight.lit("go")):
        return False
    me.reach.spot(areas[0], "go")
    assert me.wait().position != sight.position
    me.button("undo").click()
    expect(me.page.get_by_text(me.say("fact-undone"))).to_be_visible()
    assert me.wait().position == sight.position
    return True


def strength_with_its_reasons(me: Defender, sight: Siege) -> bool:
    """The mouse over an enemy shows what it costs, and each part by its clause."""
    if not sight.end or not sight.enemies:
        return False
    enemy = min(sight.enemies)
    me.spot(enemy).hover()
    page = me.page.get_by_role("tooltip")
    expect(page).to_contain_text(me.say("read-price"))
    expect(page.get_by_text(NUMBER).first).to_be_visible()
    return True


def log_opens_clauses(me: Defender, sight: Siege) -> bool:
    """Every fact of an entry of the log carries the clause that made it so."""
    if not sight.end or sight.lines < 30:
        return False
    log = me.page.get_by_role("log")
    log.locator(".line button").last.click()
    chips = log.locator(".fact").get_by_role("button", name=NUMBER)
    assert chips.count() == log.locator(".fact").count() > 0
    open_clause(me, chips.last, EDITION)
    return True


def end_is_explained(me: Defender) -> None:
    """Whether one has won, by which clause."""
    heading = me.panel.get_by_role("heading", level=2).first
    expect(heading).to_have_text(re.compile(f"{me.say('end-won')}|{me.say('end-lost')}"))
    open_clause(me, me.panel.locator(".outcome").get_by_role("button", name=NUMBER), EDITION)


def replay_is_fair(me: Defender) -> None:
    """Every draw of the deck is drawn again here, in the browser."""
    me.page.get_by_role("link", name=me.say("to-replay")).click()
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    dice = me.page.get_by_role("region", name=me.say("replay-dice"))
    expect(dice.get_by_role("status")).to_have_text(me.say("replay-verdict-good"))
    drawn = re.escape(me.say("replay-rolls-good", rolls=0)).replace("0", r"[1-9]\d+")
    expect(dice.get_by_text(re.compile(drawn))).to_be_visible()
    expect(dice.get_by_text(me.say("replay-signature-good"))).to_be_visible()
    me.button("replay-next").click()
    expect(slider).to_have_value("1")
    me.button("replay-last").click()
    expect(slider).to_have_value(str(last))
