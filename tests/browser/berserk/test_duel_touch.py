"""A whole duel by touch on a phone of 390 pixels, from the deal to the victory, in Russian."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.berserk.clause import NUMBER
from tests.browser.berserk.drawn import CROWDED
from tests.browser.berserk.duelist import Duelist, lay, sit
from tests.browser.berserk.field import Field
from tests.browser.berserk.tactics import out_of_reach
from tests.browser.conftest import Visit
from tests.browser.hands import Finger

SMALLEST = 44  # pixels a finger needs
BOTH = {"red": "me", "blue": "me"}


def test_a_whole_duel_by_touch(visit: Visit) -> None:
    us = visit(lang="ru", theme="light", phone=True)
    strong = ["orcs+", "orcs+"]
    players = sit(us, lay(us, BOTH, decks=strong), Finger(us.page), squad=2)
    errands = (deal_fits, place_by_finger, board_fits, why_not, odds_fit, other_tabs)
    players.play_to_victory(BOTH, *errands, decks=strong)
    fits(us.page)
    players.hands.press(us.page.get_by_role("link", name=us.say("to-replay")))
    verdict = us.page.get_by_role("region", name=us.say("replay-dice")).get_by_role("status")
    expect(verdict).to_have_text(us.say("replay-verdict-good"))
    fits(us.page)


def test_the_way_on_stays_in_sight(visit: Visit) -> None:
    """However much there is to answer with, the button that lets it happen needs no search."""
    us = visit(lang="ru", phone=True)
    players = sit(us, lay(us, BOTH, position=CROWDED), Finger(us.page))
    players.wait()
    players.hands.cell("c3")
    players.aim(players.wait(), "c4")
    players.move(players.wait())
    assert players.wait().kind == "answer"
    let = players.button("do-pass")
    expect(let).to_be_in_viewport(ratio=1)
    let.click(trial=True)  # nothing lies over it
    fits(us.page)


def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def deal_fits(us: Duelist, sight: Field) -> bool:
    """Every card of the deal can be read across, and being ready needs no scrolling."""
    if sight.kind != "squad" or not sight.squad:
        return False
    fits(us.page)
    box = us.page.locator(".deal [data-card]").first.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    expect(us.answer(sight.answers[-1])).to_be_in_viewport(ratio=1)
    return True


def place_by_finger(us: Duelist, sight: Field) -> bool:
    if sight.kind != "place":
        return False
    card = us.panel.locator(".tray .who").nth(1)
    us.hands.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    there = us.wait().lit("target")[0].name
    us.hands.cell(there)
    expect(card).to_contain_text(there)
    return True


def board_fits(us: Duelist, sight: Field) -> bool:
    """The whole field can be seen, and every cell is large enough for a finger."""
    if sight.kind != "main":
        return False
    fits(us.page)
    for name in ("a1", "e1", "a6", "e6", "c3"):
        box = us.cell(name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= SMALLEST
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    return True


def why_not(us: Duelist, sight: Field) -> bool:
    """The note lies in the panel: it covers nothing of the board."""
    if sight.kind != "main-chosen":
        return False
    us.hands.cell(out_of_reach(sight))
    note = us.panel.get_by_role("note")
    expect(note).to_contain_text(NUMBER)
    us.hands.press(note.get_by_role("button", name=us.say("close")))
    expect(note).to_be_hidden()
    return True


def odds_fit(us: Duelist, sight: Field) -> bool:
    """The odds can be read, and the button that confirms them needs no search."""
    if not sight.weighed or not us.panel.locator(".case").count():
        return False
    expect(us.answer(sight.answers[0])).to_be_in_viewport(ratio=1)
    fits(us.page)
    return True


def other_tabs(us: Duelist, sight: Field) -> bool:
    """Log, sides and the rest are one tap away, and so is the way back."""
    if sight.kind != "main":
        return False
    tabs = us.page.get_by_role("navigation", name=us.say("panel"))

    def tap(tab: str) -> None:
        us.hands.press(tabs.get_by_role("button", name=us.say(f"tab-{tab}")))

    tap("log")
    expect(us.page.get_by_role("log").locator(".line").last).to_be_in_viewport()
    tap("sides")
    expect(us.page.get_by_role("heading", name=us.called("blue"))).to_be_in_viewport()
    tap("more")
    expect(us.button("concede")).to_be_in_viewport()
    tap("act")
    expect(us.page.get_by_role("heading", name=us.say("ask-main"))).to_be_in_viewport()
    return True
