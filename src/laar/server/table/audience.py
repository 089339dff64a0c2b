"""Everyone connected to a table, sorted by what they may see. A state is encoded once a seat."""

from __future__ import annotations

import time
from typing import Any

from msgspec import UNSET, UnsetType

from laar.server import metrics, seats, wire
from laar.server.models import Head
from laar.server.table import clock
from laar.server.table.connection import Connection
from laar.server.table.match import Match


def held(head: Head, guest: str) -> list[str | None]:
    """What a guest speaks for: seats, the dice of their own board, or None, looking on."""
    mine: list[str | None] = [*seats.held(head.seats, guest)]
    if head.origin is not None and head.origin.dice == "set" and guest and guest == head.creator:
        mine.append(seats.CHANCE)
    return mine or [None]


class Audience:
    """The connections of a table."""

    def __init__(self, head: Head) -> None:
        self._links: set[Connection] = set()
        self.show(head)

    def __bool__(self) -> bool:
        return bool(self._links)

    def show(self, head: Head) -> None:
        """Sort anew after someone came, went or sat down."""
        self._viewers: dict[str | None, list[Connection]] = {}
        for link in self._links:
            link.seats = held(head, link.guest)
            for seat in link.seats:
                self._viewers.setdefault(seat, []).append(link)
        self._head = head
        self._table = wire.table(head, {link.guest for link in self._links})

    def come(self, link: Connection, head: Head, match: Match | None) -> None:
        """A connection looks on from now; the others hear when that brings a player back."""
        if link not in self._links:
            before = self._table
            self._links.add(link)
            self.show(head)
            if self._table != before:
                self.tell(match, but=link)

    def go(self, link: Connection, head: Head, match: Match | None) -> None:
        """A connection has ended."""
        before = self._table
        self._links.discard(link)
        self.show(head)
        if self._table != before:
            self.tell(match)

    def tell(
        self,
        match: Match | None,
        since: int | None = None,
        acting: str | None = None,
        ack: int | UnsetType = UNSET,
        bot: Any = UNSET,
        only: str | None = None,
        but: Connection | None = None,
    ) -> None:
        """Send every seat (or one alone) its state, with the facts after number ``since``."""
        begun = time.monotonic()
        for seat, links in self._viewers.items():
            if only is not None and seat != only:
                continue
            text = self.state(match, seat, since, ack if seat == acting else UNSET, bot)
            for link in links:
                if link is not but:
                    link.socket.tell(text)
        metrics.TOLD.add(time.monotonic() - begun)

    def pass_on(self, text: bytes) -> None:
        """Send everyone the same, once a connection."""
        for link in self._links:
            link.socket.tell(text)

    def state(
        self,
        match: Match | None,
        seat: str | None,
        since: int | None,
        ack: int | UnsetType = UNSET,
        bot: Any = UNSET,
    ) -> bytes:
        """What a seat sees now."""
        times = clock.told(self._head)
        if match is None:
            return wire.raw(
                wire.State(seat, 0, None, None, [], False, [], self._table, UNSET, UNSET, *times)
            )
        return wire.raw(
            wire.State(
                seat,
                match.n(seat),
                match.shown(seat),
                match.ask(seat),
                match.asides(seat),
                seat is not None and match.undo_count(seat) > 0,
                [] if since is None else match.facts(seat, since),
                self._table,
                ack,
                bot,
                *times,
            )
        )
