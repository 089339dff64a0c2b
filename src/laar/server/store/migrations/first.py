"""The tables of the first release. Databases of that time do not say so themselves."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

WORD = sql.String().with_variant(sql.String(collation="C"), "postgresql")
TIME = sql.Integer().with_variant(sql.BigInteger(), "postgresql")


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "guests",
        sql.Column("id", WORD, primary_key=True),
        sql.Column("name", WORD, nullable=False),
        sql.Column("lang", WORD, nullable=False),
    )
    op.create_table(
        "tables",
        sql.Column("id", WORD, primary_key=True),
        sql.Column("creator", WORD, nullable=False, index=True),
        sql.Column("status", WORD, nullable=False, index=True),
        sql.Column("listed", sql.Boolean, nullable=False),
        sql.Column("created", TIME, nullable=False),
        sql.Column("head", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "sitting",
        sql.Column("guest", WORD, primary_key=True),
        sql.Column("table_id", WORD, primary_key=True),
    )
    op.create_table(
        "lines",
        sql.Column("table_id", WORD, primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", WORD, nullable=False),
        sql.Column("text", WORD, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "decks",
        sql.Column("id", WORD, primary_key=True),
        sql.Column("guest", WORD, nullable=False, index=True),
        sql.Column("game", WORD, nullable=False),
        sql.Column("name", WORD, nullable=False),
        sql.Column("cards", sql.JSON, nullable=False),
        sql.Column("changed", TIME, nullable=False),
    )
