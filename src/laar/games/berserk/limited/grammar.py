"""The forms of all answers in an event, by kind of question: well formed, allowed or not."""

from __future__ import annotations

from typing import Final

from laar.core.grammar import Forms, Grammar
from laar.games.berserk.limited.event import Limited
from laar.games.berserk.state.battle import SEATS

FORMS: Final[Forms] = {
    "draw": ("draw SEAT ID",),
    "pick": ("pick ID", "ready"),
    "build": ("leave ID", "ready"),
}


def grammar(t: Limited) -> Grammar:
    """With the words of a table."""
    return Grammar(FORMS, {"SEAT": SEATS[: t.seats], "ID": t.setting.ids})
