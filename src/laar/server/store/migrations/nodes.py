"""Which node owns which table, where there are several."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

WORD = sql.String().with_variant(sql.String(collation="C"), "postgresql")


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "nodes",
        sql.Column("epoch", sql.Integer, primary_key=True),
        sql.Column("until", sql.Double, nullable=False),
    )
    op.create_table(
        "owners",
        sql.Column("table_id", WORD, primary_key=True),
        sql.Column(
            "epoch",
            sql.Integer,
            sql.ForeignKey("nodes.epoch", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
    )
