"""Diagrams of the rulebook, from the geometry that the rules read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from laar.core.book import Drawing, FigureMark, FigureSpot
from laar.core.engine.grid import Grid

GRID = Grid(5, 6)  # BRS-022
HERE, FOE = GRID.cell["c3"], GRID.cell["c4"]
STEPS: tuple[FigureMark, ...] = ("full", "pale", "hatch")
Groups = Sequence[Sequence[Sequence[int]]]  # of each side: cells in the order in which they open


def _field(mark: Callable[[int], tuple[FigureMark, str]]) -> Drawing:
    spots: list[FigureSpot] = []
    for cell, name in enumerate(GRID.names):
        kind, text = mark(cell)
        spots.append({"at": name, "mark": kind, "text": text})
    return {"shape": "field", "spots": spots}


def reach() -> Drawing:
    """How far every cell is, and where a strike across a row goes (BRS-026, BRS-027, BRS-258)."""
    row, column = divmod(HERE, GRID.columns)

    def mark(cell: int) -> tuple[FigureMark, str]:
        far = GRID.distance[HERE][cell]
        straight = cell // GRID.columns == row or cell % GRID.columns == column
        if far == 0:
            return "self", ""
        if far == 1:
            return "full", "1"
        return ("plain" if far > 2 else "pale" if straight else "hatch"), str(far)

    return _field(mark)


def between() -> Drawing:
    """Who may defend: cells near the attacker and near the target (BRS-189)."""

    def mark(cell: int) -> tuple[FigureMark, str]:
        if cell in (HERE, FOE):
            return ("self" if cell == HERE else "hatch"), ""
        return ("full" if cell in GRID.near[HERE] and cell in GRID.near[FOE] else "plain"), ""

    return _field(mark)


def zones(groups: Groups) -> Drawing:
    """In which order the cells of both halves open (BRS-061 to BRS-065)."""
    steps = {cell: (k, side) for side in groups for k, cells in enumerate(side) for cell in cells}
    return _field(lambda cell: (STEPS[steps[cell][0]], str(steps[cell][0] + 1)))


def figures(groups: Groups) -> Mapping[str, Callable[[], Drawing]]:
    """The diagrams."""
    return {"reach": reach, "between": between, "zones": partial(zones, groups)}
