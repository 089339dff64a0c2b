"""Sides by lot (BEL-013): nobody knows them before both are there; then each leads their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.events import Table
from tests.browser.player import Player
from tests.browser.test_two_browsers import invitation, set_up
from tests.browser.visitor import Visitor

TRIES = 20  # so many lots do not all fall alike


@pytest.mark.clause("BEL-013")
def test_two_friends_draw_their_sides(visit: Visit) -> None:
    host, guest = visit(lang="ru"), visit(lang="en")
    for _ in range(TRIES):
        sides = drawn(host, guest)
        assert sorted(sides) == ["bogatyrs", "evil"]
        if sides[0] == "evil":
            break
    # The host waited in the seat of the bogatyrs and leads evil now.
    set_up(Table(Player(host), Player(guest), guest))
    expect(host.page.get_by_text(host.say("seat-by-lot"))).to_have_count(0)


def drawn(host: Visitor, guest: Visitor) -> list[str]:
    """Two come to a table; the sides they get."""
    link = invitation(host, side="home-side-lot")
    guest.go(link)
    for person in (host, guest):
        expect(person.page.get_by_text(person.say("seat-by-lot"))).to_have_count(2)
    guest.take_seat()
    for person in (host, guest):
        expect(person.page.locator("[data-cell=c3]")).to_be_visible()
    table = re.search(r"/t/([\w-]+)", link)
    assert table
    told = [p.get(f"/api/tables/{table[1]}").json() for p in (host, guest)]
    return [side for seen in told for side in seen["mine"]]
