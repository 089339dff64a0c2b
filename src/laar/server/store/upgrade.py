"""A database of an earlier Laar is made one of ours, in one commit; any other is refused."""

from __future__ import annotations

import contextlib
import time

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import OperationalError

from laar.server.models import Head
from laar.server.store import lists
from laar.server.store.condition import trouble
from laar.server.store.schema import (
    SITTING,
    SITTING_INDEXES,
    TABLES,
    TABLES_INDEXES,
    VERSION,
    meta,
)

AT_ONCE = 1000  # heads
LOOK = 2.0  # seconds for a look through the file: a large one is not read to its end
DERIVED = ("hidden", "event", "passing")
SET = f"UPDATE tables SET {', '.join(f'{name} = :{name}' for name in DERIVED)} WHERE id = :id"
SIT = "INSERT OR REPLACE INTO sitting VALUES (:guest, :table_id, :created, :board)"
_decode = msgspec.json.Decoder(Head).decode


class Unusable(Exception):
    """This database cannot be ours; says why."""


def prepare(engine: Engine) -> None:
    """Make the tables that are not there yet, and those there are like ours."""
    with engine.begin() as db:
        found = db.exec_driver_sql("PRAGMA user_version").scalar_one()
        if found == VERSION:
            return
        if found > VERSION:
            raise Unusable(f"written by a newer Laar (schema {found}; this one knows {VERSION})")
        if sql.inspect(db).has_table(TABLES.name):
            _extend(db)
        meta.create_all(db)
        _compare(db)
        db.exec_driver_sql(f"PRAGMA user_version = {VERSION}")


def examine(engine: Engine) -> None:
    """Refuse a file that is damaged or lacks what its version has."""
    end = time.monotonic() + LOOK
    with engine.connect() as db:
        raw = db.connection.dbapi_connection
        assert raw is not None
        raw.set_progress_handler(lambda: time.monotonic() > end, 100_000)
        said = ["ok"]
        with contextlib.suppress(_Enough):
            said = _look(db)
        raw.set_progress_handler(None, 0)
        if said != ["ok"]:
            raise Unusable(f"damaged: {said[0]}")
        _compare(db)


class _Enough(Exception):
    """Looked long enough."""


def _look(db: Connection) -> list[str]:
    try:
        return [str(said) for said in db.exec_driver_sql("PRAGMA quick_check(1)").scalars()]
    except OperationalError as problem:
        if trouble(problem) is None:  # interrupted
            raise _Enough from None
        raise


def _compare(db: Connection) -> None:
    for table in meta.sorted_tables:
        known = _columns(db, table.name)
        for column in table.columns:
            if column.name not in known:
                raise Unusable(f"damaged: {table.name} has no {column.name}")


def _columns(db: Connection, table: str) -> set[str]:
    return {row.name for row in db.exec_driver_sql(f"PRAGMA table_info({table})")}


def _extend(db: Connection) -> None:
    """From the first tables to the second: what lists look at gets columns and indexes."""
    for table in (TABLES, SITTING):
        known = _columns(db, table.name)
        for column in table.columns:
            if column.name in known:
                continue
            if column.server_default is None:  # there from the first
                raise Unusable(f"damaged: {table.name} has no {column.name}")
            made = sql.schema.CreateColumn(column).compile(db.engine)
            db.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {made}")
    for name in ("ix_tables_creator", "ix_tables_status"):
        db.exec_driver_sql(f"DROP INDEX IF EXISTS {name}")
    _fill(db)
    for index in (*TABLES_INDEXES, *SITTING_INDEXES):
        index.create(db, checkfirst=True)


def _fill(db: Connection) -> None:
    """Nobody knows when a table was last used: let that be now."""
    raw = db.connection.dbapi_connection
    assert raw is not None
    raw.execute("UPDATE tables SET changed = ?", (int(time.time()),))
    rowid = 0
    some = "SELECT rowid, head FROM tables WHERE rowid > ? ORDER BY rowid LIMIT ?"
    while rows := raw.execute(some, (rowid, AT_ONCE)).fetchall():
        rowid = rows[-1][0]
        heads = [head for _, text in rows if (head := _read(text)) is not None]
        found = [{"id": head.id, **lists.derived(head)} for head in heads]
        raw.executemany(SET, [row for row in found if any(row[name] for name in DERIVED)])
        raw.executemany(SIT, [row for head in heads for row in lists.sitting(head)])


def _read(raw: bytes) -> Head | None:
    try:
        return _decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None  # whoever opens it is told; it keeps nobody else from starting
