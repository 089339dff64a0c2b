"""Nodes and the tables they own, in PostgreSQL. A node is a number that is given once, its epoch,
and a row with the end of its lease, by the clock of the database. It owns tables as long as its row
is there; whoever deletes the row takes them all away, and waits for a commit that runs.
"""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from laar.server.errors import Busy
from laar.server.store.dialect import of
from laar.server.store.schema import NODES, OWNERS
from laar.server.store.writer import FENCED

NOW = sql.func.extract("epoch", sql.func.clock_timestamp())


def join(db: Connection, seconds: float) -> int:
    """A new node with a lease of so many seconds; its epoch."""
    made = NODES.insert().values(until=NOW + seconds).returning(NODES.c.epoch)
    return int(db.execute(made).scalar_one())


def renew(db: Connection, epoch: int, seconds: float) -> bool:
    """So many seconds from now on; False when the node is there no more."""
    mine = NODES.update().where(NODES.c.epoch == epoch).values(until=NOW + seconds)
    return db.execute(mine).rowcount == 1


def leave(db: Connection, epoch: int) -> None:
    """The node gives all its tables up."""
    db.execute(NODES.delete().where(NODES.c.epoch == epoch))


def bury(db: Connection) -> list[int]:
    """Take everything from nodes whose lease is over; their epochs."""
    late = NODES.delete().where(NODES.c.until < NOW).returning(NODES.c.epoch)
    return list(db.scalars(late))


def alive(db: Connection) -> frozenset[int]:
    """All nodes."""
    return frozenset(db.scalars(sql.select(NODES.c.epoch)))


def enter(db: Connection, epoch: int) -> None:
    """Nobody buries this node before the end of this commit. If somebody has, there is none."""
    here = sql.select(NODES.c.epoch).where(NODES.c.epoch == epoch)
    if db.scalar(here.with_for_update(read=True, key_share=True)) is None:
        raise Busy(FENCED)


def claim(db: Connection, table: str, epoch: int) -> int:
    """Own a table unless another node does; the epoch of its owner. For a commit that has been
    entered: so nobody becomes an owner and is buried at the same time."""
    wish = of(db).insert(OWNERS).values(table_id=table, epoch=epoch).on_conflict_do_nothing()
    owner = sql.select(OWNERS.c.epoch).where(OWNERS.c.table_id == table)
    while True:
        db.execute(wish)
        found = db.scalar(owner)
        if found is not None:  # else it has just been released
            return int(found)


def place(db: Connection) -> tuple[object, ...]:
    """What tells these tables from those of others."""
    which = sql.text(
        "SELECT current_database(), current_schema(), oid FROM pg_namespace "
        "WHERE nspname = current_schema()"
    )
    return tuple(db.execute(which).one())


def free(table: sql.Column[str]) -> sql.ColumnElement[bool]:
    """Nobody owns this table."""
    return ~sql.exists().where(OWNERS.c.table_id == table)


def release(db: Connection, table: str, epoch: int) -> None:
    """Own a table no more."""
    mine = OWNERS.delete().where(OWNERS.c.table_id == table, OWNERS.c.epoch == epoch)
    db.execute(mine)
