"""Sweeps out tables that nobody would miss: open ones where nobody ever sat down, boards of lessons
and puzzles, games of bots alone. Games that people have played are kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from laar.server.errors import Busy
from laar.server.log import log
from laar.server.store.store import DAY, Store

EVERY = 3600.0  # seconds
SOME = 100  # tables looked up at a time
PAUSE = 0.02  # seconds between two: people's answers come first


async def sweep(store: Store, days: float, in_use: Callable[[str], bool]) -> int:
    """Delete what has not changed for so many days; how many tables went."""
    limit = int(time.time() - days * DAY)
    gone = 0
    kept = 0  # in use although old: passed over
    while tables := (await store.left_behind(limit, SOME + kept))[kept:]:
        for table in tables:
            if in_use(table):
                kept += 1
                continue
            await store.forget(table, limit)
            gone += 1
            await asyncio.sleep(PAUSE)
    return gone


async def sweep_for_ever(store: Store, days: float, in_use: Callable[[str], bool]) -> None:
    """Now and then; 0 days: never."""
    while days > 0:
        try:
            gone = await sweep(store, days, in_use)
            if gone:
                log.info("old tables are gone", tables=gone, days=days)
        except Busy:
            pass  # the store has said so; there is another time
        except Exception:
            log.exception("old tables could not be swept out")
        await asyncio.sleep(EVERY)
