"""The clocks of a table. In an event and its duels everyone has so many seconds for a question,
then a bot answers for them; other games have clocks as their table says.

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

from laar.server.models import Head, is_event, ticking
from laar.server.table import time_control
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
    over = match.play.outcome is not None
    stage = match.events.stage(match.play.table) if match.events is not None else None
    if stage is None:
        return Stand((match.n(None),) if head.pace is not None else None, (), over)
    return Stand(stage.question, stage.gone, over)


def deadline(head: Head, match: Match) -> float | None:
    """Until when a question that is asked now can be answered; None: as long as it takes, and where
    bots alone are asked."""
    ask, people = match.play.ask, _people_asked(head, match)
    if head.pace is None or ask is None or not people:
        return None
    longer = match.events is not None and ask.kind in match.events.long
    whole = head.pace * (LONGER if longer else 1)
    return round(now() + (min(whole, SHORT) if people <= {*head.away} else whole), 3)


def begins(head: Head, match: Match) -> None:
    """The game begins, and with it the time of those who are asked."""
    head.deadline = deadline(head, match)
    time_control.begin(head, match, now())


def moved(head: Head, match: Match) -> None:
    """Something was said that changes whom the table waits for."""
    time_control.moved(head, match, now())


def resumed(head: Head, match: Match | None) -> None:
    """The table comes from the disk."""
    bound(head)
    if match is not None and match.waits:
        time_control.stop(head)
    else:
        time_control.resumed(head, now())


def bound(head: Head) -> None:
    """A deadline that was stored by another clock leaves nobody more time than there ever is."""
    if head.deadline is not None:
        most = LONGER * (head.pace or SHORT)
        head.deadline = round(min(head.deadline, now() + most), 3)


def due(head: Head) -> float | None:
    """When something happens at a table that nobody says anything at."""
    ends = [end for end in (head.deadline, time_control.due(head)) if end is not None]
    return min(ends, default=None)


def behind(head: Head) -> float:
    """By how many seconds the time that was left is over."""
    end = due(head)
    return 0.0 if end is None else max(0.0, now() - end)


def late_seats(head: Head, match: Match) -> set[str]:
    """The people whom a bot answers for now."""
    if head.deadline is not None and now() >= head.deadline:
        return {name for name, seat in head.seats.items() if seat.kind != "bot"}
    return time_control.late_seats(head, match, now())


def loser(head: Head, match: Match | None) -> str | None:
    """The seat of who has lost on time."""
    return None if match is None else time_control.loser(head, match, now())


def pause(head: Head, guest: str, yes: bool) -> None:
    """A guest would stop the clocks, or lets them run."""
    time_control.pause(head, guest, yes, now())


class Alarm:
    """Rings when the time of a table is over."""

    def __init__(self, bell: Callable[[], None]) -> None:
        self._bell = bell
        self._set: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return self._set is not None

    def set(self, head: Head) -> None:
        """Ring for what is open now, unless its time is over."""
        self.stop()
        end = due(head)
        if end is not None and end > now():
            self._set = ring(end, self._bell)

    def stop(self) -> None:
        """Do not ring."""
        if self._set is not None:
            self._set.cancel()
            self._set = None


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
    """The deadline of an event, and what time it is now where that matters, for a frame."""
    if head.pace is None and not is_event(head):
        return UNSET, round(now(), 3) if ticking(head) else UNSET
    return head.deadline, UNSET if head.deadline is None else round(now(), 3)


def _people_asked(head: Head, match: Match) -> set[str]:
    ask = match.play.ask
    if ask is None:
        return set()
    asked = {match.names[seat] for seat in (ask.seats if ask.secret else (ask.seat,))}
    # The dice of a board are a seat that nobody sits at.
    return {seat for seat in asked & head.seats.keys() if head.seats[seat].kind != "bot"}
