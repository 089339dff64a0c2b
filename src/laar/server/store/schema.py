"""The tables of the database, and how it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Engine

VERSION = 2  # of these tables; the first had none, which SQLite calls 0
LOCK_WAIT = 250  # milliseconds at a time

meta = sql.MetaData()
GUESTS = sql.Table(
    "guests",
    meta,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("lang", sql.String, nullable=False),
)
TABLES = sql.Table(
    "tables",
    meta,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("creator", sql.String, nullable=False),
    sql.Column("status", sql.String, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("created", sql.Integer, nullable=False),
    sql.Column("head", sql.LargeBinary, nullable=False),
    # What follows from the head, for looking it up.
    sql.Column("hidden", sql.Boolean, nullable=False, server_default="0"),
    sql.Column("event", sql.String, nullable=False, server_default=""),
    sql.Column("passing", sql.Boolean, nullable=False, server_default="0"),  # see lists.passing
    sql.Column("changed", sql.Integer, nullable=False, server_default="0"),  # about a day exactly
)
TABLES_INDEXES = (
    sql.Index("tables_by_status", TABLES.c.status, TABLES.c.created, TABLES.c.id),
    sql.Index("tables_listed", TABLES.c.status, TABLES.c.listed, TABLES.c.created, TABLES.c.id),
    sql.Index("tables_hidden", TABLES.c.created, TABLES.c.id, sqlite_where=sql.text("hidden = 1")),
    sql.Index("tables_passing", TABLES.c.changed, sqlite_where=sql.text("passing = 1")),
)
SITTING = sql.Table(  # whose tables: of all who sit there, and of who made it
    "sitting",
    meta,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("created", sql.Integer, nullable=False, server_default="0"),
    sql.Column("board", sql.Boolean, nullable=False, server_default="0"),  # see lists.is_board
)
SITTING_INDEXES = (
    sql.Index(
        "sitting_by_guest",
        SITTING.c.guest,
        SITTING.c.board,
        SITTING.c.created,
        SITTING.c.table_id,
    ),
    sql.Index("sitting_by_table", SITTING.c.table_id),
)
LINES = sql.Table(
    "lines",
    meta,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.String, nullable=False),
    sql.Column("text", sql.String, nullable=False),
    sqlite_with_rowid=False,  # one tree, in the order of reading
)
DECKS = sql.Table(
    "decks",
    meta,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("guest", sql.String, nullable=False, index=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("cards", sql.JSON, nullable=False),
    sql.Column("changed", sql.Integer, nullable=False),
)
PACKS = sql.Table(
    "packs",
    meta,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("guest", sql.String, nullable=False, index=True),
    sql.Column("data", sql.JSON, nullable=False),
    sql.Column("changed", sql.Integer, nullable=False),
)


def connect(path: Path) -> Engine:
    """SQLite that has every commit on the disk before it returns."""
    return _engine(path, "BEGIN IMMEDIATE", "journal_mode=WAL", "synchronous=FULL")


def connect_reading(engine: Engine) -> Engine:
    """The same database for those who only read."""
    assert engine.url.database is not None
    return _engine(Path(engine.url.database), "BEGIN", "query_only=1")


def _engine(path: Path, begin: str, *pragmas: str) -> Engine:
    # Errors name no parameters: answers may be secret, and logs are read by others.
    engine = sql.create_engine(f"sqlite:///{path}", hide_parameters=True)

    @sql.event.listens_for(engine, "connect")
    def opened(raw: Any, _: Any) -> None:
        raw.isolation_level = None  # Python's own idea of when a transaction begins is no good
        for pragma in (f"busy_timeout={LOCK_WAIT}", *pragmas):
            raw.execute(f"PRAGMA {pragma}")

    @sql.event.listens_for(engine, "begin")
    def begun(db: sql.Connection) -> None:
        db.exec_driver_sql(begin)

    return engine
