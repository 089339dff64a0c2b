"""The clock of an event and its duels: everyone has so many seconds for a question, then a bot
answers for them.

A deadline is set once a question, for everyone alike, and stored with the answers that led there:
it tells nothing of who has chosen, and a restart keeps it. Who has let it pass in a duel is away:
until they answer themselves or say that they are here, their questions wait for a moment only.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from laar.core.abilities import HoldsEvents
from laar.server.models import Head, is_event
from laar.server.table.match import Match

LONGER = 10  # times as long as for a pick
SHORT = 5.0  # seconds: what is left to those who are away


# Whoever sets the clock of this machine moves no deadline: time goes on from when we began.
_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """The time of day, in seconds; it never goes back."""
    return _BEGAN + time.monotonic()


def ring(due: float, bell: Callable[[], None]) -> asyncio.TimerHandle:
    """Ring a bell when it is time."""
    return asyncio.get_running_loop().call_later(due - now(), bell)


class Stand(NamedTuple):
    """How far a table is, as far as everyone may know it."""

    question: tuple[str | int, ...] | None  # where it is timed: by what everyone has seen of it
    gone: tuple[int, ...]
    over: bool


def stand(head: Head, match: Match | None) -> Stand:
    """How far a table is."""
    if match is None:
        return Stand(None, (), False)
    game, over = match.play.game, match.play.outcome is not None
    stage = game.stage(match.play.table) if isinstance(game, HoldsEvents) else None
    if stage is None:
        return Stand((match.n(None),) if head.pace is not None else None, (), over)
    return Stand(stage.question, stage.gone, over)


def deadline(head: Head, match: Match) -> float | None:
    """Until when a question that is asked now can be answered; None: as long as it takes, and where
    bots alone are asked."""
    ask, people = match.play.ask, _people_asked(head, match)
    if head.pace is None or ask is None or not people:
        return None
    game = match.play.game
    longer = isinstance(game, HoldsEvents) and ask.kind in game.long
    whole = head.pace * (LONGER if longer else 1)
    return round(now() + (min(whole, SHORT) if people <= {*head.away} else whole), 3)


def bound(head: Head) -> None:
    """A deadline that was stored by another clock leaves nobody more time than there ever is."""
    if head.deadline is not None:
        most = LONGER * (head.pace or SHORT)
        head.deadline = round(min(head.deadline, now() + most), 3)


def behind(head: Head) -> float:
    """By how many seconds the time for the open question is over."""
    return 0.0 if head.deadline is None else max(0.0, now() - head.deadline)


def late(head: Head) -> bool:
    """Is the time for the open question over?"""
    return head.deadline is not None and now() >= head.deadline


def answered(head: Head, seat: str, *, by_bot: bool) -> bool:
    """Whether someone is away in a duel shows by who answers for them; True when that changed."""
    person = head.event and head.seats[seat].kind != "bot"
    if not person or (seat in head.away) == by_bot:
        return False
    head.away = [*head.away, seat] if by_bot else [one for one in head.away if one != seat]
    return True


class Presence:
    """Who answers themselves, and who is answered for. Of a question asked in secret that is told
    when it closes, of all at once: else it would show who was the last."""

    def __init__(self, match: Match | None) -> None:
        self._ask = match.play.ask if match is not None else None
        self._secretly: dict[str, bool] = {}  # by a bot

    def answered(self, head: Head, match: Match, seat: str, *, by_bot: bool, public: bool) -> bool:
        """Note who answered; True when someone is away now or is back."""
        if not head.event:
            return False
        asked, self._ask = self._ask, match.play.ask
        if not public:
            self._secretly[seat] = by_bot
            return False
        noted = {seat: by_bot}
        if self._ask is not asked:
            noted = {**self._secretly, **noted}
            self._secretly = {}
        news = [who for who, bot in noted.items() if answered(head, who, by_bot=bot)]
        return bool(news)

    def back(self, head: Head, match: Match, seat: str) -> bool:
        """Someone says that they are here; True when that is news."""
        self._secretly.pop(seat, None)
        return back(head, match, seat)


def back(head: Head, match: Match, seat: str) -> bool:
    """Who was away is here again, and has as much time as everyone; True when that is news."""
    people = _people_asked(head, match)
    hurried = seat in people <= {*head.away}
    news = answered(head, seat, by_bot=False)
    if news and hurried:
        head.deadline = deadline(head, match)
    return news


def told(head: Head) -> tuple[float | UnsetType | None, float | UnsetType]:
    """The deadline and what time it is now, for a frame; nothing where there is no event."""
    if head.pace is None and not is_event(head):
        return UNSET, UNSET
    return head.deadline, UNSET if head.deadline is None else round(now(), 3)


def _people_asked(head: Head, match: Match) -> set[str]:
    ask = match.play.ask
    if ask is None:
        return set()
    asked = {match.names[seat] for seat in (ask.seats if ask.secret else (ask.seat,))}
    # The dice of a board are a seat that nobody sits at.
    return {seat for seat in asked & head.seats.keys() if head.seats[seat].kind != "bot"}
