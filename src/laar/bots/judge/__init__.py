"""Judging a position: the chance of every seat to win, as far as that seat sees the table.

Where a game shows signs and weights were fitted on its revision, the chances are learned and
calibrated; elsewhere they are what the game's taste says.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, cast

from laar.bots.judge.weighing import weighed
from laar.bots.judge.weights import weights_of
from laar.core.abilities import ShowsSigns
from laar.core.engine.table import Table
from laar.core.game import AnyGame


def chances(game: AnyGame, table: Table) -> list[float]:
    """The chance to win of each seat; when the game is over, one for the winners and nothing for
    the rest."""
    if game.cooperative:
        return [chance(game, table, 0)] * table.seats
    return [chance(game, table, seat) for seat in range(table.seats)]


def chance(game: AnyGame, table: Table, seat: int) -> float:
    """The chance to win of one seat, by what it may know."""
    outcome = table.outcome
    if outcome is not None:
        if not outcome.winners and not game.cooperative:
            return 1 / table.seats
        return float(seat in outcome.winners)
    telling = _telling(cast(Hashable, game))
    if telling is not None:
        weights = weights_of(game.name, telling.judged_as(table))
        signs = telling.signs(table, seat) if weights else []
        if signs:
            return weighed(weights, signs)
    return (1 + game.taste(table, seat)) / 2


def is_fitted(game: AnyGame, table: Table) -> bool:
    """Were weights fitted for this kind of table?"""
    telling = _telling(cast(Hashable, game))
    return telling is not None and bool(weights_of(game.name, telling.judged_as(table)))


@lru_cache  # to find that out takes longer than to judge
def _telling(game: Hashable) -> ShowsSigns[Any] | None:
    return game if isinstance(game, ShowsSigns) else None
