"""A siege is built by hand on the board and in lists; what is wrong is said at its place."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.siege_builder import BROKEN, Builder

from laar.games.bastion.scenarios.scenario import read


def drag(page: Page, start: Locator, goal: Locator) -> None:
    """From the middle of one thing to that of another, by mouse."""
    start.scroll_into_view_if_needed()
    ends = [one.bounding_box() for one in (start, goal)]
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box]
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[1], steps=5)
    page.mouse.up()


def test_enemies_are_put_on_the_board_by_mouse_and_played(visit: Visit) -> None:
    me = visit(lang="ru")
    siege = Builder(me)
    siege.begins("wings")
    expect(siege.strength).to_have_text("101")
    siege.takes("land-blue").click()
    siege.takes("class-giant").click()
    siege.spot("s5").click()
    expect(siege.spot("s5")).to_have_attribute("aria-label", re.compile(siege.card("blue-giant")))
    expect(siege.strength).to_have_text("108")  # a giant more
    # A warrior on the wall is a warrior less in the deck: the army is as strong.
    drag(me.page, siege.takes("class-warrior"), siege.spot("s9"))
    expect(siege.spot("s9")).to_have_attribute("aria-label", re.compile(siege.card("blue-warrior")))
    expect(siege.summary.get_by_role("definition").first).to_contain_text("19")
    expect(siege.strength).to_have_text("108")
    drag(me.page, siege.spot("s9"), siege.spot("s2"))
    drag(me.page, siege.spot("s5"), siege.spot("s6"))
    posts = [(post.at, post.card) for post in read(siege.written()).draft.posts]
    assert posts == [("s2", "blue-warrior"), ("s6", "blue-giant")]
    # A dragon may not stand at the wall: it is said why, and nothing happens.
    siege.takes("class-dragon").click()
    siege.spot("s7").click()
    expect(me.page.get_by_text(siege.say("scenario-only-citadel"))).to_be_visible()
    siege.spot("citadel").click()
    siege.button("undo").click()
    expect(siege.spot("citadel")).to_have_attribute(
        "aria-label", re.compile(siege.say("say-empty"))
    )
    expect(siege.summary.get_by_role("definition").first).to_contain_text("2")
    siege.button("scenario-play").click()
    expect(me.page).to_have_url(re.compile("/t/"))
    wall = me.page.locator("[data-spot='s6']")
    expect(wall).to_have_attribute("aria-label", re.compile(siege.card("blue-giant")))


def test_the_board_is_built_by_keyboard(visit: Visit) -> None:
    me = visit(lang="en")
    siege = Builder(me)
    siege.spot("s1").focus()
    for key in ("ArrowRight", "ArrowRight", "Enter", "ArrowLeft", "ArrowUp"):
        me.page.keyboard.press(key)
    expect(siege.spot("q1")).to_be_focused()
    assert [post.at for post in read(siege.written()).draft.posts] == ["s3"]
    me.page.keyboard.press("Enter")  # a warrior does not fly
    expect(me.page.get_by_text(siege.say("scenario-only-flyers"))).to_be_visible()
    siege.spot("s3").focus()
    me.page.keyboard.press("Delete")
    assert read(siege.written()).draft.posts == []
    siege.tab("board").focus()
    me.page.keyboard.press("ArrowRight")
    expect(siege.tab("deck")).to_be_focused()
    expect(siege.tab("deck")).to_have_attribute("aria-selected", "true")


def test_layers_are_lists_with_numbers(visit: Visit) -> None:
    me = visit(lang="ru")
    siege = Builder(me)
    siege.tab("deck").click()
    for kind, word, count in (("class", "dragon", 2), ("legend", "golem", 0), ("card", "mage", 0)):
        siege.adds(kind, word, count)
    # A mage of the main troop is there already: it is said beside the second one.
    why = siege.say("scenario-why-twice-in-deck", word=siege.card("red-mage"), item="1")
    why = why[0].upper() + why[1:]
    expect(siege.fault_at("deck[5]")).to_have_text(why)
    expect(siege.tab("deck")).to_contain_text(siege.say("scenario-faults", n=1))
    expect(siege.summary).to_contain_text(why)
    name = siege.card("red-mage")
    siege.button("scenario-remove", who=name[0].upper() + name[1:]).click()
    expect(siege.summary.locator(".layers span")).to_have_text(["31", "2"])
    siege.button("army-more", kind="Драконы").click()
    expect(siege.summary.locator(".layers span")).to_have_text(["31", "3"])
    siege.button("scenario-down", who="Голем").click()
    expect(siege.summary.locator(".layers span")).to_have_text(["30", "4"])
    # Of the first layer only ten lie on top, the others are mixed with the dragons.
    on_top = me.page.get_by_role("spinbutton", name=siege.say("scenario-draw"))
    on_top.fill("40")
    on_top.blur()
    expect(siege.fault_at("layers[0]")).to_have_text(
        siege.say("scenario-why-few-cards", n="40", there="30")
    )
    on_top.fill("10")
    on_top.blur()
    expect(siege.summary.locator(".layers span")).to_have_text(["10", "24"])
    layer = me.page.get_by_role("group", name=siege.say("scenario-layer-n", n=1))
    dragons = me.page.get_by_role("listitem").filter(has_text="Драконы").first
    dragons.drag_to(layer)
    expect(layer).to_contain_text("Драконы")
    made = read(siege.written())
    assert [layer.count for layer in made.layers] == [10, 24]
    assert [row.layer for row in made.draft.deck if row.kind == "dragon"] == [1]


def test_rules_and_castle_are_ticked_and_wrong_ones_told_at_their_place(visit: Visit) -> None:
    me = visit(lang="en", theme="light")
    siege = Builder(me)
    siege.begins("wings")
    siege.tab("rules").click()
    rules = {id: siege.say(f"special-{id}").capitalize() for id in ("haste", "vanguard", "damaged")}
    me.page.get_by_role("checkbox", name="A Haste for each defender").check()
    me.page.get_by_role("checkbox", name=rules["vanguard"]).check()
    needs = siege.say("scenario-why-goes-with", other=siege.say("special-damaged"))
    expect(siege.fault_at("special[1]")).to_have_text(needs)
    me.page.get_by_role("checkbox", name=rules["damaged"]).check()
    flyers = siege.say("scenario-why-takes", word=siege.say("classes-flyer"))
    expect(siege.fault_at("special[2]")).to_have_text(flyers)
    me.page.get_by_role("checkbox", name="Source", exact=True).uncheck()
    # From the list of faults one comes to the place.
    siege.tab("board").click()
    siege.summary.get_by_role("button", name=siege.say("scenario-place-special")).first.click()
    expect(siege.fault_at("special[2]")).to_be_in_viewport()
    clause = me.page.get_by_role("button", name=siege.say("clause-open", id="BST-562"))
    expect(clause).to_be_visible()
    me.page.get_by_role("checkbox", name=rules["vanguard"]).uncheck()
    siege.tab("castle").click()
    me.page.get_by_role("radio", name=siege.say("district-side-plain")).click()
    me.page.get_by_role("button", name=siege.say("start-gate", n=3)).click()
    me.page.get_by_label(siege.say("scenario-name-en")).fill("Three gates")
    expect(siege.summary.get_by_role("heading", name="Three gates")).to_be_visible()
    said = read(siege.written()).draft
    assert (said.side, said.gate, said.rituals) == ("plain", 2, ["obelisk", "cannon"])
    assert said.special == ["haste", "damaged"]
    assert said.name.en == "Three gates"


def test_a_fault_of_a_file_stands_on_the_board(visit: Visit) -> None:
    me = visit(lang="en")
    siege = Builder(me)
    post = 'posts = [\n  { at = "q3", card = "red-beast" },\n]\ndeck'
    siege.opens(BROKEN.replace("wyrm", "scout").replace("deck", post).encode())
    why = siege.say("scenario-why-flyers")
    expect(siege.spot("q3")).to_have_attribute("aria-label", re.compile(why))
    expect(siege.fault_at("posts[0]")).to_contain_text(why)
    expect(siege.spot("q3").locator(".alarm")).to_be_visible()
    siege.spot("q3").focus()
    me.page.keyboard.press("Delete")
    expect(siege.summary.get_by_role("heading")).to_have_text(["The pack"])
    # What cannot be read at all is mended as a text.
    siege.opens(b"deck = [")
    expect(me.page.get_by_text(siege.say("scenario-unread"))).to_be_visible()
    siege.summary.get_by_role("button", name=siege.say("scenario-line", n=1)).click()
    expect(siege.text).to_be_focused()
    siege.button("undo").click()
    siege.switch.uncheck()
    expect(siege.tab("board")).to_be_visible()


def test_a_siege_is_built_and_played_by_touch(visit: Visit) -> None:
    me = visit(lang="ru", theme="light", phone=True)
    siege = Builder(me)
    siege.takes("class-rider").tap()
    siege.spot("s8").tap()
    siege.spot("s9").tap()  # moved: a card is there once
    expect(siege.spot("s9")).to_have_attribute("aria-label", re.compile(siege.card("red-rider")))
    expect(siege.spot("s8")).to_have_attribute("aria-label", re.compile(siege.say("say-empty")))
    for tab in ("deck", "castle", "rules", "board"):
        siege.tab(tab).tap()
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    siege.button("scenario-play").tap()
    expect(me.page.get_by_role("application")).to_be_visible()


def test_axe_finds_nothing(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    siege = Builder(me)
    siege.begins("ashes")
    siege.spot("s4").click()
    siege.tab("rules").click()
    me.page.get_by_role("checkbox").nth(2).uncheck()  # damaged sources, which others need
    expect(siege.fault_at("special[2]")).to_be_visible()
    for tab in ("rules", "board", "deck", "castle"):
        siege.tab(tab).click()
        axe.look(f"{tab} of a siege", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)
