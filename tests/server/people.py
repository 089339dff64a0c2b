"""People at a server: guests, their browsers, and a way of playing at random."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from laar.server.bench import load_client

Json = dict[str, Any]
SOON = 60.0  # seconds: a net for what never comes, however busy the machine
NOBODY = "nobody"  # no seat has this name


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test that talks to a server."""
    asyncio.run(asyncio.wait_for(work, 300))


class Browser:
    """One connection of one guest to one table."""

    def __init__(self) -> None:
        self.wire: load_client.Wire
        self.bytes: list[bytes] = []  # everything it was ever sent
        self.states: dict[str | None, Json] = {}  # the latest of each seat
        self._frames: asyncio.Queue[Json] = asyncio.Queue()

    def heard(self, data: bytes) -> None:
        """Keep what came."""
        self.bytes.append(data)
        frame = msgspec.json.decode(data)
        if frame["t"] == "state":
            self.states[frame["as"]] = frame
        self._frames.put_nowait(frame)

    async def next(self, what: str = "", test: Callable[[Json], bool] = lambda frame: True) -> Json:
        """The next frame of a kind, others passed over."""
        while True:
            frame = await asyncio.wait_for(self._frames.get(), SOON)
            if frame["t"] == (what or frame["t"]) and test(frame):
                return frame

    def forget(self) -> None:
        """Pass over everything that came so far."""
        while not self._frames.empty():
            self._frames.get_nowait()

    async def heard_all(self) -> list[Json]:
        """Wait until everything that the table has to tell so far has come; the frames.

        A table takes one thing after another, so its reply to a word out of place comes last.
        """
        self.wire.say(do="answer", seat=NOBODY, n=0, answer="")
        came = []
        while (frame := await self.next()).get("as") != NOBODY:
            came.append(frame)
        return came

    async def silent(self) -> bool:
        """Has nothing come that was not looked at?"""
        return not await self.heard_all()

    async def hello(self, since: int = 0) -> Json:
        """Subscribe and return the first state."""
        self.wire.say(do="hello", since=since)
        return await self.next("state")

    async def say(self, seat: str, answer: str) -> Json:
        """Answer for a seat; the state that acknowledges it, or the error."""
        n = self.states[seat]["n"]
        self.wire.say(do="answer", seat=seat, n=n, answer=answer)
        return await self.next("", lambda f: f["t"] == "error" or f.get("ack") == n)

    async def undo(self, seat: str) -> Json:
        """Take back; the state that acknowledges it, or the error."""
        n = self.states[seat]["n"]
        self.wire.say(do="undo", seat=seat, n=n)
        return await self.next("", lambda f: f["t"] == "error" or f.get("ack") == n)

    def mine(self) -> str | None:
        """A seat of this browser that is asked now."""
        for seat, state in self.states.items():
            if state["ask"] is not None and state["ask"]["mine"]:
                return seat
        return None

    async def asked(self) -> str:
        """Wait until a seat of this browser is asked."""
        while (seat := self.mine()) is None:
            await self.next("state")
        return seat

    async def turn(self, seat: str) -> None:
        """Wait until this very seat is asked."""
        while not ((self.states.get(seat) or {}).get("ask") or {}).get("mine"):
            await self.next("state")


@asynccontextmanager
async def browse(port: int, table: str, cookie: str = "") -> AsyncIterator[Browser]:
    """A browser at a table, closed in the end."""
    browser = Browser()
    browser.wire = await load_client.connect(port, table, cookie, browser.heard)
    try:
        yield browser
    finally:
        browser.wire.transport.close()
        await browser.wire.closed


async def sit(port: int, cookie: str, **seats: str) -> str:
    """A new table of Belogorye with these seats."""
    status, made = await load_client.call(
        port, "POST", "/api/tables", {"game": "belogorye", "seats": seats}, cookie
    )
    assert status == 201, made
    return str(made["id"])


async def alone(port: int, name: str = "Ann") -> tuple[str, str]:
    """A guest who holds both seats of a new table: the table and the cookie."""
    cookie = await load_client.guest(port, name)
    return await sit(port, cookie, bogatyrs="me", evil="me"), cookie


def over(browser: Browser) -> bool:
    """Has the game ended, as far as this browser knows?"""
    return any(s["view"] and s["view"]["outcome"] for s in browser.states.values())


async def play(rng: random.Random, *browsers: Browser, answers: int = 10_000) -> int:
    """Answer at random for all who are asked until the game is over; how many answers that took."""
    given = 0
    while given < answers and not any(map(over, browsers)):
        asked = [(b, seat) for b in browsers if (seat := b.mine()) is not None]
        if not asked:
            await asyncio.sleep(0.002)
            continue
        browser, seat = rng.choice(asked)
        reply = await browser.say(seat, rng.choice(browser.states[seat]["ask"]["options"]))
        assert reply["t"] == "state" or reply["code"] == "stale", reply
        given += 1
    return given
