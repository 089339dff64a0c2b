"""What a worker process of a vector environment does: step its games when it is told to."""

from __future__ import annotations

from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Final

from laar.envs.buffers import Layout, views_of
from laar.envs.setup import Setup

STEP: Final = b"step"
STOP: Final = b"stop"
READY: Final = b"ready"
FAILED: Final = b"failed "


def work(
    pipe: Connection, name: str, layout: Layout, part: range, setup: Setup, seeds: list[str]
) -> None:
    """Step the games of one part until told to stop, or until the other end is gone."""
    memory = SharedMemory(name)
    assert memory.buf is not None
    views = views_of(layout, memory.buf)
    mine = views.of(part)
    many = setup.many(seeds)
    many.show_all(mine.seen, mine.masks, mine.seats)
    word = READY
    try:
        while True:
            pipe.send_bytes(word)
            if pipe.recv_bytes() == STOP:
                return
            try:
                many.step(
                    mine.actions.tolist(), mine.seen, mine.masks, mine.seats, mine.rewards,
                    mine.over,
                )  # fmt: skip
                word = READY
            except ValueError as error:
                word = FAILED + str(error).encode()
    except (EOFError, OSError):
        return  # who began this is gone
    finally:
        mine.release()
        views.release()
        memory.close()
