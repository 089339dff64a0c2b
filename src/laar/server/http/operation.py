"""What those ask who run the server: does it live, is it ready, how is it doing?"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import prometheus_client
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector, CollectorRegistry
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import laar
from laar.server import metrics
from laar.server.edge.crowd import within
from laar.server.errors import Busy, Denied
from laar.server.http.api import reply, tables_of
from laar.server.metrics import Spread
from laar.server.table.tables import Tables

SOON = 0.8  # seconds for the database to answer
TOLD_BY_OTHERS = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip")
NOT_YOU = Denied("foreign", "metrics are not for this address (the setting `metrics`)", status=403)


async def live(request: Request) -> Response:
    """The server turns."""
    return reply({"ok": True})


async def ready(request: Request) -> Response:
    """What is said here would be stored. Whatever the database does, this answers soon."""
    tables = tables_of(request)
    if tables.stopping:
        return reply({"ok": False, "reason": "the server stops"}, 503)
    store = tables.store
    reason = "slow"
    with contextlib.suppress(TimeoutError, Busy):
        await asyncio.wait_for(store.probe(), SOON)
        reason = ""
    reason = store.condition.reason or reason
    if reason:
        return reply({"ok": False, "reason": f"the store is {reason}"}, 503)
    return reply({"ok": True})


async def measured(request: Request) -> Response:
    """How the server is doing, as Prometheus reads it. A proxy that does not say for whom it asks
    would open this to everyone, so none is told."""
    tables = tables_of(request)
    host = request.client.host if request.client else ""
    proxied = any(name in request.headers for name in TOLD_BY_OTHERS)
    if proxied or not within(host, tables.settings.metrics):
        raise NOT_YOU
    registry = CollectorRegistry()
    registry.register(Measures(tables))
    return Response(
        prometheus_client.generate_latest(registry),
        headers={"content-type": prometheus_client.CONTENT_TYPE_LATEST},
    )


class Measures(Collector):
    """What was counted, by the names that Prometheus knows."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def collect(self) -> Iterator[Metric]:
        """Everything."""
        tables = self._tables
        yield GaugeMetricFamily("laar_up", f"Laar {laar.__version__} serves", 1)
        yield _count("laar_answers_stored", "Answers, of people, bots and chance, on the disk",
                     metrics.COMMITS.total)  # fmt: skip
        stages = HistogramMetricFamily(
            "laar_answer_seconds", "Seconds of an answer by stage", labels=("stage",)
        )
        for name, spread in metrics.STAGES.items():
            stages.add_metric([name], _buckets(spread), spread.total)
        yield stages
        yield _spread("laar_commit_answers", "Answers in a commit", metrics.COMMITS)
        yield _spread("laar_clock_late_seconds", "How late a clock rang", metrics.CLOCKS)
        yield _count("laar_errors", "Errors in the log", metrics.ERRORS.count)
        yield _count("laar_store_refused", "Jobs that the store could not take",
                     metrics.REFUSED.count)  # fmt: skip
        yield _count("laar_bot_mistakes", "Questions that chance answered for a bot",
                     tables.pool.mistakes.total())  # fmt: skip
        yield GaugeMetricFamily("laar_rooms", "Tables in memory", tables.rooms)
        yield GaugeMetricFamily("laar_sockets", "WebSockets", tables.sockets)
        yield GaugeMetricFamily("laar_bot_queue", "Questions that wait for a bot",
                                tables.pool.waiting)  # fmt: skip


def _count(name: str, says: str, value: float) -> Metric:
    return CounterMetricFamily(name, says, value)


def _spread(name: str, says: str, spread: Spread) -> Metric:
    return HistogramMetricFamily(name, says, buckets=_buckets(spread), sum_value=spread.total)


def _buckets(spread: Spread) -> list[tuple[str, float]]:
    """By bound, how many are at most so large."""
    found, many = [], 0
    for bound, count in zip([*map(str, spread.bounds), "+Inf"], spread.counts, strict=True):
        many += count
        found.append((bound, float(many)))
    return found


ROUTES = [
    Route("/healthz", ready),
    Route("/healthz/ready", ready),
    Route("/healthz/live", live),
    Route("/livez", live),
    Route("/metrics", measured),
]
