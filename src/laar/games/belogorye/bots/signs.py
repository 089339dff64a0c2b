"""A position as numbers, from which a judge learns who wins: who stands and how well, and what
each side can do next.

To the other side they are the same with the other sign. Whose turn it is shows only in what can
still be done in it: a number for it alone would praise those who end their turn.
"""

from __future__ import annotations

from typing import Final

from laar.games.belogorye.bots.taste import CLOSING, WORTH, Sight, idle
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.numbers import EVERYONE, POISONED, SPENT, SQUAD

EACH: Final = 3  # numbers of a fighter
NOTHING: Final = [0.0] * EACH
PLENTY: Final = 10.0  # lives
LATE: Final = 30.0  # turns


def signs(t: Field, seat: int) -> list[float]:
    """The numbers of a position, for a seat; none before anybody stands on the field."""
    if not t.turn:
        return []
    mine = 1.0 if seat == 0 else -1.0
    sight = Sight(t)
    found: list[float] = []
    alive = 0
    worth, whole = [0.0, 0.0], [0.0, 0.0]
    now, soon, then, far = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
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
        worth[side] += WORTH[left]
        far[side] += idle(t, who, t.cell[who])
        deed = sight.best(who, t.cell[who])
        soon[side] += deed
        if side != t.active:
            then[side] += deed
        elif not t.is_so(who, SPENT):
            now[side] += max(0.0, deed - CLOSING)
        found.append(own)
        found.append(own * left / PLENTY)
        found.append(own if t.is_so(who, POISONED) else 0.0)
    shares = worth[0] / whole[0] + worth[1] / whole[1]
    fallen = 1.0 - alive / (2.0 * SQUAD)
    for sums in (worth, now, soon, then, far):
        lead = (sums[0] / whole[0] - sums[1] / whole[1]) * mine
        found.append(lead)
        found.append(lead / shares if shares > 0.0 else 0.0)
        found.append(lead * fallen)
    for one in (mine, mine if t.first == 0 else -mine):
        found.append(one)
        found.append(one * fallen)
    found.append(mine * min(1.0, t.turn / LATE))
    return found
