"""Tables in a folder, and ways to spoil what is stored of them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.databases import games, query
from tests.server.house import House

from laar.core.dice import commitment
from laar.server.edge.limits import Bucket
from laar.server.models import Head, Line
from laar.server.seats import Seat
from laar.server.settings import Settings
from laar.server.table.connection import Connection
from laar.server.table.match import Match
from laar.server.table.room import Room
from laar.server.wire import Hello, Said

Json = dict[str, Any]
PEOPLE = {"bogatyrs": Seat("human", "Ann", "ann"), "evil": Seat("human", "Bob", "bob")}
ALONE = {"bogatyrs": Seat("human", "Ann", "ann"), "evil": Seat("bot", "random")}
HOT_SEAT = {name: Seat("human", "Ann", "ann") for name in PEOPLE}
BOTS = {name: Seat("bot", "random") for name in PEOPLE}


@asynccontextmanager
async def opened(data: Path, **settings: Any) -> AsyncIterator[House]:
    """A house in which no bot ever makes up its mind, closed in the end."""
    house = House(Settings(data, **{"bots": -1, **settings}))
    try:
        yield house
    finally:
        await house.close()


def begun(
    table: str, seats: dict[str, Seat], answers: int, seed: int = 0
) -> tuple[Head, list[Line]]:
    """A table of Belogorye after so many answers at random, and its lines."""
    secret = bytes([seed % 256]) * 32
    head = Head(
        table, "belogorye", "2017", {}, seats, "ann", "key", False, "live",
        secret.hex(), commitment(secret), {}, int(time.time()), "0.0.9",
    )  # fmt: skip
    match, luck = Match(head, []), random.Random(seed)
    match.start()
    for _ in range(answers):
        seat = match.names[luck.choice(match.play.asked)]
        match.answer(seat, luck.choice(match.options(seat)))
    return head, match.stored(1)


def spoil(data: Path, table: str, line: int, text: str = "nonsense") -> None:
    """Change a stored line."""
    change = "UPDATE lines SET text = :text WHERE table_id = :table AND n = :n"
    query(games(data), change, text=text, table=table, n=line)


def spoil_head(data: Path, table: str, head: bytes) -> None:
    """Change a stored head."""
    query(games(data), "UPDATE tables SET head = :head WHERE id = :table", head=head, table=table)


def lines(data: Path, table: str) -> list[tuple[int, str, str]]:
    """All stored lines of a table."""
    all_lines = "SELECT n, seat, text FROM lines WHERE table_id = :table ORDER BY n"
    return query(games(data), all_lines, table=table)


class Ear:
    """Stands for a guest's connection to a table of this very process."""

    def __init__(self, room: Room, guest: str) -> None:
        self.states: dict[str | None, Json] = {}
        self.errors: list[Json] = []
        self._news = asyncio.Event()
        self._room = room
        self.link = Connection(self, room, guest, Bucket(1e6, 1e6))  # type: ignore[arg-type]
        self.say(Hello())

    def tell(self, text: bytes) -> None:
        """Keep what came."""
        frame = msgspec.json.decode(text)
        if frame["t"] == "state":
            self.states[frame["as"]] = frame
        elif frame["t"] == "error":
            self.errors.append(frame)
        self._news.set()

    def say(self, said: Said) -> None:
        """Say something to the table."""
        self._room.hear(self.link, said)

    def leave(self) -> None:
        """Hang up."""
        self._room.leave(self.link)

    async def heard(self) -> None:
        """Wait for the table to say something."""
        self._news.clear()
        async with asyncio.timeout(20):
            await self._news.wait()

    async def wait(self, test: Callable[[Ear], Any]) -> Any:
        """What a test says as soon as it says something."""
        while not (found := test(self)):
            await self.heard()
        return found

    async def state(self, seat: str | None, test: Callable[[Json], Any] = bool) -> Json:
        """The state of a seat as soon as it is so."""
        await self.wait(lambda ear: seat in ear.states and test(ear.states[seat]))
        return self.states[seat]

    async def answered(self, seat: str, n: int) -> Json:
        """The state after an answer to question n."""
        return await self.state(seat, lambda state: state["n"] > n)

    async def refused(self) -> Json:
        """The next error."""
        await self.wait(lambda ear: ear.errors)
        return self.errors.pop(0)
