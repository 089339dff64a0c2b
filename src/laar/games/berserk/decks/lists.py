"""Decks: the four of the set, with or without their extra cards, or a list of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from laar.core.game import BadOptions
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.starter_set import DECKS, cards

WITH_EXTRAS = "+"
LEAST = 30  # BRS-340
USUAL = 3  # copies of a card (BRS-343)
HORDE = 5  # BRS-339
NAMES = (*DECKS, *(name + WITH_EXTRAS for name in DECKS))


def ready_deck(name: str) -> list[int]:
    """The numbers of a ready deck, each as often as it holds the card.

    >>> len(ready_deck("orcs")), len(ready_deck("orcs+"))
    (30, 36)
    """
    deck = name.removesuffix(WITH_EXTRAS)
    extras = name.endswith(WITH_EXTRAS)
    return [
        card.number
        for card in cards().values()
        if card.deck == deck and (extras or not card.extra)
        for _ in range(card.copies)
    ]


def read_deck(value: Any, place: str, known: Mapping[int, Card] | None = None) -> list[int]:
    """A deck as options name it: a ready one, or how often it holds each number.

    ``known`` are the cards there are; without it, those of the set.
    """
    known = cards() if known is None else known
    if isinstance(value, str):
        if value not in NAMES:
            raise BadOptions(f"{place}: {value!r:.60} is none of {', '.join(NAMES)}")
        return ready_deck(value)
    if not isinstance(value, Mapping):
        raise BadOptions(f"{place}: the name of a deck or a table of its cards is needed")
    found: list[int] = []
    for number, copies in sorted(value.items(), key=lambda pair: str(pair[0])):
        card = _card(number, place, known)
        found += [card.number] * _copies(card, copies, place)
    if len(found) < LEAST:
        raise BadOptions(f"{place}: {len(found)} cards, at least {LEAST} are needed (BRS-340)")
    return sorted(found)


def _card(number: Any, place: str, known: Mapping[int, Card]) -> Card:
    text = str(number)
    # One way to write a number: else a card could be named again and again.
    plain = text.isascii() and text.isdigit() and text[0] != "0" and len(text) < 5
    if not plain or int(text) not in known:
        raise BadOptions(f"{place}: there is no card {text:.20}")
    return known[int(text)]


def _copies(card: Card, copies: Any, place: str) -> int:
    most, clause = most_copies(card)
    if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= most:
        at = f"{place}.{card.number}"
        raise BadOptions(f"{at}: {copies!r:.20} copies, 1 to {most} can be ({clause})")
    return copies


def most_copies(card: Card) -> tuple[int, str]:
    """How many copies a deck may hold, and the clause that says so.

    >>> most_copies(cards()[2]), most_copies(cards()[1])
    ((5, 'BRS-339'), (3, 'BRS-343'))
    """
    horde = any(keyword.name == "horde" for keyword in card.keywords)
    return (HORDE, "BRS-339") if horde else (USUAL, "BRS-343")


def card_ids(decks: Sequence[Sequence[int]]) -> list[str]:
    """Names for all cards of a table: number and copy, counted over all decks.

    >>> card_ids([[2, 2, 7], [2]])
    ['2.1', '2.2', '7.1', '2.3']
    """
    seen: dict[int, int] = {}
    found: list[str] = []
    for deck in decks:
        for number in deck:
            seen[number] = seen.get(number, 0) + 1
            found.append(f"{number}.{seen[number]}")
    return found


@cache
def whole_set() -> tuple[int, ...]:
    """Every copy of the set by its collector number; no revision changes what is in the box.

    >>> len(whole_set()), whole_set()[:5]
    (144, (1, 2, 2, 2, 3))
    """
    return tuple(card.number for card in cards().values() for _ in range(card.copies))
