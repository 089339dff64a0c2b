"""Several servers as one, players who wander between them, and what is done to those servers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.databases import query
from tests.faults.players import Player

from laar.server.bench import load_client
from laar.server.bench.engines import Nats
from laar.server.bench.process import GENEROUS, Served

KEYS = (f"cookie_secret={'ab' * 32}", f"signing_key={'cd' * 32}")
DULL = 2.0  # seconds without a word until a player goes to another server


class Nodes:
    """Servers that share a database and a NATS."""

    def __init__(self, data: Path, url: str, nats: Nats, count: int) -> None:
        self.url = url
        settings = (*GENEROUS, *KEYS, f"database={url}", f"nats={nats.url}")
        self.all = [Served(data / str(number), *settings) for number in range(count)]
        self.away: set[Served] = set()  # nobody is sent there

    def some(self, rng: random.Random) -> Served:
        """One that is there."""
        return rng.choice([one for one in self.all if one not in self.away])

    def owners(self) -> dict[str, int]:
        """Who owns which table."""
        return dict(query(self.url, "SELECT table_id, epoch FROM owners"))

    def said(self) -> str:
        """What all of them said to their logs."""
        return "".join(one.errors.read_text() for one in self.all)


@contextmanager
def nodes(data: Path, url: str, nats: Nats, count: int) -> Iterator[Nodes]:
    """So many of them, stopped in the end."""
    made = Nodes(data, url, nats, count)
    try:
        yield made
    finally:
        for one in made.all:
            if one.process.poll() is None:
                one.kill()


class Wanderer(Player):
    """Plays at whichever server lets it, and goes to another when it hears nothing."""

    house: Nodes
    at: Served | None = None  # where it is connected
    took: list[float]  # seconds from saying something to its acknowledgement
    _said: tuple[tuple[str, int], float] | None = None

    def heard(self, data: bytes) -> None:
        """Note how long it took."""
        before = len(self.acked)
        super().heard(data)
        if len(self.acked) > before and self._said is not None and self._said[0] in self.acked:
            self.took.append(time.monotonic() - self._said[1])
            self._said = None

    def say(self, seat: str, n: int) -> None:
        """Note when it was first said."""
        if self._said is None or self._said[0] != (seat, n):
            self._said = (seat, n), time.monotonic()
        super().say(seat, n)

    async def live(self) -> None:
        """Until the game is over."""
        loop = asyncio.get_running_loop()
        while not self.over:
            at = self.at = self.house.some(self.rng)
            connecting = load_client.connect(at.port, self.table, self.cookie, self.heard)
            try:
                self.wire = await asyncio.wait_for(connecting, 5 * DULL)
            except (OSError, TimeoutError):
                await asyncio.sleep(0.05)
                continue
            self.seen = loop.time()
            self.hello()
            while not self.over and not self.wire.closed.done():
                await asyncio.wait([self.wire.closed], timeout=0.25)
                if loop.time() - self.seen > DULL:
                    break
                if loop.time() - self.seen > 0.25:
                    self.again()
            self.wire.transport.abort()
        self.wire = None


async def wanderers(house: Nodes, tables: int, seed: int) -> list[Wanderer]:
    """Two players at each of so many tables, founded here and there."""
    found = []
    rng = random.Random(seed)
    for number in range(tables):
        at = house.some(rng)
        cookies = [await load_client.guest(at.port, name) for name in ("Ann", "Bob")]
        table = await load_client.pair(at.port, *cookies)
        for i, cookie in enumerate(cookies):
            player = Wanderer(at, table, cookie, random.Random(f"{seed} {number} {i}"))
            player.house, player.took = house, []
            found.append(player)
    return found


async def goes_on(players: list[Wanderer], within: float) -> float:
    """Wait until every table that is not over has acknowledged something; the seconds it took."""
    before = {id(player): len(player.acked) for player in players}
    begun = time.monotonic()

    def waits(player: Wanderer, other: Wanderer) -> bool:
        some = (player, other)
        return not any(p.over or len(p.acked) > before[id(p)] for p in some)

    pairs = list(zip(players[::2], players[1::2], strict=True))
    while left := [pair for pair in pairs if waits(*pair)]:
        lasted = time.monotonic() - begun
        assert lasted < within, f"{len(left)} tables stand still"
        await asyncio.sleep(0.02)
    return time.monotonic() - begun


async def under_load(
    house: Nodes, players: list[Wanderer], story: Callable[[list[Wanderer]], object]
) -> None:
    """Do something to the servers while people play."""
    lives = [asyncio.create_task(player.live()) for player in players]
    try:
        await goes_on(players, 60)
        await story(players)  # type: ignore[misc]
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        for player in players:
            if player.wire is not None:
                player.wire.transport.abort()
