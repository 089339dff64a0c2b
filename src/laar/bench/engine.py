"""`laar bench engine`: random play in plain Python and compiled, and two peers in the same run.

Machines are noisy, so all are measured in turn, each in a process of its own, and medians told.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import laar

ROUNDS = 3
SECONDS = 2.2  # of play in one measurement
PEERS = ("chess", "catanatron")
NAMES = {"chess": "python-chess"}
PLAIN, COMPILED = "plain", "compiled"

Figures = dict[str, Any]


def bench_engine(
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    advance: Callable[[int], None] = lambda count: None,
) -> tuple[list[Figures], list[str]]:
    """The figures of all builds, games and peers, and why some are missing."""
    runs: dict[tuple[str, ...], list[str]] = {}
    for name in laar.game_names():
        for edition in laar.game(name).editions:
            for build in (PLAIN, COMPILED):
                module = [sys.executable, "-m", "laar.bench.random_play"]
                runs[build, name, edition] = [*module, name, edition, str(seconds)]
    script = _peers()
    if script is not None:
        runs |= {(peer,): [sys.executable, str(script), peer, str(seconds)] for peer in PEERS}
    notes = [] if script else ["the peers are not measured: scripts/bench_peers.py is not here"]
    taken: dict[tuple[str, ...], list[Figures]] = {run: [] for run in runs}
    failed: dict[tuple[str, ...], str] = {}
    for number in range(rounds):
        # Forth and back: whoever is always first on a warming machine has an advantage.
        for run in list(runs)[:: -1 if number % 2 else 1]:
            if run not in failed:
                figures, problem = _measure(run, runs[run])
                failed |= {run: problem} if problem else {}
                taken[run] += [figures] if figures else []
            advance(1)
    notes += failed.values()
    return [_median(run, figures) for run, figures in taken.items() if figures], notes


def count_runs(rounds: int = ROUNDS) -> int:
    """How many measurements there are."""
    editions = sum(len(laar.game(name).editions) for name in laar.game_names())
    return rounds * (2 * editions + (len(PEERS) if _peers() else 0))


def _measure(run: tuple[str, ...], command: list[str]) -> tuple[Figures, str]:
    """One measurement in a process of its own: its figures, or why there are none."""
    environment = {**os.environ, "LAAR_PURE": "1" if run[0] == PLAIN else "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        why = (done.stderr.strip() or "it failed").splitlines()[-1]
        return {}, f"{' '.join(run)}: {why}"
    figures: Figures = json.loads(done.stdout)
    if figures.pop("build", run[0]) != run[0]:
        return {}, f"compiled: {_why_plain()}"
    return figures, ""


def _median(run: tuple[str, ...], figures: list[Figures]) -> Figures:
    values = {
        name: round(statistics.median(one[name] for one in figures), 2) for name in figures[0]
    }
    if len(run) == 1:
        return {"peer": NAMES.get(run[0], run[0]), **values}
    build, name, edition = run
    return {"game": name, "edition": edition, "build": build, **values}


def _why_plain() -> str:
    """Why the compiled core was not used."""
    built = list((Path(laar.__file__).parent / "core" / "engine").glob("table.*.so"))
    return (
        "sources are newer than the compiled core: run make setup"
        if built
        else "the core is not compiled here: make setup does it where a C compiler is"
    )


def _peers() -> Path | None:
    """The script that drives the peers: in the checkout, as the package may not touch them."""
    around = Path(__file__).resolve().parents[3]
    for folder in (Path.cwd(), around):
        script = folder / "scripts" / "bench_peers.py"
        if script.is_file():
            return script
    return None
