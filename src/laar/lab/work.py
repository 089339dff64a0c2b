"""Play the games of a plan in several processes, here or on a cluster."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from joblib import Parallel, delayed

from laar.cluster import cluster
from laar.lab.match import attempt
from laar.lab.plan import Plan, jobs
from laar.lab.row import Row


@dataclass
class Done:
    """The result of a plan."""

    rows: list[Row]
    failed: list[str]  # games that raised an error, and which
    stopped: bool = False  # before all games were played


def run(
    plan: Plan,
    processes: int = 2,
    backend: str = "local",
    progress: Callable[[], None] = lambda: None,
) -> Done:
    """Play all games, or as many as are finished at Ctrl-C."""
    done = Done([], [])
    work = (delayed(attempt)(plan, job) for job in jobs(plan))
    with cluster(backend, processes):
        try:
            results = Parallel(n_jobs=processes, return_as="generator_unordered")(work)
            with closing(results):
                for result in results:
                    if isinstance(result, Row):
                        done.rows.append(result)
                    else:
                        done.failed.append(result)
                    progress()
        except KeyboardInterrupt:
            done.stopped = True
    done.rows.sort(key=lambda row: (row.pair, row.number))
    done.failed.sort()
    return done
