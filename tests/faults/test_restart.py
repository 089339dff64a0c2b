"""A server that is told to stop answers what was said, sends everyone back, and loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path

from tests.faults.players import check, opponents
from tests.server.people import run

from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served

SOON = 5.0  # seconds: what is promised


async def restart_and_play(server: Served, times: int, tables: int, seed: int) -> int:
    """Play while the server is restarted; how many answers it acknowledged."""
    rng = random.Random(seed)
    players = await opponents(server, tables, seed)

    def acknowledged() -> int:
        return sum(len(player.acked) for player in players)

    lives = [asyncio.create_task(player.live()) for player in players]
    for _ in range(times):
        enough = acknowledged() + rng.randrange(2 * tables, 8 * tables)
        while acknowledged() < enough:
            await asyncio.sleep(0.01)
        wires = [player.wire for player in players if player.wire is not None]
        begun = time.monotonic()
        await asyncio.to_thread(server.stop)
        assert time.monotonic() - begun < SOON
        assert server.process.returncode == 0
        codes = {await wire.closed for wire in wires}
        assert codes <= {1012, 1006}  # come again; or the game was over and the player went
        assert 1012 in codes
        check(server.data, players)
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*lives), 120)
    return acknowledged()


def test_restarted_under_load(tmp_path: Path) -> None:
    async def story() -> None:
        with Served(tmp_path / "data", *GENEROUS) as server:
            assert await restart_and_play(server, times=2, tables=5, seed=3) > 100
            said = server.errors.read_text()
        assert said == ""

    run(story())


def test_whoever_asks_meanwhile_hears_that_it_stops(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        assert (await load_client.call(server.port, "GET", "/healthz/ready"))[0] == 200
        assert (await load_client.call(server.port, "GET", "/healthz/live"))[0] == 200
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        await asyncio.to_thread(server.stop)
        with contextlib.suppress(ConnectionResetError):  # the server had not come to it yet
            assert await reader.read() == b""  # it was not left open
        writer.close()

    with Served(tmp_path / "data", *GENEROUS) as server:
        run(story(server))
    assert server.process.returncode == 0
