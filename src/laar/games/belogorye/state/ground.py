"""The field of five by six cells (BEL-006) and the words of answers about its cells."""

from __future__ import annotations

from typing import Final

from laar.core.engine.grid import Grid

GRID: Final = Grid(5, 6)  # BEL-014
CELLS: Final = 30
NEAR: Final = GRID.near
BESIDE: Final = GRID.beside
DISTANCE: Final = GRID.distance


def _zone(*names: str) -> list[int]:
    return [GRID.cell[name] for name in names]


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

STEPPING: Final = 0
STRIKING: Final = 1
USING: Final = 2


class Deed:
    """An answer to the main question, read: what is done, from which cell, to which (-1: none)."""

    def __init__(self, verb: int, start: int, goal: int) -> None:
        self.verb = verb
        self.start = start
        self.goal = goal


def _deeds() -> dict[str, Deed]:
    deeds = {USE_HERE[a]: Deed(USING, a, -1) for a in range(CELLS)}
    for a in range(CELLS):
        for b in range(CELLS):
            deeds[STEP[a][b]] = Deed(STEPPING, a, b)
            deeds[STRIKE[a][b]] = Deed(STRIKING, a, b)
            deeds[USE[a][b]] = Deed(USING, a, b)
    return deeds


DEEDS: Final = _deeds()


def cell_of(answer: str) -> int:
    """The cell an answer ends with.

    >>> cell_of("intercept c3")
    12
    """
    return GRID.cell[answer[-2:]]
