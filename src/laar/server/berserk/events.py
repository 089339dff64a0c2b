"""An event: a draft or a sealed deal, then duels of everyone against everyone (BRS-367).

What it amounts to follows from stored tables alone: the one where the decks were made and those of
its duels. Their ids follow from the event's seed, so that no duel can be founded twice.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Collection, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from laar.games.berserk.limited.results import Duel, pairings, standings
from laar.games.berserk.state.battle import SEATS
from laar.server.models import Head
from laar.server.replies import EventInfo

SIDES: Final = SEATS[:2]  # of a duel's table
WAITING, PLAYING, OVER = "waiting", "playing", "over"


class Meeting(msgspec.Struct):
    """Two players of an event, and where they stand with each other."""

    round: int
    one: str
    other: str
    table: str | None  # None: not founded yet, or never
    seats: dict[str, str]  # who has which seat of that table
    status: str
    winner: str | None = None

    @property
    def players(self) -> set[str]:
        """Both."""
        return {self.one, self.other}


def duel_id(event: Head, one: str, other: str) -> str:
    """The id of the table where these two meet; nobody else can work it out."""
    key = bytes.fromhex(event.seed)
    digest = blake2b(f"{one} {other}".encode(), key=key, digest_size=9).digest()
    return urlsafe_b64encode(digest).decode()


def duel_ids(event: Head) -> list[str]:
    """All tables that the duels of an event may have."""
    return [duel_id(event, *pair) for round in pairings([*event.seats]) for pair in round]


def lost(event: Head) -> bool:
    """Were its decks built, and can they not be read any more? Then what has begun is played out,
    and nothing else begins."""
    return event.status == "over" and event.damage is not None


def meetings(event: Head, gone: Collection[str], duels: Mapping[str, Head]) -> list[Meeting]:
    """Everyone against everyone, round by round; ``duels`` are those founded so far, by id."""
    ends = lost(event)
    return [
        _meeting(number, one, other, gone, duels.get(duel_id(event, one, other)), ends)
        for number, round in enumerate(pairings([*event.seats]), 1)
        for one, other in round
    ]


def _meeting(
    number: int, one: str, other: str, gone: Collection[str], duel: Head | None, ends: bool
) -> Meeting:
    sides = dict(zip((one, other), SIDES, strict=True))
    if duel is None:
        left = [player for player in sides if player in gone]
        found = Meeting(number, one, other, None, sides, OVER if left or ends else WAITING)
        won = [player for player in sides if left and player not in left]
    else:
        found = Meeting(number, one, other, duel.id, sides, OVER if duel.outcome else PLAYING)
        winners = duel.outcome["winners"] if duel.outcome else ()
        won = [player for player, side in sides.items() if side in winners]
    found.winner = won[0] if len(won) == 1 else None
    return found


def due(found: Sequence[Meeting]) -> Iterator[Meeting]:
    """The duels that can begin: both players are done with all their earlier ones."""
    busy: set[str] = set()
    for meeting in found:
        if meeting.status == WAITING and not busy & meeting.players:
            yield meeting
        if meeting.status != OVER:
            busy |= meeting.players


def told(event: Head, gone: Collection[str], found: Sequence[Meeting]) -> EventInfo:
    """What everyone may know of an event."""
    played = [Duel(m.one, m.other, m.winner) for m in found if m.table and m.status == OVER]
    return {
        "duels": msgspec.to_builtins(found),
        "standings": msgspec.to_builtins(standings([*event.seats], played, [*gone])),
        "names": {name: seat.name for name, seat in event.seats.items()},
        "over": event.status == "over" and not event.hidden,
    }
