"""The tables of the database. What is changed here needs a step in ``migrations``, too."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

REVISION = "0008"  # of these tables: the last step of ``migrations``

# Sorted by bytes in every database.
WORD = sql.String().with_variant(sql.String(collation="C"), "postgresql")
TIME = sql.Integer().with_variant(sql.BigInteger, "postgresql")  # seconds

meta = sql.MetaData()
REVISIONS = sql.Table(  # as Alembic has it
    "alembic_version",
    meta,
    sql.Column("version_num", sql.String(32), nullable=False),
    sql.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
GUESTS = sql.Table(
    "guests",
    meta,
    sql.Column("id", WORD, primary_key=True),
    sql.Column("name", WORD, nullable=False),
    sql.Column("lang", WORD, nullable=False),
)
TABLES = sql.Table(
    "tables",
    meta,
    sql.Column("id", WORD, primary_key=True),
    sql.Column("creator", WORD, nullable=False),
    sql.Column("status", WORD, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("created", TIME, nullable=False),
    sql.Column("head", sql.LargeBinary, nullable=False),
    # What follows from the head, for looking it up.
    sql.Column("hidden", sql.Boolean, nullable=False, server_default="0"),
    sql.Column("event", WORD, nullable=False, server_default=""),
    sql.Column("passing", sql.Boolean, nullable=False, server_default="0"),  # see lists.passing
    sql.Column("changed", TIME, nullable=False, server_default="0"),  # about a day exactly
)


def _some(name: str, which: sql.Column[bool], *columns: sql.Column[Any]) -> sql.Index:
    """An index of few rows."""
    return sql.Index(
        name, *columns, sqlite_where=sql.text(f"{which.name} = 1"), postgresql_where=which
    )


TABLES_INDEXES = (
    sql.Index("tables_by_status", TABLES.c.status, TABLES.c.created, TABLES.c.id),
    sql.Index("tables_listed", TABLES.c.status, TABLES.c.listed, TABLES.c.created, TABLES.c.id),
    _some("tables_hidden", TABLES.c.hidden, TABLES.c.created, TABLES.c.id),
    _some("tables_passing", TABLES.c.passing, TABLES.c.changed),
)
SITTING = sql.Table(  # whose tables: of all who sit there, and of who made it
    "sitting",
    meta,
    sql.Column("guest", WORD, primary_key=True),
    sql.Column("table_id", WORD, primary_key=True),
    sql.Column("created", TIME, nullable=False, server_default="0"),
    sql.Column("board", sql.Boolean, nullable=False, server_default="0"),  # see lists.is_board
)
SITTING_INDEXES = (
    sql.Index(
        "sitting_by_guest",
        SITTING.c.guest,
        SITTING.c.board,
        SITTING.c.created,
        SITTING.c.table_id,
    ),
    sql.Index("sitting_by_table", SITTING.c.table_id),
)
LINES = sql.Table(
    "lines",
    meta,
    sql.Column("table_id", WORD, primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", WORD, nullable=False),
    sql.Column("text", WORD, nullable=False),
    sqlite_with_rowid=False,  # one tree, in the order of reading
)
DECKS = sql.Table(
    "decks",
    meta,
    sql.Column("id", WORD, primary_key=True),
    sql.Column("guest", WORD, nullable=False, index=True),
    sql.Column("game", WORD, nullable=False),
    sql.Column("name", WORD, nullable=False),
    sql.Column("cards", sql.JSON, nullable=False),
    sql.Column("changed", TIME, nullable=False),
)
PACKS = sql.Table(
    "packs",
    meta,
    sql.Column("id", WORD, primary_key=True),
    sql.Column("guest", WORD, nullable=False, index=True),
    sql.Column("data", sql.JSON, nullable=False),
    sql.Column("changed", TIME, nullable=False),
)
LEARNT = sql.Table(  # what guests have learnt: how far in each thing of a kind
    "learnt",
    meta,
    sql.Column("guest", WORD, primary_key=True),
    sql.Column("game", WORD, primary_key=True),
    sql.Column("kind", WORD, primary_key=True),
    sql.Column("name", WORD, primary_key=True),
    sql.Column("n", sql.Integer, nullable=False),
    sql.Column("changed", TIME, nullable=False),
    sqlite_with_rowid=False,
)
TRIES = sql.Table(  # of shipped puzzles: who has solved what, and how often it went wrong
    "puzzle_tries",
    meta,
    sql.Column("guest", WORD, primary_key=True),
    sql.Column("game", WORD, primary_key=True),
    sql.Column("puzzle", WORD, primary_key=True),
    sql.Column("wrong", sql.Integer, nullable=False),
    sql.Column("solved", sql.Boolean, nullable=False),
    sql.Column("last", WORD, nullable=False),  # the table of the last try that went wrong
)
PUZZLE_DAYS = sql.Table(  # days, by number, on which somebody solved a puzzle of the day
    "puzzle_days",
    meta,
    sql.Column("guest", WORD, primary_key=True),
    sql.Column("day", sql.Integer, primary_key=True, autoincrement=False),
)
OWN_PUZZLES = sql.Table(
    "own_puzzles",
    meta,
    sql.Column("id", WORD, primary_key=True),
    sql.Column("guest", WORD, nullable=False, index=True),
    sql.Column("game", WORD, nullable=False),
    sql.Column("data", sql.JSON, nullable=False),
)
REVIEWS = sql.Table(  # of finished games, as they are sent
    "reviews",
    meta,
    sql.Column("table_id", WORD, primary_key=True),
    sql.Column("format", sql.Integer, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
)
ACCOUNTS = sql.Table(  # who has a name of their own; the number is a guest's like any other
    "accounts",
    meta,
    sql.Column("person", WORD, primary_key=True),
    sql.Column("name", WORD, nullable=False),
    sql.Column("skeleton", WORD, nullable=False),  # the same of names that look alike
    sql.Column("password", WORD, nullable=False),  # hashed; empty: there is none
    sql.Column("made", TIME, nullable=False),
)
ACCOUNTS_INDEX = sql.Index("accounts_by_skeleton", ACCOUNTS.c.skeleton, unique=True)
PASSKEYS = sql.Table(
    "passkeys",
    meta,
    sql.Column("id", WORD, primary_key=True),
    sql.Column("person", WORD, nullable=False, index=True),
    sql.Column("public_key", sql.LargeBinary, nullable=False),
    sql.Column("uses", sql.BigInteger, nullable=False),  # as the authenticator counts them
    sql.Column("label", WORD, nullable=False),
    sql.Column("made", TIME, nullable=False),
)
CODES = sql.Table(
    "recovery_codes",
    meta,
    sql.Column("hash", WORD, primary_key=True),
    sql.Column("person", WORD, nullable=False, index=True),
)
SESSIONS = sql.Table(  # devices that are signed in
    "sessions",
    meta,
    sql.Column("hash", WORD, primary_key=True),  # of what the cookie says
    sql.Column("person", WORD, nullable=False, index=True),
    sql.Column("made", TIME, nullable=False),
    sql.Column("seen", TIME, nullable=False),  # about an hour exactly
    sql.Column("label", WORD, nullable=False),
)
MOVED = sql.Table(  # guests whose things are an account's now; no person: it was deleted
    "moved",
    meta,
    sql.Column("guest", WORD, primary_key=True),
    sql.Column("person", WORD, nullable=False, index=True),
)
RATINGS = sql.Table(  # how good people are, and how hard what they play against together
    "ratings",
    meta,
    sql.Column("game", WORD, primary_key=True),
    sql.Column("mode", WORD, primary_key=True),
    sql.Column("who", WORD, primary_key=True),  # the number of an account, or a level
    sql.Column("points", sql.Double, nullable=False),
    sql.Column("doubt", sql.Double, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
    sql.Column("changed", TIME, nullable=False),
)
RATINGS_INDEXES = (
    sql.Index("ratings_by_points", RATINGS.c.game, RATINGS.c.mode, RATINGS.c.points, RATINGS.c.who),
    sql.Index("ratings_by_who", RATINGS.c.who),
)
RATED = sql.Table(  # what each game changed: a table counts once
    "rated_games",
    meta,
    sql.Column("table_id", WORD, primary_key=True),
    sql.Column("who", WORD, primary_key=True),
    sql.Column("game", WORD, nullable=False),
    sql.Column("mode", WORD, nullable=False),
    sql.Column("number", sql.Integer, nullable=False),  # of their games there
    sql.Column("points", sql.Double, nullable=False),  # after it
    sql.Column("doubt", sql.Double, nullable=False),
    sql.Column("gained", sql.Double, nullable=False),
    sql.Column("ended", TIME, nullable=False),
)
RATED_INDEX = sql.Index("rated_by_who", RATED.c.who, RATED.c.game, RATED.c.mode, RATED.c.number)
NODES = sql.Table(  # servers that share these tables; alone there is none
    "nodes",
    meta,
    sql.Column("epoch", sql.Integer, primary_key=True),  # given once, and never again
    sql.Column("until", sql.Double, nullable=False),  # the end of its lease, in epoch seconds
)
OWNERS = sql.Table(
    "owners",
    meta,
    sql.Column("table_id", WORD, primary_key=True),
    sql.Column(
        "epoch",
        sql.Integer,
        sql.ForeignKey(NODES.c.epoch, ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
)
