"""The facts of what players may say at any time: offers of a draw, and giving up."""

from __future__ import annotations

from typing import Final

from laar.core.engine.fact import Writer
from laar.core.fact_json import words_of, writers_of
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.numbers import NO_SEAT, Seat, Seats, with_seat


def offered(t: Battle, seat: Seat, clause: str) -> int:
    """A draw is offered."""
    t.offer = seat
    t.offered = tuple(t.turn if s == seat else when for s, when in enumerate(t.offered))
    return t.tell("offered", (seat,), clause)


def declined(t: Battle, seat: Seat, clause: str) -> int:
    """The offer of a draw is gone."""
    t.offer = NO_SEAT
    t.agreed = Seats(0)
    return t.tell("declined", (seat,), clause)


def agreed(t: Battle, seat: Seat, clause: str) -> int:
    """A seat accepts the draw; others still have to (BRS-389)."""
    t.agreed = with_seat(t.agreed, seat)
    return t.tell("agreed", (seat,), clause)


def conceded(t: Battle, seat: Seat, clause: str) -> int:
    """A member of a team gives up; the battle goes on until the other does too (BRS-389)."""
    t.conceded = with_seat(t.conceded, seat)
    return t.tell("conceded", (seat,), clause)


WRITERS: Final[dict[str, Writer]] = writers_of(globals())
TOLD: Final = words_of(WRITERS)
