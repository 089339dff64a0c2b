"""The store: what it says is kept is on the disk, and one bad job spoils no other."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from tests.databases import POSTGRES, games, of_sqlite, query
from tests.server.people import run

from laar.server.models import Guest, Head, Origin
from laar.server.seats import Seat
from laar.server.store.dialect import connect
from laar.server.store.store import Store
from laar.server.store.writer import Job, Result


def head(name: str = "t1", **changes: object) -> Head:
    seats = {"bogatyrs": Seat("human", "Ann", "ann"), "evil": Seat("open")}
    made = Head(
        name, "belogorye", "2017", {}, seats, "ann", "key", True, "open", "00", "11", {}, 5, "0.1.0"
    )
    for field, value in changes.items():
        setattr(made, field, value)
    return made


def test_what_is_stored_is_read_again_by_another_process(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(connect(games(tmp_path)))
        await store.create(head(), [("chance", "6")])
        lines = [("bogatyrs", "first evil"), ("chance", "1")]
        await store.append("t1", 2, lines, head(status="live"))
        await store.name_guest(Guest("ann", "Ann"))
        await store.name_guest(Guest("ann", "Anna", "ru"))
        # Before the store is closed.
        assert query(games(tmp_path), "SELECT count(*) FROM lines") == [(3,)]
        if not POSTGRES:
            assert query(games(tmp_path), "PRAGMA journal_mode") == [("wal",)]
        await store.close()
        store = Store(connect(games(tmp_path)))
        assert await store.load("t1") == (
            head(status="live"),
            [("chance", "6"), ("bogatyrs", "first evil"), ("chance", "1")],
        )
        assert await store.guest("ann") == Guest("ann", "Anna", "ru")
        assert await store.guest("bob") is None
        assert await store.load("t2") is None
        await store.close()

    run(story())


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(connect(games(tmp_path)))
        await store.create(head(), [("chance", "6")])
        jobs = [store.append("t1", n, [("evil", f"line {n}")]) for n in (2, 2, 1, 3)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(r, IntegrityError) for r in results] == [False, True, True, False]
        found = await store.load("t1")
        assert found is not None
        assert [text for _, text in found[1]] == ["6", "line 2", "line 3"]
        await store.close()

    run(story())


def test_many_answers_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = Store(connect(games(tmp_path)))
        groups: list[int] = []
        commit = store._writer.commit

        def counted(db: Connection, group: list[Job]) -> list[Result]:
            groups.append(len(group))
            return commit(db, group)

        monkeypatch.setattr(store._writer, "commit", counted)
        await asyncio.gather(*(store.append(f"t{i}", 1, [("evil", "end")]) for i in range(500)))
        assert sum(groups) == 500
        assert len(groups) < 50
        await store.close()

    run(story())


@of_sqlite
def test_a_full_disk_is_told_and_nothing_is_half_kept(tmp_path: Path) -> None:
    async def story() -> None:
        engine = connect(games(tmp_path))
        store = Store(engine)
        await store.create(head())
        big = [("evil", "x" * 2000)] * 100
        await store.do(lambda db: db.exec_driver_sql("pragma max_page_count = 30").scalar())
        with pytest.raises(Exception, match="full"):
            await store.append("t1", 1, big)
        await store.do(lambda db: db.exec_driver_sql("pragma max_page_count = 3000").scalar())
        found = await store.load("t1")
        assert found == (head(), [])
        await store.append("t1", 1, big)
        await store.close()

    run(story())


def test_open_and_own_tables_are_listed_newest_first(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(connect(games(tmp_path)))
        for name, created in (("old", 1), ("new", 9), ("mid", 5)):
            await store.create(head(name, created=created))
        await store.create(head("private", listed=False, created=7, creator="bob"))
        assert [h.id for h in await store.open_tables(2)] == ["new", "mid"]
        assert [h.id for h in await store.tables_of("ann")] == ["new", "private", "mid", "old"]
        assert [h.id for h in await store.tables_of("bob")] == ["private"]
        drawn = {"position": "wall 1 red-beast"}
        await store.create(head("puzzle", options=drawn, created=10))
        await store.create(head("board", options=drawn, origin=Origin("set"), created=8))
        assert [h.id for h in await store.tables_of("ann", 2)] == ["new", "board"]
        await store.close()

    run(story())
