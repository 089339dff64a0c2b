"""Who may take back what: never past another's answer, revealed information or a visible die.

Where one person leads all seats that people lead (alone against bots, or on one screen), undo is
free; the dice that were taken back are the next to fall (core/play.py).
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import cast

from laar.core.abilities import RevealsSecrets
from laar.core.engine.ask import READY
from laar.core.engine.fact import ANSWER
from laar.core.play import Play


def undoable(play: Play, seat: int, people: tuple[int, ...] = ()) -> int:
    """How many answers an undo by this seat takes back; 0 when it may not.

    ``people`` are the seats one person leads when that person is alone at the table, else empty.
    """
    history = play.history
    ask = play.ask
    if play.outcome is not None and not people:
        return 0
    # Own steps are retracted one by one, and others' must not show in what may be undone.
    if ask is not None and ask.secret and (play.table.steps[seat] or not people):
        return 0
    if people:
        for count in range(1, len(history) + 1):
            if history[-count].seat in people:
                return count
        return 0
    if not history or history[-1].seat != seat or history[-1].text == READY or _revealed(play):
        return 0
    return 1


def _revealed(play: Play) -> bool:
    """The last answer led to a fact by which something hidden was seen."""
    names = _revealing(cast(Hashable, play.game))
    for fact in reversed(play.facts):
        if fact.name in names:
            return True
        if fact.name == ANSWER:
            return False
    return False


@lru_cache  # to find out whether a game is able to something takes longer than an answer
def _revealing(game: Hashable) -> tuple[str, ...]:
    return game.reveals if isinstance(game, RevealsSecrets) else ()
