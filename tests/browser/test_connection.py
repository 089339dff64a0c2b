"""Bad addresses and bad connections: the page says what is wrong and recovers by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.player import Player


@pytest.mark.parametrize("path", ["/nowhere", "/t/nobody-plays-here", "/r/nobody-played-here"])
def test_a_wrong_address_leads_home(visit: Visit, path: str) -> None:
    me = visit(lang="en")
    me.go(path)
    me.page.get_by_role("main").get_by_role("link", name=me.say("to-home")).click()
    expect(me.button("home-start-bot")).to_be_visible()
    expected = re.compile("404|error-unknown-table")
    me.complaints = [said for said in me.complaints if not expected.search(said)]


def test_a_killed_server_comes_back(own_house: House, visit: Visit) -> None:
    """The page says that the connection is lost; with the server the table is back as it was."""
    me = visit(lang="ru", house=own_house)
    me.go()
    me.page.get_by_role("radio", name=me.say("bot-kikimora")).click()
    me.button("home-start-bot").click()
    player = Player(me)
    while not (sight := player.wait()).end:
        player.move(sight)
    turns = me.page.get_by_role("log").locator(".head")
    begun = turns.count()
    own_house.kill()
    banner = me.page.get_by_role("status").filter(has=me.button("link-retry"))
    expect(banner).to_be_visible()
    player.hands.end_turn(me.button("do-end"))
    own_house.open()
    # Unless the page was quicker by itself.
    me.button("link-retry").evaluate_all("(found) => found.forEach((one) => one.click())")
    expect(banner).to_be_hidden()
    expect(turns.nth(begun)).to_contain_text(me.say("side-evil"))
    player.move(player.wait())
    refused = re.compile("ERR_CONNECTION_REFUSED|WebSocket connection")
    assert all(refused.search(said) for said in me.complaints), me.complaints
    me.complaints.clear()


def test_a_home_page_without_its_server_says_so(own_house: House, visit: Visit) -> None:
    me = visit(lang="en", house=own_house)
    me.go()
    expect(me.page.get_by_text(me.say("home-continue-empty"))).to_be_visible()
    expect(me.button("home-start-bot")).to_be_visible()
    own_house.kill()
    me.button("home-start-bot").click()
    alert = me.page.get_by_role("alert").filter(has_text=me.say("page-problem-offline"))
    expect(alert.first).to_be_visible()
    own_house.open()
    me.button("home-start-bot").click()
    Player(me).wait()
    me.complaints.clear()


def test_a_game_can_be_started_after_a_bad_start(visit: Visit) -> None:
    """The very first request is the one that gets lost."""
    me = visit(lang="en")
    me.page.route("**/api/me", lambda route: route.abort())
    me.go()
    expect(me.page.get_by_role("alert").first).to_be_visible()
    me.page.unroute("**/api/me")
    me.button("home-start-bot").click()
    Player(me).wait()
    me.complaints.clear()


def test_an_open_table_is_found_and_joined(visit: Visit) -> None:
    host, guest = visit(lang="ru"), visit(lang="en")
    host.go()
    host.page.get_by_label(host.say("home-name")).fill("Марья")
    host.page.get_by_role("radio", name=host.say("home-friend")).click()
    host.page.get_by_role("radio", name=host.say("home-listed")).click()
    host.button("home-start-friend").click()
    expect(host.page.get_by_label(host.say("invite"))).to_be_visible()
    guest.go()
    tables = guest.page.get_by_role("region", name=guest.say("home-open"))
    tables.get_by_role("button", name=re.compile("Марья")).click()
    for person in (host, guest):
        expect(person.page.get_by_role("grid")).to_be_visible()
