"""A copy of all that a server keeps, made while it runs; it is put back only when it is sound."""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from pathlib import Path
from tempfile import TemporaryFile

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DatabaseError

import laar
from laar.server.errors import Denied
from laar.server.models import UNREADABLE, read
from laar.server.settings import Settings
from laar.server.store import dialect
from laar.server.store.copying import dump, load
from laar.server.store.dialect import Unusable
from laar.server.store.folder import DATABASE, OURS, hold
from laar.server.store.schema import LINES, REVISIONS, TABLES, meta
from laar.server.store.upgrade import examine, prepare, revision
from laar.server.table.opening import opened

CONTENTS = "backup.json"
KEYS = tuple(name for name in OURS if name.endswith(".key"))
PRIVATE = 0o600


class BadBackup(Exception):
    """It cannot be made, or not be put back; says why."""


class Contents(msgspec.Struct):
    """What a backup says of itself."""

    laar: str  # the version that made it
    schema: str
    made: int  # seconds
    rows: dict[str, int]  # by table of the database
    sums: dict[str, str]  # by file


def make(settings: Settings, target: Path) -> Contents:
    """Copy the database as it is at one moment, and the keys, into a new folder."""
    data = settings.data
    if not settings.database and not (data / DATABASE).exists():
        raise BadBackup(f"{data}: there is no database")
    if target.exists():
        raise BadBackup(f"{target}: there is something already; nothing was overwritten")
    part = target.with_name(f"{target.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(mode=0o700, parents=True)
    try:
        if settings.database:
            _carry_over(dialect.connect(settings.database), dialect.connect(part / DATABASE))
            dialect.settle(part / DATABASE)
        else:
            dialect.save(data / DATABASE, part / DATABASE)
        for name in KEYS:
            if (data / name).exists():
                shutil.copyfile(data / name, part / name)
        schema, rows = _counted(part / DATABASE)
        contents = Contents(
            laar.__version__,
            schema,
            int(time.time()),
            rows,
            {file.name: _sum(file) for file in sorted(part.iterdir())},
        )
        (part / CONTENTS).write_bytes(msgspec.json.format(msgspec.json.encode(contents)))
        for file in part.iterdir():
            _keep(file)
        part.rename(target)
    except DatabaseError as problem:
        raise BadBackup(str(problem.orig)) from None
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return contents


def _carry_over(source: Engine, target: Engine) -> None:
    """All of one database into an empty one of either kind."""
    try:
        with TemporaryFile() as between:
            dump(source, between)
            between.seek(0)
            load(target, between)
    except Unusable as problem:
        raise BadBackup(str(problem)) from None
    finally:
        source.dispose()
        target.dispose()


def restore(source: Path, settings: Settings, sample: int) -> tuple[Contents, int]:
    """Put a backup where no games are; what it is, and how many of its games were played again. One
    that is not sound is put nowhere."""
    contents, data = _contents(source), settings.data
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with hold(data):
        there = [name for name in OURS if name != "lock" and (data / name).exists()]
        if there:
            raise BadBackup(f"{data}: there is {there[0]} already; nothing was overwritten")
        part = data / "restoring"
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(mode=0o700)
        try:
            for name in contents.sums:
                shutil.copyfile(source / name, part / name)
                if _sum(part / name) != contents.sums[name]:
                    raise BadBackup(f"{source / name}: not as it was made; nothing was restored")
                _keep(part / name)
            played = _checked(part / DATABASE, contents, sample)
            if settings.database:
                _carry_over(dialect.connect(part / DATABASE), dialect.connect(settings.database))
                (part / DATABASE).unlink()
            for name in (*KEYS, DATABASE):
                if (part / name).exists():
                    (part / name).rename(data / name)
        finally:
            shutil.rmtree(part, ignore_errors=True)
    return contents, played


def _contents(source: Path) -> Contents:
    try:
        contents = msgspec.json.decode((source / CONTENTS).read_bytes(), type=Contents)
    except (OSError, msgspec.MsgspecError):
        raise BadBackup(f"{source}: this is no backup (no {CONTENTS} that can be read)") from None
    if DATABASE not in contents.sums or not contents.sums.keys() <= {DATABASE, *KEYS}:
        raise BadBackup(f"{source / CONTENTS}: it names other files than a backup has")
    for name in contents.sums:
        if not (source / name).is_file():
            raise BadBackup(f"{source / name}: it is missing")
    return contents


def _checked(database: Path, contents: Contents, sample: int) -> int:
    """Open it, count, look through all of it and play some games again."""
    try:
        if _counted(database) != (contents.schema, contents.rows):
            raise BadBackup("the database has other rows than it was made with")
        engine = dialect.connect(database)
        try:
            prepare(engine)
            examine(engine)
            if said := dialect.look_through(database):
                raise BadBackup(f"damaged: {said}")
            played = _play_again(engine, sample)
        finally:
            engine.dispose()
        dialect.settle(database)
    except (Unusable, DatabaseError) as problem:
        raise BadBackup(str(getattr(problem, "orig", None) or problem)) from None
    return played


def _play_again(engine: Engine, sample: int) -> int:
    """Games out of all times replay as far as they did before."""
    with engine.connect() as db:
        begun = sql.select(TABLES.c.id, TABLES.c.head).where(TABLES.c.status != "open")
        found = db.execute(begun.order_by(TABLES.c.created, TABLES.c.id)).all()
        step = max(1, len(found) // sample) if sample else len(found) + 1
        some = found[::step][:sample]
        for table, raw in some:
            head = read(table, raw)
            if head.status == UNREADABLE:
                continue  # it was so before: whoever opens it is told
            mine = sql.select(LINES.c.seat, LINES.c.text).where(LINES.c.table_id == table)
            lines = [(seat, text) for seat, text in db.execute(mine.order_by(LINES.c.n))]
            try:
                _, stopped = opened(head, lines)
            except Denied as problem:
                raise BadBackup(f"table {table} cannot be opened: {problem.code}") from None
            if stopped is not None and head.damage is None:
                raise BadBackup(f"table {table} cannot be played again from line {stopped.line}")
    return len(some)


def _counted(database: Path) -> tuple[str, dict[str, int]]:
    """The revision of a database, and how many rows its tables have."""
    engine = dialect.connect_reading_at(database)
    try:
        with engine.connect() as db:
            there = sql.inspect(db).get_table_names()
            return revision(db), {
                table.name: int(db.scalar(sql.select(sql.func.count()).select_from(table)) or 0)
                for table in meta.sorted_tables
                if table.name in there and table is not REVISIONS
            }
    finally:
        engine.dispose()


def _sum(file: Path) -> str:
    with file.open("rb") as opened_file:
        return hashlib.file_digest(opened_file, "sha256").hexdigest()


def _keep(file: Path) -> None:
    """See it on the disk, and readable for its owner alone."""
    file.chmod(PRIVATE)
    with file.open("rb") as opened_file:
        os.fsync(opened_file.fileno())
