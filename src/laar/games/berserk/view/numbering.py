"""Answers in words that every table has: a card of one table by where it is, not by its id.

``hand:3`` is a card of one's own deal, in the order of the deck, from 0; ``zone:0`` a card of the
additional zone, in the order in which it is listed; ``card:17`` a card of the table by its number,
for one in a deck or a graveyard. On the field cards have the names of their cells anyway.
"""

from __future__ import annotations

from typing import Final

from laar.games.berserk.rules.squad import deal_of
from laar.games.berserk.state.battle import ZONE, Battle
from laar.games.berserk.state.numbers import Card, Seat

HAND: Final = "hand:"
IN_ZONE: Final = "zone:"
ANYWHERE: Final = "card:"


def number_words(t: Battle, seat: int, texts: list[str]) -> list[str]:
    """Answers with ids in words that every table has."""
    named: dict[str, str] = {}
    if seat >= 0:
        for place, card in enumerate(deal_of(t, Seat(seat))):
            named[t.setting.ids[card]] = HAND + str(place)
    for place, card in enumerate(_zone(t)):
        named[t.setting.ids[card]] = IN_ZONE + str(place)
    found: list[str] = []
    for text in texts:
        words = text.split(" ")
        for at in range(len(words)):
            word = words[at]
            if "." in word:
                known = named.get(word)
                words[at] = ANYWHERE + str(t.setting.number[word]) if known is None else known
        found.append(" ".join(words))
    return found


def table_words(t: Battle, seat: int, text: str) -> str:
    """The answer again; nothing where this table has no such card."""
    words = text.split(" ")
    for at in range(len(words)):
        word = words[at]
        if ":" in word:
            cards: list[Card] = t.setting.cards
            if word.startswith(HAND):
                cards = deal_of(t, Seat(seat)) if seat >= 0 else []
            elif word.startswith(IN_ZONE):
                cards = _zone(t)
            place = int(word[5:])
            if place >= len(cards):
                return ""
            words[at] = t.setting.ids[cards[place]]
    return " ".join(words)


def _zone(t: Battle) -> list[Card]:
    return [card for card in t.present if t.place[card] == ZONE]
