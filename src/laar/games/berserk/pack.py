"""The 114 cards of the starter set."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from laar.games.berserk.card import Card
from laar.games.berserk.reading import CardError, read

DECKS = ("orcs", "dwarves", "maidens", "coven")


@cache
def cards() -> dict[int, Card]:
    """The cards by number, in order."""
    found: dict[int, Card] = {}
    for deck in DECKS:
        name = f"{deck}.toml"
        for card in read((files(__package__) / "cards" / name).read_text("utf-8"), name):
            if card.deck != deck or card.number in found:
                raise CardError(f"{name}: card {card.number} ({card.name_en}) belongs elsewhere")
            found[card.number] = card
    return dict(sorted(found.items()))
