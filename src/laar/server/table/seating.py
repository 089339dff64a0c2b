"""A guest takes a seat."""

from __future__ import annotations

import msgspec

from laar.server import seats
from laar.server.models import Head
from laar.server.table import guest_decks
from laar.server.table.dice import draw_lot
from laar.server.table.jobs import Sit


def seats_taken(old: Head, job: Sit) -> tuple[Head, str]:
    """The table with the guest at it, and where they sit; with the last one the lot is drawn."""
    head = msgspec.convert(msgspec.to_builtins(old), Head)
    seat = seats.sit(head.seats, job.seat, job.guest, job.name)
    if head.seats == old.seats:
        return old, seat
    if job.deck is not None:
        guest_decks.bring(head, seat, job.deck)
    if job.entropy:
        head.entropy[seat] = job.entropy
    if seats.full(head.seats):
        head.status = "live"
        places = list(head.seats)
        draw_lot(head)
        seat = (head.lot or places)[places.index(seat)]
    return head, seat
