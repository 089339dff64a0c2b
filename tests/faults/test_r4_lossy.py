"""R4: frames are dropped, doubled, delayed and reordered both ways; every answer counts once."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from tests.faults.players import Player, check, opponents, stored

from laar.server.bench.process import Served
from laar.server.table.match import Match


@dataclass
class LossyPlayer(Player):
    """A player behind a bad line. Chances and delays come from a seed."""

    line: random.Random = field(default_factory=lambda: random.Random(4))

    def say(self, seat: str, n: int) -> None:
        self._lose(lambda: Player.say(self, seat, n))

    def heard(self, data: bytes) -> None:
        self._lose(lambda: Player.heard(self, data))

    def _lose(self, deliver: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        chance = self.line.random()
        if chance < 0.03:
            return
        for _ in range(2 if chance < 0.10 else 1):
            loop.call_later(self.line.choice((0, 0, 0, 0.002, 0.01)), deliver)


async def play_badly(server: Served, tables: int, seed: int, most: int) -> tuple[int, int]:
    """Play on bad lines; how many answers were acknowledged and how many were refused as stale."""
    players = await opponents(server, tables, seed, most, LossyPlayer)
    await asyncio.gather(*(player.live() for player in players))
    for player in players:
        head, lines = stored(server.data, player.table)
        match = Match(head, lines)  # a serial replay
        assert player.last is not None
        assert match.play.outcome is not None
        assert msgspec.json.encode(match.view(player.last.seat)) == bytes(player.last.view)
    stale = sum(player.errors.count("stale") for player in players)
    assert {code for player in players for code in player.errors} <= {"stale", "over"}
    return check(server.data, players), stale


def test_bad_lines_change_no_game(served: Served) -> None:
    acknowledged, stale = asyncio.run(play_badly(served, tables=15, seed=4, most=40))
    assert acknowledged > 400
    assert stale > 20
