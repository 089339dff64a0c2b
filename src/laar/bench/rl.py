"""`laar bench rl`: environments of every game with observation and mask, and peers in the same run.

Each is stepped at random in processes of its own, in turn and several times; medians are told.
Steps a second are by the clock on the wall. Beside them stands how many there are in a second of
processor time of all its processes: what else a busy machine does does not count there.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

import laar

ROUNDS: Final = 3
SECONDS: Final = 3.0
WORKERS: Final = 2
TARGETS: Final = {"belogorye": 100_000, "bastion": 50_000, "berserk": 40_000}  # on two cores
PEERS: Final = (
    "openspiel backgammon", "openspiel python_tic_tac_toe",
    "openspiel python_kuhn_poker", "pettingzoo chess_v6", "pettingzoo connect_four_v3",
    "pettingzoo go_v5", "pettingzoo hanabi_v5", "pettingzoo leduc_holdem_v4", "pettingzoo rps_v2",
    "pettingzoo texas_holdem_v4", "pettingzoo texas_holdem_no_limit_v6",
    "pettingzoo tictactoe_v3", "pgx chess", "pgx backgammon",
)  # fmt: skip
Figures = dict[str, Any]


def bench_rl(
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    advance: Callable[[int], None] = lambda count: None,
) -> tuple[list[Figures], list[str]]:
    """The figures of all games and peers, and why some peers are missing."""
    runs = [f"laar {name}" for name in laar.game_names()] + list(PEERS)
    taken: dict[str, list[Figures]] = {run: [] for run in runs}
    notes: list[str] = []
    left_out: set[str] = set()
    for number in range(rounds):
        # Forth and back: whoever is always first on a warming machine has an advantage.
        for run in runs[:: -1 if number % 2 else 1]:
            if run not in left_out:
                figures, problem = _measure(run, seconds)
                if problem:
                    left_out.add(run)
                    notes.append(f"{run} is left out: {problem}")
                else:
                    taken[run].append(figures)
            advance(1)
    return [_median(run, figures) for run, figures in taken.items() if figures], notes


def count_runs(rounds: int = ROUNDS) -> int:
    """How many measurements there are."""
    return rounds * (len(laar.game_names()) + len(PEERS))


def _measure(run: str, seconds: float) -> tuple[Figures, str]:
    """One measurement in a process of its own: its figures, or why there are none."""
    who, name = run.split(" ")
    command = [sys.executable, "-m", "laar.bench.rl_run", who, name, str(seconds), str(WORKERS)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return {}, (done.stderr.strip() or "it failed").splitlines()[-1]
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures, ""


def _median(run: str, figures: list[Figures]) -> Figures:
    who, name = run.split(" ")
    told: Figures = {"who": who, "game": name, "cores": WORKERS if who == "laar" else 1}
    for one in ("steps_per_s", "steps_per_cpu_s"):
        told[one] = round(statistics.median(figure[one] for figure in figures))
    if who == "laar":
        told["target"] = TARGETS.get(name)
    return told
