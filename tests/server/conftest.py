"""One real server for all tests here. Whatever they send it, its log stays free of tracebacks."""

from collections.abc import Iterator

import pytest
from tests.server.watch import Watch

from laar.server.bench.process import GENEROUS, Served
from laar.server.table import clock


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server") / "data", *GENEROUS) as server:
        yield server
    assert server.errors.read_text() == ""


@pytest.fixture
def port(served: Served) -> int:
    return served.port


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """What time it is at all tables."""
    watch = Watch()
    monkeypatch.setattr(clock, "now", lambda: watch.now)
    monkeypatch.setattr(clock, "ring", watch.ring)
    return watch
