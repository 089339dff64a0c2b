"""R1 and R2 with games in PostgreSQL: the server is killed; the database is restarted, killed,
locked, full and says nothing any more. What is acknowledged is stored, once."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sql
from tests.databases import query
from tests.faults.players import check, opponents
from tests.faults.test_r1_kill import kill_and_play
from tests.server.people import run
from tests.server.test_store import head

from laar.server.bench import load_client
from laar.server.bench.engines import Postgres
from laar.server.bench.process import GENEROUS, Served
from laar.server.errors import Busy
from laar.server.store import condition, writer
from laar.server.store.dialect import connect
from laar.server.store.store import Store

LINES = "SELECT count(*) FROM lines"
FULL = """CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN
RAISE EXCEPTION 'no space left on device' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql"""
TRIGGER = "CREATE TRIGGER full_disk BEFORE INSERT ON lines EXECUTE FUNCTION full_disk()"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """One of our own: it is treated badly."""
    started = Postgres()
    yield started
    started.close()


@pytest.fixture
def url(postgres: Postgres, tmp_path: Path) -> str:
    return postgres.fresh(tmp_path)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here waits longer than needed."""
    monkeypatch.setattr(writer, "PATIENCE", 0.6)
    monkeypatch.setattr(condition, "CALM", 0.0)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(connect(url))
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Somebody else has the lines for themselves."""
    engine = connect(url)
    with engine.begin() as db:
        db.execute(sql.text("LOCK TABLE lines IN EXCLUSIVE MODE"))
        yield
    engine.dispose()


async def until_it_works(store: Store) -> None:
    while True:
        try:
            return await store.probe()
        except Busy:
            await asyncio.sleep(0.05)


def test_r1_killed_under_load(url: str, tmp_path: Path) -> None:
    with Served(tmp_path / "data", *GENEROUS, f"database={url}") as server:
        acknowledged, _ = asyncio.run(kill_and_play(server, kills=3, tables=10, seed=1))
    assert acknowledged > 60
    assert "Traceback" not in server.errors.read_text()


def test_r2_restarted_under_load(postgres: Postgres, url: str, tmp_path: Path) -> None:
    async def story(server: Served) -> int:
        players = await opponents(server, 10, 2)
        lives = [asyncio.create_task(player.live()) for player in players]
        for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGINT):
            enough = sum(len(player.acked) for player in players) + 50
            while sum(len(p.acked) for p in players) < enough and not all(p.over for p in players):
                await asyncio.sleep(0.02)
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.to_thread(postgres.start)
        while (await load_client.call(server.port, "GET", "/healthz"))[0] != 200:
            await asyncio.sleep(0.05)
        enough = sum(len(player.acked) for player in players) + 50
        while sum(len(p.acked) for p in players) < enough and not all(p.over for p in players):
            await asyncio.sleep(0.02)
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        server.kill()
        return check(server.address, players)

    with Served(tmp_path / "data", *GENEROUS, f"database={url}") as server:
        assert asyncio.run(asyncio.wait_for(story(server), 300)) > 100
    told = server.errors.read_text()
    assert "reason=away" in told
    assert "Traceback" not in told


@pytest.mark.usefixtures("hurry")
def test_r2_locked_full_and_silent(postgres: Postgres, url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create(head())
            with locked(url):
                told = await asyncio.gather(
                    *(store.append(f"t{i}", 1, [("evil", "x")]) for i in range(20)),
                    return_exceptions=True,
                )
                assert [getattr(one, "reason", None) for one in told] == ["locked"] * 20
                assert await store.load("t1") == (head(), [])  # reading goes on
            await until_it_works(store)
            query(url, FULL)
            query(url, TRIGGER)
            with pytest.raises(Busy, match="full"):
                await store.append("t1", 1, [("evil", "x")])
            query(url, "DROP TRIGGER full_disk ON lines")
            await store.append("t1", 1, [("evil", "x")])
            await silent(store)
            assert query(url, LINES) == [(2,)]

    async def silent(store: Store) -> None:
        """The process that serves our writer stands still."""
        backend = await store.do(lambda db: db.scalar(sql.text("SELECT pg_backend_pid()")))
        assert backend is not None
        os.kill(backend, signal.SIGSTOP)
        begun = time.monotonic()
        try:
            with pytest.raises(Busy, match="away"):
                await store.append("t1", 2, [("evil", "lost")])
            assert time.monotonic() - begun < 10  # a second or two, and a busy machine
        finally:
            os.kill(backend, signal.SIGCONT)
        await until_it_works(store)
        await store.append("t1", 3, [("evil", "y")])
        query(url, "DELETE FROM lines WHERE n = 2")  # it may have come through

    run(story())
    assert postgres.process.poll() is None
