"""Three servers with one PostgreSQL: twenty are killed, ten stand still, and all are restarted
under two hundred games."""

from collections.abc import Iterator

import pytest
from tests.faults.nodes import Nodes, nodes
from tests.faults.test_r3_nodes import TEN, kill, pause, rolling, run

from laar.server.bench.engines import Nats, Postgres


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Three servers."""
    data = tmp_path_factory.mktemp("nodes")
    postgres, nats = Postgres(), Nats()
    with nodes(data, postgres.fresh(data), nats, 3) as started:
        yield started
        assert "Traceback" not in started.said()
    nats.close()
    postgres.close()


@pytest.mark.parametrize("seed", range(4))
def test_owners_are_killed(house: Nodes, seed: int) -> None:
    acknowledged, took = run(house, 30, seed, kill, kill, kill, kill, kill)
    assert acknowledged > 500
    assert max(took) < TEN


@pytest.mark.parametrize("seed", range(10, 15))
def test_owners_stand_still(house: Nodes, seed: int) -> None:
    acknowledged, took = run(house, 30, seed, pause, pause)
    assert acknowledged > 200
    assert max(took) < TEN


def test_a_rolling_restart(house: Nodes) -> None:
    took = rolling(house, 200, 20)
    assert took[int(len(took) * 0.99)] < 1.0
