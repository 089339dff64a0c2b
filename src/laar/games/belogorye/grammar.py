"""Every answer that is well formed, whatever is asked: the checker tries them all."""

from __future__ import annotations

from functools import cache
from itertools import product

from laar.games.belogorye.rules.blows import BLOWS
from laar.games.belogorye.state.field import SEATS
from laar.games.belogorye.state.ground import GRID

PAIRS = ("step", "strike", "use")
ONES = ("use", "intercept", "also", "to", "splash")
WORDS = ("end", "pass", "enough", "heal", "cure", "ready", "1", "2", "3", "4", "5", "6")


@cache
def every_answer(fighters: tuple[str, ...]) -> tuple[str, ...]:
    """Each verb with everything that may belong to it."""
    cells = GRID.names
    return (
        *(f"{verb} {a} {b}" for verb in PAIRS for a, b in product(cells, cells)),
        *(f"{verb} {a}" for verb in ONES for a in cells),
        *(f"blow {a} {b}" for a, b in product(BLOWS, repeat=2)),
        *(f"place {who} {cell}" for who, cell in product(fighters, cells)),
        *(f"first {seat}" for seat in SEATS),
        *WORDS,
    )
