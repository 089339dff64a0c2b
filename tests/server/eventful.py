"""Events at a server: new ones, how people get through picks and decks, and what is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from tests.server.people import NOBODY, SOON, Browser, Json, browse

from laar.server.bench import load_client
from laar.server.edge.limits import Bucket
from laar.server.table.connection import Connection
from laar.server.table.room import Room
from laar.server.wire import Answer, Hello, Here, Hint, Pause, Undo

SEATS = ("red", "blue", "green", "violet")


async def found(port: int, cookie: str, mode: str, *seats: str, **more: Any) -> tuple[str, str]:
    """A new event, and its invitation."""
    wish = {
        "game": "berserk",
        "options": {"mode": mode, "players": len(seats)},
        "seats": dict(zip(SEATS, seats, strict=False)),
        **more,
    }
    status, made = await load_client.call(port, "POST", "/api/tables", wish, cookie)
    assert status == 201, made
    return made["id"], made["invite"]


async def join(port: int, cookie: str, table: str, invite: str) -> str:
    """The seat somebody gets."""
    path = f"/api/tables/{table}/join"
    status, told = await load_client.call(port, "POST", path, {"invite": invite}, cookie)
    assert status == 200, told
    return str(told["seat"])


async def look(browser: Browser, *seats: str) -> Json:
    """Subscribe for these seats; the state of the first."""
    await browser.hello()
    while not {*seats} <= browser.states.keys():
        await browser.next("state")
    return browser.states[seats[0]]


async def choose(browser: Browser, *seats: str) -> None:
    """Answer for these seats whatever comes first, until all decks are built."""
    while any(browser.states[seat]["ask"] for seat in seats):
        if (seat := browser.mine()) is None:
            await browser.next("state")
            continue
        options = browser.states[seat]["ask"]["options"]
        reply = await browser.say(seat, "ready" if "ready" in options else options[0])
        assert reply["t"] == "state", reply


class Ear:
    """Stands for a guest's connection to a table of this very process."""

    def __init__(self, room: Room, guest: str) -> None:
        self.states: dict[str, Any] = {}
        self.acks: list[Any] = []
        self.errors: list[str] = []
        self._asides = 0  # words out of place that were answered
        self._room = room
        self._link = Connection(self, room, guest, Bucket(100, 100))  # type: ignore[arg-type]  # all it needs
        room.hear(self._link, Hello())

    def tell(self, text: bytes) -> None:
        """Keep what came."""
        frame = msgspec.json.decode(text)
        if frame["t"] == "state":
            self.states[frame["as"]] = frame
            self.acks.append(frame.get("ack"))
        elif frame.get("as") == NOBODY:
            self._asides += 1
        elif frame["t"] == "error":
            self.errors.append(frame["message"])

    async def say(self, seat: str, answer: str) -> None:
        """Answer as soon as a seat sees anything."""
        await self.wait(seat, lambda state: state["view"])
        self._room.hear(self._link, Answer(seat, self.states[seat]["n"], answer))

    def here(self, seat: str) -> None:
        """Be back at a table where a bot answered."""
        self._room.hear(self._link, Here(seat))

    def pause(self, seat: str, *, yes: bool) -> None:
        """Ask for a pause, or go on."""
        self._room.hear(self._link, Pause(seat, yes))

    def ask_for_advice(self, seat: str) -> None:
        """What would a bot do?"""
        self._room.hear(self._link, Hint(seat))

    def undo(self, seat: str) -> None:
        """Take back the last decision."""
        self._room.hear(self._link, Undo(seat, self.states[seat]["n"]))

    async def wait(self, seat: str, test: Callable[[Json], Any]) -> Json:
        """The state of a seat as soon as it is so."""
        return await asyncio.wait_for(self._wait(seat, test), SOON)

    async def _wait(self, seat: str, test: Callable[[Json], Any]) -> Json:
        while seat not in self.states or not test(self.states[seat]):
            await asyncio.sleep(0.01)
        return dict(self.states[seat])

    async def heard_all(self) -> None:
        """Wait until the table has done all that was said so far: it answers this after that."""
        seen = self._asides
        self._room.hear(self._link, Answer(NOBODY, 0, ""))
        while self._asides == seen:
            await asyncio.sleep(0.01)


async def told(port: int, table: str, what: str = "", cookie: str = "") -> Json:
    """What a page of a table says."""
    status, found = await load_client.call(port, "GET", f"/api/tables/{table}{what}", None, cookie)
    assert status == 200, found
    return dict(found)


async def concede(port: int, table: str, cookie: str, seat: str) -> None:
    """Give a game up."""
    async with browse(port, table, cookie) as browser:
        await look(browser, seat)
        reply = await browser.say(seat, "concede")
        assert reply["t"] == "state", reply


PAGES = ("/record", "/replay", "/replay/1")


async def closed(port: int, table: str, *cookies: str, pages: tuple[str, ...] = PAGES) -> None:
    """Nobody is told how the game at a table went, nor what its decks and dice are."""
    for cookie in (*cookies, ""):
        for page in pages:
            status, error = await load_client.call(
                port, "GET", f"/api/tables/{table}{page}", None, cookie
            )
            assert (status, error["error"]["code"]) == (409, "live"), page
        seen = await told(port, table, "", cookie)
        assert (seen["dice"]["seed"], seen["options"].get("decks")) == (None, None)
    for cookie in cookies:
        path = f"/api/tables/{table}/branch"
        status, error = await load_client.call(port, "POST", path, {"at": 1}, cookie)
        assert (status, error["error"]["code"]) == (409, "live")


async def seen_again(port: int, table: str, own: str, cookie: str, foe: str) -> None:
    """A duel that is over is shown while its event goes on, and no more of it than could be seen
    at the table: what others chose in secret is told to nobody."""
    for who in ("", cookie):
        public = await told(port, table, "/replay", who)
        assert public["table"]["dice"]["seed"] is None
        assert "decks" not in public["table"]["options"]
        bought = [one for one in public["steps"] if (one["answer"] or "").startswith("buy ")]
        assert bought == [], "what is bought in secret is told"
    mine = await told(port, table, f"/replay?seat={own}", cookie)
    bought = [one for one in mine["steps"] if (one["answer"] or "").startswith("buy ")]
    assert {one["seat"] for one in bought} == {own}
    assert await told(port, table, "/replay/1", "")
    for path in (f"/replay?seat={own}", f"/replay?seat={foe}", f"/replay/1?seat={foe}", "/record"):
        status, error = await load_client.call(port, "GET", f"/api/tables/{table}{path}", None, "")
        assert (status, error["error"]["code"]) == (409, "live"), path
    status, _ = await load_client.call(
        port, "GET", f"/api/tables/{table}/replay?seat={foe}", None, cookie
    )
    assert status == 409


async def opened(port: int, table: str) -> Json:
    """Everyone may see how the game at a table went; its description."""
    status, record = await load_client.call(port, "GET", f"/api/tables/{table}/record")
    assert status == 200
    _, check = await load_client.call(port, "POST", "/api/verify", record.encode())
    assert check["ok"], check
    assert (await told(port, table, "/replay"))["steps"]
    seen = await told(port, table)
    assert len(seen["dice"]["seed"]) == 64
    return seen
