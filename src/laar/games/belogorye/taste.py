"""What a position is worth to a side: what its fighters are worth, and what they could do to each other next."""

from __future__ import annotations

from math import tanh
from typing import Final

from laar.games.belogorye.blows import (
    ROWS, TIE_HIGH, after_reductions, closed_blow, die_bonus, is_poisoned, open_row,
)  # fmt: skip
from laar.games.belogorye.field import ACTED, CLOSED, FIGHTERS, SQUAD, Field, seat_of
from laar.games.belogorye.ground import BESIDE, DISTANCE, NEAR
from laar.games.belogorye.legal import opposite, targets
from laar.games.belogorye.traits import ATTACK, FIRE, HEAL, MOVE, NONE, OPEN, POISON

ALIVE: Final = 3.0  # a fighter that stands, in points of life
POISONED: Final = 2.5  # what poison will take
NOW: Final = 0.5  # of a deed that can still be done this turn
NEXT: Final = 0.35  # of a deed of the coming turn
LATER: Final = 0.2  # of a deed of the turn after
AWAY: Final = 0.15  # each cell between a fighter and its work
SCALE: Final = 20.0

_LINES: Final = [*ROWS, TIE_HIGH]
_MOST: Final = 6  # no bonus is larger


def _line_counts() -> list[list[list[int]]]:
    """How many of the 36 rolls lead to each line of the table, by both bonuses."""
    counts = [[[0] * len(_LINES) for _ in range(_MOST)] for _ in range(_MOST)]
    for plus in range(_MOST):
        for answer_plus in range(_MOST):
            for first in range(1, 7):
                for second in range(1, 7):
                    row = open_row(first + plus, second + answer_plus)
                    for line, known in enumerate(_LINES):
                        if known is row:
                            counts[plus][answer_plus][line] += 1
    return counts


_OPEN: Final = _line_counts()
_CLOSED: Final = [
    [sum(closed_blow(die + plus) == blow for die in range(1, 7)) for blow in range(4)]
    for plus in range(_MOST)
]


def taste(t: Field, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if t.outcome is not None:
        if not t.outcome.winners:
            return 0.0
        return 1.0 if seat in t.outcome.winners else -1.0
    ahead = balance(t)
    return tanh((ahead if seat == 0 else -ahead) / SCALE)


def balance(t: Field) -> float:
    """How far the bogatyrs are ahead, in points of life."""
    total = 0.0
    active = t.active
    for who in range(FIGHTERS):
        if t.cell[who] < 0:
            continue
        seat = seat_of(who)
        worth = ALIVE + t.fighters[who].life - t.wounds[who]
        if is_poisoned(t, who):
            worth -= min(POISONED, worth)
        deed = potential(t, who)
        if seat == active:
            worth += LATER * deed
            if not t.flags[who] & (CLOSED | ACTED):
                worth += NOW * deed
        else:
            worth += NEXT * deed
        worth -= AWAY * idle(t, who)
        total += worth if seat == 0 else -worth
    return total


def loss(t: Field, who: int, amount: int) -> float:
    """What so many counted wounds take from a fighter's worth."""
    left = t.fighters[who].life - t.wounds[who]
    return left + ALIVE if amount >= left else float(amount)


def strike(t: Field, who: int, target: int) -> float:
    """What a strike wins on average."""
    traits = t.fighters[who]
    plus = min(die_bonus(t, who, target, True), _MOST - 1)
    returned = t.fighters[target].returned
    dealt = [0.0, 0.0, 0.0, 0.0]
    for blow in range(1, 4):
        counted = after_reductions(t, target, traits.blows[blow], True)
        dealt[blow] = loss(t, target, counted)
        if counted and returned:
            dealt[blow] -= loss(t, who, returned)
    mean = 0.0
    if t.flags[target] & CLOSED:
        chances = _CLOSED[plus]
        for blow in range(1, 4):
            mean += chances[blow] * dealt[blow]
        return mean / 6.0
    taken = [0.0, 0.0, 0.0]
    for blow in range(1, 3):
        taken[blow] = loss(t, who, after_reductions(t, who, t.fighters[target].blows[blow], True))
    lines = _OPEN[plus][min(die_bonus(t, target, who, False), _MOST - 1)]
    for line in range(len(lines)):
        count = lines[line]
        if not count:
            continue
        row = _LINES[line]
        blow, reply = row.pairs[0]
        best = dealt[blow] - taken[reply]
        if row.chooser:
            blow, reply = row.pairs[1]
            other = dealt[blow] - taken[reply]
            best = max(best, other) if row.chooser > 0 else min(best, other)
        mean += count * best
    return mean / 36.0


def potential(t: Field, who: int) -> float:
    """The best deed of a fighter from where it stands."""
    best = 0.0
    seat = seat_of(who)
    for c in NEAR[t.cell[who]]:
        other = t.at[c]
        if other >= 0 and seat_of(other) != seat:
            best = max(best, strike(t, who, other))
    if t.fighters[who].action != NONE:
        best = max(best, property_worth(t, who))
    return best


def property_worth(t: Field, who: int) -> float:
    """The best use of a property with the action sign."""
    traits = t.fighters[who]
    if traits.action == FIRE:
        middle = opposite(t, who)
        return 0.0 if middle < 0 else fire(t, who, middle)
    best = second = 0.0
    for other in targets(t, who, traits):
        worth = use(t, who, other)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + second if traits.count > 1 else best


def use(t: Field, who: int, target: int) -> float:
    """What a property wins when used on this fighter."""
    traits = t.fighters[who]
    action = traits.action
    if action == ATTACK:
        mean = 0.0
        for blow in range(1, 4):
            counted = after_reductions(t, target, traits.power[blow - 1], False)
            mean += _CLOSED[0][blow] * loss(t, target, counted) / 6.0
        if traits.then_close and not t.flags[target] & CLOSED:
            mean += 0.7
        return mean
    if action == HEAL:
        if traits.cures and is_poisoned(t, target):
            return POISONED
        return float(min(traits.amount, t.wounds[target]))
    if action == POISON:
        return 0.0 if is_poisoned(t, target) else POISONED
    if action == OPEN:
        return 1.5
    if action == MOVE:
        return 1.2 if not t.flags[target] & CLOSED else 0.5
    return 0.0


def fire(t: Field, who: int, middle: int) -> float:
    """What the three heads burn."""
    traits = t.fighters[who]
    worth = loss(t, middle, after_reductions(t, middle, traits.amount, False))
    c = t.cell[middle]
    for d in BESIDE[c]:
        other = t.at[d]
        if abs(d - c) == 1 and other >= 0 and seat_of(other) != seat_of(who):
            worth += loss(t, other, after_reductions(t, other, traits.flank, False))
    return worth


def idle(t: Field, who: int) -> int:
    """How many cells are missing until a fighter is near an enemy, or in reach of one for its attack."""
    reach = DISTANCE[t.cell[who]]
    traits = t.fighters[who]
    far = traits.reach_to if traits.action != NONE and traits.reach_to > 1 else 1
    low = SQUAD if who < SQUAD else 0
    nearest = 9
    for other in range(low, low + SQUAD):
        c = t.cell[other]
        if c >= 0 and reach[c] < nearest:
            nearest = reach[c]
    return max(0, nearest - far)
