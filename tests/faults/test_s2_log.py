"""S2: no line of the log holds a seed, a cookie, an invitation or what somebody answered."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tests.faults.players import Player

from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served

ALL = (*GENEROUS, "log=json", "log_level=debug")  # every line there is
FIRST = {"belogorye": "bogatyrs", "berserk": "red"}


async def opponents(server: Served, game: str, rng: random.Random, most: int) -> list[Player]:
    """Two players at a new table."""
    cookies = [await load_client.guest(server.port, name) for name in ("Ann", "Bob")]
    wish = {"game": game, "seats": {FIRST[game]: "me"}}
    _, made = await load_client.call(server.port, "POST", "/api/tables", wish, cookies[0])
    join = {"invite": made["invite"]}
    status, _ = await load_client.call(
        server.port, "POST", f"/api/tables/{made['id']}/join", join, cookies[1]
    )
    assert status == 200
    return [
        Player(server, made["id"], cookie, random.Random(rng.random()), most=most)
        for cookie in cookies
    ]


def secrets_of(data: Path, players: list[Player]) -> Iterator[str]:
    """All that must not be told: of heads, of cookies and of answers."""
    for player in players:
        yield player.cookie.partition("=")[2]
    base = sqlite3.connect(data / "laar.db")
    for table in {player.table for player in players}:
        (raw,) = base.execute("select head from tables where id = ?", (table,)).fetchone()
        head = json.loads(raw)
        yield from (head["seed"], head["invite"])
        yield from (seat["guest"] for seat in head["seats"].values())
        lines = "select distinct text from lines where table_id = ? and text like '% %'"
        yield from (text for (text,) in base.execute(lines, (table,)))
    base.close()


async def play_and_read(server: Served, games: dict[str, int], seed: int, most: int) -> int:
    """Play so many games, then look for secrets in what the log says of them; how many lines."""
    rng = random.Random(seed)
    tables = [name for name, count in games.items() for _ in range(count)]
    players = [one for name in tables for one in await opponents(server, name, rng, most)]
    await asyncio.gather(*(player.live() for player in players))
    lines = [json.loads(line) for line in server.errors.read_text("utf-8").splitlines()]
    os.truncate(server.errors, 0)
    assert {line["level"] for line in lines} <= {"debug", "info"}
    # Times and numbers are as many as lines; whatever else is said, is said again and again.
    said = {str(value) for line in lines for name, value in line.items() if name != "timestamp"}
    told = "\n".join(sorted(said))
    secret = {*secrets_of(server.data, players)}
    assert len(secret) > 30 * len(tables)
    assert [one for one in secret if not one or one in told] == []
    assert {player.table for player in players} <= said  # it is the log of these games
    return len(lines)


def test_no_line_of_the_log_holds_a_secret(tmp_path: Path) -> None:
    with Served(tmp_path / "data", *ALL) as server:
        games = {"belogorye": 12, "berserk": 4}
        assert asyncio.run(play_and_read(server, games, seed=5, most=60)) > 1000
