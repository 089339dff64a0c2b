"""`laar bench nodes`: several servers with one PostgreSQL and one NATS, all of them on one core.

Throughput: as in `laar bench server`, with 100 tables, each at one of the servers, as a proxy leads
people that looks at the table in the address. What counts is answers for a second of processor, of
all servers together. Passing: how much later an answer is acknowledged to somebody who is connected
to another server than the one that has the table.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from laar.server.bench import load_client
from laar.server.bench.engines import Nats, Postgres
from laar.server.bench.process import GENEROUS, Served
from laar.server.bench.server_load import SEATS, measure
from laar.server.main import allow_many_sockets

TABLES = 100
ANSWERS = 400  # of each kind, for the latency
KEYS = (f"cookie_secret={'ab' * 32}", f"signing_key={'cd' * 32}")


class Nodes:
    """Servers that share a database; ``with`` stops them."""

    def __init__(self, folder: Path, url: str, nats: Nats, count: int, core: int) -> None:
        settings = (*GENEROUS, *KEYS, f"database={url}", f"nats={nats.url}")
        self.all = [Served(folder / str(n), *settings, core=core) for n in range(count)]

    def __enter__(self) -> Sequence[Served]:
        return self.all

    def __exit__(self, *_: object) -> None:
        for one in self.all:
            one.kill()


async def passed(here: Served, there: Served, answers: int = ANSWERS) -> dict[str, Any]:
    """One person leads both sides of tables at ``here``, in turn by it and by the other server."""
    cookie = await load_client.guest(here.port, "Ann")
    took: dict[int, list[float]] = {here.port: [], there.port: []}
    rng = random.Random(1)
    while any(len(some) < answers for some in took.values()):
        for port, some in took.items():
            wish = {"game": "belogorye", "seats": dict.fromkeys(SEATS, "me")}
            _, made = await load_client.call(here.port, "POST", "/api/tables", wish, cookie)
            await load_client.call(here.port, "GET", f"/api/tables/{made['id']}", None, cookie)
            await _game(port, made["id"], cookie, rng, some)
    direct, longer = (sorted(some)[len(some) // 2] * 1e3 for some in took.values())
    return {
        "direct_p50_ms": round(direct, 2),
        "passed_p50_ms": round(longer, 2),
        "added_p50_ms": round(longer - direct, 2),
    }


async def _game(port: int, table: str, cookie: str, rng: random.Random, took: list[float]) -> None:
    """Fifty answers by one connection."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    wire = await load_client.connect(port, table, cookie, heard.put_nowait)
    wire.say(do="hello", since=10**9)
    asked: dict[str, Any] | None = None
    said: tuple[str, int] | None = None
    begun = 0.0
    left = 50
    while left:
        state = msgspec.json.decode(await heard.get())
        if state["ask"] is None:
            break  # the game is over
        if (state["as"], state.get("ack")) == said:
            took.append(time.perf_counter() - begun)
            said, left = None, left - 1
        if state["ask"]["mine"]:
            asked = state
        if said is None and heard.empty() and asked is not None:
            said, begun = (asked["as"], asked["n"]), time.perf_counter()
            answer, asked = rng.choice(asked["ask"]["options"]), None
            wire.say(do="answer", seat=said[0], n=said[1], answer=answer)
        elif said is None and heard.empty():
            wire.say(do="hello", since=10**9)
    wire.transport.abort()


def bench(counts: Sequence[int], seconds: float = 10.0) -> dict[str, Any]:
    """All measurements, each with a database of its own."""
    allow_many_sockets()
    gc.disable()  # our own pauses are not the servers'
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    figures: dict[str, Any] = {}
    postgres, nats = Postgres(), Nats()
    try:
        for count in counts:
            url = postgres.fresh(f"{count} nodes")
            with (
                tempfile.TemporaryDirectory(prefix="laar-bench-") as folder,
                Nodes(Path(folder), url, nats, count, cores[0]) as nodes,
            ):
                found = asyncio.run(measure(nodes, TABLES, None, 3.0, seconds))
                found["per_core_s"] = round(found["stored_per_s"] / found["server_cpu"])
                if len(nodes) > 1 and "passing" not in figures:
                    figures["passing"] = asyncio.run(passed(nodes[0], nodes[1]))
            figures[str(count)] = found
        first = figures[str(counts[0])]["per_core_s"]
        for count in counts:
            one = figures[str(count)]
            one["share_of_first"] = round(one["per_core_s"] / first, 2)
    finally:
        nats.close()
        postgres.close()
        os.sched_setaffinity(0, set(cores))
        gc.enable()
    return figures


def main(as_json: bool, counts: Sequence[int]) -> int:
    """Measure and print."""
    figures = bench(counts)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
        return 0
    for count in map(str, counts):
        one = figures[count]
        print(
            f"{count:>3} nodes{one['stored_per_s']:>8,} stored answers/s"
            f"{one['per_core_s']:>8,} a core   {one['share_of_first']:.2f} of the first"
            f"   p99 {one['p99_ms']} ms"
        )
    if "passing" in figures:
        print(f"a passed connection is {figures['passing']['added_p50_ms']} ms later at p50")
    return 0
