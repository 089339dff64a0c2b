"""R2: the database is locked, the disk full. Nothing is acknowledged that is not stored, everyone
is told in time, and the log says so once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError
from tests.databases import games, of_sqlite
from tests.server.inside import run as run_inside
from tests.server.inside import serving
from tests.server.people import alone, browse, run
from tests.server.test_store import head

from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served
from laar.server.errors import Busy
from laar.server.store import condition, writer
from laar.server.store.dialect import connect
from laar.server.store.store import Store
from laar.server.table.tables import Tables

pytestmark = of_sqlite


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here waits longer than needed."""
    monkeypatch.setattr(writer, "PATIENCE", 0.6)
    monkeypatch.setattr(condition, "CALM", 0.0)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = Store(connect(games(path)))
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Somebody else writes, and writes, and writes."""
    with closing(sqlite3.connect(data / "laar.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def appends(store: Store, count: int) -> list[asyncio.Future[None]]:
    return [store.append(f"t{i}", 1, [("evil", "end")]) for i in range(count)]


def test_all_who_wait_for_a_lock_are_told_together(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            with locked(tmp_path):
                begun = time.monotonic()
                told = await asyncio.gather(*appends(store, 200), return_exceptions=True)
                assert {type(one) for one in told} == {Busy}
                assert time.monotonic() - begun < 10  # not so long for each of them
                again = await asyncio.gather(*appends(store, 5), return_exceptions=True)
                assert {type(one) for one in again} == {Busy}
                assert store.condition.reason == "locked"
                assert await store.load("t1") is None  # reading goes on
            assert (
                await store.read(
                    lambda db: db.exec_driver_sql("SELECT count(*) FROM lines").scalar()
                )
                == 0
            )
            await asyncio.gather(*appends(store, 200))
            assert store.condition.reason == ""

    with caplog.at_level(logging.WARNING, "laar"):
        run(story())
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]
    assert "locked" in caplog.text
    assert "205" in caplog.text
    assert "Traceback" not in caplog.text


def test_a_lock_that_goes_away_costs_nobody_anything(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            with locked(tmp_path):
                waiting = appends(store, 50)
                while store.condition.reason != "locked":
                    await asyncio.sleep(0.01)
            await asyncio.gather(*waiting)

    run(story())


def test_one_bad_job_takes_no_other_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            await store.create(head("t3"), [("chance", "6")])
            commits: list[int] = []
            await store.do(
                lambda db: db.connection.dbapi_connection.set_trace_callback(  # type: ignore[union-attr]
                    lambda said: commits.append(1) if said == "COMMIT" else None
                )
            )
            commits.clear()
            told = await asyncio.gather(*appends(store, 100), return_exceptions=True)
            assert [i for i, one in enumerate(told) if one is not None] == [3]
            assert isinstance(told[3], IntegrityError)
            assert len(commits) < 10  # the others still share theirs

    run(story())


def test_a_full_disk_is_told_at_once_and_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            await store.create(head())
            big = [("evil", "x" * 2000)] * 100
            await store.do(lambda db: db.exec_driver_sql("PRAGMA max_page_count = 40").scalar())
            for _ in range(30):
                some = [store.append("t1", 1, big), store.append("t2", 1, big)]
                told = await asyncio.gather(*some, return_exceptions=True)
                assert [getattr(one, "reason", None) for one in told] == ["full", "full"]
            assert store.condition.reason == "full"
            await store.do(lambda db: db.exec_driver_sql("PRAGMA max_page_count = 9999").scalar())
            await store.append("t1", 1, big)
            assert store.condition.reason == ""

    with caplog.at_level(logging.WARNING, "laar"):
        run(story())
    assert len(caplog.records) == 2
    assert "Traceback" not in caplog.text


def test_a_server_says_that_its_store_is_locked(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        port = server.port
        table, ann = await alone(port)
        async with browse(port, table, ann) as a:
            await a.hello()
            assert await load_client.call(port, "GET", "/healthz") == (200, {"ok": True})
            with locked(server.data):
                seat = await a.asked()
                begun = time.monotonic()
                status, told = await load_client.call(port, "GET", "/healthz")
                assert (status, told["ok"]) == (503, False)
                assert time.monotonic() - begun < 5  # a second, and a busy machine
                reply = await a.say(seat, a.states[seat]["ask"]["options"][0])
                assert (reply["t"], reply["code"]) == ("error", "busy")
                wish = {"game": "belogorye"}
                status, told = await load_client.call(port, "POST", "/api/tables", wish, ann)
                assert (status, told["error"]["code"]) == (503, "busy")
                status, told = await load_client.call(port, "GET", "/healthz")
                assert (status, told["reason"]) == (503, "the store is locked")
                assert await load_client.call(port, "GET", "/livez") == (200, {"ok": True})
                assert (await load_client.call(port, "GET", f"/api/tables/{table}"))[0] == 200
            while (await load_client.call(port, "GET", "/healthz"))[0] != 200:
                await asyncio.sleep(0.05)
            a.forget()
            await a.hello()
            reply = await a.say(seat, a.states[seat]["ask"]["options"][0])
            assert reply["t"] == "state"

    with Served(tmp_path / "data", *GENEROUS) as server:
        run(story(server))
    said = server.errors.read_text().splitlines()
    assert len(said) == 2, said


def test_a_table_that_cannot_be_read_now_is_not_said_to_be_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as inside:
            table, ann = await alone(inside.port)

            async def broken(*_: object) -> None:
                raise Busy("broken")

            with monkeypatch.context() as while_broken:
                while_broken.setattr(Tables, "room", broken)
                async with browse(inside.port, table, ann) as a:
                    assert (await a.next("error"))["code"] == "busy"
                    assert await a.wire.closed == 1013
            async with browse(inside.port, table, ann) as a:
                assert await a.hello()

    run_inside(story())
