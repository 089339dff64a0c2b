"""A field of square cells: names, neighbours and distances, worked out once."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class Grid:
    """Columns run a, b, c …, rows 1, 2, 3 …; a cell is a number from 0 (a1) along the first row.

    >>> field = Grid(5, 6)
    >>> field.cell["c3"], field.names[12], field.distance[0][12]
    (12, 'c3', 2)
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        size = columns * rows
        self.names: list[str] = [f"{LETTERS[i % columns]}{i // columns + 1}" for i in range(size)]
        self.cell: dict[str, int] = {name: i for i, name in enumerate(self.names)}
        self.distance: list[list[int]] = [  # in king's moves
            [
                max(abs(a % columns - b % columns), abs(a // columns - b // columns))
                for b in range(size)
            ]
            for a in range(size)
        ]
        self.near: list[list[int]] = [  # eight directions
            [b for b in range(size) if self.distance[a][b] == 1] for a in range(size)
        ]
        self.beside: list[list[int]] = [  # along a row or column
            [b for b in self.near[a] if a % columns == b % columns or a // columns == b // columns]
            for a in range(size)
        ]

    def ahead(self, cell: int, rows: int) -> int:
        """The cell so many rows further up the same column, or -1 off the field."""
        there = cell + rows * self.columns
        return there if 0 <= there < self.columns * self.rows else -1
