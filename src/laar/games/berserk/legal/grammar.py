"""The forms of all answers in a battle, by kind of question: well formed, allowed or not."""

from __future__ import annotations

from typing import Final

from laar.core.grammar import Forms, Grammar, forms_of, joined
from laar.games.berserk.legal.refuse.words import CARD, VERBS
from laar.games.berserk.state.battle import SEATS, Battle

NUMBERS: Final = tuple("123456789")
# What CHANCE rolls and draws, and answers that are nothing but a card or a cell.
VERBLESS: Final[Forms] = {
    "die": ("FACE",),
    "roll": ("FACE",),
    "draw": ("draw SEAT ID",),
    "target": ("CARD",),
    "pay": ("CARD",),
    "cell": ("CELL",),
}
FORMS: Final = joined(VERBLESS, forms_of({k: v for k, v in VERBS.items() if k != CARD}))


def grammar(t: Battle) -> Grammar:
    """With the words of a table."""
    cells, ids = t.setting.grid.names, t.setting.ids
    words = {
        "FACE": NUMBERS[:6],
        "CELL": cells,
        "ID": ids,
        "CARD": [*cells, *ids],
        "NUMBER": NUMBERS,
        "DIE": ("attacker", "target"),
        "SEAT": SEATS[: t.seats],
    }
    return Grammar(FORMS, words)
