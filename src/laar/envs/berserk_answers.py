"""The answers of Berserk by number. A battle has no end of ids, so cards are named by where they
are (`games/berserk/view/numbering.py`); of the grammar only what can be legal somewhere is kept."""

from __future__ import annotations

from functools import cache
from typing import Final

from laar.core.engine.table import Table
from laar.core.game import BadOptions
from laar.core.grammar import Grammar
from laar.envs.answers import CHANCE_KINDS, split
from laar.envs.fast.space import Space
from laar.games.berserk.legal.grammar import FORMS
from laar.games.berserk.limited.event import Limited
from laar.games.berserk.limited.grammar import FORMS as EVENT_FORMS
from laar.games.berserk.state.battle import SEATS, Battle
from laar.games.berserk.view.planes import ALOFT, DEALT

MOST_CARDS: Final = 160  # at a table; the box has 144
MOST_WAITING: Final = 30  # abilities of one seat that wait to be ordered
KINDS: Final = CHANCE_KINDS["berserk"]
# What a word of the grammar can be: walkers stand on cells, a deal has so many cards …
NARROWED: Final = {
    "buy ID": "buy HAND",
    "place ID CELL": "place HAND CELL",
    "hide ID": "hide HAND",
    "step CARD CELL": "step CELL CELL",
    "jump CARD CELL": "jump CELL CELL",
    "row NUMBER": "row ROW",
    "next NUMBER": "next WAITING",
    "draw SEAT ID": "draw SEAT ANYWHERE",
}


def space_like(start: Table) -> Space:
    """The answers at tables like this one: a duel, a battle of teams, an event."""
    if isinstance(start, Limited):
        words = {"SEAT": SEATS, "ID": start.setting.ids}
        return split(EVENT_FORMS, Grammar(EVENT_FORMS, words), KINDS)
    assert isinstance(start, Battle)
    if len(start.setting.cards) > MOST_CARDS:
        raise BadOptions(f"an environment has {MOST_CARDS} cards at a table at most")
    if start.setting.pack is not None:
        raise BadOptions("an environment has the cards of the box alone")
    return _battle(tuple(start.setting.grid.names))


@cache
def _battle(cells: tuple[str, ...]) -> Space:
    forms = {
        kind: [NARROWED.get(form, form) for form in its] + _cards(kind)
        for kind, its in FORMS.items()
    }
    zone = [f"zone:{place}" for place in range(ALOFT)]
    words = {
        "FACE": [str(face) for face in range(1, 7)],
        "CELL": cells,
        "HAND": [f"hand:{place}" for place in range(DEALT)],
        "CARD": [*cells, *zone],
        "ANYWHERE": [f"card:{number}" for number in range(MOST_CARDS)],
        "NUMBER": [str(number) for number in range(1, 10)],
        "ROW": [str(row) for row in range(1, 7)],
        "WAITING": [str(number) for number in range(1, MOST_WAITING + 1)],
        "DIE": ["attacker", "target"],
        "SEAT": SEATS,
    }
    plain = split(forms, Grammar(forms, words), KINDS)
    local = [":" in text for text in plain.texts[1:]]
    return Space(plain.texts[1:], plain.lots, local, [":" in text for text in plain.lots])


def _cards(kind: str) -> list[str]:
    """A target or a payment may lie in a deck or a graveyard."""
    return ["ANYWHERE"] if kind in ("target", "pay") else []
