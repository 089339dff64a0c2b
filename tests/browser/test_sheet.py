"""A phone: the board keeps its size whatever is asked, and rings of targets can be seen on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.bastion.defender import Defender, besiege, castle
from tests.browser.bastion.drawn import CROWDED as BESIEGED
from tests.browser.bastion.reach import Touch
from tests.browser.berserk.drawn import CROWDED
from tests.browser.berserk.duelist import Duelist, lay, sit
from tests.browser.conftest import Visit
from tests.browser.hands import Finger
from tests.browser.visitor import Visitor

LEAST = 3.0  # contrast of what is no text (WCAG 1.4.11)

# Contrast of the ring of a card with the band it lies on, and whether its place lies over others.
RINGS = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const light = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return [...document.querySelectorAll('.pieces .target')].map((card) => {
    for (const moving of card.getAnimations()) moving.cancel();
    const { outlineColor, boxShadow } = getComputedStyle(card);
    const band = boxShadow.slice(0, boxShadow.indexOf(')') + 1);
    const [less, more] = [outlineColor, band].map(light).sort((a, b) => a - b);
    const over = Number(getComputedStyle(card.closest('.spot')).zIndex);
    return { contrast: (more + 0.05) / (less + 0.05), over };
  });
}"""


def phone_duel(visit: Visit, **wishes: str) -> Duelist:
    """A battle on a phone."""
    me = visit(phone=True, **wishes)
    return sit(me, lay(me, {"red": "me", "blue": "me"}, position=CROWDED), Finger(me.page))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_rings_of_targets_are_seen(visit: Visit, theme: str) -> None:
    player = phone_duel(visit, theme=theme)
    player.wait()
    player.hands.cell("c3")
    assert len(player.wait().lit("target")) == 3
    rings = player.page.evaluate(RINGS)
    assert len(rings) == 3
    assert all(ring["contrast"] >= LEAST and ring["over"] >= 1 for ring in rings), rings


def test_a_field_keeps_its_size(visit: Visit) -> None:
    player = phone_duel(visit)
    player.wait()
    cells = [player.cell("a1"), player.cell("e6")]
    before = [cell.bounding_box() for cell in cells]
    player.hands.cell("c3")
    player.wait()
    assert [cell.bounding_box() for cell in cells] == before
    asks_first(player.panel)
    player.aim(player.wait(), "c4")
    assert [cell.bounding_box() for cell in cells] == before
    expect(player.answer(player.wait().answers[0])).to_be_in_viewport(ratio=1)


def test_a_castle_keeps_its_size(visit: Visit) -> None:
    me = visit(phone=True)
    seats = {"dagdar": "me", "sannirr": "me"}
    player = castle(me, besiege(me, "2018", seats, position=BESIEGED))
    player.reach = Touch(me.page)
    player.wait()
    board = me.page.get_by_role("main")
    before = board.bounding_box()
    player.reach.spot("s5", "hit")
    expect(player.panel.locator(".foot")).to_be_visible()
    assert board.bounding_box() == before
    asks_first(player.panel)


def test_the_question_comes_before_the_coach(visit: Visit) -> None:
    """And whatever the coach says, the board keeps its size."""
    me = visit(phone=True, coach=True)
    me.go(me.lay(game="bastion", seats={"dagdar": "me", "sannirr": "me"}))
    player = Defender(me)
    player.wait()
    coach = me.page.get_by_role("region", name=me.say("coach-name"), exact=True)
    expect(coach).to_be_visible()
    board = me.page.get_by_role("main")
    before = board.bounding_box()
    asks_first(player.panel)
    title, said = player.panel.get_by_role("heading").first.bounding_box(), coach.bounding_box()
    assert title
    assert said
    assert title["y"] < said["y"]
    coach.get_by_role("button", name=me.say("coach-clear")).tap()
    expect(coach).to_be_hidden()
    assert board.bounding_box() == before


def test_a_castle_is_seen_whole_where_there_is_room(visit: Visit) -> None:
    me = visit()
    me.page.set_viewport_size({"width": 1024, "height": 768})
    player = castle(me, besiege(me, "2018", {"dagdar": "me", "sannirr": "me"}, position=BESIEGED))
    player.wait()
    board = me.page.get_by_role("main").bounding_box()
    assert board
    for section in range(1, 25):
        place = player.spot(f"s{section}").first.bounding_box()
        assert place
        assert board["x"] <= place["x"], section
        assert place["x"] + place["width"] <= board["x"] + board["width"], section
        assert place["y"] + place["height"] <= board["y"] + board["height"], section


def test_the_end_is_brought_forward(visit: Visit) -> None:
    """Whoever gives up among the settings is told what came of it."""
    player = phone_duel(visit)
    player.wait()
    page, say = player.page, player.say
    page.get_by_role("button", name=say("tab-more"), exact=True).tap()
    page.get_by_role("button", name=say("concede")).tap()
    page.get_by_role("alertdialog").get_by_role("button", name=say("concede")).tap()
    expect(page.locator(".outcome").get_by_role("heading").first).to_be_in_viewport(ratio=1)


def asks_first(panel: Locator) -> None:
    """What is asked is seen without scrolling, nothing lies over it."""
    title = panel.get_by_role("heading").first
    expect(title).to_be_in_viewport(ratio=1)
    title.click(trial=True)


@pytest.mark.parametrize("game", ["berserk", "bastion"])
def test_whoever_wants_no_motion_sees_none(visit: Visit, game: str) -> None:
    """The system's wish counts more than the page's setting."""
    me = visit(motion="normal", reduced=True)
    show = strike if game == "berserk" else attack
    show(me)
    assert me.page.evaluate("document.getAnimations().length") == 0


def strike(me: Visitor) -> None:
    """Up to the question after a strike was announced."""
    player = sit(me, lay(me, {"red": "me", "blue": "me"}, position=CROWDED))
    player.wait()
    player.hands.cell("c3")
    player.aim(player.wait(), "c4")
    player.move(player.wait())
    player.wait()


def attack(me: Visitor) -> None:
    """Up to the price of an attack."""
    seats = {"dagdar": "me", "sannirr": "me"}
    player = castle(me, besiege(me, "2018", seats, position=BESIEGED))
    player.wait()
    player.reach.spot("s5")
    expect(player.panel.locator(".foot")).to_be_visible()
