"""The page of metrics: Prometheus reads it, and nobody from outside does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.inside import run, serving
from tests.server.people import alone, browse

from laar.server.bench import load_client
from laar.server.metrics import Spread

Samples = dict[tuple[str, str], float]


async def scraped(port: int) -> Samples:
    """Everything that is told, by name and stage."""
    status, page = await load_client.call(port, "GET", "/metrics")
    assert status == 200
    return {
        (sample.name, sample.labels.get("stage", "") + sample.labels.get("le", "")): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


def test_it_is_scraped_and_counts_what_happens(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as inside:
            before = await scraped(inside.port)
            table, ann = await alone(inside.port)
            async with browse(inside.port, table, ann) as a:
                await a.hello()
                for _ in range(5):
                    seat = await a.asked()
                    await a.say(seat, a.states[seat]["ask"]["options"][0])
                await a.heard_all()
                after = await scraped(inside.port)
            grown = {key: after[key] - before[key] for key in before}
            assert grown["laar_answers_stored_total", ""] >= 5  # chance answers, too
            for stage in ("queue", "rules", "store", "tell"):
                assert grown["laar_answer_seconds_count", stage] >= 5
                assert grown["laar_answer_seconds_sum", stage] > 0
                assert grown["laar_answer_seconds_bucket", f"{stage}+Inf"] >= 5
            assert grown["laar_commit_answers_sum", ""] == grown["laar_answers_stored_total", ""]
            assert grown["laar_rooms", ""] == 1
            assert grown["laar_sockets", ""] == 1
            assert after["laar_bot_queue", ""] == 0
            assert {"laar_errors_total", "laar_clock_late_seconds_count"} <= {n for n, _ in after}

    run(story())


@pytest.mark.parametrize(
    ("settings", "head", "status"),
    [
        ({}, "", 200),
        ({}, "X-Forwarded-For: 203.0.113.7\r\n", 403),
        ({}, "X-Forwarded-For: 127.0.0.1\r\n", 403),
        ({"proxies": ()}, "X-Forwarded-For: 127.0.0.1\r\n", 403),
        ({}, "Via: 1.1 proxy\r\n", 403),
        ({"metrics": ()}, "", 403),
        ({"metrics": ("10.0.0.0/8",)}, "", 403),
        ({"metrics": ("127.0.0.1",)}, "", 200),
    ],
)
def test_only_those_it_is_for_read_it(
    tmp_path: Path, settings: dict[str, Any], head: str, status: int
) -> None:
    async def story() -> None:
        async with serving(tmp_path, **settings) as inside:
            got, _ = await load_client.call(inside.port, "GET", "/metrics", headers=head)
            assert got == status

    run(story())


def test_a_value_on_a_bound_is_below_it() -> None:
    spread = Spread((1, 2))
    for value in (0.5, 1, 1.5, 2, 3):
        spread.add(value)
    assert (spread.counts, spread.total) == ([2, 2, 1], 8.0)
