"""What every test may use. Markers are declared in pyproject.toml."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.databases import POSTGRES

from laar.server.bench.engines import Nats, Postgres
from laar.server.bench.process import Served
from laar.server.store import folder

ROOT = Path(__file__).resolve().parent.parent


def pytest_collection() -> None:
    """What is collected now is no garbage."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Half a million objects stay until the end: no search for garbage looks at them again."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Path of the browser that `make browser` found."""
    kept = ROOT / ".cache" / "browser-path"
    if not kept.exists():
        pytest.fail("no browser is known yet: run `make browser`")
    return kept.read_text(encoding="utf-8").strip()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this session."""
    started = Postgres()
    yield started
    started.close()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A NATS of this session."""
    started = Nats()
    yield started
    started.close()


@pytest.fixture(scope="session", autouse=POSTGRES)
def games_in_postgres(postgres: Postgres) -> Iterator[None]:
    """Every server without a database of its own keeps its games there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folder, "address", lambda data, database: database or postgres.fresh(data))
        patch.setattr(Served, "database", staticmethod(postgres.fresh))
        yield
