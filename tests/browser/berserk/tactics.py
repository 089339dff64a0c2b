"""What a simple player thinks: who is the enemy, how far, which way."""

from __future__ import annotations

from tests.browser.berserk.field import SEATS, Cell, Field


def front(cell: Cell) -> tuple[float, int]:
    """How far a cell is from the middle of the field."""
    return abs(int(cell.name[1]) - 3.5), abs(ord(cell.name[0]) - ord("c"))


def seat_of(sight: Field) -> str:
    """Who is on the move, as far as the field shows it."""
    return next((cell.seat for cell in sight.lit("chosen", "ready", "attacker")), "")


def allied(one: str, other: str) -> bool:
    """The same player, or two of a team."""
    return one in SEATS and other in SEATS and SEATS.index(one) % 2 == SEATS.index(other) % 2


def foes(sight: Field) -> list[Cell]:
    """The enemies of whoever is on the move."""
    own = seat_of(sight)
    return [cell for cell in sight.cells if cell.seat and not allied(cell.seat, own)]


def out_of_reach(sight: Field) -> str:
    """A cell where the chosen card can do nothing; rather one with an enemy."""
    own = seat_of(sight)
    there = [cell for cell in sight.cells if not cell.mark and not allied(cell.seat, own)]
    return min(there, key=lambda cell: cell.seat == "").name


def gap(one: str, two: str) -> tuple[int, int]:
    """Cells between two in any direction, as blows go; of equals the shorter walk."""
    columns, rows = abs(ord(one[0]) - ord(two[0])), abs(int(one[1]) - int(two[1]))
    return max(columns, rows), columns + rows


def nearest(sight: Field, cell: str) -> tuple[int, int]:
    """How far the next enemy is."""
    return min((gap(cell, foe.name) for foe in foes(sight)), default=(0, 0))


def closer(sight: Field) -> str | None:
    """A lit step that brings the chosen card nearer to an enemy."""
    assert sight.chosen
    here = nearest(sight, sight.chosen)
    steps = [cell.name for cell in sight.lit("step") if nearest(sight, cell.name) < here]
    return steps[0] if steps else None
