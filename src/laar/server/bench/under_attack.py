"""`laar bench attacks`: how long answers at one table take while someone attacks from another.

Beside each attack the same is measured in quiet, in the same run. What an attack costs is told in
seconds of the processor: of the loop that everyone shares, and of the workers.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import msgspec

from laar.server.bench import load_client
from laar.server.bench.attacks import ATTACKS
from laar.server.bench.process import Served
from laar.server.bench.server_load import Load

PACE = 0.02  # seconds between two answers of a player
QUIET = 3.0  # seconds
LEAST = 2.0  # seconds an attack is watched


async def measure(server: Served, names: list[str]) -> dict[str, Any]:
    """Each attack, after a quiet time."""
    load = Load(PACE, server.port)
    playing = asyncio.create_task(load.table(0))
    while not load.took or load.setting_up():
        await asyncio.sleep(0.1)
    load.took.clear()
    await asyncio.sleep(QUIET)
    figures: dict[str, Any] = {"quiet": told(load.took), "attacks": {}}
    for number, name in enumerate(names):
        mallory = await load_client.guest(server.port, f"Mallory {number}")
        figures["attacks"][name] = await watch(server, load, name, mallory)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return figures


async def watch(server: Served, load: Load, name: str, cookie: str) -> dict[str, Any]:
    """How answers fare during an attack and shortly after."""
    attacker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "laar.server.bench.attacks", name, str(server.port), cookie),
        stdin=PIPE,
        stdout=PIPE,
    )
    assert attacker.stdin is not None
    assert attacker.stdout is not None
    await attacker.stdout.readline()
    load.took.clear()
    loop, workers = server.loop_time(), server.workers_time()
    attacker.stdin.write(b"go\n")
    await asyncio.gather(attacker.wait(), asyncio.sleep(LEAST))
    return {
        **told(load.took),
        "loop_s": round(server.loop_time() - loop, 2),
        "workers_s": round(server.workers_time() - workers, 2),
    }


def told(took: list[float]) -> dict[str, Any]:
    """Middle and worst of what answers took."""
    found = sorted(took) or [0.0]
    return {
        "answers": len(took),
        "p50_ms": round(found[len(found) // 2] * 1e3, 1),
        "p99_ms": round(found[int(len(found) * 0.99)] * 1e3, 1),
        "max_ms": round(found[-1] * 1e3, 1),
    }


def main(as_json: bool) -> int:
    """Measure and print."""
    cores = len(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="laar-bench-") as data, Served(Path(data)) as server:
        figures = asyncio.run(measure(server, list(ATTACKS)))
    figures["cores"] = cores
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
        return 0
    for name, one in [("quiet", figures["quiet"]), *figures["attacks"].items()]:
        cost = (
            f"   loop {one['loop_s']} s   workers {one['workers_s']} s" if "loop_s" in one else ""
        )
        print(f"{name:<12}p50 {one['p50_ms']} ms   p99 {one['p99_ms']} ms{cost}")
    return 0
