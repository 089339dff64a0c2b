"""Bots that value positions by the judge, or by taste: the same bot with another leaf."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from laar.bots.judge import chance
from laar.bots.problem import Bot, Leaf, Problem, Reason, by_taste
from laar.core.engine.table import Table
from laar.core.game import AnyGame


def by_judge(game: AnyGame, table: Table, seat: int) -> float:
    """What the judge says; of a game that is over taste knows more than who won."""
    if table.outcome is not None:
        return game.taste(table, seat)
    return 2 * chance(game, table, seat) - 1


LEAVES: Mapping[str, Leaf] = {"judge": by_judge, "taste": by_taste}


def with_leaf(bot: Bot, leaf: Leaf) -> Bot:
    """The same bot, valuing positions so."""

    def chosen(problem: Problem) -> list[Reason]:
        return bot(replace(problem, leaf=leaf))

    return chosen
