"""Small things that would annoy: keys nobody knows, toasts over cards, too many stops of Tab."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import Player


def test_small_things_at_a_table(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "me"}))
    player = Player(me)
    while not (sight := player.wait()).title.endswith(me.say("ask-main")):
        player.move(sight)
    page = me.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=me.say("keys"))
    expect(keys).to_contain_text(me.say("key-e-does"))
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)

    speeds = page.get_by_role("radiogroup", name=me.say("speed")).filter(visible=True)
    expect(speeds.locator("[tabindex='0']")).to_have_count(1)
    speeds.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowRight")
    expect(speeds.get_by_role("radio", checked=True)).to_be_focused()
    page.keyboard.press("ArrowLeft")

    side = me.say("side-bogatyrs")
    named = page.get_by_role("gridcell").filter(visible=True)
    assert any(f", {side}, " in (cell.get_attribute("aria-label") or "") for cell in named.all())

    page.get_by_role("button", name=me.say("watch-link")).filter(visible=True).first.click()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=me.say("watch-link")).filter(visible=True).first.click()
    # The same message said again takes the place of the first: what is seen at one moment counts.
    end = page.wait_for_function(
        "() => document.querySelector('.toast')?.getBoundingClientRect().bottom"
    )
    field = page.get_by_role("grid").bounding_box()
    assert field
    assert end.json_value() <= field["y"] + 8, "a toast covers cards"
