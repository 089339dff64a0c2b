"""What workers are given in tests."""

from __future__ import annotations

import os
import time
from pathlib import Path


def double(number: int) -> int:
    """Twice as much."""
    return 2 * number


def spin() -> None:
    """Work without end."""
    while True:
        pass


def die() -> None:
    """End the process."""
    os._exit(9)


def fail(what: str) -> None:
    """A mistake that says something."""
    raise ValueError(what)


def wait_for(file: str) -> None:
    """Until there is such a file."""
    while not Path(file).exists():
        time.sleep(0.01)


def count(file: str) -> bytes:
    """How often this was asked."""
    with Path(file).open("a+b") as times:
        times.write(b"x")
        return str(times.tell()).encode()


def spinning() -> bytes:
    """An answer that never comes."""
    while True:
        pass
