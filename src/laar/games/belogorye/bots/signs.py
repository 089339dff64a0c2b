"""A position as numbers, from which a judge learns who wins: how each fighter is, and what taste
makes of where all of them stand.

To the other side they are the same with the other sign. What fighters could do next is left to
taste.
"""

from __future__ import annotations

from math import exp
from typing import Final

from laar.games.belogorye.bots.taste import SCALE, WORTH, strengths
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.numbers import EVERYONE, POISONED, SQUAD

EACH: Final = 5  # numbers of a fighter
NOTHING: Final = [0.0] * EACH
FRAIL: Final = 3.0  # lives that make the difference between nearly dead and safe
PLENTY: Final = 10.0  # lives
LATE: Final = 30.0  # turns


def signs(t: Field, seat: int) -> list[float]:
    """The numbers of a position, for a seat; none before anybody stands on the field."""
    if not t.turn:
        return []
    mine = 1.0 if seat == 0 else -1.0
    found: list[float] = []
    alive = 0
    shares = [0.0, 0.0]
    whole = [0.0, 0.0]
    for who in EVERYONE:
        side = 0 if who < SQUAD else 1
        own = mine if side == 0 else -mine
        traits = t.fighters[who]
        whole[side] += WORTH[traits.life]
        if t.cell[who] < 0:
            found += NOTHING
            continue
        alive += 1
        left = max(0, traits.life - t.wounds[who])
        shares[side] += WORTH[left]
        found.append(own)
        found.append(own * left / PLENTY)
        found.append(own * exp(-left / FRAIL))
        found.append(own if t.is_so(who, POISONED) else 0.0)
        found.append(own if t.is_open(who) else 0.0)
    bogatyrs, evil = shares[0] / whole[0], shares[1] / whole[1]
    lead = SCALE * (bogatyrs - evil) * mine
    balance = lead / (bogatyrs + evil) if bogatyrs + evil > 0.0 else 0.0
    bogatyrs, evil = strengths(t)
    felt = SCALE * (bogatyrs - evil) / (bogatyrs + evil) * mine
    active = mine if t.active == 0 else -mine
    first = mine if t.first == 0 else -mine
    fallen = 1.0 - alive / (2.0 * SQUAD)
    late = min(1.0, t.turn / LATE)
    for one in (mine, first, active, lead, balance, felt):
        found.append(one)
        found.append(one * fallen)
    found.append(mine * late)
    found.append(active * late)
    found.append(balance * abs(balance))
    return found
