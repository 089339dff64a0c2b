"""The deals of both seats as numbers: who is First, and how many of each card of the box they hold.

What is still to be drawn counts as its mean, so every draw changes these numbers by what it really
tells and by nothing else.
"""

from __future__ import annotations

from typing import Final

from laar.games.berserk.bots.signs import BOX
from laar.games.berserk.state.battle import DEAL, DECK, Battle
from laar.games.berserk.state.numbers import NO_SEAT

FIRST: Final = 0  # the place of this number; a card has that of its own number
LENGTH: Final = BOX + 1
SIZE: Final = BOX  # the place of the difference in cards


def opening(t: Battle) -> list[float]:
    """The deal of the first seat less that of the second; none before it is known who is First, nor
    once squads were bought."""
    ask = t.ask
    if t.turn or t.present or t.first == NO_SEAT or t.seats != 2:
        return []
    if ask is not None and ask.kind == "place":  # what was not bought is gone already
        return []
    found = [0.0] * LENGTH
    for seat in range(2):
        own = 1.0 - 2.0 * seat
        cards = t.setting.decks[seat]
        dealt = float(t.deals[seat] or t.setting.numbers["deal"])
        held = 0
        rest = 0
        for card in cards:
            held += t.place[card] == DEAL
            rest += t.place[card] == DECK
        share = max(0.0, dealt - held) / rest if rest else 0.0
        for card in cards:
            number = t.traits[card].number
            if 0 < number < BOX:
                if t.place[card] == DEAL:
                    found[number] += own
                elif t.place[card] == DECK:
                    found[number] += own * share
        found[SIZE] += own * dealt
    found[FIRST] = 1.0 if t.first == 0 else -1.0
    return found
