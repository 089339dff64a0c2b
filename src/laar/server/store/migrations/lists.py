"""What lists look at gets columns and indexes; packs of cards of one's own."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sql
from alembic import op
from sqlalchemy.engine import Connection

from laar.server.models import Head
from laar.server.store import lists

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

WORD = sql.String().with_variant(sql.String(collation="C"), "postgresql")
TIME = sql.Integer().with_variant(sql.BigInteger(), "postgresql")
AT_ONCE = 1000  # heads
DERIVED = ("hidden", "event", "passing")
_decode = msgspec.json.Decoder(Head).decode


def upgrade() -> None:
    """Add them, and fill in what follows from the heads."""
    _add("tables", "hidden", sql.Boolean())
    _add("tables", "event", WORD, "")
    _add("tables", "passing", sql.Boolean())
    _add("tables", "changed", TIME)
    _add("sitting", "created", TIME)
    _add("sitting", "board", sql.Boolean())
    for name in ("creator", "status"):
        op.drop_index(f"ix_tables_{name}", "tables", if_exists=True)
    _fill(op.get_bind())
    op.create_index("tables_by_status", "tables", ["status", "created", "id"])
    op.create_index("tables_listed", "tables", ["status", "listed", "created", "id"])
    for name, columns, where in (
        ("tables_hidden", ["created", "id"], "hidden"),
        ("tables_passing", ["changed"], "passing"),
    ):
        op.create_index(
            name,
            "tables",
            columns,
            sqlite_where=sql.text(f"{where} = 1"),
            postgresql_where=sql.text(where),
        )
    op.create_index("sitting_by_guest", "sitting", ["guest", "board", "created", "table_id"])
    op.create_index("sitting_by_table", "sitting", ["table_id"])
    op.create_table(
        "packs",
        sql.Column("id", WORD, primary_key=True),
        sql.Column("guest", WORD, nullable=False, index=True),
        sql.Column("data", sql.JSON, nullable=False),
        sql.Column("changed", TIME, nullable=False),
        if_not_exists=True,  # the last of the first releases had them already
    )
    op.create_index("ix_packs_guest", "packs", ["guest"], if_not_exists=True)


def _add(table: str, name: str, kind: sql.types.TypeEngine[Any], unless_said: str = "0") -> None:
    op.add_column(table, sql.Column(name, kind, nullable=False, server_default=unless_said))


def _fill(db: Connection) -> None:
    """Nobody knows when a table was last used: let that be now."""
    tables = sql.table("tables", *map(sql.column, ("id", "head", "changed", *DERIVED)))
    sitting = sql.table("sitting", *map(sql.column, ("guest", "table_id", "created", "board")))
    db.execute(tables.update().values(changed=int(time.time())))
    some = sql.select(tables.c.id, tables.c.head).order_by(tables.c.id).limit(AT_ONCE)
    by_id = tables.update().where(tables.c.id == sql.bindparam("table"))
    last = ""
    while rows := db.execute(some.where(tables.c.id > last)).all():
        last = rows[-1][0]
        heads = [head for _, text in rows if (head := _read(text)) is not None]
        found = [{"table": head.id, **lists.derived(head)} for head in heads]
        if changed := [row for row in found if any(row[name] for name in DERIVED)]:
            db.execute(by_id.values({name: sql.bindparam(name) for name in DERIVED}), changed)
        for head in heads:
            db.execute(sitting.delete().where(sitting.c.table_id == head.id))
        if sat := [row for head in heads for row in lists.sitting(head)]:
            db.execute(sitting.insert(), sat)


def _read(raw: bytes) -> Head | None:
    try:
        return _decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None  # whoever opens it is told; it keeps nobody else from starting
