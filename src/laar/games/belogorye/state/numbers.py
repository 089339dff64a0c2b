"""What the game numbers and marks, each a type of its own: mypy lets none pass for another."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)  # 0 leads the bogatyrs, 1 evil
Fighter = NewType("Fighter", int)  # 0-8 bogatyrs, 9-17 evil
Cell = NewType("Cell", int)  # from 0 (a1) along the first row to 29 (e6)
State = NewType("State", int)  # how a fighter is, a bit each

NO_SEAT: Final = Seat(-1)
NOBODY: Final = Fighter(-1)
NOWHERE: Final = Cell(-1)

CLOSED: Final = State(1)
ACTED: Final = State(2)
POISONED: Final = State(4)
UNMARKED: Final = State(0)
SPENT: Final = State(CLOSED | ACTED)  # either: nothing more is done this turn

SQUAD: Final = 9  # BEL-001, BEL-002
FIGHTERS: Final = 18
EVERYONE: Final = [Fighter(who) for who in range(FIGHTERS)]
SQUADS: Final = [EVERYONE[:SQUAD], EVERYONE[SQUAD:]]  # by seat


def seat_of(who: Fighter) -> Seat:
    """The seat that leads this fighter."""
    return Seat(0) if who < SQUAD else Seat(1)


def foe(seat: Seat) -> Seat:
    """The other seat."""
    return Seat(1 - seat)
