"""What keeps a server from running well here, found without changing anything."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DatabaseError

import laar.core.engine.table
from laar.server.app import STATIC
from laar.server.settings import Settings
from laar.server.store import dialect
from laar.server.store.folder import DATABASE, OURS
from laar.server.store.schema import REVISION, TABLES
from laar.server.store.upgrade import revision

State = Literal["ok", "odd", "bad"]
LITTLE, LEAST = 1 << 30, 100 << 20  # bytes free on the disk: odd below the first, bad the second
FILES = 4096  # connections, more or less
BUILT = 1_750_000_000  # seconds: no clock is right that was before
SLACK = 60  # seconds by which clocks differ
SECRET = 32  # bytes of a key
PATIENCE = 10.0  # seconds for whoever listens at our port


class Finding(NamedTuple):
    """One thing that was looked at."""

    what: str
    state: State
    says: str


def look(settings: Settings) -> list[Finding]:
    """Everything there is to look at."""
    checks: tuple[Callable[[Settings], Iterator[Finding]], ...] = (
        _folder, _keys, _database, _disk, _clock, _port, _client, _core, _files,
    )  # fmt: skip
    return [finding for check in checks for finding in check(settings)]


def _folder(settings: Settings) -> Iterator[Finding]:
    data = settings.data
    if not data.exists():
        parent = _there(data)
        if os.access(parent, os.W_OK | os.X_OK):
            yield Finding("folder", "ok", f"{data} will be made")
        else:
            yield Finding("folder", "bad", f"{data} cannot be made: {parent} is not writable")
    elif not data.is_dir():
        yield Finding("folder", "bad", f"{data} is no folder")
    elif not os.access(data, os.R_OK | os.W_OK | os.X_OK):
        yield Finding("folder", "bad", f"{data} is not writable for this user")
    else:
        files = [data, *(data / name for name in OURS if (data / name).exists())]
        open_to_others = [file for file in files if file.stat().st_mode & 0o077]
        if open_to_others:
            says = f"{open_to_others[0]} can be read by others; the server mends that at its start"
            yield Finding("folder", "odd", says)
        else:
            yield Finding("folder", "ok", f"{data} is for its owner alone")


def _keys(settings: Settings) -> Iterator[Finding]:
    told = {"cookie.key": settings.cookie_secret, "record.key": settings.signing_key}
    for name, said in told.items():
        file = settings.data / name
        if said or not os.access(file, os.R_OK):
            continue
        if file.stat().st_size != SECRET:
            yield Finding("keys", "bad", f"{file} does not hold {SECRET} bytes")


def _database(settings: Settings) -> Iterator[Finding]:
    if settings.database:
        yield from _elsewhere(settings.database)
        return
    file = settings.data / DATABASE
    if not os.access(file, os.R_OK):
        yield Finding("database", "ok", "there is none yet")
        return
    try:
        found = _revision(file)
        said = dialect.look_through(file)
    except DatabaseError as problem:
        yield Finding("database", "bad", f"{file}: {problem.orig}")
        return
    if said:
        yield Finding("database", "bad", f"{file} is damaged: {said}")
    elif found > REVISION:
        yield Finding("database", "bad", f"schema {found} is newer than this Laar ({REVISION})")
    elif found < REVISION:
        yield Finding("database", "odd", f"schema {found or 'none'}: upgraded at the next start")
    else:
        yield Finding("database", "ok", f"sound, {file.stat().st_size >> 20} MiB, schema {found}")


def _elsewhere(address: str) -> Iterator[Finding]:
    """A database that is no file here looks after itself: it must answer, and be of our schema."""
    try:
        engine = dialect.connect_reading(dialect.connect(address))
        with engine.connect() as db:
            found = revision(db)
        engine.dispose()
    except (dialect.Unusable, DatabaseError) as problem:
        said = getattr(problem, "orig", None) or problem
        yield Finding("database", "bad", " ".join(str(said).split()))
    else:
        state: State = "bad" if found > REVISION else "ok"
        yield Finding("database", state, f"answers, schema {found or 'none yet'}")


def _revision(file: Path) -> str:
    engine = dialect.connect_reading_at(file)
    try:
        with engine.connect() as db:
            return revision(db)
    finally:
        engine.dispose()


def _disk(settings: Settings) -> Iterator[Finding]:
    free = shutil.disk_usage(_there(settings.data)).free
    state: State = "ok" if free >= LITTLE else "odd" if free >= LEAST else "bad"
    yield Finding("disk", state, f"{free >> 20} MiB free")


def _clock(settings: Settings) -> Iterator[Finding]:
    now, last = time.time(), 0
    with contextlib.suppress(DatabaseError):
        if os.access(settings.data / DATABASE, os.R_OK):
            engine = dialect.connect_reading_at(settings.data / DATABASE)
            with engine.connect() as db:
                last = db.scalar(sql.select(sql.func.max(TABLES.c.created))) or 0
            engine.dispose()
    if now < BUILT:
        yield Finding("clock", "bad", "it is wrong by years")
    elif last > now + SLACK:
        yield Finding("clock", "bad", f"it is {last - now:.0f} s before the newest table")
    else:
        yield Finding("clock", "ok", time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now)))


def _port(settings: Settings) -> Iterator[Finding]:
    host, port = settings.host, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                yield Finding("port", "bad", f"cannot listen at {host}:{port}: {problem.strerror}")
            elif _answers(host, port):
                yield Finding("port", "ok", f"Laar answers at {host}:{port}")
            else:
                yield Finding("port", "odd", f"{port} is taken; the server will use a free one")
        else:
            yield Finding("port", "ok", f"{host}:{port} is free")


def _answers(host: str, port: int) -> bool:
    """Is it a server of ours that listens there?"""
    asked = b"GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    try:
        with socket.create_connection((own, port), PATIENCE) as there:
            there.sendall(asked)
            said = b"".join(iter(lambda: there.recv(4096), b""))
            return said.startswith(b"HTTP/1.1 200") and b"x-request-id" in said
    except OSError:
        return False


def _client(settings: Settings) -> Iterator[Finding]:
    if (STATIC / "index.html").exists():
        yield Finding("client", "ok", "built")
    else:
        yield Finding("client", "bad", "not built: `make built` in the sources, or another wheel")


def _core(settings: Settings) -> Iterator[Finding]:
    if laar.core.engine.table.__file__.endswith(".py"):
        says = "plain Python, several times slower: no wheel for this platform, no compiler"
        yield Finding("core", "odd", says)
    else:
        yield Finding("core", "ok", "compiled")


def _files(settings: Settings) -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    state: State = "ok" if most < 0 or most >= FILES else "odd"
    yield Finding("files", state, f"{most} may be open at once")


def _there(path: Path) -> Path:
    """The nearest folder that exists."""
    return next(one for one in (path, *path.absolute().parents) if one.exists())
