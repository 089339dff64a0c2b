"""What a position is worth to a side: its fighters, and what they can do to each other next.

Everything is counted in points of life and read from the numbers of the cards, so a card that
changes is judged anew.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from laar.games.belogorye.pieces.traits import ATTACK, FIRE, HEAL, MOVE, NONE, OPEN, POISON
from laar.games.belogorye.rules.blows import (
    AHEAD_2,
    AHEAD_3,
    AHEAD_4,
    AHEAD_5,
    BEHIND_2,
    BEHIND_3,
    BEHIND_4,
    BEHIND_5,
    MEDIUM,
    STRONG,
    TIE_HIGH,
    WEAK,
    closed_blow,
    open_row,
)  # fmt: skip
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import BESIDE, DISTANCE, NEAR
from laar.games.belogorye.state.numbers import (
    EVERYONE,
    FIGHTERS,
    POISONED,
    SPENT,
    SQUAD,
    SQUADS,
    Cell,
    Fighter,
    foe,
    seat_of,
)

ALIVE: Final = 6.5  # that a fighter stands at all
FRAIL: Final = 1.5  # how fast that is lost with the last points of life
POISON_COST: Final = 3.5  # what poison will still take
NOW: Final = 0.8  # of a deed that can be done this turn
NEXT: Final = 0.35  # of a deed of the coming turn
LATER: Final = 0.2  # of a deed of the turn after
AWAY: Final = 0.3  # each cell between a fighter and its work
SHUT: Final = 0.7  # that an enemy lies closed
CAUGHT: Final = 1.2  # that an enemy was pulled over and lies closed
AGAIN: Final = 1.5  # that a comrade may act once more
CLOSING: Final = 0.8  # what it costs to lie down before the enemy's turn
SCALE: Final = 6.5  # how much a lead decides

WORTH: Final = [left + ALIVE * (1.0 - exp(-left / FRAIL)) for left in range(31)]
MOST: Final = 6  # no bonus to a die is larger


class Exchange:
    """The lines of the strike table, as shares of all rolls for two bonuses."""

    def __init__(self, plus: int, answer_plus: int) -> None:
        self.weak = self.weak_or_medium = self.medium = self.medium_or_strong = self.strong = 0.0
        self.answer_weak = self.answer_either = self.answer_medium = 0.0
        share = 1.0 / 36.0
        for first in range(1, 7):
            for second in range(1, 7):
                row = open_row(first + plus, second + answer_plus)
                if row is AHEAD_2:
                    self.weak_or_medium += share
                elif row is AHEAD_3:
                    self.medium += share
                elif row is AHEAD_4:
                    self.medium_or_strong += share
                elif row is AHEAD_5:
                    self.strong += share
                elif row is BEHIND_3 or row is TIE_HIGH:
                    self.answer_weak += share
                elif row is BEHIND_4:
                    self.answer_either += share
                elif row is BEHIND_5:
                    self.answer_medium += share
                elif row is not BEHIND_2:
                    self.weak += share


class Single:
    """The shares of blows of a single die."""

    def __init__(self, plus: int) -> None:
        blows = [closed_blow(die + plus) for die in range(1, 7)]
        self.weak = blows.count(WEAK) / 6.0
        self.medium = blows.count(MEDIUM) / 6.0
        self.strong = blows.count(STRONG) / 6.0


OPEN_FIGHT: Final = [[Exchange(plus, other) for other in range(MOST)] for plus in range(MOST)]
SINGLE: Final = [Single(plus) for plus in range(MOST)]


def taste(t: Field, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    outcome = t.outcome
    if outcome is not None:
        if not outcome.winners:
            return 0.0
        return 1.0 if seat in outcome.winners else -1.0
    if not t.turn:
        return 0.0  # nobody stands on the field yet
    bogatyrs, evil = strengths(t)
    lead = SCALE * (bogatyrs - evil) / (bogatyrs + evil)
    return tanh(lead if seat == 0 else -lead)


def strengths(t: Field) -> tuple[float, float]:
    """What is left of each side, as a share of what it began with."""
    sight = Sight(t)
    active = t.active
    worth = whole = 0.0
    shares = [0.0, 0.0]
    for who in EVERYONE:
        if who == SQUAD:
            shares[0] = worth / whole
            worth = whole = 0.0
        traits = t.fighters[who]
        whole += WORTH[traits.life]
        if t.cell[who] < 0:
            continue
        left = WORTH[max(0, traits.life - t.wounds[who])]
        if t.is_so(who, POISONED):
            left -= min(POISON_COST, left)
        left -= AWAY * idle(t, who, t.cell[who])
        deed = sight.best(who, t.cell[who])
        if (who < SQUAD) != (active == 0):
            left += NEXT * deed
        elif t.is_so(who, SPENT):
            left += LATER * deed
        else:
            left += LATER * deed + NOW * max(0.0, deed - CLOSING)
        worth += max(1.0, left)
    return shares[0], worth / whole


class Sight:
    """What stands beside whom: bonuses to dice and reductions of wounds, gathered once for a
    position."""

    def __init__(self, t: Field) -> None:
        self.t = t
        plus = [0] * FIGHTERS
        guard = [0] * FIGHTERS
        cover = [0] * FIGHTERS
        for who in EVERYONE:
            c = t.cell[who]
            if c < 0:
                continue
            traits = t.fighters[who]
            aura, ward, shield = traits.die_aura, traits.ward_strike, traits.ward_other
            plus[who] += aura
            guard[who] += traits.armour
            cover[who] += traits.cover
            if aura or ward or shield:
                for d in BESIDE[c]:
                    other = t.at[d]
                    if other >= 0 and (other < SQUAD) == (who < SQUAD):
                        plus[other] += aura
                        guard[other] += ward
                        cover[other] += shield
        self.plus = plus
        self.guard = guard
        self.cover = cover

    def blow(self, who: Fighter, amount: int) -> float:
        """What a blow takes from a fighter's worth."""
        traits = self.t.fighters[who]
        counted = amount - self.guard[who]
        if counted <= traits.threshold:  # BEL-102
            return 0.0
        return self.loss(who, counted)

    def hit(self, who: Fighter, amount: int) -> float:
        """The same for an attack that is no strike."""
        counted = amount - self.cover[who]
        return self.loss(who, counted) if counted > 0 else 0.0

    def loss(self, who: Fighter, counted: int) -> float:
        """What so many wounds take from a fighter's worth."""
        left = self.t.fighters[who].life - self.t.wounds[who]
        return WORTH[left] - WORTH[max(0, left - counted)] if left > 0 else 0.0

    def strike(self, who: Fighter, target: Fighter) -> float:
        """What a strike wins on average, when nobody cuts in."""
        t = self.t
        mine, theirs = t.fighters[who], t.fighters[target]
        plus = self.plus[who]
        if mine.swarm:
            pack = 0
            for c in NEAR[t.cell[target]]:
                other = t.at[c]
                if other >= 0 and other != who and (other < SQUAD) == (who < SQUAD):
                    pack += mine.swarm
            plus += min(pack, mine.swarm_max)
        weak, medium, strong = (
            self.blow(target, mine.blows[1]),
            self.blow(target, mine.blows[2]),
            self.blow(target, mine.blows[3]),
        )
        if theirs.returned:
            sting = self.loss(who, theirs.returned)
            if weak > 0.0:
                weak -= sting
            if medium > 0.0:
                medium -= sting
            if strong > 0.0:
                strong -= sting
        if not t.is_open(target):
            s = SINGLE[min(plus, MOST - 1)]
            return s.weak * weak + s.medium * medium + s.strong * strong
        x = OPEN_FIGHT[min(plus, MOST - 1)][min(self.plus[target], MOST - 1)]
        light, heavy = self.blow(who, theirs.blows[1]), self.blow(who, theirs.blows[2])
        return (
            x.weak * weak
            + x.weak_or_medium * max(weak, medium - light)
            + x.medium * medium
            + x.medium_or_strong * max(medium, strong - light)
            + x.strong * strong
            - x.answer_weak * light
            + x.answer_either * min(-light, weak - heavy)
            - x.answer_medium * heavy
        )

    def use(self, who: Fighter, target: Fighter) -> float:
        """What a property with the action sign wins when it is used on this fighter."""
        t = self.t
        traits = t.fighters[who]
        action = traits.action
        if action == ATTACK:
            s = SINGLE[0]
            worth = (
                s.weak * self.hit(target, traits.power[0])
                + s.medium * self.hit(target, traits.power[1])
                + s.strong * self.hit(target, traits.power[2])
            )
            return worth + SHUT if traits.then_close and t.is_open(target) else worth
        if action == HEAL:
            healed = float(min(traits.amount, t.wounds[target]))
            return (
                max(healed, POISON_COST) if traits.cures and t.is_so(target, POISONED) else healed
            )
        if action == POISON:
            return 0.0 if t.is_so(target, POISONED) else POISON_COST
        if action == OPEN:
            return AGAIN if not t.is_open(target) else 0.0
        if action == MOVE:
            return CAUGHT - SHUT if not t.is_open(target) else CAUGHT
        return self.fire(who, target)

    def fire(self, who: Fighter, middle: Fighter) -> float:
        """What fire takes from the enemy opposite and those at its sides (BEL-098)."""
        t = self.t
        traits = t.fighters[who]
        worth = self.hit(middle, traits.amount)
        c = t.cell[middle]
        for d in BESIDE[c]:
            if d == c - 1 or d == c + 1:
                other = t.at[d]
                if other >= 0 and (other < SQUAD) != (who < SQUAD):
                    worth += self.hit(other, traits.flank)
        return worth

    def best(self, who: Fighter, c: Cell) -> float:
        """The best deed of a fighter from cell c."""
        t = self.t
        low = SQUAD if who < SQUAD else 0
        best = 0.0
        for d in NEAR[c]:
            other = t.at[d]
            if low <= other < low + SQUAD:
                best = max(best, self.strike(who, other))
        traits = t.fighters[who]
        action = traits.action
        if action == NONE:
            return best
        if action == FIRE:
            d = Cell(c + 5 * t.forward(seat_of(who)))
            if 0 <= d < 30 and low <= t.at[d] < low + SQUAD:
                best = max(best, self.fire(who, t.at[d]))
            return best
        first = second = 0.0
        if action in (HEAL, OPEN):
            for d in BESIDE[c]:
                other = t.at[d]
                if other >= 0 and other != who and (other < SQUAD) == (who < SQUAD):
                    first = max(first, self.use(who, other))
            return max(best, first)
        reach = DISTANCE[c]
        for other in SQUADS[foe(seat_of(who))]:
            d = t.cell[other]
            if d >= 0 and traits.reach_from <= reach[d] <= traits.reach_to:
                worth = self.use(who, other)
                if worth > first:
                    first, second = worth, first
                elif worth > second:
                    second = worth
        return max(best, first + second if traits.count > 1 else first)


def idle(t: Field, who: Fighter, c: Cell) -> int:
    """How many cells are missing, from cell c, until a fighter has an enemy in reach."""
    reach = DISTANCE[c]
    traits = t.fighters[who]
    far = traits.reach_to if traits.reach_to > 1 else 1
    nearest = 9
    for other in SQUADS[foe(seat_of(who))]:
        d = t.cell[other]
        if d >= 0 and reach[d] < nearest:
            nearest = reach[d]
    return max(0, nearest - far)
