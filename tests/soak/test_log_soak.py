"""The log of ten thousand random games, every line of it, and nothing secret in any."""

import asyncio
from pathlib import Path

from tests.faults.test_s2_log import ALL, play_and_read

from laar.server.bench.process import Served

GAMES, AT_ONCE = 10_000, 50


def test_no_line_of_ten_thousand_games_holds_a_secret(tmp_path: Path) -> None:
    read = 0
    with Served(tmp_path / "data", *ALL) as server:
        for seed in range(GAMES // AT_ONCE):
            games = {"belogorye": AT_ONCE - 2, "berserk": 2}
            read += asyncio.run(play_and_read(server, games, seed, most=10_000))
    print(f"{GAMES:,} games, {read:,} lines read")
