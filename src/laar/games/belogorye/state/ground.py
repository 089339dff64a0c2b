"""The field of five by six cells (BEL-006) and the words of answers about its cells."""

from __future__ import annotations

from typing import Final, NewType, cast

from laar.core.engine.grid import Grid
from laar.games.belogorye.state.numbers import NOWHERE, Cell

GRID: Final = Grid(5, 6)  # BEL-014
CELLS: Final = 30
EVERYWHERE: Final = [Cell(cell) for cell in range(CELLS)]
NEAR: Final = cast("list[list[Cell]]", GRID.near)
BESIDE: Final = cast("list[list[Cell]]", GRID.beside)
DISTANCE: Final = GRID.distance


def cell_named(name: str) -> Cell:
    """The cell of a name such as c3."""
    return Cell(GRID.cell[name])


def _zone(*names: str) -> list[Cell]:
    return [cell_named(name) for name in names]


# By place in the order of turns: the first player's zone, then the second's. They bind placement
# alone, never a step (BEL-019).
ZONES: Final = [
    _zone("b1", "c1", "d1", "b2", "c2", "d2", "b3", "c3", "d3"),  # BEL-017
    _zone("a4", "b4", "c4", "d4", "e4", "b5", "c5", "d5", "b6", "c6", "d6"),  # BEL-018, BEL-015
]


def _pairs(verb: str) -> list[list[str]]:
    return [[f"{verb} {a} {b}" for b in GRID.names] for a in GRID.names]


def _singles(verb: str) -> list[str]:
    return [f"{verb} {a}" for a in GRID.names]


# Answers are made once: listing them is looking them up.
STEP: Final = _pairs("step")
STRIKE: Final = _pairs("strike")
USE: Final = _pairs("use")
USE_HERE: Final = _singles("use")
INTERCEPT: Final = _singles("intercept")
ALSO: Final = _singles("also")
TO: Final = _singles("to")
SPLASH: Final = _singles("splash")
END: Final = "end"
PASS: Final = "pass"
ENOUGH: Final = "enough"
FACES: Final = ["1", "2", "3", "4", "5", "6"]  # BEL-005

Verb = NewType("Verb", int)  # what is done in a deed
STEPPING: Final = Verb(0)
STRIKING: Final = Verb(1)
USING: Final = Verb(2)


class Deed:
    """An answer to the main question, read: what is done, from where, and where to if anywhere."""

    def __init__(self, verb: Verb, start: Cell, goal: Cell) -> None:
        self.verb = verb
        self.start = start
        self.goal = goal


def _deeds() -> dict[str, Deed]:
    deeds = {USE_HERE[a]: Deed(USING, a, NOWHERE) for a in EVERYWHERE}
    for a in EVERYWHERE:
        for b in EVERYWHERE:
            deeds[STEP[a][b]] = Deed(STEPPING, a, b)
            deeds[STRIKE[a][b]] = Deed(STRIKING, a, b)
            deeds[USE[a][b]] = Deed(USING, a, b)
    return deeds


DEEDS: Final = _deeds()


def cell_of(answer: str) -> Cell:
    """The cell an answer ends with.

    >>> cell_of("intercept c3")
    12
    """
    return cell_named(answer[-2:])
