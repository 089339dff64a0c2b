"""The server's fault tests for as long as LAAR_SOAK_MINUTES allows, a new seed every round."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.faults.test_r1_kill import kill_and_play
from tests.faults.test_r4_lossy import play_badly
from tests.faults.test_r5_reconnect import reconnect_always
from tests.faults.test_s2_canaries import listen_in
from tests.faults.test_s4_records import flip_bits
from tests.faults.test_s5_fuzz import knock, memory, pelt
from tests.faults.test_s6_attacks import crowd

from laar.server.bench.process import GENEROUS, Served
from laar.server.main import allow_many_sockets
from laar.server.table.sign import Signer

MINUTES = float(os.environ.get("LAAR_SOAK_MINUTES", "60"))
PARTS = 6  # tests here that share the time


def rounds() -> Iterator[int]:
    """Seeds until a test's share of the time is used up; one at least."""
    end = time.monotonic() + MINUTES * 60 / PARTS
    seed = int(time.time())
    yield seed
    while time.monotonic() < end:
        seed += 1
        yield seed


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "data", *GENEROUS) as served:
        yield served
    assert "Traceback" not in served.errors.read_text()


def test_r1_killed_under_load(tmp_path: Path) -> None:
    for seed in rounds():
        with Served(tmp_path / str(seed), *GENEROUS) as killed:
            played = kill_and_play(killed, kills=20, tables=200, seed=seed)
            acknowledged, worst = asyncio.run(played)
        print(f"seed {seed}: {acknowledged} acknowledged, playable after {worst:.1f} s")
        assert worst < 5


def test_r4_bad_lines(server: Served) -> None:
    games = 0
    for seed in rounds():
        asyncio.run(play_badly(server, tables=50, seed=seed, most=10_000))
        games += 50
    print(f"{games} games")


def test_r5_reconnect_at_every_answer(server: Served) -> None:
    compared = 0
    for seed in rounds():
        compared += asyncio.run(reconnect_always(server, games=5, seed=seed, answers=10_000))
    print(f"{compared} connections compared")


def test_s2_canaries(server: Served) -> None:
    searched = 0
    for seed in rounds():
        searched += asyncio.run(listen_in(server, games=20, seed=seed, answers=10_000))
    print(f"{searched:,} bytes searched")


def test_s4_flipped_bits(tmp_path: Path) -> None:
    for seed in rounds():
        flip_bits(Signer(tmp_path / "key"), flips=2000, seed=seed)


def test_s5_rubbish_and_s6_crowds(server: Served) -> None:
    allow_many_sockets()
    kilobytes, before, during = asyncio.run(crowd(server, 5000))
    print(f"{kilobytes:.1f} kB an idle socket, p99 {before * 1e3:.1f} -> {during * 1e3:.1f} ms")
    start = memory(server)
    frames = 0
    for seed in rounds():
        asyncio.run(knock(server, requests=500, seed=seed))
        asyncio.run(pelt(server, frames=20_000, seed=seed))
        frames += 20_000
    print(f"{frames:,} random and {frames:,} mutated frames")
    assert memory(server) - start < 50 * 1024
