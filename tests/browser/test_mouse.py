"""A whole game with the mouse, against a bot, in Russian; then its replay."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, expect
from tests.browser.clauses import open_clause
from tests.browser.conftest import Visit
from tests.browser.player import Player, foes
from tests.browser.sight import Sight
from tests.browser.visitor import Visitor

BY_HAND = 3


def test_a_whole_game_with_the_mouse(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go()
    me.page.get_by_label(me.say("home-name")).fill("Алёна")
    me.page.get_by_role("radio", name=me.say("bot-zabava")).click()
    me.button("home-start-bot").click()
    Player(me).play(placing_by_hand, why_not, odds_before_a_strike, log_opens_clauses)
    end_is_explained(me)
    moments_are_shown(me)
    replay_is_fair(me)


def placing_by_hand(player: Player, sight: Sight) -> bool:
    """Takes fighters one by one to lit cells, takes one back, and is told which cells are wrong."""
    me = player.person
    if sight.title != me.say("ask-place"):
        return False
    tray = player.panel.get_by_role("listitem").get_by_role("button")
    for k in range(BY_HAND):
        if tray.nth(k).get_attribute("aria-pressed") == "false":
            tray.nth(k).click()
        [there, *_] = player.wait().lit("target")
        player.hands.cell(there.name)
        expect(tray.nth(k)).to_contain_text(there.name)
    tray.nth(0).click()
    expect(tray.nth(0)).to_contain_text(me.say("say-unplaced"))
    outside = next(cell for cell in player.wait().cells if not cell.side and cell.mark != "target")
    player.hands.cell(outside.name)
    note = me.page.get_by_role("note")
    expect(note).to_contain_text(me.say("refuse-zone", cell=outside.name))
    open_clause(me, note.get_by_role("button", name=re.compile(r"BEL-\d+")))
    return True


def why_not(player: Player, sight: Sight) -> bool:
    """A click on an enemy out of reach says why, beside the enemy and not upon it."""
    me = player.person
    if not sight.chosen or sight.weighed:
        return False
    far = [cell.name for cell in foes(sight) if not cell.mark]
    if not far:
        return False
    enemy = far[0]
    player.hands.cell(enemy)
    note = me.page.get_by_role("note")
    expect(note).to_be_visible()
    chip = note.get_by_role("button", name=re.compile(r"BEL-\d+")).first
    speaks_of = me.page.locator(f"[data-cell={enemy}]").bounding_box()
    lies = note.bounding_box()
    assert speaks_of
    assert lies
    assert not overlap(speaks_of, lies), "the note covers what it speaks of"
    open_clause(me, chip)
    note.get_by_role("button", name=me.say("close")).click()
    expect(note).to_be_hidden()
    return True


def odds_before_a_strike(player: Player, sight: Sight) -> bool:
    """Before a strike is confirmed all its results can be read, and their shares add up."""
    details = player.panel.locator(".case summary")
    if not sight.weighed or not details.count():
        return False
    details.click()
    table = player.panel.get_by_role("table")
    shares = table.get_by_role("rowheader").all_inner_texts()
    parts = [re.match(r"(\d+)/(36|6)\b", share) for share in shares]
    assert parts
    assert all(parts), shares
    found = [(int(part[1]), int(part[2])) for part in parts if part]
    assert sum(n for n, _ in found) == found[0][1]
    return True


def log_opens_clauses(player: Player, sight: Sight) -> bool:
    """Every fact of an entry of the log carries the clause that made it so."""
    me = player.person
    log = me.page.get_by_role("log")
    if sight.title != me.say("ask-main") or sight.lines < 40:
        return False
    log.locator(".line button").last.click()
    chips = log.locator(".fact").get_by_role("button", name=re.compile(r"BEL-\d+"))
    assert chips.count() == log.locator(".fact").count() > 0
    open_clause(me, chips.last)
    return True


def end_is_explained(me: Visitor) -> None:
    """Whether one has won, and by which clause."""
    panel = me.page.get_by_role("region", name=me.say("panel"))
    heading = panel.get_by_role("heading", level=2)
    ends = [me.say(f"end-{verdict}") for verdict in ("won", "lost", "drawn")]
    assert heading.inner_text() in ends
    open_clause(me, panel.get_by_role("button", name=re.compile("BEL-09[456]")).first)


def moments_are_shown(me: Visitor) -> None:
    """Three moments on little boards, each with a sentence and a way into the replay."""
    shown = me.page.get_by_role("region", name=me.say("moments")).get_by_role("link")
    expect(shown).to_have_count(3)
    for one in shown.all():
        expect(one.locator("svg").first).to_be_visible()
        assert re.search(r"[+−]\d+", one.inner_text())
        assert re.search(r"\. \S+", one.inner_text())
    shown.first.click()
    expect(me.page).to_have_url(re.compile(r"/r/\S+\?at=\d+"))
    me.page.go_back()


def replay_is_fair(me: Visitor) -> None:
    """Steps through the game, sees it with other eyes, and finds the dice honest."""
    page = me.page
    page.get_by_role("link", name=me.say("to-replay")).click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 60
    dice = page.get_by_role("region", name=me.say("replay-dice"))
    expect(dice.get_by_role("status")).to_have_text(me.say("replay-verdict-good"))
    expect(dice.get_by_text(me.say("replay-signature-good"))).to_be_visible()
    for step in (1, 2, 3):
        me.button("replay-next").click()
        expect(slider).to_have_value(str(step))
    me.button("replay-last").click()
    expect(slider).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    eyes = page.get_by_role("region", name=me.say("replay-eyes"))
    eyes.get_by_role("button", name=me.say("side-evil")).click()
    expect(page).to_have_url(re.compile(f"at={last - 1}&seat=evil"))


def overlap(a: FloatRect, b: FloatRect) -> bool:
    """Whether two boxes share a point."""
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )
