"""Where a game that all play together was lost, and what each of them had in it."""

from __future__ import annotations

from collections.abc import Sequence

from laar.review.report import Jump, Share, Siege

HOPE = 0.5  # of the chance at the start: whoever fell below for good has lost there


def siege(start: float, events: Sequence[Jump], players: Sequence[Share]) -> Siege:
    """The event after which there was never again half the hope of the start, and the share of each
    defender in what decisions cost."""
    place = last = -1
    before = start
    for place, event in enumerate(events):
        if before >= HOPE * start > event.chances[0]:
            last = place
        before = event.chances[0]
    whole = sum(one.lost for one in players)
    shares = [round(one.lost / whole, 4) if whole else 0.0 for one in players]
    return Siege(events[last].turn if last >= 0 else 0, last, shares)
