"""The legal answers of every question. refusals.py says of each other answer why it is not among
them."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import READY, Ask
from laar.core.engine.table import Listing
from laar.games.belogorye.pieces.traits import FIRE, MOVE, NONE
from laar.games.belogorye.rules.blows import open_row
from laar.games.belogorye.rules.targets import free_near, interceptors, opposite, splashed, targets
from laar.games.belogorye.state.field import SEATS, Field
from laar.games.belogorye.state.ground import (
    ALSO,
    BESIDE,
    DISTANCE,
    END,
    ENOUGH,
    EVERYWHERE,
    FACES,
    GRID,
    INTERCEPT,
    NEAR,
    PASS,
    SPLASH,
    STEP,
    STRIKE,
    TO,
    USE,
    USE_HERE,
    ZONES,
)
from laar.games.belogorye.state.numbers import ACTED, SQUAD, SQUADS, Fighter


def die(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """A die shows one of six faces."""
    return FACES


def first(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Who goes first (BEL-011)."""
    return [f"first {name}" for name in SEATS]


def place(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Any own fighter not yet placed on any free cell of the zone; ready when nine stand
    (BEL-021)."""
    if len(steps) == SQUAD:
        return [READY]
    taken = {step[-2:] for step in steps}
    names = {step[6:-3] for step in steps}
    cells = [c for c in ZONES[0 if seat == t.first else 1] if GRID.names[c] not in taken]
    found = []
    for name in t.ids[seat * SQUAD : seat * SQUAD + SQUAD]:
        if name not in names:
            words = t.setting.placing[name]
            for cell in cells:
                found.append(words[cell])
    return found


def main(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Steps, strikes and properties of the active seat's fighters, or the end of the turn
    (BEL-026, BEL-039)."""
    found = [END]  # always: nobody has to act (BEL-028)
    at = t.at
    low = 0 if seat == 0 else SQUAD
    high = low + SQUAD
    for who in SQUADS[seat]:
        c = t.cell[who]
        if c < 0:
            continue
        if not t.is_open(who):  # BEL-031, BEL-041
            continue
        traits = t.fighters[who]
        left = traits.speed - t.spent[who]
        if left > 0:  # BEL-037: whoever has units left walks on, after other deeds too
            names = STEP[c]
            if traits.jumps:  # BEL-127
                reach = DISTANCE[c]
                for d in EVERYWHERE:
                    if at[d] < 0 and reach[d] <= left:
                        found.append(names[d])
            else:
                for d in BESIDE[c]:  # BEL-033; cells beside lie on the field (BEL-035)
                    if at[d] < 0:  # BEL-034
                        found.append(names[d])
        if t.is_so(who, ACTED):  # BEL-027
            continue
        names = STRIKE[c]
        for d in NEAR[c]:
            other = at[d]
            if other >= 0 and not low <= other < high:  # BEL-048
                found.append(names[d])
        if traits.action != NONE:  # without a target nothing is listed (BEL-085)
            if traits.action == FIRE:
                if opposite(t, who) >= 0:
                    found.append(USE_HERE[c])
            elif traits.action != MOVE or free_near(t, c):  # BEL-119
                names = USE[c]
                for other in targets(t, who, traits):
                    found.append(names[t.cell[other]])
    return found


def intercept(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Name an interceptor or let the strike come (BEL-074)."""
    attacker, target = Fighter(ask.about[0]), Fighter(ask.about[1])
    return [PASS] + [INTERCEPT[t.cell[w]] for w in interceptors(t, attacker, target)]


def blow(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """The two results the higher roller picks from (BEL-064)."""
    return open_row(ask.about[2], ask.about[3]).answers


def also(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """A further victim, or enough of them (BEL-105, BEL-106)."""
    who = Fighter(ask.about[0])
    chosen = ask.about[1:]
    return [ENOUGH] + [ALSO[t.cell[w]] for w in targets(t, who, t.fighters[who]) if w not in chosen]


def spot(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Where a caught fighter is put (BEL-119)."""
    return [TO[c] for c in free_near(t, t.cell[ask.about[0]])]


def cure(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Heal wounds or remove poison."""
    return ["heal", "cure"]


def splash(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Whom the shaking earth hits."""
    who, victim = Fighter(ask.about[0]), Fighter(ask.about[1])
    return [SPLASH[t.cell[w]] for w in splashed(t, who, victim) if w not in ask.about[2:]]


LISTINGS: Final[dict[str, Listing[Field]]] = {
    "die": die,
    "first": first,
    "place": place,
    "main": main,
    "intercept": intercept,
    "blow": blow,
    "targets": also,
    "spot": spot,
    "cure": cure,
    "splash": splash,
}
