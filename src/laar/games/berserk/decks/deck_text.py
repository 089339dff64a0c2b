"""A deck as text, one line a card: `2x 7 Reborn Orc`. Reading forgives what can be understood."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, NamedTuple

from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.decks.deck_check import LONGEST_NAME, MOST, Deck

COMMENT = ("#", "//")
FAULTS = 20  # lines not understood that are reported at most
# `2x`, `2 x`, `x2`, `2×` or `2` alone, then the number, the name or both; copies may come last.
_FRONT = re.compile(r"(?:(?:x\s*(\d+)|(\d+)\s*x)(?![^\W\d]))\s*(.*)")
_BACK = re.compile(r"(.*?)\s*(?:\bx\s*(\d+)|[\s(](\d+)\s*x\)?)$")
_BARE = re.compile(r"(\d+)(?:\s+|$)(.*)")
_NUMBER = re.compile(r"(?:№\s*)?(\d+)\b[.:)]?\s*(.*)")


class Fault(NamedTuple):
    """A line that is not understood: its number, a text that says why, what to fill in."""

    line: int
    text: str
    args: dict[str, str | int]


class Read(NamedTuple):
    """A deck read from text; one with faults must not be used."""

    name: str
    deck: Deck
    faults: list[Fault]


class _Wrong(Exception):
    def __init__(self, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.fault = text, args


def write(name: str, deck: Deck, lang: Literal["ru", "en"]) -> str:
    """The deck as text; its name is a comment in the first line.

    >>> write("Mine", {7: 2}, "en")
    '# Mine\\n2x 7 Reborn Orc\\n'
    """
    lines = [
        f"{copies}x {number} {_name(cards()[number], lang)}" for number, copies in deck.items()
    ]
    return "\n".join([*([f"# {name}"] if name else []), *lines, ""])


def read(text: str) -> Read:
    """A deck from text in either language; lines of one card add up.

    >>> read("# Mine\\n2x 7 Reborn Orc\\n3 orc archer").deck
    {2: 3, 7: 2}
    >>> read("3x Reborn Ork").faults[0].line
    1
    """
    name = ""
    deck: Deck = {}
    faults: list[Fault] = []
    for at, line in enumerate(re.split(r"\r\n?|\n", text), 1):
        if len(faults) == FAULTS:
            break
        said = " ".join(line.strip("\ufeff").split())
        if said.startswith(COMMENT):
            name = name or said.lstrip("#/ ")[:LONGEST_NAME]
        elif said:
            try:
                copies, card = _entry(_fold(said))
                if sum(deck.values()) + copies > MOST:
                    raise _Wrong("deck-fault-many", most=MOST)
                deck[card.number] = deck.get(card.number, 0) + copies
            except _Wrong as problem:
                why, args = problem.fault
                faults.append(Fault(at, why, {"said": f"{said:.60}", **args}))
    if not deck and not faults:
        faults.append(Fault(1, "deck-fault-empty", {"said": ""}))
    return Read(name, dict(sorted(deck.items())), faults)


def _entry(said: str) -> tuple[int, Card]:
    """Copies and card of a line."""
    if found := _FRONT.fullmatch(said):
        count, rest = found[1] or found[2], found[3]
    elif found := _BACK.fullmatch(said):
        count, rest = found[2] or found[3], found[1]
    elif (found := _BARE.fullmatch(said)) and found[2]:
        count, rest = found[1], found[2]
    else:
        count, rest = "1", said
    if not 1 <= int(count[:9]) <= MOST:
        raise _Wrong("deck-fault-copies", most=MOST)
    return int(count), _card(rest)


def _card(said: str) -> Card:
    """The card that a number, a name or both stand for."""
    names = _names()
    if said in names:
        return names[said]
    found = _NUMBER.fullmatch(said)
    if not found:
        raise _Wrong("deck-fault-name" if said else "deck-fault-nothing", name=f"{said:.60}")
    number, name = found[1], found[2]
    card = cards().get(int(number[:9]))
    if card is None:
        raise _Wrong("deck-fault-number", number=f"{number:.9}")
    if name and names.get(name) is not card:
        raise _Wrong("deck-fault-other", number=card.number, card=card.number, name=f"{name:.60}")
    return card


@cache
def _names() -> dict[str, Card]:
    """Every card by both its names."""
    return {_fold(name): card for card in cards().values() for name in (card.name_ru, card.name_en)}


def _name(card: Card, lang: Literal["ru", "en"]) -> str:
    return card.name_ru if lang == "ru" else card.name_en


def _fold(text: str) -> str:
    """The same letters for what people type alike: х and × for x, ё as е, quotes and dashes."""
    folded = text.casefold().replace("ё", "е").replace("’", "'").translate(_ALIKE)
    return re.sub(r"(?<=\d)\s*[х×*](?=\s|\)|$)|(?<![^\W\d])[х×*](?=\s*\d)", "x", folded)


_ALIKE = str.maketrans("–—‑", "---")
