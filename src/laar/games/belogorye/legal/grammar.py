"""The forms of all answers, by kind of question: what is well formed, allowed or not."""

from __future__ import annotations

from functools import cache
from typing import Final

from laar.core.grammar import Forms, Grammar
from laar.games.belogorye.rules.blows import BLOWS
from laar.games.belogorye.state.field import SEATS
from laar.games.belogorye.state.ground import FACES, GRID

FORMS: Final[Forms] = {
    "die": ("FACE",),
    "first": ("first SIDE",),
    "place": ("place FIGHTER CELL", "ready"),
    "main": ("step CELL CELL", "strike CELL CELL", "use CELL", "use CELL CELL", "end"),
    "intercept": ("intercept CELL", "pass"),
    "blow": ("blow BLOW BLOW",),
    "targets": ("also CELL", "enough"),
    "spot": ("to CELL",),
    "cure": ("heal", "cure"),
    "splash": ("splash CELL",),
}


@cache
def grammar(fighters: tuple[str, ...]) -> Grammar:
    """With the words of a table where these fight."""
    words = {"FACE": FACES, "SIDE": SEATS, "CELL": GRID.names, "FIGHTER": fighters, "BLOW": BLOWS}
    return Grammar(FORMS, words)
