"""Carries events on: founds their duels, tells how they stand, and opens everything at the end.

Nothing of it is remembered but what is stored: whatever was going on when a server died is taken
up where the tables are.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from functools import partial

from laar.games.berserk.limited.event import Limited
from laar.games.berserk.limited.results import decks
from laar.server import wire
from laar.server.berserk import events
from laar.server.berserk.events import OVER, SIDES, Meeting, duel_id
from laar.server.errors import Busy, Denied, Elsewhere
from laar.server.log import log
from laar.server.models import Guest, Head, goes_on, is_event
from laar.server.replies import EventInfo
from laar.server.table import founding
from laar.server.table.loading import patiently
from laar.server.table.room import Room
from laar.server.table.tables import Tables

RETRY, SELDOM = 1.0, 60.0  # seconds until it looks again whether the store is back, and at most
LONG = 7 * 24 * 3600  # seconds: older events wait until someone looks in


class Host:
    """The events at the tables of a server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        tables.news = self.heard
        self._due: set[str] = set()  # events where something has changed
        self._tasks: dict[str, asyncio.Task[None]] = {}  # one each: they found no duel twice
        self._closed = False
        self._resuming = asyncio.create_task(self.resume())

    async def close(self) -> None:
        """Stop; what was left to do is found again in the store."""
        self._closed = True
        tasks = [self._resuming, *self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heard(self, head: Head) -> None:
        """Something has changed at the table of an event or of one of its duels."""
        self.look(head.event or head.id)

    def look(self, event: str) -> None:
        """Something has happened at this event."""
        self._due.add(event)
        if event not in self._tasks and not self._closed:
            self._tasks[event] = asyncio.create_task(self._look(event))

    async def told(self, table: str) -> EventInfo:
        """What everyone may know of an event."""
        room = await self._tables.room(table)
        if not is_event(room.head):
            raise Denied("unknown", "there is no event at this table", status=404)
        return events.told(room.head, _gone(room), await self._meetings(room))

    async def resume(self) -> None:
        """Events that are not over go on by themselves after a restart, each on its own."""
        await asyncio.wait([self._tables.resumed])
        store, resume = self._tables.store, self._tables.resume
        since = int(time.time()) - LONG
        for head in await patiently(lambda: store.events(since)):
            if head.status == "over":
                for duel in await patiently(partial(store.heads, events.duel_ids(head))):
                    if duel.status == "live" and goes_on(duel):
                        await resume(duel.id)
                self.heard(head)
            elif head.status == "live" and goes_on(head):
                await resume(head.id)

    # -- inside -----------------------------------------------------------------------------------

    async def _look(self, event: str) -> None:
        pause = RETRY
        while event in self._due:
            self._due.discard(event)
            try:
                await self._advance(await self._tables.room(event))
                continue
            except Elsewhere as there:
                self._tables.owning.heard(there.node, event)
                continue
            except Busy:
                pass  # the log has it, once for all
            except Denied as denied:  # it cannot be opened, now or later
                log.warning("an event does not go on", event_table=event, why=denied.code)
                continue
            except Exception:
                log.exception("an event failed", event_table=event)
            self._due.add(event)
            await asyncio.sleep(pause)
            pause = min(2 * pause, SELDOM)
        del self._tasks[event]

    async def _advance(self, room: Room) -> None:
        """Found the duels that can begin; when the last is over, open everything."""
        found = await self._meetings(room)
        if room.head.status == "over" and room.head.hidden:
            for meeting in events.due(found):
                await self._found(room, meeting)
            if all(meeting.status == OVER for meeting in found):
                await self._reveal(room.head)
        room.announce(wire.raw(wire.EventNews(**await self.told(room.head.id))))

    async def _found(self, room: Room, meeting: Meeting) -> None:
        built = {seat: made.deck for seat, made in decks(_table(room)).items()}
        head = duel(room.head, meeting.one, meeting.other, built)
        await self._tables.found(head, [])

    async def _reveal(self, event: Head) -> None:
        tables = [event.id, *events.duel_ids(event)]
        await self._tables.store.reveal(tables)
        event.hidden = False
        for table in tables:
            await self._tables.renew(table)

    async def _meetings(self, room: Room) -> list[Meeting]:
        duels = await self._tables.store.heads(events.duel_ids(room.head))
        return events.meetings(room.head, _gone(room), {duel.id: duel for duel in duels})


def duel(event: Head, one: str, other: str, decks: Mapping[str, Sequence[str]]) -> Head:
    """The table where two players of an event meet, each with the deck it has built."""
    game, edition = founding.find_game(event.game, event.edition)
    options = {"mode": "duel", "decks": [list(decks[one]), list(decks[other])], "secret": True}
    taken = dict(zip(SIDES, (event.seats[one], event.seats[other]), strict=True))
    head = founding.new_head(game, edition, options, taken, Guest("", ""))
    head.id, head.event, head.hidden = duel_id(event, one, other), event.id, True
    head.pace = event.pace
    return head


def _table(room: Room) -> Limited:
    assert room.match is not None
    assert isinstance(room.match.play.table, Limited)
    return room.match.play.table


def _gone(room: Room) -> list[str]:
    if room.match is None:
        return []
    return [room.match.names[seat] for seat in _table(room).gone]
