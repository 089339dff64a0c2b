"""Checks a built deck: the clauses that forbid it, and what its owner should know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from laar.core.game import Refusal
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.decks.lists import LEAST, most_copies

MOST = 200  # cards of a stored deck; the rules have no maximum (BRS-344)
LONGEST_NAME = 60
Deck = dict[int, int]  # copies by number


class BadDeck(ValueError):
    """This is not a deck at all; ``place`` is the wrong entry."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(why)
        self.place = place


def deck_of(value: Mapping[str, Any]) -> Deck:
    """The copies of each card, as they travel: `{"2": 3}`.

    >>> deck_of({"14": 1, "2": 3})
    {2: 3, 14: 1}
    """
    found: Deck = {}
    for number, copies in value.items():
        known = number.isascii() and number.isdigit() and number[0] != "0" and len(number) < 5
        if not known or int(number) not in cards():
            raise BadDeck(f"{number:.20}", "there is no such card")
        if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= MOST:
            raise BadDeck(number, f"1 to {MOST} copies are a number of copies")
        found[int(number)] = copies
    if sum(found.values()) > MOST:
        raise BadDeck("", f"{sum(found.values())} cards, at most {MOST} are kept")
    return dict(sorted(found.items()))


def refusals(deck: Deck) -> list[Refusal]:
    """Why the deck may not be played; empty where it may.

    >>> [r.clause for r in refusals({1: 4, 2: 4})]
    ['BRS-340', 'BRS-343']
    """
    size = sum(deck.values())
    found = []
    if size < LEAST:
        found.append(Refusal("BRS-340", "refuse-deck-few", {"n": size, "least": LEAST}))
    for number, copies in deck.items():
        most, clause = most_copies(cards()[number])
        if copies > most:
            args = {"card": number, "n": copies, "most": most}
            found.append(Refusal(clause, "refuse-deck-copies", args))
    return found


def notes(deck: Deck) -> list[Refusal]:
    """What is allowed, but matters when a squad is bought."""
    held = [(cards()[number], copies) for number, copies in deck.items()]
    found = []
    extras = sum(copies for card, copies in held if card.extra)
    if extras:
        found.append(Refusal("BRS-341", "deck-note-extra", {"n": extras}))
    elements = {card.element for card, _ in held} - {"neutral"}  # BRS-033
    if len(elements) > 1:
        found.append(Refusal("BRS-032", "deck-note-elements", {"n": len(elements)}))
    for card, copies in held:
        if card.unique and copies > 1:
            args = {"card": card.number, "n": copies}
            found.append(Refusal("BRS-337", "deck-note-unique", args))
    return found


def counted(numbers: list[int]) -> Deck:
    """A list of cards by copies.

    >>> counted([2, 7, 2])
    {2: 2, 7: 1}
    """
    return dict(sorted(Counter(numbers).items()))
