"""Clocks of a table. They run for those who are asked, from the time of this server alone, and what
is left is stored with every answer: a restart costs nobody what they have.

A question that has one answer costs nothing, unless that would show a secret. Where several are
asked in secret nobody's clock runs either: all have the same time, and then bots choose for them.
"""

from __future__ import annotations

from collections.abc import Iterator

from laar.core.abilities import HasMates
from laar.core.engine.ask import CHANCE_NAME
from laar.server import repair
from laar.server.errors import Denied
from laar.server.models import Head
from laar.server.table.match import Match
from laar.server.times import TimeControl, Times

LAG = 0.5  # seconds of every question that nobody pays for: the wire takes them
SECRET = 180.0  # seconds for what is asked in secret, unless a turn has longer
FREE = 60.0  # seconds after which a bot gives the only answer there is
GRACE = 600.0  # seconds that who plays by correspondence has at least after a restart
TICK = 0.001  # seconds: what is left is kept no more exactly
TEAM = "team"


def begin(head: Head, match: Match, now: float) -> None:
    """The game of a full table begins: everyone has all their time."""
    control = head.control
    if control is not None:
        clocks = {clock_of(match, seat) for seat in _people(head)}
        head.times = Times(dict.fromkeys(sorted(clocks), float(control.seconds)))
        _set(head, match, control, head.times, now)


def moved(head: Head, match: Match, now: float) -> None:
    """Something was answered or taken back: who thought about it pays, and others think now."""
    control, times = head.control, head.times
    if control is None or times is None:
        return
    if times.secret and times.asked == match.n(None):
        return  # who has chosen is told to nobody
    _settle(times, now)
    times.paused, times.pausing = False, []
    _set(head, match, control, times, now)


def resumed(head: Head, now: float) -> None:
    """The table comes from the disk: nobody pays for the time nobody could answer in."""
    control, times = head.control, head.times
    if control is None or times is None or times.paused or head.status != "live":
        return
    if control.slow:
        _leave(times, GRACE, now)
    else:
        whole = SECRET if times.secret else FREE
        times.since = now
        times.until = None if times.until is None else now + whole


def stop(head: Head) -> None:
    """The table is damaged: nobody can answer."""
    if head.times is not None:
        head.times.running, head.times.until, head.times.secret = [], None, False


def due(head: Head) -> float | None:
    """When something happens at a table that nobody says anything at."""
    times = head.times
    if times is None or times.paused or head.status != "live":
        return None
    if times.until is not None:
        return times.until
    if not times.running:
        return None
    return times.since + LAG + min(times.left[clock] for clock in times.running)


def loser(head: Head, match: Match, now: float) -> str | None:
    """The seat of who has lost on time."""
    times, control = head.times, head.control
    if times is None or control is None or control.late == "bot" or times.until is not None:
        return None
    return next(iter(_out(head, match, now)), None)


def late_seats(head: Head, match: Match, now: float) -> set[str]:
    """The seats that a bot answers for now."""
    times = head.times
    if times is None or times.paused:
        return set()
    if times.until is None:
        return set(_out(head, match, now))
    return set(_asked(head, match)) if now >= times.until else set()


def mates(match: Match, seat: str) -> list[str]:
    """The seats that lose with this one, itself first."""
    game, number = match.play.game, match.seats[seat]
    found = [seat]
    if isinstance(game, HasMates) and number is not None:
        found += [match.names[mate] for mate in game.mates(match.play.table, number)]
    return found


def pause(head: Head, guest: str, yes: bool, now: float) -> None:
    """A guest would stop the clocks, which all have to want, or lets them run again."""
    times = head.times
    if times is None:
        raise Denied("illegal", "error-no-clock")
    if times.secret:
        raise Denied("illegal", "error-pause-secret")
    if not yes:
        if times.paused:
            times.since = now
            times.until = None if times.until is None else round(now + FREE, 3)
        times.paused, times.pausing = False, []
        return
    times.pausing = sorted({*times.pausing, guest})
    if not times.paused and set(times.pausing) >= repair.people(head):
        _settle(times, now)
        times.paused = True


def clock_of(match: Match, seat: str) -> str:
    """The clock that runs while a seat is asked: who plays together shares one."""
    return TEAM if match.play.game.cooperative else seat


# -- inside ---------------------------------------------------------------------------------------


def _people(head: Head) -> list[str]:
    return [name for name, seat in head.seats.items() if seat.kind == "human"]


def _asked(head: Head, match: Match) -> Iterator[str]:
    """The people who have something to answer."""
    ask = match.play.ask
    if ask is None or match.waits:
        return
    people = _people(head)
    for number in ask.seats if ask.secret else (ask.seat,):
        name = match.names[number]
        if name != CHANCE_NAME and name in people and match.options(name):
            yield name


def _settle(times: Times, now: float) -> None:
    """What was thought is paid for."""
    spent = max(0.0, now - times.since - LAG)
    for clock in times.running:
        times.left[clock] = round(max(0.0, times.left[clock] - spent), 3)
    times.since = now


def _set(head: Head, match: Match, control: TimeControl, times: Times, now: float) -> None:
    """The clocks of those who are asked run from now."""
    _turn(control, times, match.turn or 0)
    times.since, times.until, times.secret, times.running = now, None, False, []
    times.asked = match.n(None)
    ask, asked = match.play.ask, list(_asked(head, match))
    if ask is None or not asked:
        return
    if ask.secret:
        whole = max(SECRET, control.seconds) if control.each == "turn" else SECRET
        times.secret, times.until = True, round(now + whole, 3)
    elif _forced(match, asked[0]):
        times.until = round(now + FREE, 3)
    else:
        times.running = [clock_of(match, asked[0])]
        times.ran = sorted({*times.ran, *times.running})


def _turn(control: TimeControl, times: Times, turn: int) -> None:
    """A new turn gives time; one that comes again after an undo gives none."""
    if turn <= times.turn:
        return
    if control.each == "turn":
        times.left = dict.fromkeys(times.left, float(control.seconds))
    elif times.turn:
        for clock in times.ran:
            times.left[clock] = round(times.left[clock] + control.increment, 3)
    times.turn, times.ran = turn, []


def _forced(match: Match, seat: str) -> bool:
    return len(match.options(seat)) == 1 and match.candid(seat)


def _out(head: Head, match: Match, now: float) -> Iterator[str]:
    """The seats that are asked and have no time left."""
    times = head.times
    assert times is not None
    spent = now - times.since - LAG
    for seat in _asked(head, match):
        clock = clock_of(match, seat)
        if clock in times.running and times.left[clock] <= spent + TICK:
            yield seat


def _leave(times: Times, least: float, now: float) -> None:
    """Whoever is asked has at least so long from now."""
    if times.until is not None:
        times.until = max(times.until, now + least)
    for clock in times.running:
        times.left[clock] = max(times.left[clock], now - times.since - LAG + least)
