"""What guests have learnt: lessons, questions the coach has spoken of, first games."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

WORD = sql.String().with_variant(sql.String(collation="C"), "postgresql")
TIME = sql.Integer().with_variant(sql.BigInteger(), "postgresql")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "learnt",
        sql.Column("guest", WORD, primary_key=True),
        sql.Column("game", WORD, primary_key=True),
        sql.Column("kind", WORD, primary_key=True),
        sql.Column("name", WORD, primary_key=True),
        sql.Column("n", sql.Integer(), nullable=False),
        sql.Column("changed", TIME, nullable=False),
        sqlite_with_rowid=False,
    )
