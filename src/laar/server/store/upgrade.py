"""A database of an earlier Laar is made one of ours, in one commit; any other is refused."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DatabaseError, NoSuchTableError

from laar.server.store import dialect
from laar.server.store.dialect import Unusable
from laar.server.store.schema import REVISION, REVISIONS, TABLES, meta

STEPS = Path(__file__).with_name("migrations")
UNMARKED = "0000"  # what says of no revision which it is: nothing at all, or the first tables
FIRST = "0001"


def prepare(engine: Engine) -> str:
    """Make the tables that are not there yet, and those there are like ours; the revision that was
    found, empty where there was none."""
    with engine.begin() as db:
        dialect.of(db).alone(db)
        found, known = _revision(db)
        if found > REVISION:
            raise Unusable(
                f"written by a newer Laar (schema {found}; this one knows {REVISION}): "
                "nothing was changed"
            )
        if found == REVISION and known:
            return found
        if found:
            _climb(db, found)
        meta.create_all(db, [REVISIONS] if found else None)
        _compare(db)
        db.execute(REVISIONS.delete())
        db.execute(REVISIONS.insert().values(version_num=REVISION))
        dialect.of(db).mark(db, REVISION)
    return found


def revision(db: Connection) -> str:
    """The revision of the tables that are there, empty where there are none."""
    return _revision(db)[0]


def examine(engine: Engine) -> None:
    """Refuse a database that is damaged or lacks what its revision has."""
    with engine.begin() as db:
        dialect.of(db).alone(db)
        if said := dialect.of(db).damage(db):
            raise Unusable(f"damaged: {said}")
        _compare(db)


def _revision(db: Connection) -> tuple[str, bool]:
    """The revision of the tables that are there, empty where there are none; and whether it stands
    where Alembic writes it."""
    tables = sql.inspect(db).get_table_names()
    if REVISIONS.name in tables:
        said = db.scalar(sql.select(REVISIONS.c.version_num))
        if said is not None:
            return said, True
    marked = dialect.of(db).marked(db)
    if marked == UNMARKED:
        return (FIRST if TABLES.name in tables else ""), False
    return marked, False


def _climb(db: Connection, found: str | None) -> None:
    """Go step by step from an earlier revision to ours."""
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    steps = ScriptDirectory(STEPS, version_locations=[STEPS])
    try:
        with Operations.context(MigrationContext.configure(db)):
            for step in reversed([*steps.iterate_revisions(REVISION, found)]):
                step.module.upgrade()
    except DatabaseError as problem:
        if dialect.of(db).trouble(problem) is None:  # it lacks what a step looks for
            raise Unusable(f"damaged: {problem.orig}") from None
        raise


def _compare(db: Connection) -> None:
    inspector = sql.inspect(db)
    for table in meta.sorted_tables:
        try:
            known = {column["name"] for column in inspector.get_columns(table.name)}
        except NoSuchTableError:
            raise Unusable(f"damaged: there is no {table.name}") from None
        for column in table.columns:
            if column.name not in known:
                raise Unusable(f"damaged: {table.name} has no {column.name}")
