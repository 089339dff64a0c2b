"""A stored answer that cannot be carried out: every table says so, and the players decide."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import Visitor
from tests.server.damage import lines, spoil

GAMES: list[tuple[str, dict[str, str], dict[str, object]]] = [
    ("belogorye", {"bogatyrs": "me", "evil": "me"}, {}),
    ("bastion", {"dagdar": "me", "sannirr": "me"}, {"players": 2}),
    ("berserk", {"red": "me", "blue": "me"}, {}),
    ("berserk", {"red": "me", "blue": "me"}, {"mode": "sealed", "players": 2}),
]


def restart_damaged(house: House, *tables: str) -> None:
    """The last line of each table is spoiled while the server is down."""
    house.kill()
    for table in tables:
        spoil(house.data, table, lines(house.data, table)[-1][0])
    house.open()


def lay(me: Visitor, game: str, seats: Mapping[str, str], options: Mapping[str, object]) -> str:
    path = me.lay(game=game, seats=dict(seats), options=dict(options))
    return path.removeprefix("/t/").partition("?")[0]


def at_rest(me: Visitor) -> None:
    """What the console says about a server that was away is no complaint."""
    away = re.compile("ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource")
    assert all(away.search(said) for said in me.complaints), me.complaints
    me.complaints.clear()


def test_every_table_can_go_on(own_house: House, visit: Visit) -> None:
    me = visit(lang="ru", house=own_house)
    tables = [lay(me, *wish) for wish in GAMES]
    restart_damaged(own_house, *tables)
    for table, (_, _, options) in zip(tables, GAMES, strict=True):
        goes_on(me, table, "mode" not in options)
    at_rest(me)


def goes_on(me: Visitor, table: str, waits: bool) -> None:
    """What is wrong is said until it is decided, and no longer."""
    me.go(f"/t/{table}")
    note = me.page.get_by_role("region", name=me.say("damage-title"))
    expect(note).to_contain_text(me.say("damage-title"))
    if waits:
        expect(me.page.get_by_text(me.say("damage-wait"))).to_be_visible()
    note.get_by_role("button", name=me.say("damage-go-on")).click()
    expect(note).to_be_hidden()
    me.page.reload()
    expect(me.page.get_by_role("main")).to_be_visible()
    expect(note).to_be_hidden()


def test_a_table_can_be_ended_and_a_guest_only_looks_on(own_house: House, visit: Visit) -> None:
    me, guest = visit(lang="en", house=own_house), visit(lang="en", house=own_house, phone=True)
    table = lay(me, *GAMES[0])
    restart_damaged(own_house, table)
    me.go(f"/t/{table}")
    guest.go(f"/t/{table}")
    seen = guest.page.get_by_role("region", name=me.say("damage-title"))
    expect(seen).to_contain_text(me.say("damage-watch"))
    expect(seen.get_by_role("button")).to_have_count(0)
    me.button("damage-end").click()
    for person in (me, guest):
        note = person.page.get_by_role("region", name=me.say("damage-title"))
        expect(note).to_contain_text(me.say("damage-ended"))
    seen.get_by_role("link", name=me.say("to-replay")).click()
    expect(guest.page).to_have_url(re.compile(f"/r/{table}$"))
    expect(guest.page.get_by_role("main")).to_be_visible()
    at_rest(me)
    at_rest(guest)
