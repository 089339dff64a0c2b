"""What a puzzle is about, read off its solution: the facts it leads to and the questions others are
asked on the way."""

from __future__ import annotations

from typing import Any

from laar.core.abilities import SetsTasks
from laar.core.engine.ask import CHANCE
from laar.core.engine.fact import Log
from laar.core.engine.table import T
from laar.core.game import Game
from laar.puzzles.proof import Proof
from laar.puzzles.search import Search

KEPT = 3
FOLLOWED = 12  # answers of others and of chance after the solution


def themes_of(game: Game[T], search: Search[T], table: T, proof: Proof) -> tuple[str, ...]:
    """The themes in the order in which the game names them."""
    assert isinstance(game, SetsTasks)
    line = table.clone()
    log = line.log = Log()
    seen: set[str] = set()
    for seat, text in proof.way:
        line.answer(seat, text)
        seen.add(f"say {text.partition(' ')[0].partition('-')[0]}")
        if line.ask is not None:
            seen.add(line.ask.kind)
    for _ in range(FOLLOWED):
        ask = line.ask
        if ask is None or search.goal(line) is not None or search.own(line):
            break
        seen.add(ask.kind)
        line.answer(ask.seat, _likely(search, line))
    seen.update(fact.name for fact in log.facts)
    told = dict.fromkeys(theme for sign, theme in game.themes.items() if sign in seen)
    return tuple(told)[:KEPT]


def _likely(search: Search[Any], line: Any) -> str:
    """What the enemy does best, or a die that helps."""
    ask = line.ask
    values = {text: value for (_, text), value in search.answers(line).items()}
    pick = max if ask.seat == CHANCE else min
    return pick(values, key=lambda text: values[text])
