"""Ray under joblib, a task for each batch of work."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from joblib import register_parallel_backend
from joblib.parallel import AutoBatchingMixin, ParallelBackendBase

NAME = "ray-tasks"  # by which joblib knows it


def joined(again: int) -> str:
    """The name of the backend, once joblib knows it; its batches are done again so many times."""
    RayTasks.again = again
    register_parallel_backend(NAME, RayTasks)
    return NAME


class RayTasks(AutoBatchingMixin, ParallelBackendBase):  # type: ignore[misc]  # joblib has no types
    """Joblib's work as tasks of Ray. Ray's own backend keeps it in a pool of actors, which gives up
    when one of them dies and returns nothing before all is done."""

    again = 0  # times that a batch is done again when its worker dies
    supports_retrieve_callback = True
    supports_return_generator = True

    def configure(self, n_jobs: int = 1, parallel: Any = None, **_: Any) -> int:
        """Be ready for this many at a time."""
        self.parallel = parallel
        self._do = import_module("ray").remote(max_retries=self.again)(_do)
        return self.effective_n_jobs(n_jobs)

    def effective_n_jobs(self, n_jobs: int) -> int:
        """As many as were asked for; Ray lets those wait for whom there is no room."""
        return max(1, n_jobs)

    def submit(self, func: Callable[[], Any], callback: Callable[[Any], None]) -> Any:
        """Start a batch, and call back when it is done."""
        future = self._do.remote(func).future()
        future.add_done_callback(callback)
        return future

    def retrieve_result_callback(self, out: Any) -> Any:
        """What a batch gave."""
        return out.result()

    def abort_everything(self, ensure_ready: bool = True) -> None:
        """What has begun ends by itself, and nobody looks at it."""
        if ensure_ready:
            self.configure(self.parallel.n_jobs, self.parallel)


def _do(batch: Callable[[], Any]) -> Any:
    return batch()
