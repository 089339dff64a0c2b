"""Random play in this process: `python -m laar.bench.random_play GAME EDITION SECONDS`.

Time is that of the processor: what else a busy machine does in between does not count.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from statistics import median

import laar
import laar.core.engine.table
from laar.core.engine.rollout import play_on
from laar.core.engine.table import Table
from laar.core.game import AnyGame

CLONES = 2000
MIDDLE = 100  # answers into a game, where tables are copied


def play_games(game: AnyGame, edition: str, seconds: float) -> tuple[float, float]:
    """Decisions and games a second."""
    random = Random(1).random
    decisions = games = 0
    began = time.process_time()
    while (took := time.process_time() - began) < seconds:
        table = game.new_table(edition, {})
        table.log = None  # as in search, nobody reads it
        decisions += play_on(table, random)
        games += 1
    return decisions / took, games / took


def clone_time(table: Table) -> float:
    """Microseconds a copy takes."""
    times = []
    for _ in range(9):
        began = time.process_time()
        for _ in range(CLONES):
            table.clone()
        times.append((time.process_time() - began) / CLONES * 1e6)
    return median(times)


def main() -> None:
    """Measure and print the figures."""
    name, edition, seconds = sys.argv[1:]
    game = laar.game(name)
    play_games(game, edition, 0.2)  # first-time work does not count
    decisions, games = play_games(game, edition, float(seconds))
    middle = game.new_table(edition, {})
    play_on(middle, Random(1).random, MIDDLE)
    source = str(laar.core.engine.table.__file__)
    figures = {
        "build": "plain" if source.endswith(".py") else "compiled",
        "decisions_per_s": decisions,
        "games_per_s": games,
        "clone_us": clone_time(middle),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
