"""At first sight: how promising each answer looks, without trying it. Search orders answers and
plays on by it."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import READY, Ask
from laar.games.belogorye.bots.taste import Sight, idle
from laar.games.belogorye.pieces.traits import FIRE, HEAL, OPEN, Traits
from laar.games.belogorye.rules.blows import open_row
from laar.games.belogorye.rules.targets import opposite
from laar.games.belogorye.state.field import SEATS, Field
from laar.games.belogorye.state.ground import DEEDS, ENOUGH, NEAR, PASS, STEPPING, STRIKING, cell_of
from laar.games.belogorye.state.numbers import ACTED, Cell, Fighter, Seat, seat_of

CLOSING: Final = 0.3  # what it costs to lie down before the enemy's turn
REACH: Final = 1.0  # of a better deed from another cell
WING: Final = 6.0  # a cell at the side of the front row
WORK: Final = 0.6  # each cell closer to the enemy
WALK: Final = 0.05  # what a step costs


def prior(t: Field, answers: list[str]) -> list[float]:
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
    if kind == "splash":
        sight = Sight(t)
        amount = t.fighters[ask.about[0]].splash
        return [sight.hit(t.at[cell_of(answer)], amount) for answer in answers]
    if kind == "spot":
        return [float(crowd(t, cell_of(answer), Seat(ask.seat))) for answer in answers]
    if kind == "first":  # the second player has more room (BEL-018)
        own = f"first {SEATS[ask.seat]}"
        return [float(answer != own) for answer in answers]
    if kind == "place":
        return [place(t, answer) for answer in answers]
    return [0.0] * len(answers)


def place(t: Field, answer: str) -> float:
    """The hardy in front, the wings first of all; those who work from afar or for others behind."""
    if answer == READY:
        return 0.0
    _, name, cell = answer.split(" ")
    column, row = cell[0], int(cell[1])
    depth = 3 - row if row <= 3 else row - 4  # 0 is the front row (BEL-015)
    traits = t.fighters[t.ids.index(name)]
    worth = hardy(traits) * (1 - depth)
    # Fire needs someone opposite (BEL-098), and nobody starts opposite a wing.
    return worth + WING if column in "ae" and traits.action != FIRE else worth


def hardy(traits: Traits) -> float:
    """How much better a fighter stands in front than behind."""
    gifts = traits.armour + traits.returned + traits.drain + traits.splash + traits.die_aura
    worth = traits.life - 10.0 + 3.0 * gifts
    if traits.action == FIRE:
        return worth + 4.0
    if traits.action in (HEAL, OPEN):
        return worth - 8.0
    return worth - 4.0 if traits.reach_to > 1 or traits.jumps else worth


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
        closer = idle(t, who, deed.start) - idle(t, who, deed.goal)
        if t.is_so(who, ACTED):
            return WORK * closer - WALK
        better = sight.best(who, deed.goal) - sight.best(who, deed.start)
        return WORK * closer + REACH * better - WALK
    return sight.use(who, t.at[deed.goal] if deed.goal >= 0 else opposite(t, who)) - CLOSING


def intercept(t: Field, sight: Sight, ask: Ask, answer: str) -> float:
    """What the strike costs if this fighter takes it."""
    attacker, target = Fighter(ask.about[0]), Fighter(ask.about[1])
    if answer == PASS:
        return -sight.strike(attacker, target)
    return -sight.strike(attacker, t.at[cell_of(answer)]) - CLOSING


def other(t: Field, sight: Sight, ask: Ask, answer: str) -> float:
    """A further victim."""
    return 0.0 if answer == ENOUGH else sight.use(Fighter(ask.about[0]), t.at[cell_of(answer)])


def crowd(t: Field, cell: Cell, seat: Seat) -> int:
    """How many of a side stand around a cell."""
    count = 0
    for c in NEAR[cell]:
        who = t.at[c]
        if who >= 0 and seat_of(who) == seat:
            count += 1
    return count


def blow(t: Field, sight: Sight, ask: Ask, index: int) -> float:
    """What a pair of blows wins for the chooser."""
    attacker, met = Fighter(ask.about[0]), Fighter(ask.about[1])
    row = open_row(ask.about[2], ask.about[3])
    first, second = row.pairs[index]
    dealt = sight.blow(met, t.fighters[attacker].blows[first])
    taken = sight.blow(attacker, t.fighters[met].blows[second])
    return dealt - taken if row.chooser > 0 else taken - dealt
