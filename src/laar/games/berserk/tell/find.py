"""Searching cards by any word of their language or of their texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from laar.games.berserk.cards.glossary import classes, keywords
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.tell import card_text

_FILLERS = {
    *("a", "all", "an", "any", "card", "cards", "that", "the", "which", "with"),
    *("все", "карта", "карты", "карт", "которые", "которая", "с"),
}
REMEMBERED = 400  # cards of the set and some of players' own
# How players call what texts say in other words or with a sign.
_CALLED = {
    "take_control": ("берет", "под", "контроль"),
    "action": ("действие",),
    "sudden": ("внезапное", "действие"),
    "free": ("без", "действия"),
}
_LONGEST = 5  # words of an id: end_of_own_next_turn


def find(cards: Iterable[Card], words: str) -> tuple[Card, ...]:
    """The cards that have every word, of the language or, by its beginning, of names and texts.

    Words that make a longer word of the language together are looked for as that word alone.

    `find(cards().values(), "all cards that take control")` finds whoever has the verb
    take_control; "curse start of turn" asks for the keyword and the trigger.
    """
    pool = tuple(cards)
    known = frozenset().union(*(vocabulary(card) for card in pool))
    ids, rest = _split(_fold(words).split(), known)
    return tuple(card for card in pool if ids <= vocabulary(card) and _says(card, rest))


@lru_cache(maxsize=REMEMBERED)
def vocabulary(card: Card) -> frozenset[str]:
    """The words of the language on a card: verbs, triggers, keywords, selectors, durations."""
    printed = {keyword.name for keyword in card.keywords} | ({"unique"} if card.unique else set())
    ids = {*_words(msgspec.to_builtins(card.abilities))}
    called = {word for one in ids & _CALLED.keys() for word in _CALLED[one]}
    about = {card.deck, card.crystal, card.element, card.kind, *card.classes}
    return frozenset(ids | called | printed | about)


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            if inner not in (None, False, (), [], 0):
                yield name
                yield from _words(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _words(inner)


def _split(words: list[str], known: frozenset[str]) -> tuple[set[str], list[str]]:
    """The longest runs of words that are words of the language, and the words that are left."""
    ids: set[str] = set()
    rest: list[str] = []
    while words:
        for length in range(min(_LONGEST, len(words)), 0, -1):
            name = "_".join(words[:length])
            if name in known and "_" in name:
                ids.add(name)
                break
        else:
            length = 1
            if words[0] not in _FILLERS:
                rest.append(words[0])
        words = words[length:]
    return ids, rest


def _says(card: Card, wanted: list[str]) -> bool:
    found = _texts(card) | vocabulary(card)
    return all(any(word.startswith(_stem(start)) for word in found) for start in wanted)


@lru_cache(maxsize=REMEMBERED)
def _texts(card: Card) -> frozenset[str]:
    names = [card.name_ru, card.name_en]
    for keyword in card.keywords:
        names += [keywords()[keyword.name].ru.nom, keywords()[keyword.name].en]
    for kin in card.classes:
        names += [classes()[kin].name_ru, classes()[kin].name_en]
    told = " ".join([*names, card_text(card, "ru"), card_text(card, "en")])
    return frozenset(re.findall(r"[\w-]+", _fold(told)))


def _stem(word: str) -> str:
    """A word without its ending: контролем finds контроль, strikes finds strike."""
    if re.match("[а-я]", word):
        return word[: max(3, len(word) - 2)]
    return word[:-1] if len(word) > 4 and word.endswith("s") else word


def _fold(text: str) -> str:
    return text.lower().replace("ё", "е")
