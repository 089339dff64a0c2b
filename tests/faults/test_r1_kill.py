"""R1: the server is killed under load. No acknowledged answer is lost or doubled."""

import asyncio
import random
import time
from pathlib import Path

from tests.faults.players import check, opponents

from laar.server import drive
from laar.server.process import GENEROUS, Served


async def kill_and_play(server: Served, kills: int, tables: int, seed: int) -> tuple[int, float]:
    """Play while the server is killed; how many answers it acknowledged, and the worst wait."""
    rng = random.Random(seed)
    players = await opponents(server, tables, seed)
    lives = [asyncio.create_task(player.live()) for player in players]
    worst = 0.0
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.4, 0.9))
        server.kill()
        before = [len(player.acked) for player in players]
        await asyncio.to_thread(server.start)
        ready = time.monotonic()
        # Every table goes on: one of its two players is acknowledged again, or the game is over.
        left = {
            player.table: index // 2 * 2 for index, player in enumerate(players) if not player.over
        }
        while left and time.monotonic() - ready < 30:
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
    await asyncio.sleep(0.2)
    server.kill()
    return check(server.data, players), worst


def test_killed_five_times_under_load(tmp_path: Path) -> None:
    with Served(tmp_path / "data", *GENEROUS) as server:
        acknowledged, worst = asyncio.run(kill_and_play(server, kills=5, tables=20, seed=1))
    assert acknowledged > 200
    assert worst < 5
    assert "Traceback" not in server.errors.read_text()


def test_a_bot_goes_on_by_itself_after_a_restart(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await drive.guest(server.port, "Ann")
        wish = {"game": "belogorye", "seats": {"bogatyrs": "bot random", "evil": "bot random"}}
        _, made = await drive.call(server.port, "POST", "/api/tables", wish, ann)
        await asyncio.sleep(0.5)
        server.kill()
        await asyncio.to_thread(server.start)
        path = f"/api/tables/{made['id']}"
        for _ in range(600):
            await asyncio.sleep(0.1)
            if (await drive.call(server.port, "GET", path))[1]["status"] == "over":
                return
        raise AssertionError("the bots did not go on")

    with Served(tmp_path / "data", *GENEROUS) as server:
        asyncio.run(story(server))
