"""Whom a fighter can meet: targets of its property, interceptors, those a blow also hits."""

from __future__ import annotations

from laar.games.belogorye.pieces.traits import HEAL, OPEN, Traits
from laar.games.belogorye.rules.blows import is_poisoned
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import DISTANCE, GRID, NEAR
from laar.games.belogorye.state.numbers import NOBODY, SQUADS, Cell, Fighter, foe, seat_of


def targets(t: Field, who: Fighter, traits: Traits) -> list[Fighter]:
    """Whom a property with the action sign may choose (BEL-084)."""
    found = []
    if traits.action == HEAL:
        for other in t.beside_own(who):
            if t.wounds[other] or (traits.cures and is_poisoned(t, other)):
                found.append(other)
    elif traits.action == OPEN:
        for other in t.beside_own(who):
            if not t.is_open(other):
                found.append(other)
    else:
        reach = DISTANCE[t.cell[who]]  # BEL-111
        for other in SQUADS[foe(seat_of(who))]:
            c = t.cell[other]
            if c >= 0 and traits.reach_from <= reach[c] <= traits.reach_to:
                found.append(other)
    return found


def opposite(t: Field, who: Fighter) -> Fighter:
    """The enemy on the cell in front of a fighter, or nobody (BEL-098, BEL-099)."""
    c = GRID.ahead(t.cell[who], t.forward(seat_of(who)))
    if c < 0:
        return NOBODY
    other = t.at[c]
    return other if other >= 0 and seat_of(other) != seat_of(who) else NOBODY


def free_near(t: Field, cell: Cell) -> list[Cell]:
    """Empty cells around a cell."""
    return [d for d in NEAR[cell] if t.at[d] < 0]


def interceptors(t: Field, attacker: Fighter, target: Fighter) -> list[Fighter]:
    """Open fighters of the attacked side near both (BEL-075)."""
    found = []
    reach = DISTANCE[t.cell[target]]
    seat = seat_of(target)
    for c in NEAR[t.cell[attacker]]:
        other = t.at[c]
        if other >= 0 and reach[c] == 1 and seat_of(other) == seat and t.is_open(other):
            found.append(other)
    return found


def splashed(t: Field, who: Fighter, victim: Fighter) -> list[Fighter]:
    """Other living enemies near both fighters."""
    reach = DISTANCE[t.cell[victim]]
    return [
        w for w in t.near_enemies(who) if w != victim and reach[t.cell[w]] == 1 and t.is_alive(w)
    ]
