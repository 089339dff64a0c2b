"""`laar bench costs`: what a table, an answer, a stored game and a bot cost a server.

Time is that of the processor and memory that of the server's process, so a busy machine changes
them little. `laar bench growth` reckons with these figures.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

import laar
from laar.bots import choose
from laar.bots.characters import cast, first
from laar.core.game import AnyGame
from laar.core.play import Play
from laar.server.bench import load_client
from laar.server.bench.growth import Costs, GameCost
from laar.server.bench.process import GENEROUS, Served
from laar.server.bench.server_load import SEATS, lines_of, measure, memory
from laar.server.main import allow_many_sockets

TABLES = 400  # laid and looked at, and then left alone
BUSY = 40  # with players who answer as fast as they are asked
GAMES = 2  # of bots, of each game
OFTEN = 20  # each so many decisions all characters are asked
PATIENT = 0.5  # seconds that a bot has for an answer, as a server gives it


def costs(seconds: float = 10.0, tables: int = TABLES, games: int = GAMES) -> Costs:
    """What each of them costs here."""
    allow_many_sockets()
    with tempfile.TemporaryDirectory(prefix="laar-costs-") as folder:
        data = Path(folder)
        with Served(data / "still", *GENEROUS) as server:
            empty, table = asyncio.run(_still(server, tables))
        with Served(data / "busy", *GENEROUS) as server:
            busy = asyncio.run(measure([server], BUSY, None, 3.0, seconds))
            lines = lines_of(server)
        stored = sum(file.stat().st_size for file in (data / "busy").glob("laar.db*"))
    answer = busy["server_cpu"] / max(1, busy["stored_per_s"]) * 1e6
    each = {name: _game(name, games) for name in laar.game_names()}
    return Costs(empty, round(table, 1), round(answer, 1), round(stored / max(1, lines)), each)


async def _still(server: Served, tables: int) -> tuple[float, float]:
    """MiB of a server before anyone comes, and KiB of a table where two people are."""
    cookies = [await load_client.guest(server.port, seat) for seat in SEATS]
    empty, wires = memory(server), []
    for _ in range(tables):
        table = await load_client.pair(server.port, *cookies)
        for cookie in cookies:
            heard = asyncio.get_running_loop().create_future()

            def note(_: bytes, heard: asyncio.Future[None] = heard) -> None:
                if not heard.done():
                    heard.set_result(None)

            wire = await load_client.connect(server.port, table, cookie, note)
            wires.append(wire)
            wire.send(b'{"do":"hello","changes":true}')
            await heard
    taken = memory(server) - empty
    for wire in wires:
        wire.transport.abort()
    return float(empty), taken * 1024 / tables


def _game(name: str, games: int) -> GameCost:
    """How long games of the opponent for newcomers are, and what an answer of all six costs."""
    game = laar.game(name)
    counts = [_played(game, number) for number in range(games)]
    answers, thought, spent = (sum(column) for column in zip(*counts, strict=True))
    return GameCost(round(answers / games), round(spent / max(1, thought) * 1e3, 1))


def _played(game: AnyGame, number: int) -> tuple[int, int, float]:
    """One game of bots: its lines, how often all characters were asked, and for how long one of
    them thought, on average."""
    play = laar.new(game.name, seed=f"costs {number}")
    source, thought, spent, decisions = random.Random(number), 0, 0.0, 0
    while play.outcome is None:
        seat = play.asked[0]
        answers = play.untried(seat)
        answer = answers[0]
        if len(answers) > 1:
            decisions += 1
            if decisions % OFTEN == 0:
                took = [_thinks(game, play, answers, who, source)[1] for who in cast(game.name)]
                thought, spent = thought + 1, spent + sum(took) / len(took)
            answer = _thinks(game, play, answers, first(game.name), source)[0]
        play.answer(answer, seat)
    return len(play.lines), thought, spent


def _thinks(
    game: AnyGame, play: Play, answers: list[str], who: str, source: random.Random
) -> tuple[str, float]:
    """What somebody answers, and the seconds it took."""
    begun, seed = time.process_time(), source.getrandbits(32)
    view = play.view(play.asked[0])
    said = choose(game, play.edition, view, answers, who, PATIENT, seed, time.process_time)
    return said["answer"], time.process_time() - begun
