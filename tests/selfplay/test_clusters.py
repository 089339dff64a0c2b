"""The same files from real clusters whose workers are killed on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from laar.bots.arena import arena
from laar.cluster import cluster
from laar.selfplay.folder import Shard
from laar.selfplay.plan import Plan
from laar.selfplay.work import selfplay

PLAN = Plan("belogorye", "2017.1", ("random", "greedy"), 12, shard=1)
DUEL = ("belogorye", None, "random", "greedy", 4, 1)
WORKERS = 4


class Dask:
    """The workers of the cluster that is open."""

    def __init__(self) -> None:
        self.client = import_module("distributed").get_client()
        self.processes = self.client.run(os.getpid)

    def busy(self) -> Iterator[int]:
        """The processes of those who have something to do."""
        for worker, tasks in self.client.processing().items():
            if tasks and worker in self.processes:
                yield self.processes[worker]


class Ray:
    """The same."""

    def busy(self) -> Iterator[int]:
        """Ray writes what a process does into its title."""
        yield from titled(b"ray::_do")


def titled(title: bytes) -> Iterator[int]:
    """Processes with this title that come from here."""
    for path in Path("/proc").glob("[0-9]*"):
        try:
            named = title in (path / "cmdline").read_bytes()
            own = named and os.getpid() in ancestors(int(path.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
        if own:
            yield int(path.name)


def ancestors(pid: int) -> Iterator[int]:
    while pid > 1:
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        yield pid


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("alone")
    selfplay(PLAN, folder, 1)
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize(("backend", "workers"), [("dask", Dask), ("ray", Ray)])
def test_two_of_four_workers_are_killed(
    backend: str, workers: type[Dask] | type[Ray], alone: dict[str, bytes], tmp_path: Path
) -> None:
    killed: list[int] = []

    def told(shard: Shard) -> None:
        """After a file is kept somebody dies who is at work, until two have."""
        if len(killed) < 2 and (pid := next((p for p in known.busy() if p not in killed), 0)):
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    with cluster(backend, WORKERS):
        known = workers()
        selfplay(PLAN, tmp_path, WORKERS, told)
        there = arena(*DUEL, jobs=WORKERS)
    assert len(killed) == 2
    assert contents(tmp_path) == alone
    assert {**there, "seconds": 0} == {**arena(*DUEL, jobs=1), "seconds": 0}
