"""What is read or made once is there before anyone asks: texts, clauses, pieces, the workshop."""

from __future__ import annotations

import laar
from laar.games.berserk.proofs import proofs
from laar.server.workshop import described


def warm() -> None:
    """Make all of it; it is remembered where it is made."""
    for name in laar.games():
        game = laar.game(name)
        for edition in game.editions:
            game.components(edition)
            game.examples(edition)
            game.catalogue().for_edition(edition)
    described()
    proofs()
