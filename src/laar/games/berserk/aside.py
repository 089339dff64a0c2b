"""What a player may say at any time: give up, or agree on a draw (BRS-386)."""

from __future__ import annotations

from typing import Final

from laar.games.berserk import facts
from laar.games.berserk.battle import ASIDES, Battle
from laar.games.berserk.laid import NOBODY

CONCEDE: Final = "concede"
OFFER: Final = "offer-draw"
ACCEPT: Final = "accept-draw"
DECLINE: Final = "decline-draw"


def concede(t: Battle, seat: int) -> None:
    """The other side wins."""
    facts.ended(t, tuple(s for s in range(t.seats) if (s ^ seat) & 1), "BRS-386")
    over(t)


def offer(t: Battle, seat: int) -> None:
    """The other player may accept until the turn passes."""
    facts.offered(t, seat, "BRS-386")


def accept(t: Battle, seat: int) -> None:
    """Both agree: nobody wins."""
    facts.ended(t, (), "BRS-386")
    over(t)


def decline(t: Battle, seat: int) -> None:
    """The battle goes on."""
    facts.declined(t, seat, "BRS-386")


def over(t: Battle) -> None:
    """Nothing is asked any more."""
    t.ask = None
    t.stack = []
    t.steps = []


def asides(t: Battle, seat: int) -> list[str]:
    """What this seat may say now; a draw is offered at most once a turn."""
    if t.outcome is not None:
        return []
    if t.offer == NOBODY:
        return [CONCEDE] if t.offered[seat] == t.turn else [CONCEDE, OFFER]
    return [CONCEDE] if (t.offer ^ seat) & 1 == 0 else [CONCEDE, ACCEPT, DECLINE]


ASIDES.update({CONCEDE: concede, OFFER: offer, ACCEPT: accept, DECLINE: decline})
