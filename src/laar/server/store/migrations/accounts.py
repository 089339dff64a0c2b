"""Accounts: names, passkeys, recovery codes, sessions, and guests who have become somebody."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

WORD = sql.String().with_variant(sql.String(collation="C"), "postgresql")
TIME = sql.Integer().with_variant(sql.BigInteger(), "postgresql")


def upgrade() -> None:
    """Make five tables."""
    op.create_table(
        "accounts",
        sql.Column("person", WORD, primary_key=True),
        sql.Column("name", WORD, nullable=False),
        sql.Column("skeleton", WORD, nullable=False),
        sql.Column("password", WORD, nullable=False),
        sql.Column("made", TIME, nullable=False),
    )
    op.create_index("accounts_by_skeleton", "accounts", ["skeleton"], unique=True)
    op.create_table(
        "passkeys",
        sql.Column("id", WORD, primary_key=True),
        sql.Column("person", WORD, nullable=False, index=True),
        sql.Column("public_key", sql.LargeBinary(), nullable=False),
        sql.Column("uses", sql.BigInteger(), nullable=False),
        sql.Column("label", WORD, nullable=False),
        sql.Column("made", TIME, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sql.Column("hash", WORD, primary_key=True),
        sql.Column("person", WORD, nullable=False, index=True),
    )
    op.create_table(
        "sessions",
        sql.Column("hash", WORD, primary_key=True),
        sql.Column("person", WORD, nullable=False, index=True),
        sql.Column("made", TIME, nullable=False),
        sql.Column("seen", TIME, nullable=False),
        sql.Column("label", WORD, nullable=False),
    )
    op.create_table(
        "moved",
        sql.Column("guest", WORD, primary_key=True),
        sql.Column("person", WORD, nullable=False, index=True),
    )
