"""A table as it is stored. What changes is on the disk before anyone hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from laar.server.models import Head, Line
from laar.server.store.store import Store
from laar.server.table import clock
from laar.server.table.audience import Audience
from laar.server.table.loading import Loaded
from laar.server.table.match import Match


class Ledger:
    """The head of a table, its game, how many of its lines are stored, and who is told of more."""

    def __init__(self, loaded: Loaded, store: Store, audience: Audience) -> None:
        self._store = store
        self._audience = audience
        clock.resumed(loaded.head, loaded.match)
        self.restore(loaded)

    def restore(self, loaded: Loaded) -> None:
        """Take over what is stored."""
        head = loaded.head
        self.before = loaded.lines if loaded.match is None else []  # of a branch with a free seat
        self.stored = len(loaded.lines)
        if loaded.match is not None and loaded.match.waits and head.pace is not None:
            head.deadline = round(clock.now() + head.pace, 3)  # to say how it goes on
        self._hold(head, loaded.match)

    async def found(self, head: Head, match: Match | None) -> None:
        """Someone has sat down; with the last one the game begins."""
        lines = match.stored(self.stored + 1) if match is not None else []
        await self._append(lines, head)
        self._hold(head, match)
        self._audience.tell(match, 0)

    async def keep_head(self, lines: Sequence[Line] = (), since: int | None = None) -> None:
        """What is known of the table has changed."""
        self._stand = clock.stand(self.head, self.match)
        await self._append(lines, self.head)
        self._audience.show(self.head)
        self._audience.tell(self.match, since)

    async def keep(self, seat: str, n: int | UnsetType, public: bool, since: int, bot: Any) -> bool:
        """Store the new lines, then tell those who may know: a secret step its seat alone. True
        when the table is further than before in the eyes of everyone."""
        match, head = self.match, self.head
        assert match is not None
        lines = match.stored(self.stored + 1)
        if self.presence.answered(head, match, seat, by_bot=n is UNSET, public=public):
            self._audience.show(head)
        before, stand = self._stand, clock.stand(head, match)
        asked_anew = stand.question != before.question
        if asked_anew:
            head.deadline = clock.deadline(head, match)
        clock.moved(head, match)
        if match.play.outcome is not None:
            _end(head, match)
        changed = head if stand.over or asked_anew or head.times is not None else None
        await self._append(lines, changed)
        self._stand = stand
        if changed is not None:
            self._audience.show(head)
        self._audience.tell(match, since, seat, n, bot, None if public else seat)
        return (stand.gone, stand.over) != (before.gone, before.over)

    async def _append(self, lines: Sequence[Line], head: Head | None) -> None:
        await self._store.append(self.head.id, self.stored + 1, lines, head)
        self.stored += len(lines)

    def _hold(self, head: Head, match: Match | None) -> None:
        self.head, self.match = head, match
        self._stand, self.presence = clock.stand(head, match), clock.Presence(match)
        self._audience.show(head)


def _end(head: Head, match: Match) -> None:
    outcome = match.play.outcome
    assert outcome is not None
    head.status = "over"
    winners = [match.names[seat] for seat in outcome.winners]
    head.outcome = {"reason": outcome.reason, "winners": winners}
