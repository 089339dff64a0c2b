"""By keyboard alone, in English: from the first page into a training game of the first edition,
then to the end of another."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.bastion.clause import NUMBER
from tests.browser.bastion.defender import Defender, besiege
from tests.browser.bastion.drawn import NEARLY_OVER
from tests.browser.bastion.reach import Board
from tests.browser.bastion.siege import Siege
from tests.browser.conftest import Visit


def test_a_game_by_keyboard(visit: Visit) -> None:
    me = visit(lang="en")
    me.go()
    page, keys = me.page, Board(me.page)
    defender = Defender(me, keys)
    keys.press(page.get_by_role("button", name=re.compile(defender.say("bastion"))).first)
    keys.tab_to(page.get_by_role("radio", name="2018"))
    keys.arrow("ArrowRight")
    expect(page.get_by_role("radio", name="2015")).to_be_checked()
    keys.tab_to(page.get_by_role("radio", name="2", exact=True))
    keys.arrow("ArrowLeft")
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    keys.press(me.button("home-start"))
    defender.run(esc_and_why, undo, arrows_go_everywhere)
    me.go(besiege(me, "2015", {"dagdar": "me"}, position=NEARLY_OVER).partition("?")[0])
    defender.play()
    # The end is under the fingers too: on to the replay, and through it with the arrows.
    keys.press(page.get_by_role("link", name=me.say("to-replay")))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    keys.arrow("ArrowRight", 3)
    expect(slider).to_have_value("3")
    verdict = page.get_by_role("region", name=me.say("replay-dice")).get_by_role("status")
    expect(verdict).to_have_text(me.say("replay-verdict-good"))


def esc_and_why(me: Defender, sight: Siege) -> bool:
    """Enter out of reach says why not; Esc puts the note away and the focus stays."""
    if not sight.end or not (far := me.far(sight)):
        return False
    me.reach.spot(far[0])
    note = me.page.get_by_role("note")
    expect(note).to_contain_text(NUMBER)
    me.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(me.spot(far[0])).to_be_focused()
    return True


def undo(me: Defender, sight: Siege) -> bool:
    """U takes the move back."""
    if not sight.end or not (areas := sight.lit("go")):
        return False
    me.reach.spot(areas[0], "go")
    assert me.wait().position != sight.position
    me.page.keyboard.press("u")
    expect(me.page.get_by_text(me.say("fact-undone"))).to_be_visible()
    assert me.wait().position == sight.position
    return True


def arrows_go_everywhere(me: Defender, sight: Siege) -> bool:
    """From the wall over a district into the citadel; what has the focus is read by the key i."""
    if not sight.end or not sight.enemies:
        return False
    for name in (min(sight.enemies), "d4", "citadel", min(sight.enemies)):
        Board(me.page).go(name)
        expect(me.spot(name)).to_be_focused()
    me.page.keyboard.press("i")
    expect(me.page.get_by_role("dialog")).to_contain_text(me.say("read-price"))
    me.page.keyboard.press("i")
    expect(me.page.get_by_role("dialog")).to_be_hidden()
    return True
