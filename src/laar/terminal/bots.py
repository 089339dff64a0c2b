"""Bots asked from a terminal: they get what their seat sees and nothing else."""

from __future__ import annotations

from laar.core.game import Json
from laar.core.play import Play

NAMES = ("random", "greedy", "search-1", "search-2", "search-3")
BUDGET = 1.0  # seconds a decision


def choose(play: Play, seat: int, name: str, budget: float, seed: int) -> Json:
    """A bot's answer and the lines it compared; None where it lets the others go on."""
    import laar.bots

    options = play.untried(seat)
    cut_in = seat in play.helpers
    if len(options) == 1 and not cut_in:
        return {"answer": options[0], "reasons": []}
    chosen: Json = laar.bots.choose(
        play.game.name, play.edition, play.view(seat), options, name, budget, seed, cut_in=cut_in
    )
    return chosen
