"""The bench of the store in small: it measures what it says."""

from laar.server.bench.large_store import bench


def test_answers_and_lists_are_measured() -> None:
    figures = bench(tables=300, seconds=0.5)
    assert figures["tables"] == 300
    for what in ("alone", "beside", "lists"):
        assert figures[what]["count"] > 0
        assert 0 < figures[what]["p50_ms"] <= figures[what]["p99_ms"]
