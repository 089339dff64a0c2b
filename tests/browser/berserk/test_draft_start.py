"""The start page lays every kind of table that the game has."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.berserk.drafter import Drafter
from tests.browser.conftest import Visit


def begin(me: Drafter, mode: str) -> None:
    """Choose a way to play."""
    me.person.go()
    me.page.get_by_role("button", name=re.compile(me.say("berserk"))).first.click()
    choose(me, f"mode-{mode}")


def choose(me: Drafter, text: str, **args: object) -> None:
    """One of the buttons that exclude each other."""
    me.page.get_by_role("radio", name=me.say(text, **args), exact=True).click()


def seat(me: Drafter, side: str, who: str) -> None:
    """Who sits there."""
    me.page.get_by_label(me.say(f"side-{side}"), exact=True).select_option(who)


def laid(me: Drafter) -> dict[str, Any]:
    """The table that came of it."""
    me.page.locator("form button[type=submit]").click()
    me.page.wait_for_url("**/t/*")
    return dict(me.person.get(f"/api/tables/{me.page.url.rpartition('/')[2]}").json())


def kinds(table: dict[str, Any]) -> list[str]:
    """Who sits at a table, seat by seat."""
    return [seat["kind"] for seat in table["seats"]]


def test_two_against_two_with_four_decks(visit: Visit) -> None:
    me = Drafter(visit(lang="en"))
    begin(me, "team")
    seat(me, "green", "open")
    seat(me, "violet", "me")
    decks = me.page.get_by_role("combobox", name=re.compile(f": {me.say('deck')}$"))
    # Partners stand together: red and green, then blue and violet.
    for box, deck in zip(decks.all(), ("coven", "orcs", "maidens", "dwarves"), strict=True):
        box.select_option(deck)
    choose(me, "start-tournament")
    table = laid(me)
    assert table["options"] == {
        "mode": "team",
        "players": 4,
        "dice": "tournament",
        "decks": ["coven", "maidens", "orcs", "dwarves"],
    }
    assert kinds(table) == ["human", "bot", "open", "human"]


def test_sealed_of_three_with_a_clock(visit: Visit) -> None:
    me = Drafter(visit(lang="ru"))
    begin(me, "sealed")
    me.page.get_by_role("radio", name="3", exact=True).click()
    seat(me, "green", "open")
    choose(me, "start-pace-n", n=60)
    table = laid(me)
    assert table["options"] == {"mode": "sealed", "players": 3}
    assert (kinds(table), table["pace"]) == (["human", "bot", "open"], 60)


def test_a_duel_is_what_comes_first(visit: Visit) -> None:
    me = Drafter(visit(lang="en"))
    begin(me, "draft")
    choose(me, "mode-duel")
    table = laid(me)
    assert table["options"] == {"dice": "home", "decks": ["orcs", "dwarves"]}
    assert kinds(table) == ["human", "bot"]
