"""The lists of tables: each along an index however many tables there are, page by page."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.engine import Connection
from tests.databases import games, of_sqlite
from tests.server.people import run
from tests.server.test_store import head

from laar.server.models import Head, Origin
from laar.server.seats import Seat
from laar.server.store import broom, lists
from laar.server.store.dialect import connect
from laar.server.store.store import DAY, Store

QUERIES: dict[str, sql.Select[Any]] = {
    "open": lists.open_tables(5),
    "open, more": lists.open_tables(5, (9, "t3")),
    "mine": lists.tables_of("ann"),
    "mine, more": lists.tables_of("ann", (9, "t3")),
    "live": lists.live_tables(5),
    "events": lists.running_events(5),
    "left behind": lists.left_behind(5),
}


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = Store(connect(games(path)))
    try:
        yield store
    finally:
        await store.close()


def plan(db: Connection, query: sql.Select[Any]) -> list[str]:
    """How SQLite goes about it."""
    said = query.compile(db.engine, compile_kwargs={"literal_binds": False})
    values = tuple(said.params[name] for name in said.positiontup or ())
    return [str(row[3]) for row in db.exec_driver_sql(f"EXPLAIN QUERY PLAN {said}", values)]


@of_sqlite
@pytest.mark.parametrize("name", QUERIES)
def test_no_list_is_sorted_or_searched_from_end_to_end(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            steps = await store.read(lambda db: plan(db, QUERIES[name].limit(50)))
            assert steps
            for step in steps:
                assert step.startswith("SEARCH"), steps  # neither SCAN nor a temporary b-tree

    run(story())


def test_every_table_is_told_once_page_by_page(tmp_path: Path) -> None:
    """Many are as old as others: the id tells where the next page begins."""

    async def story() -> None:
        async with opened(tmp_path) as store:
            rng = random.Random(7)
            made = [head(f"t{i:03}", created=rng.randrange(6)) for i in range(60)]
            await asyncio.gather(*(store.create(one) for one in made))
            newest = [one.id for one in sorted(made, key=lambda h: (h.created, h.id), reverse=True)]
            told: dict[str, list[Head]] = {"mine": [], "open": []}
            while page := await store.tables_of("ann", 7, last(told["mine"])):
                told["mine"] += page
            while page := await store.open_tables(0, 7, last(told["open"])):
                told["open"] += page
            for some in told.values():
                assert [one.id for one in some] == newest

    run(story())


def last(told: list[Head]) -> lists.Key | None:
    return (told[-1].created, told[-1].id) if told else None


def test_a_list_holds_up_no_commit(tmp_path: Path) -> None:
    """What reads runs beside what writes; what is acknowledged is read at once."""

    async def story() -> None:
        async with opened(tmp_path) as store:
            await store.create(head())
            held, go_on = asyncio.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()

            def slow(db: Connection) -> None:
                db.exec_driver_sql("SELECT count(*) FROM lines")
                loop.call_soon_threadsafe(held.set)
                asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()

            reading = store.read(slow)
            await held.wait()
            await store.append("t1", 1, [("chance", "6")])
            found = await store.load("t1")
            assert found is not None
            assert found[1] == [("chance", "6")]
            assert not reading.done()
            go_on.set()
            await reading

    run(story())


NOBODY = {"bogatyrs": Seat("bot", "greedy"), "evil": Seat("bot", "random")}
PEOPLE = {"bogatyrs": Seat("human", "Ann", "ann"), "evil": Seat("human", "Bob", "bob")}
WITH_BOT = {"bogatyrs": Seat("human", "Ann", "ann"), "evil": Seat("bot", "greedy")}
DRAWN = {"position": "c3 leshy"}
MISSED = [
    head("between people, over", status="over", seats=PEOPLE),
    head("between people, live", status="live", seats=PEOPLE),
    head("with a bot", status="over", seats=WITH_BOT),
    head("branch", status="live", seats=PEOPLE, options=DRAWN, origin=Origin("keep", 3, "t0")),
    head("duel of bots", status="over", seats=NOBODY, event="e1"),
    head("event of bots", game="berserk", status="over", seats=NOBODY, options={"mode": "draft"}),
]
PASSING = [
    head("nobody came"),
    head("puzzle", status="live", seats=WITH_BOT, options=DRAWN),
    head("board", status="live", seats=PEOPLE, options=DRAWN, origin=Origin("set", clause="B-1")),
    head("workshop", status="live", seats=PEOPLE, options=DRAWN, origin=Origin("set")),
    head("bots alone", status="over", seats=NOBODY),
    head("bots alone, idle", status="live", seats=NOBODY),
]


def test_only_what_nobody_would_miss_is_swept_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(broom, "PAUSE", 0.0)
        monkeypatch.setattr("laar.server.store.store.AT_ONCE", 10)  # lines: more than one commit
        async with opened(tmp_path) as store:
            lines = [("chance", str(n)) for n in range(35)]
            for one in [*MISSED, *PASSING, head("in use"), head("used lately")]:
                await store.create(one, lines)
            old = "UPDATE tables SET changed = changed - 100 * 86400 WHERE id != 'used lately'"
            await store.do(lambda db: db.exec_driver_sql(old).rowcount)
            assert await broom.sweep(store, 90, lambda table: table == "in use") == len(PASSING)
            kept = {one.id for one in MISSED} | {"in use", "used lately"}
            counts = {
                name: await store.read(
                    lambda db, name=name: dict(  # type: ignore[misc]
                        db.exec_driver_sql(
                            f"SELECT {'id' if name == 'tables' else 'table_id'}, count(*) "
                            f"FROM {name} GROUP BY 1"
                        ).all()
                    )
                )
                for name in ("tables", "lines", "sitting")
            }
            assert set(counts["tables"]) == set(counts["sitting"]) == kept
            assert counts["lines"] == dict.fromkeys(kept, 35)

    run(story())


def test_an_answer_keeps_a_table_for_another_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            await store.create(head("t1", status="live", seats=NOBODY))
            await store.do(lambda db: db.exec_driver_sql("UPDATE tables SET changed = 0").rowcount)
            assert await store.left_behind(DAY, 10) == ["t1"]
            await store.append("t1", 1, [("evil", "end")])
            assert await store.left_behind(DAY, 10) == []
            await store.forget("t1", DAY)  # someone came in between
            assert await store.head("t1") is not None

    run(story())
