"""`laar bench selfplay`: how self-play grows with its workers, in this run and on this machine."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import laar
from laar.cluster import cluster
from laar.core.game import edition_of
from laar.selfplay.plan import Plan
from laar.selfplay.work import selfplay

WORKERS = (1, 2, 4)
GAMES = 96
SHARD = 4

Figures = dict[str, Any]


def bench_selfplay(
    workers: Sequence[int] = WORKERS,
    backend: str = "local",
    games: int = GAMES,
    advance: Callable[[int], None] = lambda count: None,
) -> list[Figures]:
    """Decisions a second with so many workers, the same games each time; that they are the same is
    looked at, and starting the workers does not count."""
    edition = edition_of(laar.game("belogorye")).key
    plan = Plan("belogorye", edition, ("greedy", "random"), games, shard=SHARD)
    warm = Plan("belogorye", edition, ("random",), 2 * max(workers), shard=1)
    found: list[Figures] = []
    hashes: set[tuple[str, ...]] = set()
    for count in workers:
        with TemporaryDirectory() as folder, cluster(backend, count):
            selfplay(warm, Path(folder, "warm"), count)
            began = time.monotonic()
            shards = selfplay(plan, Path(folder, "games"), count, lambda one: advance(one.games))
            seconds = time.monotonic() - began
        hashes.add(tuple(one.sha256 for one in shards))
        rows = sum(one.rows for one in shards)
        found.append(
            {
                "backend": backend,
                "workers": count,
                "games": games,
                "seconds": round(seconds, 2),
                "games_per_s": round(games / seconds, 2),
                "decisions_per_s": round(rows / seconds, 1),
                "speedup": round(found[0]["seconds"] / seconds, 2) if found else 1.0,
                "cores": len(os.sched_getaffinity(0)),
                "load": round(os.getloadavg()[0], 1),
            }
        )
    if len(hashes) > 1:
        raise RuntimeError("the same games are not the same files")
    return found
