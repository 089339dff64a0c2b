"""What a server and its workers tell each other: a length and a pickle each."""

from __future__ import annotations

import os
import pickle
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

import laar

SIZE = struct.Struct("!I")


class Work(NamedTuple):
    """A function by name, what it is given, and its seconds of the processor."""

    do: Callable[..., Any]
    args: tuple[Any, ...]
    limit: float


class Done(NamedTuple):
    """What a function returned and the seconds it took."""

    value: Any
    seconds: float


class Stumbled(NamedTuple):
    """A function raised: of what kind and where. What it said may hold secrets."""

    kind: str
    places: tuple[str, ...]
    seconds: float


def packed(value: Work | Done | Stumbled) -> bytes:
    """As it is written."""
    data = pickle.dumps(value)
    return SIZE.pack(len(data)) + data


def warm() -> int:
    """Load every game before anyone waits for it; the process's number."""
    for name in laar.game_names():
        game = laar.game(name)
        game.new_table(list(game.editions)[-1], {})
    return os.getpid()
