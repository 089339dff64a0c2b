"""PostgreSQL by psycopg. Every commit is on the disk before it returns, unless whoever runs the
database has said otherwise there."""

from __future__ import annotations

import contextlib
import os
import socket
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import psycopg
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, TimeoutError

from laar.server.store.condition import AWAY, BROKEN, FULL, LOCKED, TAKEN
from laar.server.store.dialect import Unusable
from laar.server.store.schema import REVISIONS

OURS = 0x6C616172  # the first half of the keys of our locks
GOES = 2.0  # seconds until a server that has died has left
LOCK_WAIT, STUCK = 250, 5000  # milliseconds: for a lock at a time; until a server is lost
IDLE = "idle_in_transaction_session_timeout"
SESSION = {
    "lock_timeout": LOCK_WAIT,
    "statement_timeout": STUCK,
    # A server that stands still in the middle of a commit holds up nobody who takes over from it.
    IDLE: 3000,
    # Nor does one that is gone without a word.
    "tcp_keepalives_idle": 3,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 3,
}
# One parameter whatever there is to store: that is the cheapest, here and there.
INSERT = """INSERT INTO lines
SELECT line->>0, (line->>1)::int, line->>2, line->>3 FROM json_array_elements(%s::json) line"""
FENCED = """WITH here AS (SELECT 1 FROM nodes WHERE epoch = %s FOR KEY SHARE)
INSERT INTO lines SELECT line->>0, (line->>1)::int, line->>2, line->>3
FROM here, json_array_elements(%s::json) line"""
_REASONS = {
    "25006": BROKEN,  # read only
    "40001": LOCKED,
    "40P01": LOCKED,
    "53100": FULL,
    "55P03": LOCKED,
    "55006": LOCKED,
}
_CLASSES = {"08": AWAY, "25": AWAY, "53": AWAY, "57": AWAY, "58": BROKEN, "XX": BROKEN}


def connect(url: URL) -> Engine:
    """For the one who writes."""
    return _engine(url, SESSION)


def connect_reading(url: URL) -> Engine:
    """For those who only read; all that one reading sees is of one moment."""
    session = {**SESSION, IDLE: 0, "default_transaction_read_only": "on"}
    return _engine(url, session, isolation_level="REPEATABLE READ")


def _engine(url: URL, session: Mapping[str, object], **more: str) -> Engine:
    options = " ".join(f"-c {name}={value}" for name, value in session.items())
    theirs = url.query.get("options", "")
    arguments = {
        "connect_timeout": 3,
        "tcp_user_timeout": STUCK,
        "options": f"{theirs} {options}".strip(),
        "application_name": "laar",
    }
    # Errors name no parameters: answers may be secret, and logs are read by others.
    return sql.create_engine(
        url.set(drivername="postgresql+psycopg"),
        hide_parameters=True,
        connect_args=arguments,
        **more,
    )


def trouble(problem: Exception) -> str | None:
    """What is the matter with the database; None where the one who asked is to blame."""
    if isinstance(problem, Taken):
        return TAKEN
    if isinstance(problem, TimeoutError):  # no connection is free
        return LOCKED
    if isinstance(problem, DBAPIError) and problem.connection_invalidated:
        return AWAY
    told = getattr(problem, "orig", problem)
    if not isinstance(told, psycopg.Error):
        return None
    state = told.sqlstate
    if state is None:
        lost = isinstance(told, psycopg.OperationalError | psycopg.InterfaceError)
        return AWAY if lost or isinstance(problem, InterfaceError) else None
    return _REASONS.get(state) or _CLASSES.get(state[:2])


def insert(table: sql.Table) -> postgresql.Insert:
    """A statement that may say what to do where a row is there already."""
    return postgresql.insert(table)


def insert_lines(db: Connection, rows: Sequence[tuple[str, int, str, str]]) -> None:
    """Add lines to tables."""
    db.exec_driver_sql(INSERT, (msgspec.json.encode(rows).decode(),))


def append(db: Connection, rows: Sequence[tuple[str, int, str, str]], epoch: int) -> bool:
    """Lines alone, in a commit of their own: one message there, one back. Was the node of this
    epoch there, if one is named?"""
    raw: Any = db.connection.driver_connection
    lines = msgspec.json.encode(rows).decode()
    raw.autocommit = True
    try:
        told = raw.execute(FENCED, (epoch, lines)) if epoch else raw.execute(INSERT, (lines,))
        return bool(told.rowcount)
    finally:
        if not raw.closed:
            raw.autocommit = False


def lost(db: Connection) -> bool:
    """Is this connection of no use any more?"""
    raw: Any = db.connection.driver_connection
    return bool(raw.closed)


def rewrite(db: Connection) -> None:
    """Write something that is there already."""
    db.execute(REVISIONS.update().values(version_num=REVISIONS.c.version_num))


def claim(db: Connection, shared: bool = False) -> None:
    """Be the one server of this database, or one of several, as long as this connection lasts."""
    lock = sql.func.pg_try_advisory_lock_shared if shared else sql.func.pg_try_advisory_lock
    key = sql.func.hashtext(sql.func.current_schema())
    end = time.monotonic() + GOES
    while not db.scalar(sql.select(lock(OURS, key))):
        if time.monotonic() > end:
            raise Taken("another server uses this database")
        time.sleep(0.02)
    db.commit()


class Taken(Unusable):
    """Another server writes here."""


def cut(raw: Any) -> None:
    """Give up, from another thread, what a connection waits for."""
    with contextlib.suppress(OSError, psycopg.Error):
        wire = socket.socket(fileno=os.dup(raw.fileno()))
        wire.shutdown(socket.SHUT_RDWR)
        wire.close()


# -- upgrades -------------------------------------------------------------------------------------


def alone(db: Connection) -> None:
    """Nobody else upgrades before this transaction ends."""
    for timeout in ("lock_timeout", "statement_timeout", IDLE):
        db.execute(sql.text(f"SET LOCAL {timeout} = 0"))
    db.execute(sql.select(sql.func.pg_advisory_xact_lock(OURS)))


def marked(db: Connection) -> str:
    """The revision as those wrote it who did not know Alembic: they did not know us either."""
    return "0000"


def mark(db: Connection, revision: str) -> None:
    """They need not be told."""


def damage(db: Connection) -> str:
    """PostgreSQL looks after itself."""
    return ""
