"""The one place where databases differ. What each of them does in its own way stands in a module of
its own; that of one that is not used is never imported."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sql
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError

from laar.server.store import sqlite

Row = tuple[str, int, str, str]  # table, number, seat, text: a line


class Unusable(Exception):
    """This database cannot be ours; says why."""


class Dialect(Protocol):
    """What every database does in its own way."""

    def insert(self, table: sql.Table) -> Any:
        """A statement that may say what to do where a row is there already."""

    def connect(self, url: URL) -> Engine:
        """For the one who writes."""

    def connect_reading(self, url: URL) -> Engine:
        """For those who only read."""

    def trouble(self, problem: Exception) -> str | None:
        """What is the matter with the database; None where the one who asked is to blame."""

    def insert_lines(self, db: Connection, rows: Sequence[Row]) -> None:
        """Add lines to tables."""

    def append(self, db: Connection, rows: Sequence[Row], epoch: int) -> bool:
        """Lines alone, in a commit of their own. Was the node of this epoch there, if one is
        named?"""

    def lost(self, db: Connection) -> bool:
        """Is this connection of no use any more?"""

    def rewrite(self, db: Connection) -> None:
        """Write something that is there already."""

    def claim(self, db: Connection, shared: bool = False) -> None:
        """Be the one who writes, or one of several, as long as this connection lasts."""

    def cut(self, raw: Any) -> None:
        """Give up, from another thread, what a connection waits for."""

    def alone(self, db: Connection) -> None:
        """Nobody else upgrades before this transaction ends."""

    def marked(self, db: Connection) -> str:
        """The revision as those wrote it who did not know Alembic; 0000: none."""

    def mark(self, db: Connection, revision: str) -> None:
        """Tell them that this is newer than they are."""

    def damage(self, db: Connection) -> str:
        """What a short look finds; empty when all seems well."""


def of(one: Engine | Connection | URL) -> Dialect:
    """The dialect of a database."""
    name = one.get_backend_name() if isinstance(one, URL) else one.dialect.name
    if name == "sqlite":
        return sqlite
    if name != "postgresql":
        raise Unusable(f"'{name}' is no database we know: there are sqlite and postgresql")
    try:
        from laar.server.store import postgres
    except ImportError:
        raise Unusable("PostgreSQL needs psycopg: pip install 'laar[postgres]'") from None
    return postgres


def connect(where: Path | str) -> Engine:
    """A file of SQLite, or any database by its address."""
    try:
        url = sqlite.address(where) if isinstance(where, Path) else make_url(where)
    except ArgumentError:
        raise Unusable("the address of a database is like postgresql://host/name") from None
    return of(url).connect(url)


def connect_reading_at(where: Path) -> Engine:
    """A file of SQLite for those who only read."""
    url = sqlite.address(where)
    return of(url).connect_reading(url)


# What a backup needs is done for files of SQLite alone.
save, settle, look_through = sqlite.save, sqlite.settle, sqlite.look_through


def connect_reading(engine: Engine) -> Engine:
    """The same database for those who only read."""
    return of(engine).connect_reading(engine.url)
