"""`laar bench server`: real games over real WebSockets, the server on a core of its own.

Throughput: two players at each of 100 tables answer as fast as they are asked. Latency: 2,000
players at 1,000 tables answer once a second, two answers a second at each table. Answers are
random; all stored lines are counted. With ``--bot-tables N`` the latter is measured once more
beside so many tables where search bots play each other.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql

import laar.core.engine.table
from laar.server.bench import load_client
from laar.server.bench.engines import Postgres
from laar.server.bench.process import GENEROUS, Served
from laar.server.main import allow_many_sockets
from laar.server.store.dialect import connect, connect_reading
from laar.server.store.schema import LINES

OWN = "postgresql"  # in the place of an address: one that is started for this alone
SEATS = ("bogatyrs", "evil")
SET_UP = ("first", "place")  # answered at once: what is measured is the game


class _Ask(msgspec.Struct):
    kind: str
    mine: bool
    options: list[str] = []


class _State(msgspec.Struct, tag_field="t", tag="state", rename={"seat": "as"}):
    n: int
    seat: str
    ask: _Ask | None
    ack: int = 0


class _Change(_State, tag="change"):
    """Of a state, for those who have the one before it, as our client has."""


class _Error(msgspec.Struct, tag_field="t", tag="error"):
    code: str


_read = msgspec.json.Decoder(_State | _Change | _Error).decode


class Player:
    """One client: answers at random when asked, at once or at its next beat."""

    def __init__(self, load: Load, rng: random.Random) -> None:
        self.load = load
        self.rng = rng
        self.wire: load_client.Wire
        self.state: _State | None = None
        self.answered = 0
        self._said = 0.0

    def heard(self, data: bytes) -> None:
        """A state: note how long it took, answer if asked."""
        state = _read(data)
        if isinstance(state, _Error):
            self.load.errors += 1
            return
        self.state = state
        if state.ack and self._said:
            self.load.took.append(time.perf_counter() - self._said)
            self._said = 0.0
        if state.ask is None:
            self.load.ended(self)
        elif self.load.pace is None or state.ask.kind in SET_UP:
            self.answer()

    def answer(self) -> None:
        """Answer the open question, once."""
        state = self.state
        if state is None or state.ask is None or not state.ask.mine or state.n <= self.answered:
            return
        self.answered = state.n
        self._said = time.perf_counter()
        text = self.rng.choice(state.ask.options)
        self.wire.send(
            b'{"do":"answer","as":"%b","n":%d,"answer":"%b"}'
            % (state.seat.encode(), state.n, text.encode())
        )


class Load:
    """All players of a run."""

    def __init__(self, pace: float | None, *ports: int) -> None:
        self.ports = ports
        self.pace = pace
        self.took: list[float] = []
        self.errors = 0
        self.games = 0
        self._pairs: dict[Player, asyncio.Event] = {}
        self._rng = random.Random(1)

    async def table(self, number: int) -> None:
        """One table after another, each played to its end."""
        port = self.ports[number % len(self.ports)]
        cookies = [await load_client.guest(port, f"{seat} {number}") for seat in SEATS]
        while True:
            table = await load_client.pair(port, *cookies)
            over = asyncio.Event()
            players = [Player(self, random.Random(self._rng.random())) for _ in SEATS]
            for player, cookie in zip(players, cookies, strict=True):
                self._pairs[player] = over
                player.wire = await load_client.connect(port, table, cookie, player.heard)
                player.wire.send(b'{"do":"hello","changes":true}')
            beat = asyncio.create_task(self._beat(players))
            try:
                await over.wait()
            finally:
                beat.cancel()
                for player in players:
                    del self._pairs[player]
                    player.wire.transport.abort()
            self.games += 1

    def ended(self, player: Player) -> None:
        """A game is over."""
        if player in self._pairs:
            self._pairs[player].set()

    def setting_up(self) -> bool:
        """Is some table still before its first turn?"""
        states = [player.state for player in self._pairs]
        return any(s is None or s.ask is None or s.ask.kind in SET_UP for s in states)

    async def _beat(self, players: list[Player]) -> None:
        """Two players who answer once a pace: together two answers, by whoever is asked."""
        if self.pace is None:
            return
        loop = asyncio.get_running_loop()
        beat = loop.time() + self._rng.random() * self.pace
        while True:
            await asyncio.sleep(beat - loop.time())
            for player in players:
                player.answer()
            beat += self.pace / 2


async def set_up_bots(port: int, tables: int) -> None:
    """Tables where the strongest bots play each other, as fast as they are let."""
    cookie = await load_client.guest(port, "Bots")
    wish = {"game": "belogorye", "seats": dict.fromkeys(SEATS, "bot search-3")}
    for _ in range(tables):
        status, made = await load_client.call(port, "POST", "/api/tables", wish, cookie)
        assert status == 201, made


async def measure(
    servers: Sequence[Served],
    tables: int,
    pace: float | None,
    warm: float,
    seconds: float,
    bots: int = 0,
) -> dict[str, Any]:
    """Load servers for so long after a warm-up, beside so many tables of bots; a table is at one
    of them."""
    server = servers[0]
    await set_up_bots(server.port, bots)
    load = Load(pace, *(one.port for one in servers))
    playing = []
    for number in range(tables):  # not all at once: a crowd at the door is another measurement
        playing.append(asyncio.create_task(load.table(number)))
        if number % 10 == 9:
            await asyncio.sleep(0.05)
    while pace is not None and load.setting_up():
        await asyncio.sleep(0.1)
    await asyncio.sleep(warm)
    load.took.clear()
    before, cpu, begun = lines_of(server), sum(map(_cpu, servers)), time.monotonic()
    await asyncio.sleep(seconds)
    lasted = time.monotonic() - begun
    stored, busy = lines_of(server) - before, sum(map(_cpu, servers)) - cpu
    answers, took = len(load.took), sorted(load.took) or [0.0]
    for task in playing:
        if task.done():
            task.result()  # a player that failed is no result
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return {
        "tables": tables,
        "bot_tables": bots,
        "clients": 2 * tables,
        "seconds": round(lasted, 1),
        "stored_per_s": round(stored / lasted),
        "answers_per_s": round(answers / lasted),
        "p50_ms": round(took[len(took) // 2] * 1e3, 1),
        "p99_ms": round(took[int(len(took) * 0.99)] * 1e3, 1),
        "errors": load.errors,
        "games": load.games,
        "server_cpu": round(busy / lasted, 2),
        "server_mib": sum(map(memory, servers)),
    }


def lines_of(server: Served) -> int:
    """How many lines a server has stored."""
    reading = connect_reading(connect(server.address))
    try:
        with reading.connect() as db:
            return db.scalar(sql.select(sql.func.count()).select_from(LINES)) or 0
    finally:
        reading.dispose()


def _cpu(server: Served) -> float:
    stat = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="utf-8").split()
    return (int(stat[13]) + int(stat[14])) / os.sysconf("SC_CLK_TCK")


def memory(server: Served) -> int:
    """What a server takes now, in MiB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def bench(seconds: float = 10.0, bot_tables: int = 0, database: str = "") -> dict[str, Any]:
    """All measurements, each on a server of its own."""
    allow_many_sockets()
    gc.disable()  # our own pauses are not the server's
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    figures: dict[str, Any] = {
        "build": "plain" if laar.core.engine.table.__file__.endswith(".py") else "compiled"
    }
    runs: list[tuple[str, int, float | None, int]] = [
        ("throughput", 100, None, 0),
        ("latency", 1000, 1.0, 0),
    ]
    own = Postgres() if database == OWN else None
    if own is not None:
        database = own.url()
    where = [f"database={database}"] if database else []
    if bot_tables:
        runs.append(("beside_bots", 1000, 1.0, bot_tables))
    for name, tables, pace, bots in runs:
        with (
            tempfile.TemporaryDirectory(prefix="laar-bench-") as data,
            Served(Path(data), *GENEROUS, *where, core=cores[0]) as server,
        ):
            figures[name] = asyncio.run(measure([server], tables, pace, 3.0, seconds, bots))
    os.sched_setaffinity(0, set(cores))
    gc.enable()
    if own is not None:
        own.close()
    return figures


def main(as_json: bool, bot_tables: int = 0, database: str = "") -> int:
    """Measure and print."""
    figures = bench(bot_tables=bot_tables, database=database)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
        return 0
    for name, one in figures.items():
        if name == "build":
            continue
        print(
            f"{name:<12}{one['clients']:>6,} clients{one['stored_per_s']:>8,} stored answers/s"
            f"   p50 {one['p50_ms']} ms   p99 {one['p99_ms']} ms"
        )
    if figures["build"] == "plain":
        print("laar: the core runs as plain Python; `make setup` compiles it", file=sys.stderr)
    return 0
