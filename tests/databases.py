"""Where tests keep games. With LAAR_TEST_DATABASE=postgresql every server of the tests keeps its
games in PostgreSQL, each data folder in a schema of its own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from laar.server.store import folder
from laar.server.store.dialect import connect, connect_reading

POSTGRES = os.environ.get("LAAR_TEST_DATABASE") == "postgresql"
WAIT = 60_000  # milliseconds: for what a server that has just been refused still holds
of_sqlite = pytest.mark.skipif(POSTGRES, reason="about the file of SQLite")


def games(data: Path) -> Path | str:
    """Where a server with this data folder keeps its games."""
    return folder.address(data, "")


def query(where: Path | str, asked: str, **values: object) -> list[Any]:
    """What a query finds in a database."""
    engine = connect(where)
    if asked.startswith("SELECT"):
        engine = connect_reading(engine)
    try:
        with engine.begin() as db:
            if engine.dialect.name == "postgresql":  # a server gives up sooner than a test may
                db.execute(sql.text(f"SET LOCAL lock_timeout = {WAIT}"))
                db.execute(sql.text(f"SET LOCAL statement_timeout = {WAIT}"))
            found = db.execute(sql.text(asked), values)
            return [tuple(row) for row in found] if found.returns_rows else []
    finally:
        engine.dispose()
