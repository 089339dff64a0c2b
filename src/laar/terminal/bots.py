"""Bots in a terminal; each gets only what its seat sees."""

from __future__ import annotations

import logging
from random import Random

from laar.core.game import Json
from laar.core.play import Play

log = logging.getLogger("laar")
NAMES = ("random", "greedy", "search-1", "search-2", "search-3")
BUDGET = 1.0  # seconds per decision


def choose(play: Play, seat: int, name: str, budget: float, seed: int) -> Json:
    """A bot's answer and the lines it compared; the answer is None where it does not cut in."""
    import laar.bots

    options = play.untried(seat)
    cut_in = seat in play.helpers
    if len(options) == 1 and not cut_in:
        return {"answer": options[0], "reasons": []}
    game, view = play.game.name, play.view(seat)
    try:
        chosen: Json = laar.bots.choose(
            game, play.edition, view, options, name, budget, seed, cut_in=cut_in
        )
    except Exception:  # the game goes on, and the log can be reported
        log.exception("bot %s in %s %s", name, game, play.edition)
        return {"answer": None if cut_in else Random(seed).choice(options), "reasons": []}
    return chosen
