"""A whole training game of Bastion by touch on a phone of 390 pixels, in Russian."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.bastion.clause import NUMBER
from tests.browser.bastion.defender import Defender, besiege, castle
from tests.browser.bastion.drawn import CROWDED
from tests.browser.bastion.reach import Touch
from tests.browser.bastion.siege import Siege
from tests.browser.conftest import Visit

SMALLEST = 44  # pixels a finger needs


def test_a_whole_game_by_touch(visit: Visit) -> None:
    me = visit(lang="ru", theme="light", phone=True)
    me.go()
    page = me.page
    say = Defender(me).say
    finger = Touch(page)
    defender = Defender(me, finger)
    finger.press(page.get_by_role("button", name=re.compile(say("bastion"))).first)
    finger.press(page.get_by_role("radio", name="1", exact=True))
    fits(page)
    finger.press(me.button("home-start"))
    defender.play(board_fits, why_not, other_tabs)
    fits(page)
    finger.press(page.get_by_role("link", name=me.say("to-replay")))
    verdict = page.get_by_role("region", name=me.say("replay-dice")).get_by_role("status")
    expect(verdict).to_have_text(me.say("replay-verdict-good"))
    fits(page)


def test_the_price_stays_in_sight(visit: Visit) -> None:
    """Two enemies joined, two spells to add and a helper: what it costs is seen all the same."""
    me = visit(lang="ru", phone=True)
    path = besiege(me, "2018", {"dagdar": "me", "sannirr": "me"}, position=CROWDED)
    player = castle(me, path)
    player.reach = Touch(me.page)
    player.wait()
    player.reach.spot("s5", "hit")
    for text in (player.say("price"), player.say("short-of", n=1, mana=player.say("mana-green"))):
        said = player.panel.get_by_text(text)
        expect(said).to_be_in_viewport(ratio=1)
        said.click(trial=True)  # nothing lies over it
    expect(player.button("withdraw")).to_be_in_viewport(ratio=1)


def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def board_fits(me: Defender, sight: Siege) -> bool:
    """The district one stands in fills the screen: what is lit is large enough for a finger."""
    near = [name for name in sight.lit("take") if re.match(r"[wt]\d", name)]
    if not sight.end or not near:
        return False
    fits(me.page)
    for name in near:
        box = me.spot(name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= SMALLEST
    expect(me.button("do-end")).to_be_in_viewport(ratio=1)
    return True


def why_not(me: Defender, sight: Siege) -> bool:
    """The note lies in the panel: it covers nothing of the board."""
    if not sight.end or not (far := me.far(sight)):
        return False
    me.reach.spot(far[0])
    note = me.panel.get_by_role("note")
    expect(note).to_contain_text(NUMBER)
    me.reach.press(note.get_by_role("button", name=me.say("close")))
    expect(note).to_be_hidden()
    return True


def other_tabs(me: Defender, sight: Siege) -> bool:
    """Log and team are one tap away, and so is the way back."""
    if not sight.end or sight.lines < 20:
        return False
    tabs = me.page.get_by_role("navigation", name=me.say("actions"))

    def tap(tab: str) -> None:
        me.reach.press(tabs.get_by_role("button", name=me.say(f"tab-{tab}")))

    tap("log")
    expect(me.page.get_by_role("log").locator(".line").last).to_be_in_viewport()
    tap("team")
    expect(me.page.get_by_role("heading", name=me.say("side-dagdar"))).to_be_in_viewport()
    expect(me.button("concede")).to_be_in_viewport()
    tap("team")
    expect(me.page.get_by_role("heading", name=me.say("ask-act"))).to_be_in_viewport()
    return True
