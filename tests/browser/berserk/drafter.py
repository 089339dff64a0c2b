"""Somebody at a draft or a sealed deal: picks, leaves cards out, goes to the duels and back."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.visitor import Visitor

from laar.texts import Say, texts


class Drafter:
    """One person at the table of an event."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page

    @property
    def say(self) -> Say:
        """The texts of the language this person reads."""
        return texts(self.person.lang, "berserk")

    @property
    def cards(self) -> Locator:
        """The cards to choose from."""
        return self.page.locator("main [data-card]")

    @property
    def chosen(self) -> Locator:
        """The card in hand that is chosen, or those left out of the deck."""
        return self.page.locator("main [data-card][aria-pressed=true]")

    def button(self, text: str, **args: object) -> Locator:
        """The button that says so."""
        return self.page.get_by_role("button", name=self.say(text, **args))

    def heads(self, text: str, **args: object) -> Locator:
        """What is asked or told in large letters."""
        return self.page.get_by_role("heading", name=re.compile(re.escape(self.say(text, **args))))

    def at(self, round: int, pick: int) -> None:
        """The stack and the pick that the page shows."""
        bar = self.page.get_by_role("banner")
        expect(bar).to_contain_text(f"{self.say('limited-round', n=round)}")
        expect(bar).to_contain_text(f"{self.say('limited-pick', n=pick)}")

    def pick(self) -> str:
        """Take the first card: one click chooses it, the next one settles it."""
        first = self.cards.first
        first.click()
        expect(first).to_have_attribute("aria-pressed", "true")
        first.click()
        return first.get_attribute("data-card") or ""

    def settled(self) -> None:
        """The table knows what is chosen."""
        expect(self.page.locator(".decision[aria-busy=false]")).to_be_visible()

    def go_to_duel(self) -> None:
        """Follow the page's own call to the table of the next duel."""
        self.page.locator(".now a[href^='/t/']").click()
        expect(self.heads("event-your-duel")).to_be_hidden()

    def give_up(self) -> None:
        """End a duel at once."""
        name = self.person.say("concede")
        self.page.get_by_role("button", name=name).filter(visible=True).first.click()
        self.page.get_by_role("alertdialog").get_by_role("button", name=name).click()

    def back(self) -> None:
        """From a duel that is over to the results."""
        if not self.page.get_by_role("table").count():
            self.page.locator(".outcome").get_by_role("link", name=self.say("event-back")).click()
        expect(self.page.get_by_role("table")).to_be_visible()

    def scored(self, wins: int, losses: int, draws: int) -> None:
        """One's own line of the table of results."""
        cells = self.page.locator("tr.me").locator("td.wins, td.less")
        expect(cells).to_have_text([str(wins), str(losses), str(draws)])


def lay(me: Visitor, mode: str, seats: list[str], **more: Any) -> str:
    """Lay the table of an event as this person; the path to it, with its invitation."""
    taken = dict(zip(("red", "blue", "green", "violet"), seats, strict=False))
    options = {"mode": mode, "players": len(seats)}
    return me.lay(game="berserk", edition="2021", seats=taken, options=options, **more)


def sit_silently(other: Visitor, path: str) -> None:
    """Take the free seat and do nothing there."""
    table, _, key = path.removeprefix("/t/").partition("?k=")
    other.get("/api/me")
    answer = other.post(f"/api/tables/{table}/join", {"invite": key})
    assert answer.ok, answer.text()
