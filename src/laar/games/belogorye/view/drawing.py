"""The field as plain text, for terminals, tests and bug reports."""

from __future__ import annotations

from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import GRID
from laar.games.belogorye.state.numbers import SQUAD, Cell


def draw(t: Field) -> str:
    """Six rows of five cells, the first player's edge below.

    Lower case is closed, a number is the life left, + a bogatyr, - evil.

    >>> import laar
    >>> duel = "first evil\\nturn evil 1\\nc1 leshy\\nc2 ilya_muromets closed"
    >>> print(laar.new("belogorye", options={"position": duel}))
    6  .       .       .       .       .
    5  .       .       .       .       .
    4  .       .       .       .       .
    3  .       .       .       .       .
    2  .       .       +ilya10 .       .
    1  .       .       -LESH10 .       .
       a       b       c       d       e
    """
    lines = []
    for row in range(GRID.rows - 1, -1, -1):
        cells = [_cell(t, Cell(row * GRID.columns + column)) for column in range(GRID.columns)]
        lines.append(f"{row + 1}  {' '.join(f'{c:<7}' for c in cells)}".rstrip())
    return "\n".join([*lines, "   a       b       c       d       e"])


def _cell(t: Field, cell: Cell) -> str:
    who = t.at[cell]
    if who < 0:
        return "."
    name = t.ids[who][:4]
    left = t.fighters[who].life - t.wounds[who]
    return f"{'+' if who < SQUAD else '-'}{name.upper() if t.is_open(who) else name}{left}"
