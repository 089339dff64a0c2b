"""Bots as opponents: their ratings are fixed, as `laar arena ladder` has measured them."""

from __future__ import annotations

import laar
from laar.bots.characters import cast
from laar.server.ratings.skill import Rating

DOUBT = 60.0  # points: how exactly a hundred games of the ladder tell it
MEASURED = "duel"  # the mode in which they met


def opponents(game: str, mode: str) -> dict[str, Rating]:
    """The bots that may be met in rated games, the weakest first. Of games that are played
    together there are none: there the level is the opponent."""
    if mode != MEASURED or laar.game(game).cooperative:
        return {}
    return {name: Rating(who.rating, DOUBT) for name, who in cast(game).items()}
