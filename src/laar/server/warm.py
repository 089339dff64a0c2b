"""What is read once is read before anyone asks."""

from __future__ import annotations

import threading

import laar
from laar.core.clause import LANGUAGES
from laar.server.berserk import library
from laar.texts import texts


def warm() -> None:
    """Read the games now, and texts meanwhile.

    Games first, before there is a second thread: a struct of msgspec that two threads meet at once
    for the first time ends the process.
    """
    for name in laar.game_names():
        game = laar.game(name)
        for edition in game.editions:
            game.new_table(edition, {})
            game.components(edition)
            game.examples(edition)
            game.catalogue().for_edition(edition)
    library.warm()
    threading.Thread(target=_read_texts, name="texts", daemon=True).start()


def _read_texts() -> None:
    for name in laar.game_names():
        for lang in LANGUAGES:
            texts(lang, name)
