"""Everyone connected to a table, sorted by what they may see. What a seat is told is encoded once:
for those who know what it was told last, what has changed since; for the others the whole state."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from laar.server import metrics, seats, wire
from laar.server.models import Head
from laar.server.table import clock
from laar.server.table.changes import changed
from laar.server.table.connection import Connection
from laar.server.table.match import Match


def held(head: Head, guest: str) -> list[str | None]:
    """What a guest speaks for: seats, the dice of their own board, or None, looking on."""
    mine: list[str | None] = [*seats.held(head.seats, guest)]
    if head.origin is not None and head.origin.dice == "set" and guest and guest == head.creator:
        mine.append(seats.CHANCE)
    return mine or [None]


class Shown(NamedTuple):
    """The part of a state that need not be told again: what a seat sees, and where."""

    n: int
    shared: dict[str, Any]
    own: dict[str, Any]
    asides: list[str]
    table: msgspec.Raw


class News(NamedTuple):
    """The part that is always told."""

    ask: wire.AskView | None
    undo: bool
    facts: list[Any]
    ack: int | UnsetType = UNSET
    bot: Any = UNSET


def _raw(last: dict[str, Any], now: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(wire.raw(changed(last, now)))


class Audience:
    """The connections of a table."""

    def __init__(self, head: Head) -> None:
        self._links: set[Connection] = set()
        self._last: dict[str | None, Shown] = {}  # what seats were told last
        self._aware: dict[str | None, set[Connection]] = {}  # who has heard that, and takes changes
        self._step: tuple[dict[str, Any], dict[str, Any], msgspec.Raw] = {}, {}, msgspec.Raw()
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
        for seat, aware in self._aware.items():
            aware.intersection_update(self._viewers.get(seat, ()))
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

    def greet(self, link: Connection, match: Match | None, seat: str | None, since: int) -> None:
        """Send one connection the state, with the facts after number ``since``."""
        link.socket.tell(self.state(match, seat, since))
        aware = self._aware.setdefault(seat, set())
        aware.discard(link)
        if match is None or not link.changes:
            return
        now = self._shown(match, seat)
        if not aware:
            self._last[seat] = now
        if self._last[seat] == now:
            aware.add(link)

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
            if only is None or seat == only:
                told = [link for link in links if link is not but]
                self._tell_seat(told, match, seat, since, ack if seat == acting else UNSET, bot)
        metrics.TOLD.add(time.monotonic() - begun)

    def _tell_seat(
        self,
        links: list[Connection],
        match: Match | None,
        seat: str | None,
        since: int | None,
        ack: int | UnsetType,
        bot: Any,
    ) -> None:
        if match is None or not any(link.changes for link in links):
            text = self.state(match, seat, since, ack, bot)
            for link in links:
                link.socket.tell(text)
            self._aware.pop(seat, None)
            return
        news, now = self._news(match, seat, since, ack, bot), self._shown(match, seat)
        aware = self._aware.get(seat, set())
        whole = part = b""
        for link in links:
            if link in aware:
                part = part or self._change(seat, self._last[seat], now, news)
                link.socket.tell(part)
            else:
                whole = whole or self._state(seat, now, match.shown(seat), news)
                link.socket.tell(whole)
        self._last[seat] = now
        self._aware[seat] = {link for link in links if link.changes}

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
        """What a seat sees now, whole."""
        if match is None:
            before = Shown(0, {}, {}, [], self._table)
            return self._state(seat, before, None, News(None, False, []))
        now = self._shown(match, seat)
        return self._state(seat, now, match.shown(seat), self._news(match, seat, since, ack, bot))

    def _shown(self, match: Match, seat: str | None) -> Shown:
        return Shown(match.n(seat), *match.parts(seat), match.asides(seat), self._table)

    def _news(
        self,
        match: Match,
        seat: str | None,
        since: int | None,
        ack: int | UnsetType,
        bot: Any,
    ) -> News:
        undo = seat is not None and match.undo_count(seat) > 0
        facts = [] if since is None else match.facts(seat, since)
        return News(match.ask(seat), undo, facts, ack, bot)

    def _state(self, seat: str | None, now: Shown, view: msgspec.Raw | None, news: News) -> bytes:
        times = clock.told(self._head)
        return wire.raw(
            wire.State(
                seat,
                now.n,
                view,
                news.ask,
                now.asides,
                news.undo,
                news.facts,
                now.table,
                news.ack,
                news.bot,
                *times,
            )
        )

    def _common(self, last: dict[str, Any], now: dict[str, Any]) -> msgspec.Raw:
        """What has changed for everyone alike."""
        known, new, told = self._step
        if known is not last or new is not now:
            told = _raw(last, now)
            self._step = last, now, told
        return told

    def _change(self, seat: str | None, last: Shown, now: Shown, news: News) -> bytes:
        times = clock.told(self._head)
        return wire.raw(
            wire.Change(
                seat,
                last.n,
                now.n,
                [self._common(last.shared, now.shared), _raw(last.own, now.own)],
                news.ask,
                news.undo,
                news.facts,
                now.asides if now.asides != last.asides else UNSET,
                now.table if now.table != last.table else UNSET,
                news.ack,
                news.bot,
                *times,
            )
        )
