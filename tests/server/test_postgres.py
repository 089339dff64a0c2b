"""PostgreSQL in the place of a file: the same store, one server a database, dumps for both."""

from __future__ import annotations

import asyncio
import io
from itertools import pairwise
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from tests.databases import query
from tests.server.people import alone, browse, run
from tests.server.test_store import head
from tests.server.test_upgrade import STORED, second

from laar.cli import main as laar
from laar.server.bench.engines import Postgres
from laar.server.bench.process import GENEROUS, Served
from laar.server.main import serve
from laar.server.models import Guest
from laar.server.settings import Settings
from laar.server.store import upgrade
from laar.server.store.copying import dump, load
from laar.server.store.dialect import Unusable, connect
from laar.server.store.schema import REVISION, REVISIONS, meta
from laar.server.store.store import Store
from laar.server.store.upgrade import examine, prepare

FIRST = ("alembic_version", "guests", "tables", "sitting", "lines", "decks")  # of the first release


@pytest.fixture
def url(postgres: Postgres, tmp_path: Path) -> str:
    return postgres.fresh(tmp_path)


def test_what_is_stored_is_read_again(url: str) -> None:
    async def story() -> None:
        store = Store(connect(url))
        await store.create(head(), [("chance", "6")])
        await store.append("t1", 2, [("bogatyrs", "first"), ("chance", 'ё \\ "')], head(lot=["a"]))
        await store.name_guest(Guest("ann", "Ann"))
        await store.name_guest(Guest("ann", "Анна", "ru"))
        assert query(url, "SELECT count(*) FROM lines") == [(3,)]  # before the store is closed
        await store.close()
        store = Store(connect(url))
        lines = [("chance", "6"), ("bogatyrs", "first"), ("chance", 'ё \\ "')]
        assert await store.load("t1") == (head(lot=["a"]), lines)
        assert await store.guest("ann") == Guest("ann", "Анна", "ru")
        assert await store.load("t\0") is None
        assert [one.id for one in await store.open_tables(0)] == ["t1"]
        assert [one.id for one in await store.tables_of("ann", 1, (6, "z"))] == ["t1"]
        await store.close()

    run(story())


def test_a_number_is_given_once(url: str) -> None:
    async def story() -> None:
        store = Store(connect(url))
        await store.create(head(), [("chance", "6")])
        jobs = [store.append("t1", n, [("evil", f"line {n}")]) for n in (2, 2, 1, 3)]
        told = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(one).__name__ for one in told] == [
            "NoneType", "IntegrityError", "IntegrityError", "NoneType",
        ]  # fmt: skip
        found = await store.load("t1")
        assert found is not None
        assert [text for _, text in found[1]] == ["6", "line 2", "line 3"]
        await store.close()

    run(story())


def test_its_tables_are_those_of_the_steps(url: str) -> None:
    engine = connect(url)
    with engine.begin() as db:
        upgrade._climb(db, None)
        REVISIONS.create(db)
        assert compare_metadata(MigrationContext.configure(db), meta) == []
        db.execute(REVISIONS.insert().values(version_num="0001"))
        for name in ("hidden", "event", "passing", "changed"):
            db.exec_driver_sql(f"ALTER TABLE tables DROP COLUMN {name}")
        for name in ("created", "board"):
            db.exec_driver_sql(f"ALTER TABLE sitting DROP COLUMN {name}")
        for name in ("tables_by_status", "tables_listed", "sitting_by_table"):
            db.exec_driver_sql(f"DROP INDEX IF EXISTS {name}")
        for table in reversed(meta.sorted_tables):
            if table.name not in FIRST:
                table.drop(db)
    assert prepare(engine) == "0001"
    assert prepare(engine) == REVISION
    examine(engine)
    with engine.begin() as db:
        assert compare_metadata(MigrationContext.configure(db), meta) == []
        db.execute(REVISIONS.update().values(version_num="9999"))
    with pytest.raises(Unusable, match="newer Laar"):
        prepare(engine)
    engine.dispose()


def test_two_servers_do_not_share_it(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(port: int) -> None:
        table, ann = await alone(port)
        async with browse(port, table, ann) as a:
            await a.hello()
            seat = await a.asked()
            assert (await a.say(seat, a.states[seat]["ask"]["options"][0]))["t"] == "state"

    with Served(tmp_path / "one", *GENEROUS, f"database={url}") as server:
        run(story(server.port))
        assert serve(Settings(tmp_path / "two", port=0, database=url)) == 2
        assert "another server uses this database" in capsys.readouterr().err
    assert not (tmp_path / "one" / "laar.db").exists()
    assert "Traceback" not in server.errors.read_text()


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("mysql://host/laar", "no database we know"),
        ("nonsense", "like postgresql://"),
        ("postgresql://laar:secret@127.0.0.1:1/laar", "refused"),
    ],
)
def test_one_that_cannot_be_is_refused(
    database: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert laar(["migrate", "--data", str(tmp_path), "--database", database]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert "secret" not in said


def test_a_dump_goes_from_one_kind_to_the_other_and_back(url: str, tmp_path: Path) -> None:
    second(tmp_path / "laar.db")
    engines = [connect(tmp_path / "laar.db"), connect(url), connect(tmp_path / "again.db")]
    prepare(engines[0])
    dumps = []
    for source, target in pairwise(engines):
        dumped = io.BytesIO()
        rows = dump(source, dumped)
        assert load(target, io.BytesIO(dumped.getvalue())) == rows
        with pytest.raises(Unusable, match="already"):
            load(target, io.BytesIO(dumped.getvalue()))
        dumps.append(sorted(dumped.getvalue().splitlines()))
    assert dumps[0] == dumps[1]
    assert len(dumps[0]) > 600
    for engine in engines:
        engine.dispose()
    found = query(url, "SELECT status FROM tables ORDER BY id")
    assert [status for (status,) in found] == [status for _, status in STORED]


@pytest.mark.parametrize("cut", [0, 10, 5000, -2, -20])
def test_a_dump_that_is_cut_off_is_refused_whole(cut: int, tmp_path: Path) -> None:
    second(tmp_path / "laar.db")
    source, target = connect(tmp_path / "laar.db"), connect(tmp_path / "other.db")
    prepare(source)
    dumped = io.BytesIO()
    dump(source, dumped)
    with pytest.raises(Unusable, match=r"cut off|no dump|lost"):
        load(target, io.BytesIO(dumped.getvalue()[:cut]))
    source.dispose()
    target.dispose()
    assert query(tmp_path / "other.db", "SELECT count(*) FROM lines") == [(0,)]
