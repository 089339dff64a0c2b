"""The facts of Belogorye: the only functions that write to the field.

Each writes, and tells the log if someone reads it; each returns its place there, the cause of what
follows. How its parameters are called is how they are told in the log, on the wire and in
the texts (``TOLD``).
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.fact import Writer
from laar.core.fact_json import words_of, writers_of
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.numbers import (
    ACTED,
    CLOSED,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    POISONED,
    SPENT,
    SQUADS,
    UNMARKED,
    Cell,
    Fighter,
    Seat,
    seat_of,
)


def opening_rolled(t: Field, bogatyrs: int, evil: int, clause: str, cause: int = -1) -> int:
    """Both rolled for the choice of turn."""
    return t.tell("opening_rolled", (bogatyrs, evil), clause, cause)


def first_chosen(t: Field, seat: Seat, clause: str, cause: int = -1) -> int:
    """It is settled who is the first player."""
    t.first = seat
    return t.tell("first_chosen", (seat,), clause, cause)


def placed(t: Field, who: Fighter, cell: Cell, clause: str, cause: int = -1) -> int:
    """A fighter stands face up on its cell."""
    t.at[cell] = who
    t.cell[who] = cell
    return t.tell("placed", (who, cell), clause, cause)


def turn_began(t: Field, seat: Seat, turn: int, clause: str, cause: int = -1) -> int:
    """A turn begins: movement is whole again (BEL-036), nobody has acted."""
    t.active = seat
    t.turn = turn
    t.blood = False
    t.offer = NO_SEAT
    for who in SQUADS[seat]:
        t.spent[who] = 0
        t.unmark(who, ACTED)
    return t.tell("turn_began", (seat, turn), clause, cause)


def turn_ended(t: Field, seat: Seat, clause: str, cause: int = -1) -> int:
    """The turn passes; quiet turns are counted."""
    t.quiet = 0 if t.blood else t.quiet + 1
    return t.tell("turn_ended", (seat,), clause, cause)


def opened(t: Field, who: Fighter, clause: str, cause: int = -1) -> int:
    """A closed card stands upright again and may act; spent movement stays spent."""
    t.unmark(who, SPENT)
    return t.tell("opened", (who,), clause, cause)


def closed(t: Field, who: Fighter, clause: str, cause: int = -1) -> int:
    """A card lies down."""
    t.mark_as(who, CLOSED)
    return t.tell("closed", (who,), clause, cause)


def acted(t: Field, who: Fighter, clause: str, cause: int = -1) -> int:
    """A fighter has used its action of this turn."""
    t.mark_as(who, ACTED)
    return t.tell("acted", (who,), clause, cause)


def stepped(t: Field, who: Fighter, cell: Cell, cost: int, clause: str, cause: int = -1) -> int:
    """A fighter walked."""
    t.at[t.cell[who]] = NOBODY
    t.at[cell] = who
    t.cell[who] = cell
    t.spent[who] += cost
    return t.tell("stepped", (who, cell, cost), clause, cause)


def moved(t: Field, who: Fighter, cell: Cell, clause: str, cause: int = -1) -> int:
    """A fighter was moved by another; it costs it nothing."""
    t.at[t.cell[who]] = NOBODY
    t.at[cell] = who
    t.cell[who] = cell
    return t.tell("moved", (who, cell), clause, cause)


def announced(t: Field, who: Fighter, target: Fighter, clause: str, cause: int = -1) -> int:
    """A strike is announced."""
    return t.tell("announced", (who, target), clause, cause)


def intercepted(t: Field, who: Fighter, target: Fighter, clause: str, cause: int = -1) -> int:
    """Another fighter takes the strike."""
    return t.tell("intercepted", (who, target), clause, cause)


def rolled(t: Field, who: Fighter, die: int, bonus: int, clause: str, cause: int = -1) -> int:
    """A die was rolled for a fighter."""
    return t.tell("rolled", (who, die, bonus), clause, cause)


def struck(t: Field, who: Fighter, target: Fighter, blow: int, clause: str, cause: int = -1) -> int:
    """A blow of some strength (0 is a miss)."""
    return t.tell("struck", (who, target, blow), clause, cause)


def used(t: Field, who: Fighter, clause: str, cause: int = -1) -> int:
    """A property with the action sign is used."""
    return t.tell("used", (who,), clause, cause)


def reduced(t: Field, who: Fighter, amount: int, clause: str, cause: int = -1) -> int:
    """So many wounds of an attack do not count."""
    return t.tell("reduced", (who, amount), clause, cause)


def wounded(t: Field, who: Fighter, amount: int, clause: str, cause: int = -1) -> int:
    """Wounds are laid on a fighter."""
    t.wounds[who] += amount
    t.blood = True
    return t.tell("wounded", (who, amount), clause, cause)


def healed(t: Field, who: Fighter, amount: int, clause: str, cause: int = -1) -> int:
    """Wounds are taken off."""
    t.wounds[who] -= amount
    return t.tell("healed", (who, amount), clause, cause)


def poisoned(t: Field, who: Fighter, clause: str, cause: int = -1) -> int:
    """A fighter carries poison."""
    t.mark_as(who, POISONED)
    return t.tell("poisoned", (who,), clause, cause)


def cured(t: Field, who: Fighter, clause: str, cause: int = -1) -> int:
    """The poison is gone."""
    t.unmark(who, POISONED)
    return t.tell("cured", (who,), clause, cause)


def died(t: Field, who: Fighter, clause: str, cause: int = -1) -> int:
    """A fighter leaves the game with everything on it, for good (BEL-093)."""
    t.at[t.cell[who]] = NOBODY
    t.cell[who] = NOWHERE
    t.wounds[who] = 0
    t.flags[who] = UNMARKED
    t.spent[who] = 0
    if seat_of(who) == 0:
        t.bogatyrs -= 1
    else:
        t.evil -= 1
    return t.tell("died", (who,), clause, cause)


def offered(t: Field, seat: Seat, clause: str, cause: int = -1) -> int:
    """A draw is offered."""
    t.offer = seat
    t.offered = (t.turn, t.offered[1]) if seat == 0 else (t.offered[0], t.turn)
    return t.tell("offered", (seat,), clause, cause)


def declined(t: Field, seat: Seat, clause: str, cause: int = -1) -> int:
    """The offer of a draw is gone."""
    t.offer = NO_SEAT
    return t.tell("declined", (seat,), clause, cause)


def ended(t: Field, winner: Seat, clause: str, cause: int = -1) -> int:
    """The game is over; nobody won means a draw."""
    t.end(clause, () if winner == NO_SEAT else (winner,))
    return t.tell("ended", (winner,), clause, cause)


WRITERS: Final[dict[str, Writer]] = writers_of(globals())
TOLD: Final = words_of(WRITERS)
