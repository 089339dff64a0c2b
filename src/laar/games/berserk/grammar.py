"""Every well-formed answer, whatever is asked: the checker tries them all."""

from __future__ import annotations

from itertools import product

from laar.games.berserk.legal.refuse.words import CARD, VERBS
from laar.games.berserk.limited.event import DRAW, LEAVE, PICK, Limited
from laar.games.berserk.state.battle import SEATS, Battle

NUMBERS = tuple("123456789")


def battle_answers(t: Battle) -> list[str]:
    """Each verb with every cell, card and number; dice and draws."""
    cells, ids = list(t.setting.grid.names), t.setting.ids
    kinds = {
        "cell": cells,
        "id": ids,
        "card": [*cells, *ids],
        "number": NUMBERS,
        "die": ("attacker", "target"),
        "seat": SEATS[: t.seats],
    }
    found = [*kinds["card"], *NUMBERS[:6]]
    for word, verb in VERBS.items():
        if word != CARD:
            rests = product(*(kinds[kind] for kind in verb.form))
            found += [" ".join((word, *rest)) for rest in rests]
    return found + [f"draw {seat} {card}" for seat in SEATS[: t.seats] for card in ids]


def event_answers(t: Limited) -> list[str]:
    """Every copy picked, left out or drawn."""
    ids, seats = t.setting.ids, SEATS[: t.seats]
    draws = [f"{DRAW} {seat} {card}" for seat in seats for card in ids]
    return ["ready", *(f"{verb} {card}" for verb in (PICK, LEAVE) for card in ids), *draws]
