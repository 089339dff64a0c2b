"""What a position is worth to a side: a first, plain estimate of lives left."""

from __future__ import annotations

from laar.games.belogorye.field import FIGHTERS, SQUAD, Field


def taste(t: Field, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if t.outcome is not None:
        if not t.outcome.winners:
            return 0.0
        return 1.0 if seat in t.outcome.winners else -1.0
    worth = [0, 0]
    for who in range(FIGHTERS):
        if t.cell[who] >= 0:
            worth[0 if who < SQUAD else 1] += t.fighters[who].life - t.wounds[who] + 4
    return (worth[seat] - worth[1 - seat]) / 200
