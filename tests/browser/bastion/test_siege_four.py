"""Four defenders in four browsers: everyone sees the same castle, also after a lost connection."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.bastion.defender import Defender, besiege, castle, join
from tests.browser.bastion.siege import SEATS
from tests.browser.conftest import Visit


def test_four_seats_in_four_pages(visit: Visit) -> None:
    people = [visit(lang=lang) for lang in ("ru", "en", "ru", "en")]
    seats = {SEATS[0]: "me"}
    path = besiege(people[0], "2018", seats, mode="training", players=4, first=SEATS[0])
    guests = [join(me, path, f"Guest {k}") for k, me in enumerate(people[1:], 2)]
    table = [castle(people[0], path), *guests]
    for me in table:
        expect(me.page.get_by_role("application")).to_be_visible()
    for k, me in enumerate(table):
        a_turn(table, me, absent=table[3] if k == 1 else None)
    table[2].page.reload()
    a_turn(table, table[0], absent=None)


def a_turn(table: list[Defender], me: Defender, absent: Defender | None) -> None:
    """One plays, the others watch; who was cut off meanwhile misses nothing."""
    before = me.wait()
    others = [one for one in table if one is not me]
    for one in others:
        expect(one.panel.get_by_role("heading", level=2).first).to_have_text(
            one.say("ask-wait", seat=one.say(f"side-{SEATS[table.index(me)]}"))
        )
    if absent:
        lose(absent, me)
    me.turn()
    assert me.look().lines > before.lines
    if absent:
        assert absent.look().lines == before.lines
        find(absent, me)
    for one in others:
        one.sees_as(me)


def lose(me: Defender, other: Defender) -> None:
    """The connection is cut: this page says so, and so do the others."""
    me.person.context.set_offline(True)
    lost = re.escape(me.say("link-lost", n=0).split(".")[0])
    again = re.escape(me.say("link-connecting"))
    banner = me.page.get_by_role("status").filter(has_text=re.compile(f"{lost}|{again}"))
    expect(banner).to_be_visible()
    expect(other.page.get_by_text(other.say("away"))).to_be_attached()


def find(me: Defender, other: Defender) -> None:
    """The connection is back, and nobody has to do anything."""
    me.person.context.set_offline(False)
    expect(me.page.get_by_role("button", name=me.say("link-retry"))).to_be_hidden()
    expect(other.page.get_by_text(other.say("away"))).to_have_count(0)
    # Chromium reports every failed attempt on the console.
    assert all("net::ERR_" in said for said in me.person.complaints), me.person.complaints
    me.person.complaints.clear()
