"""axe finds nothing on any screen, in ru and en, dark and light."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.player import Player, try_it


def test_a_planted_fault_is_found(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    me.go("/nowhere")
    me.page.get_by_role("heading", level=2).evaluate("(e) => (e.style.color = '#333')")
    axe.look("nowhere")
    assert {fault.split(": ")[1] for fault in axe.faults} == {"color-contrast"}


def test_home_rules_and_nowhere(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    me.go("/rules/belogorye")
    expect(me.page.get_by_role("heading", name=me.say("rules-cards"))).to_be_visible()
    axe.look("rules", phone=True)
    example = me.page.locator("#try-BEL-066")
    example.get_by_role("button", name="BEL-066").click()
    expect(example.get_by_role("combobox")).to_be_visible()
    axe.look("rules, a board", phone=True)
    me.page.get_by_role("searchbox").fill("xyzzy")
    axe.look("rules, nothing found")
    me.go("/nowhere")
    expect(me.page.get_by_role("heading", name=me.say("not-found"))).to_be_visible()
    axe.look("nowhere")
    me.go()
    axe.look("home, first visit", phone=True)
    me.page.get_by_role("radio", name=me.say("home-friend")).click()
    me.button("home-start-friend").click()
    expect(me.page.get_by_label(me.say("invite"))).to_be_visible()
    axe.look("lobby", phone=True)
    me.page.get_by_role("link", name=me.say("to-home")).click()
    games = me.page.get_by_role("region", name=me.say("home-continue"))
    expect(games.get_by_role("link")).to_be_visible()
    axe.look("home, with a table", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)


def test_a_table_before_the_battle(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    me.go()
    me.page.get_by_role("radio", name=me.say("home-hotseat")).click()
    me.button("home-start-hotseat").click()
    player = Player(me)
    player.wait()
    axe.look("first choice", phone=True)
    player.move(player.wait())
    player.panel.get_by_role("listitem").get_by_role("button").first.click()
    axe.look("placement", phone=True)
    player.move(player.wait())
    assert player.wait().handing
    axe.look("the screen changes hands")
    player.move(player.wait())
    player.move(player.wait())
    player.wait()
    axe.look("main", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)


def test_a_strike_from_odds_to_blow(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    player = try_it(me, "BEL-081")
    player.hands.cell("c3")
    player.hands.cell("c5")
    expect(me.page.get_by_role("note")).to_be_visible()
    axe.look("why not", phone=True)
    me.page.get_by_role("note").get_by_role("button", name="BEL").first.click()
    expect(me.page.get_by_role("dialog").get_by_role("link")).to_be_visible()
    axe.look("a clause")
    me.page.keyboard.press("Escape")
    player.hands.cell("c4")
    expect(me.page.get_by_role("tab").first).to_be_visible()
    axe.look("odds", phone=True)
    player.move(player.wait())
    player.panel.locator(".case summary").click()
    expect(player.panel.get_by_role("table")).to_be_visible()
    axe.look("interception", phone=True)
    for _ in ("who steps in", "confirmed"):
        player.move(player.wait())
    axe.look("a die to set")
    for face in ("5", "3"):
        die(player, face).click()
    expect(player.panel.get_by_text(me.say("blow-note"))).to_be_visible()
    axe.look("blow", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)


def test_the_end_and_the_replay(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    player = try_it(me, "BEL-090")
    player.hands.end_turn(me.button("do-end"))
    assert player.wait().over
    axe.look("the end", phone=True)
    me.page.get_by_role("link", name=me.say("to-replay")).click()
    expect(me.page.get_by_role("slider")).to_be_visible()
    axe.look("replay", phone=True)
    me.button("replay-branch").click()
    expect(me.page.get_by_role("dialog").get_by_role("combobox")).to_be_enabled()
    axe.look("branch", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)


def die(player: Player, face: str) -> Locator:
    """The button that lays a die with this face."""
    return player.panel.get_by_role("button", name=face, exact=True)
