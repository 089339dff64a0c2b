"""SQLite: a file in the data folder, every commit on the disk before it returns."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import OperationalError

from laar.server.store.condition import BROKEN, FULL, LOCKED
from laar.server.store.schema import REVISION

LOCK_WAIT = 250  # milliseconds at a time
LOOK = 2.0  # seconds for a look through the file: a large one is not read to its end
AT_ONCE = 200  # rows of one INSERT: every statement hands the interpreter lock over and back
_REASONS = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: BROKEN,
    sqlite3.SQLITE_READONLY: BROKEN,
    sqlite3.SQLITE_CANTOPEN: BROKEN,
    sqlite3.SQLITE_CORRUPT: BROKEN,
    sqlite3.SQLITE_NOTADB: BROKEN,
}


def address(path: Path) -> URL:
    """Where a file is."""
    return URL.create("sqlite", database=str(path))


def connect(url: URL) -> Engine:
    """For the one who writes."""
    return _engine(url, "BEGIN IMMEDIATE", "journal_mode=WAL", "synchronous=FULL")


def connect_reading(url: URL) -> Engine:
    """For those who only read."""
    return _engine(url, "BEGIN", "query_only=1")


def _engine(url: URL, begin: str, *pragmas: str) -> Engine:
    # Errors name no parameters: answers may be secret, and logs are read by others.
    engine = sql.create_engine(url, hide_parameters=True)

    @sql.event.listens_for(engine, "connect")
    def opened(raw: Any, _: Any) -> None:
        raw.isolation_level = None  # Python's own idea of when a transaction begins is no good
        for pragma in (f"busy_timeout={LOCK_WAIT}", *pragmas):
            raw.execute(f"PRAGMA {pragma}")

    @sql.event.listens_for(engine, "begin")
    def begun(db: Connection) -> None:
        db.exec_driver_sql(begin)

    return engine


def trouble(problem: Exception) -> str | None:
    """What is the matter with the database; None where the one who asked is to blame."""
    code = getattr(getattr(problem, "orig", problem), "sqlite_errorcode", None)
    return None if code is None else _REASONS.get(code & 0xFF)


def insert(table: sql.Table) -> sqlite.Insert:
    """A statement that may say what to do where a row is there already."""
    return sqlite.insert(table)


def insert_lines(db: Connection, rows: Sequence[tuple[str, int, str, str]]) -> None:
    """Add lines to tables."""
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        rows_of_marks = ",".join(["(?,?,?,?)"] * len(some))
        values = tuple(value for row in some for value in row)
        db.exec_driver_sql(f"INSERT INTO lines VALUES {rows_of_marks}", values)


def append(db: Connection, rows: Sequence[tuple[str, int, str, str]], epoch: int) -> bool:
    """Lines alone, in a commit of their own."""
    with db.begin():
        insert_lines(db, rows)
    return True


def lost(db: Connection) -> bool:
    """A file does not go away."""
    return False


def claim(db: Connection, shared: bool = False) -> None:
    """Whoever has the lock of the folder is the one."""


def cut(raw: Any) -> None:
    """A file answers at once."""


def rewrite(db: Connection) -> None:
    """Write something that is there already."""
    mark(db, REVISION)


# -- backups --------------------------------------------------------------------------------------


def save(source: Path, target: Path) -> None:
    """Copy the database as it is at one moment; who writes meanwhile waits for nothing."""
    reading, writing = sqlite3.connect(source), sqlite3.connect(target)
    try:
        reading.execute("PRAGMA query_only=1")
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    finally:
        writing.close()
        reading.close()


def settle(database: Path) -> None:
    """Bring all that lies beside the file into it."""
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA journal_mode=DELETE")


def look_through(database: Path) -> str:
    """What a look through all of it finds; empty when all is well."""
    engine = connect_reading(address(database))
    try:
        with engine.connect() as db:
            said = [str(one) for one in db.exec_driver_sql("PRAGMA integrity_check(1)").scalars()]
            return "" if said == ["ok"] else said[0]
    finally:
        engine.dispose()


# -- upgrades -------------------------------------------------------------------------------------


def alone(db: Connection) -> None:
    """Nobody else upgrades: the lock on the file keeps them out."""


def marked(db: Connection) -> str:
    """The revision as those wrote it who did not know Alembic, and look only there."""
    return f"{db.exec_driver_sql('PRAGMA user_version').scalar_one():04}"


def mark(db: Connection, revision: str) -> None:
    """Tell them that this is newer than they are."""
    db.exec_driver_sql(f"PRAGMA user_version = {int(revision)}")


def damage(db: Connection) -> str:
    """What a short look through the file finds; empty when all seems well."""
    end = time.monotonic() + LOOK
    raw = db.connection.dbapi_connection
    assert raw is not None
    raw.set_progress_handler(lambda: time.monotonic() > end, 100_000)
    said = ["ok"]
    with contextlib.suppress(_Enough):
        said = _look(db)
    raw.set_progress_handler(None, 0)
    return "" if said == ["ok"] else said[0]


class _Enough(Exception):
    """Looked long enough."""


def _look(db: Connection) -> list[str]:
    try:
        return [str(said) for said in db.exec_driver_sql("PRAGMA quick_check(1)").scalars()]
    except OperationalError as problem:
        if trouble(problem) is None:  # interrupted
            raise _Enough from None
        raise
