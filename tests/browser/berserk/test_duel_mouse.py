"""With the mouse, against a bot, in Russian, by home dice: from the deal into the battle, then to
the victory in another and to its replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.berserk.clause import NUMBER, open_clause
from tests.browser.berserk.drawn import NEARLY_OVER
from tests.browser.berserk.duelist import Duelist, lay
from tests.browser.berserk.field import SEATS, Field, await_news
from tests.browser.berserk.tactics import out_of_reach
from tests.browser.conftest import Visit


def test_a_duel_with_the_mouse(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go()
    player = Duelist(me)
    me.page.get_by_role("button", name=re.compile(player.say("berserk"))).first.click()
    me.page.get_by_role("radio", name=player.say("bot-zhdan"), exact=True).click()
    me.button("home-start-bot").click()
    errands = (bought_and_given_back, placed_by_dragging, why_not, odds_add_up, log_has_clauses)
    player.run(*errands)
    seats = {"red": "me", "blue": "bot random"}
    me.go(lay(me, seats, position=NEARLY_OVER).partition("?")[0])
    player.play_to_victory(seats, position=NEARLY_OVER)
    end_is_explained(player)
    replay_is_fair(player)


def bought_and_given_back(me: Duelist, sight: Field) -> bool:
    """A click buys a card, its crystals are gone; another click gives it back, and they return."""
    if sight.kind != "squad":
        return False
    gold = me.panel.get_by_role("meter", name=me.say("purse-gold"))
    before = gold.get_attribute("aria-valuetext")
    card = me.page.locator(f".deal [data-card='{sight.free[0]}']")
    for pressed in ("true", "false"):
        card.click()
        expect(card).to_have_attribute("aria-pressed", pressed)
        left = gold.get_attribute("aria-valuetext")
        assert (left == before) == (pressed == "false"), left
    return True


def placed_by_dragging(me: Duelist, sight: Field) -> bool:
    """A card is dragged from the tray to a lit cell, and taken back by a click."""
    if sight.kind != "place":
        return False
    card = me.panel.locator(".tray .who").first
    there = sight.lit("target")[0].name
    card.hover()
    me.page.mouse.down()
    me.cell(there).hover()
    me.page.mouse.up()
    expect(card).to_contain_text(there)
    me.hands.cell(there)
    expect(card).to_contain_text(me.say("say-unplaced"))
    return True


def why_not(me: Duelist, sight: Field) -> bool:
    """What is out of reach is not struck, and the page says why, with the clause."""
    if sight.kind != "main-chosen":
        return False
    me.hands.cell(out_of_reach(sight))
    note = me.page.get_by_role("note")
    open_clause(me, note.get_by_role("button", name=NUMBER).first)
    note.get_by_role("button", name=me.say("close")).click()
    expect(note).to_be_hidden()
    return True


def odds_add_up(me: Duelist, sight: Field) -> bool:
    """Before a strike is confirmed all its results can be read, and their shares add up."""
    details = me.panel.locator(".case summary")  # what is certain has none
    if not sight.weighed or not details.count():
        return False
    details.click()
    shares = me.panel.get_by_role("table").get_by_role("rowheader").all_inner_texts()
    parts = [re.match(r"(\d+)/(\d+)\b", share) for share in shares]
    assert parts
    assert all(parts), shares
    found = [(int(part[1]), int(part[2])) for part in parts if part]
    assert sum(n for n, _ in found) == found[0][1]
    me.button("cancel").click()
    await_news(me.page, me.say, sight)
    return True


def log_has_clauses(me: Duelist, sight: Field) -> bool:
    """Every fact of an entry of the log carries the clause that made it so."""
    if sight.kind != "main" or sight.lines < 40:
        return False
    log = me.page.get_by_role("log")
    log.locator(".line button").last.click()
    chips = log.locator(".fact").get_by_role("button", name=NUMBER)
    assert chips.count() == log.locator(".fact").count() > 0
    open_clause(me, chips.last)
    return True


def end_is_explained(me: Duelist) -> None:
    """That one has won or lost, and by which clause."""
    assert me.winner in SEATS
    title = me.say("end-won" if me.winner == "red" else "end-lost")
    expect(me.panel.get_by_role("heading", level=2)).to_have_text(title)
    open_clause(me, me.panel.locator(".outcome").get_by_role("button", name=NUMBER))


def replay_is_fair(me: Duelist) -> None:
    """From the deal to the end, with one's own eyes and the other's; the dice were honest."""
    page, say = me.page, me.say
    page.get_by_role("link", name=say("to-replay")).click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    dice = page.get_by_role("region", name=say("replay-dice"))
    expect(dice.get_by_role("status")).to_have_text(say("replay-verdict-good"))
    me.button("replay-next").click()
    expect(slider).to_have_value("1")
    me.button("replay-last").click()
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    eyes = page.get_by_role("region", name=say("replay-eyes"))
    other = re.compile(f"{say('bot-zhdan')}|{say('home-bot-random')}")
    eyes.get_by_role("button", name=other).click()
    expect(page).to_have_url(re.compile(f"at={last}&seat=blue"))
    expect(page.get_by_role("grid")).to_be_visible()
