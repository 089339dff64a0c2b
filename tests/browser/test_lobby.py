"""One's own list of games goes on as far back as there are any."""

from __future__ import annotations

import time
from pathlib import Path

import sqlalchemy as sql
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.house import House

from laar.server.edge.guests import Cookies, secret_file
from laar.server.models import Head
from laar.server.seats import Seat
from laar.server.store import lists
from laar.server.store.dialect import connect
from laar.server.store.schema import SITTING, TABLES

GAMES = 53  # more than a list tells at once


def wait_for_ages(data: Path, guest: str) -> None:
    """So many tables of a guest where nobody came."""
    made = int(time.time()) - 9000
    seats = {"bogatyrs": Seat("human", "Ann", guest), "evil": Seat("open")}
    heads = [
        Head(
            f"old-{number}", "belogorye", "2017", {}, seats, guest, "key", False, "open",
            "00" * 32, "11" * 32, {}, made + number, "0.1.0",
        )
        for number in range(GAMES)
    ]  # fmt: skip
    engine = connect(data / "laar.db")
    with engine.begin() as db:
        db.execute(sql.insert(TABLES), [lists.row(head) for head in heads])
        db.execute(sql.insert(SITTING), [row for head in heads for row in lists.sitting(head)])
    engine.dispose()


def test_older_games_are_one_button_away(own_house: House, visit: Visit) -> None:
    ann = visit(house=own_house, lang="en")
    ann.get("/api/me")  # from here on the server keeps its keys there
    wait_for_ages(own_house.data, "ann")
    signed = Cookies(secret_file(own_house.data / "cookie.key")).sign("ann")
    ann.context.add_cookies([{"name": "laar", "value": signed, "url": own_house.url}])
    ann.go("/")
    own = ann.page.locator("section", has=ann.page.locator("#own-tables"))
    own.get_by_role("button", expanded=False).click()
    expect(own.locator("li")).to_have_count(50)
    ann.button("home-older").click()
    expect(own.locator("li")).to_have_count(GAMES)
    expect(ann.button("home-older")).to_have_count(0)
    ann.post("/api/tables", {"game": "belogorye", "seats": {"bogatyrs": "me"}})
    # The list looks again by itself: the new one is there, and no old one is lost.
    expect(own.locator("li")).to_have_count(GAMES + 1)
