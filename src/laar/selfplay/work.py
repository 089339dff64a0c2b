"""Make all files of a folder, here or on a cluster."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from joblib import Parallel, delayed
from joblib.externals.loky.process_executor import TerminatedWorkerError

from laar.cluster import AGAIN
from laar.selfplay.folder import Folder, Made, Shard
from laar.selfplay.parquet import packed, polars
from laar.selfplay.plan import Plan
from laar.selfplay.playing import play_game

Told = Callable[[Shard], None]


def shard(plan: Plan, number: int) -> Made:
    """One file of self-play."""
    games = plan.numbers(number)
    rows = [row for game in games for row in play_game(plan, game)]
    return Made(number, packed(rows), len(rows), len(games))


def selfplay(plan: Plan, out: Path, workers: int, told: Told = lambda shard: None) -> list[Shard]:
    """Play all games of a plan; those that are there already are told first."""
    plan.check()
    polars()  # what is not installed is told before the games
    folder = Folder(out, "selfplay", plan.told())
    return fill(folder, plan.shards(), lambda number: delayed(shard)(plan, number), workers, told)


def fill(
    folder: Folder, count: int, work: Callable[[int], object], workers: int, told: Told
) -> list[Shard]:
    """Make what is missing of so many files, each by what ``work`` says.

    A process of this machine that dies takes all others with it: what was not finished is begun
    again, so many times in a row that nothing is.
    """
    in_vain = 0
    for number in sorted(folder.shards):
        told(folder.shards[number])
    while missing := folder.missing(count):
        try:
            jobs = min(workers, len(missing))
            some = Parallel(n_jobs=jobs, batch_size=1, return_as="generator_unordered")(
                work(number) for number in missing
            )
            with closing(some):
                for made in some:
                    told(folder.keep(made))
        except TerminatedWorkerError:
            in_vain = in_vain + 1 if folder.missing(count) == missing else 0
            if in_vain == AGAIN:
                raise
    folder.close()
    return [folder.shards[number] for number in sorted(folder.shards)]
