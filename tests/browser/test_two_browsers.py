"""A game between two browsers; a third one watches, and a lot happens on the way. Then the end of
another."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.events import EVENTS, Event, Table
from tests.browser.player import NEARLY_OVER, Player, lay
from tests.browser.visitor import Visitor

BETWEEN = 4  # so many moves lie between two events
# What host, guest and who looks on are told.
ENDS = {
    ("end-won", "end-lost"): "won-bogatyrs",
    ("end-lost", "end-won"): "won-evil",
    ("end-drawn", "end-drawn"): "drawn",
}


def test_a_game_between_two_browsers(visit: Visit) -> None:
    host, guest, watcher = visit(lang="ru"), visit(lang="en", theme="light"), visit(phone=True)
    link = invitation(host)
    guest.go(link)
    guest.page.get_by_label(guest.say("your-name")).fill("Ann")
    guest.take_seat()
    table = Table(Player(host), Player(guest), watcher)
    set_up(table)
    watcher.go(link.partition("?")[0])
    play(table, *EVENTS)
    link = lay(host, {"bogatyrs": "me"}, position=NEARLY_OVER)
    host.go(link)
    guest.go(link)
    guest.take_seat()
    play(table)
    watcher.go(link.partition("?")[0])
    one, two = [p.panel.get_by_role("heading", level=2).inner_text() for p in table.players]
    told = {(host.say(a), guest.say(b)): watcher.say(seen) for (a, b), seen in ENDS.items()}
    seen = watcher.page.get_by_role("heading", level=2, name=told[one, two])
    expect(seen).to_be_visible()


def invitation(host: Visitor, side: str = "home-side-bogatyrs") -> str:
    """Opens a table for a friend; the link that is to be sent."""
    host.go()
    # Whoever has invited before finds that chosen, and beside it "only by link".
    host.page.get_by_role("radio", name=host.say("home-friend"), exact=True).click()
    host.page.get_by_role("radio", name=host.say(side), exact=True).click()
    host.button("home-start-friend").click()
    field = host.page.get_by_label(host.say("invite"))
    expect(field).to_have_value(re.compile(r"/t/[\w-]+\?k="))
    return field.input_value()


def set_up(table: Table) -> None:
    """Whoever won the roll chooses the order; then both place their fighters."""
    for player in table.players:
        place = player.person.say("ask-place")
        if (sight := player.asked()) and sight.title != place:
            player.move(sight)
    for player in table.players:
        player.move(player.wait())


def play(table: Table, *events: Event) -> None:
    """Until everything has happened that may happen on the way; without it, to the end."""
    todo = list(events)
    moves, next_event = 0, BETWEEN
    player, other = table.players
    while not (sight := player.asked()) or not sight.over:
        if sight is None:
            player, other = other, player
        elif todo and moves >= next_event and todo[0](table, player, sight):
            del todo[0]
            next_event = moves + BETWEEN
            if not todo:
                table.watcher.go("/rules/belogorye")  # nobody watches all of it
                return
        else:
            player.move(sight)
            moves += 1
    assert todo == []
