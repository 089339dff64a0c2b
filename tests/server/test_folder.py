"""Seeds and keys are for the owner of the server alone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.databases import of_sqlite
from tests.server.people import alone, run

from laar.server.bench.process import Served

LOOSE = ("laar.db", "cookie.key", "record.key", "lock")


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


@of_sqlite
@pytest.mark.parametrize("earlier", [False, True], ids=["new", "there already"])
def test_nobody_else_looks_into_the_data_folder(tmp_path: Path, earlier: bool) -> None:
    data = tmp_path / "deep" / "data"
    before = os.umask(0o000)
    try:
        if earlier:
            with Served(data) as served:
                run(_play(served.port))
            data.chmod(0o755)
            for name in LOOSE:
                (data / name).chmod(0o644)
        with Served(data) as served:
            run(_play(served.port))
            found = {path.name: rights(path) for path in data.iterdir()}
            del found["errors.txt"]  # of the test
            assert {*LOOSE, "laar.db-wal", "laar.db-shm"} <= {*found}
            assert set(found.values()) == {0o600}
            assert rights(data) == 0o700
    finally:
        os.umask(before)


async def _play(port: int) -> None:
    await alone(port)
