"""The parts of the site are everywhere, and nobody is left in front of a closed door."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

from laar.texts import texts

PARTS = ("play", "learn", "watch", "cards", "rules")
PAGES = {
    "/": "play",
    "/learn/bastion": "learn",
    "/watch": "watch",
    "/cards/berserk": "cards",
    "/decks/berserk": "cards",
    "/workshop": "cards",
    "/rules/belogorye": "rules",
    "/nowhere": None,
}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_page_has_the_parts_of_the_site(visit: Visit, phone: bool) -> None:
    me = visit(lang="ru", phone=phone)
    for path, part in PAGES.items():
        me.go(path)
        nav = me.page.get_by_role("navigation", name=me.say("nav"), exact=True)
        expect(nav.get_by_role("link")).to_have_count(len(PARTS))
        here = [me.say(f"nav-{part}")] if part else []
        expect(nav.locator("[aria-current=page]")).to_have_text(here)
        # While a page loads, it has a bar of its own, which goes with it.
        expect(me.page.locator("main[aria-busy=true]")).to_have_count(0)
        box = nav.bounding_box()
        assert box
        assert (box["y"] > 700) == phone, path  # under the thumb


def test_at_a_table_they_are_folded_away(visit: Visit) -> None:
    me = visit(lang="en")
    me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "me"}))
    expect(me.page.get_by_role("grid")).to_be_visible()
    me.page.locator("summary").first.click()
    nav = me.page.get_by_role("navigation", name=me.say("nav"), exact=True)
    nav.get_by_role("link", name=me.say("nav-watch")).click()
    expect(me.page.get_by_role("heading", name=me.say("watch-own"))).to_be_visible()


def test_the_rules_open_beside_the_table(visit: Visit) -> None:
    me = visit(lang="en")
    me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "me"}))
    expect(me.page.get_by_role("grid")).to_be_visible()
    table = me.page.url
    me.page.get_by_role("link", name=me.say("rules")).filter(visible=True).first.click()
    pane = me.page.get_by_role("dialog", name=me.say("rules"))
    pane.get_by_role("link", name=me.say("clause-open", id="BEL-094")).last.click()
    expect(pane.locator("#BEL-094")).to_be_in_viewport()
    assert me.page.url == table
    expect(me.page.get_by_role("grid")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(pane).to_be_hidden()


def test_what_is_no_page_says_so(visit: Visit) -> None:
    me = visit(lang="ru")
    for path in ("/nowhere", "/rules/chess", "/t/nosuchtable/x"):
        answer = me.page.goto(path)
        assert answer
        assert answer.status == 404, path
        expect(me.page.get_by_role("heading", name=me.say("not-found"))).to_be_visible()
    me.go("/t/nosuchtable")
    expect(me.page.get_by_role("heading", name=me.say("error-unknown-table"))).to_be_visible()
    me.complaints.clear()  # of a table that is none
    me.go("/watch?lang=en")
    expect(me.page.get_by_role("heading", name=texts("en")("watch-bots"))).to_be_visible()


def test_a_full_table_is_watched(visit: Visit) -> None:
    ann, eve = visit(lang="ru"), visit(lang="en")
    path = ann.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "bot random"})
    eve.go(path)
    expect(eve.page.get_by_role("heading", name=eve.say("lobby-full"))).to_be_visible()
    eve.button("watch").click()
    expect(eve.page.get_by_role("grid")).to_be_visible()


def test_a_guest_sees_dice_and_decks_and_brings_an_own_one(visit: Visit) -> None:
    ann, bob = visit(lang="ru"), visit(lang="ru")
    options = {"dice": "tournament", "decks": ["orcs", "dwarves"]}
    path = ann.lay(game="berserk", seats={"red": "me"}, options=options)
    bob.go(path)
    say = texts("ru", "berserk")
    lobby = bob.page.get_by_role("main")
    for word in ("start-tournament", "deck-orcs", "deck-dwarves"):
        expect(lobby.get_by_text(say(word), exact=True).first).to_be_visible()
    lobby.get_by_role("radio", name=say("deck-coven")).click()
    bob.button("take-seat").click()
    expect(bob.page.get_by_role("application").or_(bob.page.locator(".duel"))).to_be_visible()
    told = ann.get(f"/api/tables/{path.split('/')[2].split('?')[0]}").json()
    assert told["options"]["decks"] == ["orcs", "coven"]


def saved(me: Visitor) -> str:
    """The list of one's own tables."""
    own = me.page.locator("section", has=me.page.locator("#own-tables"))
    expect(own.locator("li").first).to_be_visible()
    return own.inner_text()


def test_saved_tables_say_which_game(visit: Visit) -> None:
    me = visit(lang="en")
    for game in ("belogorye", "bastion", "berserk"):
        options = {"players": 1} if game == "bastion" else {}
        seat = {"belogorye": "evil", "bastion": "dagdar", "berserk": "red"}[game]
        me.lay(game=game, seats={seat: "me"}, options=options)
    me.go()
    told = saved(me)
    for game in ("belogorye", "bastion", "berserk"):
        assert me.say(f"home-game-{game}") in told


def test_where_numbers_come_from_is_for_designers(visit: Visit) -> None:
    me = visit(lang="en")
    me.go("/cards/berserk")
    card = me.page.locator("#card-1")
    note = texts("en", "berserk")("browser-note")
    expect(card).to_be_visible()
    expect(card.get_by_text(note)).to_have_count(0)
    me.page.get_by_label(me.say("for-designers")).check()
    expect(card.get_by_text(note)).to_be_visible()
