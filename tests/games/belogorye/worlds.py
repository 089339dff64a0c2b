"""Tables at every kind of question: reached by random play, and drawn for what is rare there."""

import random
from functools import cache

from tests.harness import drawn

from laar.games.belogorye.game import GAME
from laar.games.belogorye.state.field import Field

KEPT = {"main": 16, "place": 6, "intercept": 5, "blow": 4, "targets": 4, "spot": 4}  # others 3
DRAWN = [
    "c3 alyosha / c5 leshy / d4 upyr closed",
    "turn evil 3 / c4 gorynych / b3 sadko / d3 volga / c1 koschei",
    "first evil / turn evil 3 / c4 gorynych / c5 sadko / e1 baba_yaga acted",
    "a1 volga moved 1 / a2 sadko / b1 ilya_muromets acted / b2 vasilisa -1 / c3 dobrynya poison"
    " / e6 leshy",
    "turn evil 5 / a1 vodyanoy / a2 upyr / b1 leshy / b2 volga / c3 sadko closed",
    "c3 sadko / c4 volga closed / b3 vasilisa poison / d3 ilya_muromets closed moved 1 / e5 leshy",
]


@cache
def worlds() -> tuple[Field, ...]:
    """The tables; never answer them, clone first."""
    found: dict[str, list[Field]] = {}
    for seed in range(12):
        source = random.Random(seed)
        table = GAME.new_table("2017", {})
        while table.outcome is None:
            assert table.ask is not None
            kept = found.setdefault(table.ask.kind, [])
            if len(kept) < KEPT.get(table.ask.kind, 3) and source.random() < 0.2:
                kept.append(table.clone())
            seat = source.choice(table.waiting())
            table.answer(seat, source.choice(table.options(seat)))
        found.setdefault("over", [table.clone()])
    given = [GAME.new_table("2017", {"position": drawn(text)}) for text in DRAWN]
    cure = GAME.new_table("2017", {"position": drawn("c3 vasilisa / c4 sadko -2 poison / e6 upyr")})
    cure.answer(0, "use c3 c4")
    given.append(cure)
    return tuple(given + [table for kept in found.values() for table in kept])
