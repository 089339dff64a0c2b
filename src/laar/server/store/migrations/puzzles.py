"""Puzzles: what guests have solved, the days of their streaks, and the puzzles they made."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

WORD = sql.String().with_variant(sql.String(collation="C"), "postgresql")


def upgrade() -> None:
    """Make three tables."""
    op.create_table(
        "puzzle_tries",
        sql.Column("guest", WORD, primary_key=True),
        sql.Column("game", WORD, primary_key=True),
        sql.Column("puzzle", WORD, primary_key=True),
        sql.Column("wrong", sql.Integer(), nullable=False),
        sql.Column("solved", sql.Boolean(), nullable=False),
        sql.Column("last", WORD, nullable=False),
    )
    op.create_table(
        "puzzle_days",
        sql.Column("guest", WORD, primary_key=True),
        sql.Column("day", sql.Integer(), primary_key=True, autoincrement=False),
    )
    op.create_table(
        "own_puzzles",
        sql.Column("id", WORD, primary_key=True),
        sql.Column("guest", WORD, nullable=False, index=True),
        sql.Column("game", WORD, nullable=False),
        sql.Column("data", sql.JSON(), nullable=False),
    )
