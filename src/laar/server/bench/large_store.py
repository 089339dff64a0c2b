"""`laar bench store`: how long an answer takes at a server that holds many tables, alone and while
people reload their lists as fast as they can."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql

from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served
from laar.server.edge.guests import Cookies, secret_file
from laar.server.models import Head, Line
from laar.server.seats import Seat
from laar.server.store import lists
from laar.server.store.dialect import connect
from laar.server.store.schema import SITTING, TABLES
from laar.server.store.upgrade import prepare
from laar.server.table.match import Match

TABLES_STORED = 200_000
GUESTS = 2000  # who made them
RELOADING = 4  # people
STATUSES = ("open", "live", "over", "over")
AT_ONCE = 5000
LEAST = 3  # answers


def fill(path: Path, count: int) -> None:
    """Tables of many guests, made in the last week; the first guest has as many as all others."""
    engine = connect(path)
    prepare(engine)
    rng = random.Random(1)
    now = int(time.time())
    opening = _opening(_head(0, rng, now))
    with engine.begin() as db:
        for start in range(0, count, AT_ONCE):
            heads = [_head(n, rng, now) for n in range(start, min(count, start + AT_ONCE))]
            db.execute(sql.insert(TABLES), [lists.row(head) for head in heads])
            db.execute(sql.insert(SITTING), [row for head in heads for row in lists.sitting(head)])
            begun = [head for head in heads if head.status != "open"]
            rows = [(head.id, n, *line) for head in begun for n, line in enumerate(opening, 1)]
            raw = db.connection.dbapi_connection
            assert raw is not None
            raw.executemany("INSERT INTO lines VALUES (?,?,?,?)", rows)
    engine.dispose()


def _head(number: int, rng: random.Random, now: int) -> Head:
    guest = f"guest-{0 if rng.random() < 0.5 else rng.randrange(GUESTS)}"
    status = rng.choice(STATUSES)
    seats = {
        "bogatyrs": Seat("human", "Ann", guest),
        "evil": Seat("open") if status == "open" else Seat("bot", "greedy"),
    }
    created = now - rng.randrange(2 * 24 * 3600, 7 * 24 * 3600)
    if status == "open":
        created = now - rng.randrange(20 * 3600)  # all of them listed
    return Head(
        f"table-{number}", "belogorye", "2017", {}, seats, guest, "key", status == "open", status,
        "00" * 32, "11" * 32, {}, created, "0.1.0",
    )  # fmt: skip


def _opening(head: Head) -> list[Line]:
    """What is stored of a game that has just begun; with the same seed it is always the same."""
    match = Match(head, [])
    match.start()
    return match.stored(1)


async def answers(port: int, seconds: float) -> list[float]:
    """How long answers take at a table where one person plays both sides, in seconds; on a slow
    machine it goes on until there are a few."""
    cookie = await load_client.guest(port, "Ann")
    rng = random.Random(2)
    took: list[float] = []
    end = time.monotonic() + seconds

    def goes_on() -> bool:
        return time.monotonic() < end or len(took) < LEAST

    while goes_on():
        wish = {"game": "belogorye", "seats": {"bogatyrs": "me", "evil": "me"}}
        _, made = await load_client.call(port, "POST", "/api/tables", wish, cookie)
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        wire = await load_client.connect(port, made["id"], cookie, heard.put_nowait)
        wire.say(do="hello", since=0)
        while goes_on():
            state = msgspec.json.decode(await heard.get())
            if state["view"]["outcome"]:
                break
            if (state["ask"] or {}).get("mine"):
                took.append(await _answer(wire, heard, state, rng))
                await asyncio.sleep(0.005)
        wire.transport.close()
        await wire.closed
    return took


async def _answer(
    wire: load_client.Wire, heard: asyncio.Queue[bytes], asked: dict[str, Any], rng: random.Random
) -> float:
    """Answer, and wait until it is stored; then ask for the states again."""
    begun = time.perf_counter()
    answer = rng.choice(asked["ask"]["options"])
    wire.say(do="answer", seat=asked["as"], n=asked["n"], answer=answer)
    while msgspec.json.decode(await heard.get()).get("ack") != asked["n"]:
        pass
    took = time.perf_counter() - begun
    wire.say(do="hello", since=10**9)
    return took


async def reload(port: int, cookie: str, told: list[float]) -> None:
    """Reload the lists of a guest for ever."""
    while True:
        begun = time.perf_counter()
        status, _ = await load_client.call(port, "GET", "/api/tables", None, cookie)
        assert status == 200
        told.append(time.perf_counter() - begun)


async def measure(server: Served, seconds: float) -> dict[str, Any]:
    """Alone, then beside those who reload."""
    cookies = Cookies(secret_file(server.data / "cookie.key"))
    quiet = await answers(server.port, seconds)
    told: list[float] = []
    guests = [f"laar={cookies.sign(f'guest-{number}')}" for number in range(RELOADING)]
    tasks = [asyncio.create_task(reload(server.port, guest, told)) for guest in guests]
    beside = await answers(server.port, seconds)
    while not told:
        await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
    lists_told = {**_shares(told), "per_s": round(len(told) / seconds)}
    return {"alone": _shares(quiet), "beside": _shares(beside), "lists": lists_told}


def _shares(took: list[float]) -> dict[str, Any]:
    some = sorted(took)
    shares = {f"p{n}_ms": round(some[int(len(some) * n / 100)] * 1e3, 1) for n in (50, 99)}
    return {"count": len(some), **shares}


def bench(tables: int = TABLES_STORED, seconds: float = 10.0) -> dict[str, Any]:
    """Fill, start, measure."""
    with tempfile.TemporaryDirectory(prefix="laar-bench-") as folder:
        data = Path(folder)
        begun = time.monotonic()
        fill(data / "laar.db", tables)
        filled = time.monotonic()
        with Served(data, *GENEROUS) as server:
            started = time.monotonic()
            figures = asyncio.run(measure(server, seconds))
    times = {"fill_s": round(filled - begun, 1), "start_s": round(started - filled, 1)}
    return {"tables": tables, **times, **figures}


def main(as_json: bool) -> int:
    """Measure and print."""
    figures = bench()
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
        return 0
    for name in ("alone", "beside", "lists"):
        one = figures[name]
        print(f"{name:<8}{one['count']:>7,}   p50 {one['p50_ms']} ms   p99 {one['p99_ms']} ms")
    return 0
