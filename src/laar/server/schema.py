"""The tables of the database, and how it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Engine

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
    sql.Column("creator", sql.String, nullable=False, index=True),
    sql.Column("status", sql.String, nullable=False, index=True),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("created", sql.Integer, nullable=False),
    sql.Column("head", sql.LargeBinary, nullable=False),
)
SITTING = sql.Table(
    "sitting",
    meta,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("table_id", sql.String, primary_key=True),
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
    # Errors name no parameters: answers may be secret, and logs are read by others.
    engine = sql.create_engine(f"sqlite:///{path}", hide_parameters=True)

    @sql.event.listens_for(engine, "connect")
    def durable(raw: Any, _: Any) -> None:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")
        raw.execute("PRAGMA busy_timeout=5000")

    return engine


def create(engine: Engine) -> None:
    """Make the tables that are not there yet."""
    meta.create_all(engine)
