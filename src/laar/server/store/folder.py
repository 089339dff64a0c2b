"""The data folder: seeds and keys lie there, so nobody but its owner looks in."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

OURS = ("laar.db", "laar.db-wal", "laar.db-shm", "cookie.key", "record.key", "lock")
DATABASE = OURS[0]


def make_private(data: Path) -> None:
    """Make the folder, or keep others out of one that is there."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    _only_owner(data, 0o700)
    # SQLite gives what it puts beside a database the same rights.
    os.close(os.open(data / DATABASE, os.O_RDWR | os.O_CREAT, 0o600))
    for name in OURS:
        _only_owner(data / name, 0o600)


def _only_owner(path: Path, mode: int) -> None:
    """Tighten what is ours; what belongs to someone else is theirs to say."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(mode)
