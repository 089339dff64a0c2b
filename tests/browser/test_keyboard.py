"""By keyboard alone, two on one screen, in English: from the first page to the battle, then to the
end of another."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hands import Keys
from tests.browser.player import NEARLY_OVER, Player, closer, lay, side_of
from tests.browser.sight import Sight

# Cards let every pointer through: for a moment they do not.
CARD_ON_TOP = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  const cards = [...document.querySelectorAll('.pieces, .pieces *')];
  for (const card of cards) card.style.pointerEvents = 'auto';
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  for (const card of cards) card.style.pointerEvents = '';
  return Boolean(top?.closest('.pieces'));
}"""


def test_a_game_by_keyboard(visit: Visit) -> None:
    us = visit(lang="en")
    page, keys = us.page, Keys(us.page)
    us.go()
    keys.tab_to(page.get_by_role("radio", name=us.say("home-bot"), exact=True))
    keys.arrow("ArrowRight")
    expect(page.get_by_role("radio", name=us.say("home-hotseat"))).to_be_checked()
    keys.press(us.button("home-start-hotseat"))
    Player(us, keys).run(place_one, hand_over, esc_and_why, undo, hint)
    us.go(lay(us, {"bogatyrs": "me", "evil": "me"}, position=NEARLY_OVER))
    Player(us, keys).play()
    # The end is under the fingers too: on to the replay, and through it with the arrows.
    keys.press(page.get_by_role("link", name=us.say("to-replay")))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    keys.arrow("ArrowRight", 3)
    expect(slider).to_have_value("3")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    verdict = page.get_by_role("region", name=us.say("replay-dice")).get_by_role("status")
    expect(verdict).to_have_text(us.say("replay-verdict-good"))


def place_one(player: Player, sight: Sight) -> bool:
    """Takes a fighter from the tray and sets it on a lit cell."""
    if not sight.title.endswith(player.person.say("ask-place")):
        return False
    fighter = player.panel.get_by_role("listitem").get_by_role("button").nth(4)
    player.hands.press(fighter)
    expect(fighter).to_have_attribute("aria-pressed", "true")
    there = player.wait().lit("target")[-1].name
    player.hands.cell(there)
    expect(fighter).to_contain_text(there)
    return True


def hand_over(player: Player, sight: Sight) -> bool:
    """Between the two layouts the screen is covered, and its button has the focus."""
    if not sight.handing:
        return False
    button = player.page.get_by_role("dialog").get_by_role("button")
    expect(button).to_be_focused()
    assert not [cell for cell in sight.cells if cell.side], "the other layout can be read"
    return True


def esc_and_why(player: Player, sight: Sight) -> bool:
    """Enter out of reach says why not; Esc closes the note, then lets the chosen fighter go."""
    if sight.chosen or not sight.lit("ready"):
        return False
    player.hands.cell(sight.lit("ready")[0].name)
    assert player.page.evaluate(CARD_ON_TOP), "the ring of the focus hides the card"
    now = player.look()
    far = next(c for c in now.cells if not c.mark and c.side != side_of(now))
    player.hands.cell(far.name)
    note = player.page.get_by_role("note")
    expect(note).to_contain_text(re.compile(r"BEL-\d+"))
    player.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    assert Keys(player.page).focused_cell() == far.name
    player.page.keyboard.press("Escape")
    assert player.look().chosen is None
    return True


def undo(player: Player, sight: Sight) -> bool:
    """U takes the last step back: on one screen undo is free."""
    if not sight.chosen or not closer(sight):
        return False
    step = closer(sight) or ""
    player.hands.cell(step)
    side = next(cell.side for cell in sight.cells if cell.name == sight.chosen)
    assert side_at(player.wait(), step) == side
    player.page.keyboard.press("u")
    expect(player.page.locator(f"[data-cell={step}]")).to_have_accessible_name(
        re.compile(f"^{step}, {player.person.say('say-empty')}")
    )
    assert side_at(player.wait(), sight.chosen) == side
    return True


def hint(player: Player, sight: Sight) -> bool:
    """H asks a bot what it would do."""
    if sight.chosen or not sight.lit("ready"):
        return False
    player.page.keyboard.press("h")
    advice = player.page.get_by_role("region", name=player.person.say("hint-title"))
    expect(advice.get_by_role("listitem").first).to_be_visible()
    player.hands.press(advice.get_by_role("button", name=player.person.say("close")))
    expect(advice).to_be_hidden()
    return True


def side_at(sight: Sight, cell: str) -> str:
    """Whose fighter stands there."""
    return next(one.side for one in sight.cells if one.name == cell)
