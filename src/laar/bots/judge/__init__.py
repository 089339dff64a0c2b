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
from laar.core.abilities import ShowsOpenings, ShowsSigns
from laar.core.engine.table import Table
from laar.core.game import AnyGame

OPENING = "opening"


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


def dealt_chances(game: AnyGame, table: Table) -> list[float]:
    """The chances while cards are dealt, for who sees every card; none where nothing is dealt or no
    weights were fitted. For accounts of luck in games that are over; no bot and no hint asks it."""
    dealing = _dealing(cast(Hashable, game))
    signs = dealing.opening(table) if dealing is not None else []
    weights = weights_of(game.name, opening_of(game, table)) if signs else []
    if not weights:
        return []
    first = weighed(weights, signs)
    return [first, 1 - first]


def opening_of(game: AnyGame, table: Table) -> str:
    """What weights of openings must be fitted on; empty where nobody judges."""
    telling = _telling(cast(Hashable, game))
    judged = telling.judged_as(table) if telling is not None else ""
    return f"{judged} {OPENING}" if judged else ""


def is_fitted(game: AnyGame, table: Table) -> bool:
    """Were weights fitted for this kind of table?"""
    telling = _telling(cast(Hashable, game))
    return telling is not None and bool(weights_of(game.name, telling.judged_as(table)))


@lru_cache
def _dealing(game: Hashable) -> ShowsOpenings[Any] | None:
    return game if isinstance(game, ShowsOpenings) else None


@lru_cache  # to find that out takes longer than to judge
def _telling(game: Hashable) -> ShowsSigns[Any] | None:
    return game if isinstance(game, ShowsSigns) else None
