"""P2: whatever someone sends, others' answers come. What an attack takes of the loop and of the
workers is counted in seconds of the processor, so that a busy machine changes nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.people import Browser, browse, over, run

from laar.server.bench import load_client, server_load, under_attack
from laar.server.bench.attacks import ATTACKS
from laar.server.bench.process import GENEROUS, Served
from laar.server.work.allowance import AT_ONCE

LOOP = 2.5  # seconds for 200 frames or requests: uncompiled, on a slow machine
STARTS = 5.0  # seconds that new processes may take to start, beside what they are allowed
SEATS = ("bogatyrs", "evil")


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits of every day, but for new guests."""
    with Served(tmp_path_factory.mktemp("attacked") / "data", "visits=1000000") as server:
        yield server
    assert server.errors.read_text() == ""


async def answer(rng: random.Random, *players: Browser) -> None:
    """One answer at a table of others, acknowledged."""
    while (asked := next((b for b in players if b.mine() is not None), None)) is None:
        await asyncio.sleep(0.002)
    seat = asked.mine()
    assert seat is not None
    reply = await asked.say(seat, rng.choice(asked.states[seat]["ask"]["options"]))
    assert reply["t"] == "state" or reply["code"] == "stale", reply


@pytest.mark.parametrize("name", ATTACKS)
def test_others_go_on_playing(standing: Served, name: str) -> None:
    async def story() -> None:
        port, rng = standing.port, random.Random(4)
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        mallory = await load_client.guest(port, "Mallory")
        table = await load_client.pair(port, ann, bob)
        async with browse(port, table, ann) as a, browse(port, table, bob) as b:
            await a.hello()
            await b.hello()
            loop, workers, given = standing.loop_time(), standing.workers_time(), 0
            attack = asyncio.create_task(ATTACKS[name](port, mallory))
            while not attack.done() and not over(a) and given < 50:
                await answer(rng, a, b)
                given += 1
            await attack
            await answer(rng, a, b)
            assert standing.loop_time() - loop < LOOP
            if name in ("odds", "why", "records"):
                assert standing.workers_time() - workers < AT_ONCE + STARTS

    run(story())


def test_what_others_wait_is_measured(standing: Served) -> None:
    told = asyncio.run(under_attack.measure(standing, ["hello"]))
    assert told["quiet"].keys() > {"p50_ms", "p99_ms"}
    assert told["attacks"]["hello"].keys() > {"p50_ms", "p99_ms", "loop_s", "workers_s"}


def test_answers_are_measured_beside_tables_of_bots(tmp_path: Path) -> None:
    with Served(tmp_path / "data", *GENEROUS) as server:
        told = asyncio.run(server_load.measure([server], 2, 0.05, 0.1, 1.0, bots=3))
    assert (told["tables"], told["bot_tables"], told["errors"]) == (2, 3, 0)
    assert told["p99_ms"] >= told["p50_ms"]
