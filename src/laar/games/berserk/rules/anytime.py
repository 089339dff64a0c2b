"""What a player may say at any time: give up, or agree on a draw (BRS-386)."""

from __future__ import annotations

from typing import Final

from laar.core.engine.table import Aside
from laar.games.berserk.state import anytime_facts, facts
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.numbers import NO_SEAT, Seat, seated

CONCEDE: Final = "concede"
OFFER: Final = "offer-draw"
ACCEPT: Final = "accept-draw"
DECLINE: Final = "decline-draw"


def concede(t: Battle, who: int) -> None:
    """The other side wins, if both members of a team give up (BRS-389)."""
    seat = Seat(who)
    mate = t.mate(seat)
    if mate != seat and not seated(t.conceded, mate):
        anytime_facts.conceded(t, seat, "BRS-389")
        return
    facts.ended(t, tuple(Seat(s) for s in range(t.seats) if (s ^ seat) & 1), "BRS-386")


def offer(t: Battle, who: int) -> None:
    """The other player may accept until the turn passes; in teams all others must."""
    seat = Seat(who)
    anytime_facts.offered(t, seat, "BRS-386")


def accept(t: Battle, who: int) -> None:
    """All agree: nobody wins (BRS-389)."""
    seat = Seat(who)
    if t.agreed.bit_count() + 2 < t.seats:
        anytime_facts.agreed(t, seat, "BRS-389")
        return
    facts.ended(t, (), "BRS-386")


def decline(t: Battle, who: int) -> None:
    """The battle goes on."""
    seat = Seat(who)
    anytime_facts.declined(t, seat, "BRS-386")


def asides(t: Battle, seat: Seat) -> list[str]:
    """What this seat may say now; a draw is offered at most once a turn."""
    if t.outcome is not None:
        return []
    found = [] if seated(t.conceded, seat) else [CONCEDE]
    if t.offer == NO_SEAT:
        return found if t.offered[seat] == t.turn else [*found, OFFER]
    spoken = t.offer == seat or seated(t.agreed, seat)
    return found if spoken else [*found, ACCEPT, DECLINE]


ASIDES: Final[dict[str, Aside[Battle]]] = {
    CONCEDE: concede,
    OFFER: offer,
    ACCEPT: accept,
    DECLINE: decline,
}
