"""Judging a position: the chance of every seat to win, as far as the judge sees the table."""

from __future__ import annotations

from laar.core.engine.table import Table
from laar.core.game import AnyGame


def chances(game: AnyGame, table: Table) -> list[float]:
    """The chance to win of each seat, by what the game's taste thinks of the table; when it is
    over, one for the winners and nothing for the rest."""
    seats = range(table.seats)
    if table.outcome is not None:
        winners = table.outcome.winners
        if not winners and not game.cooperative:
            return [1 / len(seats)] * len(seats)
        return [float(seat in winners) for seat in seats]
    return [(1 + game.taste(table, seat)) / 2 for seat in seats]
