"""The 114 cards of the starter set, as each revision of the data has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from laar.games.berserk.cards.compile import traits_of
from laar.games.berserk.cards.reading import CardError, change, read
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.traits import Traits

DECKS = ("orcs", "dwarves", "maidens", "coven")
NEWEST = 2  # the last of the files `data/revision-N.toml`; the decks' own files are the first


class CardSet:
    """The cards by collector number, in order, and the traits of each."""

    def __init__(self, cards: Mapping[int, Card]) -> None:
        self.cards = cards
        self._traits: dict[int, Traits] = {}

    def traits(self, number: int) -> Traits:
        """The traits of the card with this collector number."""
        if number not in self._traits:
            self._traits[number] = traits_of(self.cards[number])
        return self._traits[number]


@cache
def card_set(revision: int) -> CardSet:
    """The cards of a revision: those of the one before, and what its file changes in them."""
    if revision == 1:
        return CardSet(_first())
    name = f"revision-{revision}.toml"
    return CardSet(change(card_set(revision - 1).cards, _text(name), name))


def cards(revision: int = NEWEST) -> Mapping[int, Card]:
    """The cards by number, in order."""
    return card_set(revision).cards


def _first() -> dict[int, Card]:
    found: dict[int, Card] = {}
    for deck in DECKS:
        name = f"{deck}.toml"
        for card in read(_text(name), name):
            if card.deck != deck or card.number in found:
                raise CardError(f"{name}: card {card.number} ({card.name_en}) belongs elsewhere")
            found[card.number] = card
    return dict(sorted(found.items()))


def _text(name: str) -> str:
    return (files(__package__) / "data" / name).read_text("utf-8")
