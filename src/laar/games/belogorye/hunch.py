"""At first sight: how promising each answer looks, without trying it. Search orders answers and plays on by it."""

from __future__ import annotations

from typing import Final

from laar.core.ask import Ask
from laar.games.belogorye.blows import open_row
from laar.games.belogorye.field import ACTED, Field, seat_of
from laar.games.belogorye.ground import DEEDS, ENOUGH, NEAR, PASS, STEPPING, STRIKING, cell_of
from laar.games.belogorye.legal import opposite
from laar.games.belogorye.taste import Sight, idle
from laar.games.belogorye.traits import FIRE, NONE

CLOSING: Final = 0.3  # what it costs to lie down before the enemy's turn
REACH: Final = 1.0  # of a better deed from another cell
CROWD: Final = 0.0  # each enemy around
WORK: Final = 0.6  # each cell closer to the enemy
WALK: Final = 0.05  # what a step costs


def hunch(t: Field, answers: list[str]) -> list[float]:
    """One number an answer, in points of life; doing nothing is 0."""
    ask = t.ask
    if ask is None:
        return []
    kind = ask.kind
    if kind == "main":
        sight = Sight(t)
        return [main(t, sight, answer) for answer in answers]
    if kind == "intercept":
        sight = Sight(t)
        return [intercept(t, sight, ask, answer) for answer in answers]
    if kind == "blow":
        sight = Sight(t)
        return [blow(t, sight, ask, i) for i in range(len(answers))]
    if kind == "targets":
        sight = Sight(t)
        return [other(t, sight, ask, answer) for answer in answers]
    if kind == "spot" or kind == "splash":
        return [float(crowd(t, cell_of(answer), ask.seat)) for answer in answers]
    if kind == "place":
        return [place(t, answer) for answer in answers]
    return [0.0] * len(answers)


def place(t: Field, answer: str) -> float:
    """The hardy in front, those who work from afar or for others behind."""
    words = answer.split(" ")
    if len(words) < 3:
        return 0.0
    who = t.ids.index(words[1])
    row = int(words[2][1])
    depth = 4 - row if row <= 3 else row - 3  # 1 is the front row (BEL-015)
    traits = t.fighters[who]
    hardy = traits.life + traits.blows[2] + 2.0 * traits.armour + 2.0 * traits.threshold - 13.5
    if traits.action != NONE and traits.action != FIRE:
        hardy -= 4.0
    return hardy * (2 - depth)


def main(t: Field, sight: Sight, answer: str) -> float:
    """A deed of the active player, or the end of the turn."""
    deed = DEEDS.get(answer)
    if deed is None:
        return 0.0
    who = t.at[deed.start]
    if deed.verb == STRIKING:
        worth = sight.strike(who, t.at[deed.goal])
        return worth if t.fighters[who].stays_open else worth - CLOSING
    if deed.verb == STEPPING:
        enemy = 1 - t.active
        danger = crowd(t, deed.goal, enemy) - crowd(t, deed.start, enemy)
        closer = idle(t, who, deed.start) - idle(t, who, deed.goal)
        if t.flags[who] & ACTED:
            return WORK * closer - CROWD * danger - WALK
        better = sight.best(who, deed.goal) - sight.best(who, deed.start)
        return WORK * closer + REACH * better - CROWD * danger - WALK
    return sight.use(who, t.at[deed.goal] if deed.goal >= 0 else opposite(t, who)) - CLOSING


def intercept(t: Field, sight: Sight, ask: Ask, answer: str) -> float:
    """What the strike costs if this fighter takes it."""
    attacker, target = ask.about[0], ask.about[1]
    if answer == PASS:
        return -sight.strike(attacker, target)
    return -sight.strike(attacker, t.at[cell_of(answer)]) - CLOSING


def other(t: Field, sight: Sight, ask: Ask, answer: str) -> float:
    """A further victim."""
    return 0.0 if answer == ENOUGH else sight.use(ask.about[0], t.at[cell_of(answer)])


def crowd(t: Field, cell: int, seat: int) -> int:
    """How many of a side stand around a cell."""
    count = 0
    for c in NEAR[cell]:
        who = t.at[c]
        if who >= 0 and seat_of(who) == seat:
            count += 1
    return count


def blow(t: Field, sight: Sight, ask: Ask, index: int) -> float:
    """What a pair of blows wins for the chooser."""
    attacker, met = ask.about[0], ask.about[1]
    row = open_row(ask.about[2], ask.about[3])
    first, second = row.pairs[index]
    dealt = sight.blow(met, t.fighters[attacker].blows[first])
    taken = sight.blow(attacker, t.fighters[met].blows[second])
    return dealt - taken if row.chooser > 0 else taken - dealt
