"""Play the games in several processes, or on a cluster with joblib's dask and Ray backends."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any

from joblib import Parallel, delayed, parallel_config

from laar.core.game import BadOptions
from laar.lab.match import attempt
from laar.lab.plan import Plan, jobs
from laar.lab.row import Row

BACKENDS = ("local", "dask", "ray")
NEEDS = {"dask": "distributed", "ray": "ray"}
AT_ONCE = 16  # games per process in one batch: Ray's backend returns only whole batches


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
    with ExitStack() as open_till_end:
        settings = open_till_end.enter_context(cluster(backend, processes))
        open_till_end.enter_context(parallel_config(**settings))
        try:
            with closing(_results(plan, processes, backend)) as results:
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


def _results(plan: Plan, processes: int, backend: str) -> Generator[Row | str, None, None]:
    """Rows as they are finished."""
    work = (delayed(attempt)(plan, job) for job in jobs(plan))
    if backend != "ray":
        yield from Parallel(n_jobs=processes, return_as="generator_unordered")(work)
        return
    with Parallel(n_jobs=processes) as pool:  # it can only return a whole batch
        while some := list(islice(work, AT_ONCE * processes)):
            yield from pool(some)


@contextmanager
def cluster(backend: str, processes: int) -> Iterator[dict[str, Any]]:
    """The joblib backend: a cluster named by the environment, else one on this machine."""
    if backend == "local":
        yield {}
    elif backend == "dask":
        distributed: Any = _installed(backend)
        local = {"n_workers": processes, "threads_per_worker": 1, "dashboard_address": None}
        known = import_module("dask").config.get("scheduler-address", None)
        with distributed.Client(**({} if known else local)):
            yield {"backend": "dask"}
    else:
        ray: Any = _installed(backend)
        import_module("ray.util.joblib").register_ray()
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        here = {"num_cpus": processes, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        known = os.environ.get("RAY_ADDRESS")
        ray.init(log_to_driver=False, logging_level="error", **({} if known else here))
        try:
            yield {"backend": "ray"}
        finally:
            ray.shutdown()


def _installed(backend: str) -> Any:
    try:
        return import_module(NEEDS[backend])
    except ModuleNotFoundError:
        raise BadOptions(f"the backend {backend} is not installed: laar[{backend}]") from None
