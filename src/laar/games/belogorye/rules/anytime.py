"""What a player may say at any time: give up, or agree on a draw (BEL-097)."""

from __future__ import annotations

from typing import Final

from laar.core.engine.table import Aside
from laar.games.belogorye.state import facts
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.numbers import NO_SEAT, Seat, foe

CONCEDE: Final = "concede"
OFFER: Final = "offer-draw"
ACCEPT: Final = "accept-draw"
DECLINE: Final = "decline-draw"


def concede(t: Field, seat: int) -> None:
    """The other side wins."""
    facts.ended(t, foe(Seat(seat)), "BEL-097")


def offer(t: Field, seat: int) -> None:
    """The other player may accept until the turn passes."""
    facts.offered(t, Seat(seat), "BEL-097")


def accept(t: Field, seat: int) -> None:
    """Both agree: nobody wins."""
    facts.ended(t, NO_SEAT, "BEL-097")


def decline(t: Field, seat: int) -> None:
    """The battle goes on."""
    facts.declined(t, Seat(seat), "BEL-097")


def asides(t: Field, seat: int) -> list[str]:
    """What this seat may say now; a draw is offered at most once a turn."""
    if t.outcome is not None:
        return []
    if t.offer == NO_SEAT:
        return [CONCEDE] if t.offered[seat] == t.turn else [CONCEDE, OFFER]
    return [CONCEDE] if t.offer == seat else [CONCEDE, ACCEPT, DECLINE]


ASIDES: Final[dict[str, Aside[Field]]] = {
    CONCEDE: concede,
    OFFER: offer,
    ACCEPT: accept,
    DECLINE: decline,
}
