"""Clocks at the table: chosen with it, seen by all, stopped by consent, lost by who is late."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.axe import Inspector
from tests.browser.boxes import Tailor
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

ENDS = ("won", "lost")
SHORT = {"seconds": 15}
LONG = {"seconds": 600, "increment": 10}


def strip(me: Visitor) -> Locator:
    """The clocks over the table."""
    return me.page.get_by_role("region", name=me.say("clock-label"))


def sit_down(host: Visitor, guest: Visitor, control: dict[str, int]) -> None:
    """Two people at a table of Belogorye with clocks."""
    link = host.lay(game="belogorye", seats={"evil": "me", "bogatyrs": "open"}, control=control)
    host.go(link)
    guest.go(link)
    guest.take_seat()
    for one in (host, guest):
        expect(strip(one).get_by_role("timer")).to_have_count(2)


def test_clocks_are_chosen_with_the_table_and_told_to_who_comes(visit: Visit) -> None:
    host, guest = visit(lang="ru"), visit(lang="en")
    host.go("/")
    host.page.get_by_role("radio", name=host.say("home-friend")).first.click()
    rule = host.say("clock-game-more", span=host.say("span-minutes", n=10), n=10)
    host.page.get_by_label(host.say("clock-label")).select_option(label=rule)
    host.button("home-start-friend").click()
    field = host.page.get_by_label(host.say("invite"))
    expect(field).to_have_value(re.compile(r"/t/[\w-]+\?k="))
    guest.go(field.input_value())
    told = guest.say("clock-game-more", span=guest.say("span-minutes", n=10), n=10)
    expect(guest.page.get_by_text(told)).to_be_visible()
    guest.take_seat()
    for one in (host, guest):
        expect(strip(one).get_by_role("timer").first).to_have_text("10:00")


def test_who_is_late_loses(visit: Visit) -> None:
    host, guest = visit(lang="ru"), visit(lang="en", phone=True)
    sit_down(host, guest, SHORT)
    for one in (host, guest):
        won, lost = (one.page.get_by_role("heading", name=one.say(f"end-{end}")) for end in ENDS)
        expect(won.or_(lost)).to_be_visible()
        late = one.say("end-late", names="").rstrip(". ")
        expect(one.page.get_by_text(late)).to_be_visible()


def test_a_pause_takes_both_and_ends_with_one(visit: Visit) -> None:
    host, guest = visit(lang="ru"), visit(lang="en")
    sit_down(host, guest, LONG)
    host.button("clock-pause").click()
    expect(strip(host)).to_contain_text(host.say("clock-pause-waits"))
    expect(strip(guest)).to_contain_text(guest.say("clock-pause-offered"))
    guest.button("clock-pause-agree").click()
    for one in (host, guest):
        expect(strip(one)).to_contain_text(one.say("clock-paused"))
    host.button("clock-go-on").click()
    expect(strip(guest)).not_to_contain_text(guest.say("clock-paused"))


def test_clocks_fit_and_are_read(visit: Visit) -> None:
    host, guest = visit(), visit()
    sit_down(host, guest, LONG)
    tailor, axe = Tailor(host), Inspector(host)
    tailor.look("clocks")
    axe.look("clocks", phone=True)
    assert (tailor.faults, axe.faults) == ([], [])
