"""The settings of a server."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server."""

    data: Path
    origins: frozenset[str] = frozenset()  # other addresses this server is known by
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # who is believed about whom they ask for
    sockets: float = 500.0  # connections of an address
    frames: float = 500.0  # a second and connection
    tables: float = 0.5  # new ones a second and guest, after a burst
    visits: float = 2.0  # new guests and names a second and address, after a burst
    bots: int = 0  # processes that think for them; 0: one for every core but one
    bot_tables: int = 20  # that keep bots busy, of one guest …
    crowd: int = 100  # … and of all guests at one address
    thinking: float = 0.5  # seconds a bot has for a decision
    work: float = 0.25  # seconds of a worker a second and guest, after a burst
    rest: float = 600.0  # seconds until an idle table is put away
    keep: float = 90.0  # days until tables that nobody would miss are deleted; 0: never
