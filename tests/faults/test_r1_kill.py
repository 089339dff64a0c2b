"""R1: the server is killed under load. No acknowledged answer is lost or doubled."""

import asyncio
import random
import time
from pathlib import Path

from tests.faults.players import check, opponents, stored
from tests.server.people import SOON, run

from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served


async def kill_and_play(server: Served, kills: int, tables: int, seed: int) -> tuple[int, float]:
    """Play while the server is killed; how many answers it acknowledged, and the worst wait."""
    rng = random.Random(seed)
    players = await opponents(server, tables, seed)

    def acknowledged() -> int:
        return sum(len(player.acked) for player in players)

    lives = [asyncio.create_task(player.live()) for player in players]
    worst = 0.0
    for _ in range(kills):
        enough = acknowledged() + rng.randrange(2 * tables, 8 * tables)
        while acknowledged() < enough and not all(player.over for player in players):
            await asyncio.sleep(0.02)
        server.kill()
        before = [len(player.acked) for player in players]
        await asyncio.to_thread(server.start)
        ready = time.monotonic()
        # Every table goes on: one of its two players is acknowledged again, or the game is over.
        left = {
            player.table: index // 2 * 2 for index, player in enumerate(players) if not player.over
        }
        while left and time.monotonic() - ready < SOON:
            await asyncio.sleep(0.02)
            left = {
                table: i
                for table, i in left.items()
                if not players[i].over
                and len(players[i].acked) == before[i]
                and len(players[i + 1].acked) == before[i + 1]
            }
        assert not left
        worst = max(worst, time.monotonic() - ready)
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    for player in players:
        if player.wire is not None:
            player.wire.transport.abort()
    server.kill()
    return check(server.address, players), worst


def test_killed_five_times_under_load(tmp_path: Path) -> None:
    with Served(tmp_path / "data", *GENEROUS) as server:
        acknowledged, _ = asyncio.run(kill_and_play(server, kills=5, tables=20, seed=1))
    assert acknowledged > 200
    assert "Traceback" not in server.errors.read_text()


def test_a_bot_goes_on_by_itself_after_a_restart(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await load_client.guest(server.port, "Ann")
        wish = {"game": "belogorye", "seats": {"bogatyrs": "bot random", "evil": "bot random"}}
        _, made = await load_client.call(server.port, "POST", "/api/tables", wish, ann)

        def told() -> int:
            return len(stored(server.data, made["id"])[1])

        while told() < 20:
            await asyncio.sleep(0.05)
        server.kill()
        assert stored(server.data, made["id"])[0].status == "live"
        before = told()
        await asyncio.to_thread(server.start)
        path = f"/api/tables/{made['id']}"
        while told() < before + 20:
            status = (await load_client.call(server.port, "GET", path))[1]["status"]
            assert status == "live"
            await asyncio.sleep(0.1)

    with Served(tmp_path / "data", *GENEROUS) as server:
        run(story(server))
