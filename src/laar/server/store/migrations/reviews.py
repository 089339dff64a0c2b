"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

WORD = sql.String().with_variant(sql.String(collation="C"), "postgresql")


def upgrade() -> None:
    """Make a table."""
    op.create_table(
        "reviews",
        sql.Column("table_id", WORD, primary_key=True),
        sql.Column("format", sql.Integer(), nullable=False),
        sql.Column("data", sql.LargeBinary(), nullable=False),
    )
