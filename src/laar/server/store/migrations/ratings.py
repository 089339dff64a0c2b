"""Ratings, and what each game changed in them."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

WORD = sql.String().with_variant(sql.String(collation="C"), "postgresql")
TIME = sql.Integer().with_variant(sql.BigInteger(), "postgresql")


def upgrade() -> None:
    """Make two tables."""
    op.create_table(
        "ratings",
        sql.Column("game", WORD, primary_key=True),
        sql.Column("mode", WORD, primary_key=True),
        sql.Column("who", WORD, primary_key=True),
        sql.Column("points", sql.Double(), nullable=False),
        sql.Column("doubt", sql.Double(), nullable=False),
        sql.Column("games", sql.Integer(), nullable=False),
        sql.Column("changed", TIME, nullable=False),
    )
    op.create_index("ratings_by_points", "ratings", ["game", "mode", "points", "who"])
    op.create_index("ratings_by_who", "ratings", ["who"])
    op.create_table(
        "rated_games",
        sql.Column("table_id", WORD, primary_key=True),
        sql.Column("who", WORD, primary_key=True),
        sql.Column("game", WORD, nullable=False),
        sql.Column("mode", WORD, nullable=False),
        sql.Column("number", sql.Integer(), nullable=False),
        sql.Column("points", sql.Double(), nullable=False),
        sql.Column("doubt", sql.Double(), nullable=False),
        sql.Column("gained", sql.Double(), nullable=False),
        sql.Column("ended", TIME, nullable=False),
    )
    op.create_index("rated_by_who", "rated_games", ["who", "game", "mode", "number"])
