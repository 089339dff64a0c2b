"""What games read once is read before anyone asks for it."""

from __future__ import annotations

import laar


def warm() -> None:
    """Texts, clauses and pieces; they are remembered where they are made."""
    for name in laar.games():
        game = laar.game(name)
        for edition in game.editions:
            game.components(edition)
            game.examples(edition)
            game.catalogue().for_edition(edition)
