"""A database of an earlier Laar opens as ours; one that is not ours is refused, and says why."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from tests.databases import of_sqlite
from tests.server.damage import opened
from tests.server.people import run
from tests.server.test_store import head

from laar.cli import main as laar
from laar.server.berserk import pack_store
from laar.server.berserk.deck_store import DeckStore
from laar.server.main import migrate, serve
from laar.server.models import Head, Origin
from laar.server.seats import Seat
from laar.server.settings import Settings
from laar.server.store import upgrade
from laar.server.store.dialect import connect
from laar.server.store.schema import REVISION, REVISIONS, meta
from laar.server.store.store import Store
from laar.server.store.upgrade import prepare

pytestmark = of_sqlite
FIRST = """
CREATE TABLE guests (id VARCHAR NOT NULL, name VARCHAR NOT NULL, lang VARCHAR NOT NULL,
    PRIMARY KEY (id));
CREATE TABLE tables (id VARCHAR NOT NULL, creator VARCHAR NOT NULL, status VARCHAR NOT NULL,
    listed BOOLEAN NOT NULL, created INTEGER NOT NULL, head BLOB NOT NULL, PRIMARY KEY (id));
CREATE INDEX ix_tables_creator ON tables (creator);
CREATE INDEX ix_tables_status ON tables (status);
CREATE TABLE sitting (guest VARCHAR NOT NULL, table_id VARCHAR NOT NULL,
    PRIMARY KEY (guest, table_id));
CREATE TABLE lines (table_id VARCHAR NOT NULL, n INTEGER NOT NULL, seat VARCHAR NOT NULL,
    text VARCHAR NOT NULL, PRIMARY KEY (table_id, n)) WITHOUT ROWID;
CREATE TABLE decks (id VARCHAR NOT NULL, guest VARCHAR NOT NULL, game VARCHAR NOT NULL,
    name VARCHAR NOT NULL, cards JSON NOT NULL, changed INTEGER NOT NULL, PRIMARY KEY (id));
CREATE INDEX ix_decks_guest ON decks (guest);
"""  # and no packs: there were none in the beginning


STORED = [
    ("belogorye", "over"),
    ("belogorye", "live"),
    ("bastion", "live"),
    ("berserk", "live"),
    ("berserk", "live"),
    ("belogorye", "open"),
]
ANN = "ann-number"


def second(path: Path) -> None:
    """A database as the second release wrote it, with tables of all games."""
    script = Path(__file__).with_name("stored") / "second.sql"
    with sqlite3.connect(path) as db:
        db.executescript(script.read_text(encoding="utf-8"))
    db.close()


def first(path: Path, *heads: Head) -> None:
    """A database as the first Laar wrote it."""
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.executescript(FIRST)
        for one in heads:
            raw = msgspec.json.encode(one)
            values = (one.id, one.creator, one.status, one.listed, one.created, raw)
            db.execute("INSERT INTO tables VALUES (?,?,?,?,?,?)", values)
            db.execute("INSERT INTO lines VALUES (?,1,'chance','6')", (one.id,))
            for guest in {seat.guest for seat in one.seats.values() if seat.guest}:
                db.execute("INSERT INTO sitting VALUES (?,?)", (guest, one.id))
    db.close()


def test_an_earlier_database_is_upgraded_in_place(tmp_path: Path) -> None:
    async def story() -> None:
        drawn = {"position": "c3 leshy"}
        bob = {"bogatyrs": Seat("human", "Bob", "bob"), "evil": Seat("bot", "greedy")}
        heads = [
            head("t1", created=1),
            head("t2", created=2, status="live", creator="ann", seats=bob),
            head("puzzle", created=3, status="live", options=drawn),
            head("board", created=4, status="live", options=drawn, origin=Origin("set")),
            head("event", created=5, status="live", hidden=True),
            head("duel", created=6, status="live", hidden=True, event="event", creator=""),
        ]
        first(tmp_path / "laar.db", *heads)
        with sqlite3.connect(tmp_path / "laar.db") as damaged:
            damaged.execute("INSERT INTO tables VALUES ('bad', 'eve', 'live', 0, 7, x'7b')")
        damaged.close()
        for _ in range(2):  # the second time nothing is left to do
            store = Store(connect(tmp_path / "laar.db"))
            mine = [one.id for one in await store.tables_of("ann")]
            assert mine == ["duel", "event", "board", "t2", "t1"]
            assert [one.id for one in await store.tables_of("bob")] == ["t2"]
            assert [one.id for one in await store.open_tables(0)] == ["t1"]
            assert [one.id for one in await store.events(0)] == ["event"]
            for one in heads:
                assert await store.load(one.id) == (one, [("chance", "6")])
            assert await store.left_behind(1, 10) == []  # all of them were used just now
            future = 2**40
            assert set(await store.left_behind(future, 10)) == {"t1", "puzzle", "board"}
            await store.close()
        with sqlite3.connect(tmp_path / "laar.db") as db:
            assert db.execute("PRAGMA user_version").fetchone() == (int(REVISION),)
            old = "SELECT name FROM sqlite_master WHERE name IN ('ix_tables_status', 'packs')"
            assert db.execute(old).fetchall() == [("packs",)]
        db.close()

    run(story())


def test_a_database_of_the_second_release_opens_and_every_table_replays(tmp_path: Path) -> None:
    second(tmp_path / "laar.db")
    with sqlite3.connect(tmp_path / "laar.db") as db:
        rows = db.execute("SELECT table_id, n, seat, text FROM lines ORDER BY 1, 2").fetchall()
    db.close()
    assert migrate(Settings(tmp_path)) == 0

    async def story() -> None:
        async with opened(tmp_path) as house:
            found = []
            for number in range(1, len(STORED) + 1):
                loaded = await house.loader.load(f"stored-{number}")
                assert loaded is not None
                head, lines, match = loaded
                found.append((head.game, head.status))
                assert head.damage is None
                assert match is None or (match.whole and match.stored(1) == lines)
                told = [(f"stored-{number}", n, *line) for n, line in enumerate(lines, 1)]
                assert told == [row for row in rows if row[0] == f"stored-{number}"]
            assert found == STORED
            assert [deck.name for deck in await DeckStore(house.store, ANN, "berserk").all()] == [
                "Ours"
            ]
            assert [pack.data["name"] for pack in await pack_store.of(house.store, ANN)] == ["Ours"]

    run(story())


def test_every_step_leads_to_what_a_new_database_has(tmp_path: Path) -> None:
    first(tmp_path / "first.db", head("t1"))
    second(tmp_path / "second.db")
    shapes = []
    for name in ("new", "first", "second"):
        engine = connect(tmp_path / f"{name}.db")
        assert prepare(engine) == {"new": "", "first": "0001", "second": "0002"}[name]
        assert prepare(engine) == REVISION
        with engine.connect() as db:
            assert compare_metadata(MigrationContext.configure(db), meta) == []
            told = sql.inspect(db)
            shapes.append(
                {
                    table: (
                        {one["name"] for one in told.get_columns(table)},
                        {(one["name"], *one["column_names"]) for one in told.get_indexes(table)},
                        told.get_pk_constraint(table)["constrained_columns"],
                    )
                    for table in told.get_table_names()
                }
            )
        engine.dispose()
    assert shapes[0] == shapes[1] == shapes[2]


def test_the_steps_from_nothing_lead_there_too(tmp_path: Path) -> None:
    engine = connect(tmp_path / "laar.db")
    with engine.begin() as db:
        upgrade._climb(db, None)
        REVISIONS.create(db)
        assert compare_metadata(MigrationContext.configure(db), meta) == []
    engine.dispose()


def test_migrate_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    for make in (lambda path: None, first, second):
        data = tmp_path / str(len(said))
        data.mkdir()
        make(data / "laar.db")
        assert laar(["migrate", "--data", str(data)]) == 0
        said.append(capsys.readouterr().out.strip().partition(": ")[2])
    assert said == [
        f"schema {REVISION} (new)",
        f"schema {REVISION} (was 0001)",
        f"schema {REVISION} (was 0002)",
    ]


def _tomorrow(path: Path) -> None:
    """One of ours, and then somebody went on."""
    engine = connect(path)
    prepare(engine)
    with engine.begin() as db:
        db.execute(REVISIONS.update().values(version_num="9999"))
    engine.dispose()


def _future(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {int(REVISION) + 1}")
    db.close()


def _foreign(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE tables (legs INTEGER)")
    db.close()


def _half(path: Path) -> None:
    """One that says it is ours, but lacks what ours has."""
    first(path)
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {int(REVISION)}")
    db.close()


def _torn(path: Path) -> None:
    """The end is missing."""
    first(path, *(head(f"t{i}", invite="x" * 4000) for i in range(40)))
    path.write_bytes(path.read_bytes()[:-60_000])


def _scratched(path: Path) -> None:
    """Rubbish in the middle."""
    first(path, *(head(f"t{i}", invite="x" * 500) for i in range(200)))
    data = bytearray(path.read_bytes())
    data[8192:40_960] = b"\xa5" * (40_960 - 8192)
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (_future, "newer Laar"),
        (_tomorrow, "newer Laar"),
        (_foreign, "damaged"),
        (_half, "damaged"),
        (_torn, "malformed|damaged"),
        (_scratched, "malformed|damaged"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_database_that_is_not_ours_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], make: Callable[[Path], None], why: str
) -> None:
    make(tmp_path / "laar.db")
    before = (tmp_path / "laar.db").read_bytes()
    assert serve(Settings(tmp_path, port=0)) == 2
    said = capsys.readouterr().err
    assert any(word in said for word in why.split("|")), said
    assert str(tmp_path) in said
    assert (tmp_path / "laar.db").read_bytes()[100:] == before[100:]  # nothing was changed
