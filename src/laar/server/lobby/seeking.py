"""People who look for a game at this server, and the tables that are laid for them.

Whoever looks asks again and again how it stands; who asks no more has gone. Nothing of it is
stored: after a restart pages look anew, and a table that was laid is there.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Literal, NamedTuple

import laar
from laar.server import requests, seats
from laar.server.errors import Denied
from laar.server.log import log
from laar.server.models import Guest, Head
from laar.server.pairing.pool import Pair, Pool, Seeker
from laar.server.ratings.skill import MIDDLE
from laar.server.store.rating_book import RatingBook
from laar.server.table import founding
from laar.server.table.tables import Tables

TICK = 1.0  # seconds between two looks at who may meet
GONE = 8.0  # seconds: whoever has not asked for so long is not there
TOLD = 120.0  # seconds that a table is told to those who met there
MOST = 10_000  # people who look at a time


class Sought(NamedTuple):
    """What game somebody looks for, in words that are the same for all who want the same."""

    game: str
    mode: str
    seconds: int
    each: Literal["game", "turn"]
    increment: int
    rated: bool
    best_of: int


class Waiting(NamedTuple):
    """How it stands for somebody who looks."""

    sought: Sought
    waited: float
    points: float
    band: float
    looking: int
    expected: float | None


class Seeking:
    """All who look for a game here."""

    def __init__(self, tables: Tables, clock: Callable[[], float] = time.monotonic) -> None:
        self._tables = tables
        self._clock = clock
        self._pool = Pool()
        self._wishes: dict[str, tuple[requests.Seek, Guest]] = {}
        self._seen: dict[str, float] = {}
        self._met: dict[str, tuple[float, str]] = {}  # when, and the table
        self._ticking: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop: nobody meets any more."""
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)

    async def enter(self, wish: requests.Seek, guest: Guest) -> None:
        """Somebody looks for such a game; raises Denied where there can be none like it."""
        sought = sought_in(wish)
        _laid(wish, guest)  # as it would be laid
        if len(self._pool) >= MOST and guest.id not in self._wishes:
            raise Denied("busy", "too many people look for a game; try again", status=503)
        points = await self._points(guest, sought)
        now = self._clock()
        self._met.pop(guest.id, None)
        self._wishes[guest.id] = wish, guest
        self._seen[guest.id] = now
        self._pool.enter(Seeker(guest.id, sought, points, now))
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick())

    def leave(self, guest: str) -> None:
        """Somebody looks no more."""
        self._pool.leave(guest)
        self._wishes.pop(guest, None)
        self._seen.pop(guest, None)

    def table_of(self, guest: str) -> str | None:
        """The table where somebody who looked plays now."""
        met = self._met.get(guest)
        return met[1] if met is not None else None

    def waiting(self, guest: str) -> Waiting | None:
        """How it stands; asking says that one is still there."""
        seeker, now = self._pool.get(guest), self._clock()
        if seeker is None:
            return None
        self._seen[guest] = now
        sought = seeker.kind
        assert isinstance(sought, Sought)
        looking, expected = self._pool.looking(sought), self._pool.expected(sought, now)
        waited = now - seeker.since
        return Waiting(sought, waited, seeker.points, seeker.band(now), looking, expected)

    async def look(self) -> None:
        """Let those meet who are content with each other."""
        now = self._clock()
        for guest in [one for one, seen in self._seen.items() if seen < now - GONE]:
            self.leave(guest)
        self._met = {who: met for who, met in self._met.items() if met[0] > now - TOLD}
        for pair in self._pool.pair(now):
            try:
                if all(one.who in self._wishes for one in pair):
                    await self._meet(pair)
                    continue
            except Denied as denied:  # the store is away
                log.warning("a pair has no table", why=denied.detail)
            for one in pair:  # one has just left, or nothing can be laid now: who is here looks on
                if one.who in self._wishes:
                    self._pool.enter(one)

    async def _tick(self) -> None:
        while len(self._pool):
            await asyncio.sleep(TICK)
            try:
                await self.look()
            except Exception:
                log.exception("nobody could meet")

    async def _meet(self, pair: Pair) -> None:
        """Lay a table for two; the lot says who sits where."""
        (wish, one), (theirs, other) = self._wishes[pair.one.who], self._wishes[pair.other.who]
        head = _laid(wish, one)
        seat = seats.sit(head.seats, None, other.id, other.name)
        head.entropy[seat] = theirs.entropy or secrets.token_hex(16)
        await self._tables.found(head, [])
        for guest in (one.id, other.id):
            self.leave(guest)
            self._met[guest] = self._clock(), head.id

    async def _points(self, guest: Guest, sought: Sought) -> float:
        if not guest.account:
            return MIDDLE
        found = await RatingBook(self._tables.store).of(guest.id)
        mine = [one.points for one in found if (one.game, one.mode) == (sought.game, sought.mode)]
        return mine[0] if mine else MIDDLE


def sought_in(wish: requests.Seek) -> Sought:
    """What a wish comes to; raises Denied where strangers do not meet so."""
    game, edition = founding.find_game(wish.game, None)
    mode = wish.mode or game.modes(edition)[0]
    if game.cooperative or mode not in game.modes(edition) or game.players(edition, mode) != (2,):
        duels = [one for one in laar.game_names() if not laar.game(one).cooperative]
        raise Denied("malformed", f"strangers meet in duels of {', '.join(duels)}", "mode")
    control = wish.control
    return Sought(
        game.name, mode, control.seconds, control.each, control.increment, wish.rated, wish.best_of
    )


def _laid(wish: requests.Seek, guest: Guest) -> Head:
    game, edition = founding.find_game(wish.game, None)
    mode = wish.mode or game.modes(edition)[0]
    options = {"mode": mode}
    here = game.seated(options)[0]
    asked = requests.NewTable(
        wish.game,
        seats={here: "me"},
        lot=True,
        options=options,
        entropy=wish.entropy or secrets.token_hex(16),
        control=wish.control,
        rated=wish.rated,
        best_of=wish.best_of,
    )
    return founding.new(asked, guest)
