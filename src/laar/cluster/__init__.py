"""Where work is done: processes of this machine, or a cluster of dask or Ray.

All of it goes through joblib. ``with cluster("dask", 4):`` decides where every ``Parallel`` inside
works; a worker that dies costs nothing but time, since what it did is done again by another.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from laar.core.game import BadOptions

BACKENDS = ("local", "dask", "ray")
NEEDS = {"dask": "distributed", "ray": "ray"}
AGAIN = 8  # times that a task is done again when its worker dies


@contextmanager
def cluster(backend: str, workers: int) -> Iterator[None]:
    """All joblib work inside goes to this backend: a cluster named by the environment, else one of
    so many processes on this machine."""
    if backend == "local":
        yield
    elif backend == "dask":
        with _dask(workers), _joblib("dask", workers):
            yield
    elif backend == "ray":
        from laar.cluster.ray_tasks import joined

        with _ray(workers), _joblib(joined(AGAIN), workers):
            yield
    else:
        raise BadOptions(f"there is no backend '{backend}': {', '.join(BACKENDS)}")


@contextmanager
def _dask(workers: int) -> Iterator[None]:
    distributed: Any = _installed("dask")
    config: Any = import_module("dask").config
    known = config.get("scheduler-address", None)
    local = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": None}
    patient = {"distributed.scheduler.allowed-failures": AGAIN}
    with config.set(patient), distributed.Client(**({} if known else local)):
        yield


@contextmanager
def _ray(workers: int) -> Iterator[None]:
    ray: Any = _installed("ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    here = {"num_cpus": workers, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    known = os.environ.get("RAY_ADDRESS")
    ray.init(log_to_driver=False, logging_level="error", **({} if known else here))
    try:
        yield
    finally:
        ray.shutdown()


def _joblib(backend: str, workers: int) -> Any:
    return import_module("joblib").parallel_config(backend=backend, n_jobs=workers)


def _installed(backend: str) -> Any:
    try:
        return import_module(NEEDS[backend])
    except ModuleNotFoundError:
        raise BadOptions(f"the backend {backend} is not installed: laar[{backend}]") from None
