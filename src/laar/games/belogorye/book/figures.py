"""Diagrams of the rulebook, from the geometry that the rules read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from laar.core.book import Drawing, FigureMark, FigureSpot
from laar.games.belogorye.state.ground import (
    BESIDE,
    DISTANCE,
    EVERYWHERE,
    GRID,
    NEAR,
    ZONES,
    cell_named,
)
from laar.games.belogorye.state.numbers import Cell

HERE = cell_named("c3")
FOE = cell_named("c4")
SPEED = 2


def _field(mark: Callable[[Cell], tuple[FigureMark, str]]) -> Drawing:
    spots: list[FigureSpot] = []
    for cell in EVERYWHERE:
        kind, text = mark(cell)
        spots.append({"at": GRID.names[cell], "mark": kind, "text": text})
    return {"shape": "field", "spots": spots}


def reach() -> Drawing:
    """How far every cell is from one of them (BEL-045, BEL-111)."""

    def mark(cell: Cell) -> tuple[FigureMark, str]:
        far = DISTANCE[HERE][cell]
        if far == 0:
            return "self", ""
        if far == 1:
            return ("full" if cell in BESIDE[HERE] else "pale"), "1"
        return ("hatch" if far == 2 else "plain"), str(far)

    return _field(mark)


def zones() -> Drawing:
    """Where each side may be placed (BEL-017, BEL-018)."""
    first, second = ZONES
    return _field(
        lambda cell: (
            ("full", "1") if cell in first else ("pale", "2") if cell in second else ("plain", "")
        )
    )


def steps() -> Drawing:
    """Where a fighter with two units of movement can come to (BEL-033)."""
    paid = {HERE: 0}
    for n in range(1, SPEED + 1):
        for cell in [cell for cell, cost in paid.items() if cost == n - 1]:
            for there in BESIDE[cell]:
                paid.setdefault(there, n)

    def mark(cell: Cell) -> tuple[FigureMark, str]:
        if cell == HERE:
            return "self", ""
        cost = paid.get(cell)
        return ("plain", "") if cost is None else ("full" if cost == 1 else "pale", str(cost))

    return _field(mark)


def between() -> Drawing:
    """Who may intercept: cells near the attacker and near the target (BEL-075)."""

    def mark(cell: Cell) -> tuple[FigureMark, str]:
        if cell in (HERE, FOE):
            return ("self", "") if cell == HERE else ("hatch", "")
        return ("full", "") if cell in NEAR[HERE] and cell in NEAR[FOE] else ("plain", "")

    return _field(mark)


FIGURES: Mapping[str, Callable[[], Drawing]] = {
    "reach": reach,
    "zones": zones,
    "steps": steps,
    "between": between,
}
