"""The data folder: seeds and keys lie there, so nobody but its owner looks in."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path
from typing import IO

OURS = ("laar.db", "laar.db-wal", "laar.db-shm", "cookie.key", "record.key", "lock")
DATABASE = OURS[0]
FLAGS = os.O_WRONLY | os.O_CREAT


def address(data: Path, database: str) -> Path | str:
    """Where the games are: in the folder, unless another database is named."""
    return database or data / DATABASE


def make_private(data: Path, database: str = "") -> None:
    """Make the folder, or keep others out of one that is there."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    _only_owner(data, 0o700)
    if not database:
        _make_file(data)
    for name in OURS:
        _only_owner(data / name, 0o600)


def _make_file(data: Path) -> None:
    # SQLite gives what it puts beside a database the same rights.
    os.close(os.open(data / DATABASE, os.O_RDWR | os.O_CREAT, 0o600))


def hold(data: Path) -> IO[bytes]:
    """Keep every other server out of the folder as long as the returned file is open."""
    file = os.fdopen(os.open(data / "lock", FLAGS, 0o600), "wb")
    try:
        _lock(file)
    except BaseException:
        file.close()
        raise
    return file


def _lock(file: IO[bytes]) -> None:
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BlockingIOError(errno.EAGAIN, "another server uses this folder") from None


def _only_owner(path: Path, mode: int) -> None:
    """Tighten what is ours; what belongs to someone else is theirs to say."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(mode)
