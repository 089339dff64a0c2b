"""How large a pack and its cards may be; checked before anything else is read."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

BYTES = 128 * 1024  # of a pack as text
CARDS = 60
DEPTH = 12  # tables and lists within each other, on a card
NODES = 200  # values of a card; the longest of the set has half as many
STATICS = 3  # static abilities of a card: the rules look at them all the time
NAME = 60  # letters
LONG = 400  # of any text
MARKS = 2  # accents on one letter


class Fault(NamedTuple):
    """What is wrong and where: `cards.1.abilities.2.do.1.verb`, counted from 1."""

    path: str
    why: str


def oversize(value: object, path: str = "", nodes: int = NODES) -> Fault | None:
    """Why a value is refused unread: too deep, too large, or with unreadable text."""
    waiting: list[tuple[str, object, int]] = [(path, value, 0)]
    seen = 0
    while waiting:
        at, one, depth = waiting.pop()
        seen += 1
        if seen > nodes:
            return Fault(path, f"more than {nodes} values")
        if isinstance(one, str):
            if why := unreadable(one):
                return Fault(at, why)
            continue
        if not isinstance(one, dict | list):
            continue
        if depth == DEPTH:
            return Fault(at, f"nested deeper than {DEPTH}")
        if len(one) > nodes:
            return Fault(at, f"more than {nodes} values")
        pairs = one.items() if isinstance(one, dict) else enumerate(one, 1)
        for key, inner in pairs:
            if isinstance(key, str) and (len(key) > NAME or unreadable(key)):
                return Fault(at, "a key that no card has")
            waiting.append((f"{at}.{key}".lstrip("."), inner, depth + 1))
    return None


def unreadable(text: str) -> str:
    """Why a text is refused: too long, or with hidden, reversing or stacked characters.

    >>> unreadable("Орк"), unreadable("a\\u202eb")
    ('', 'U+202E is no letter to be read')
    """
    if len(text) > LONG:
        return f"{len(text)} letters, at most {LONG}"
    if not text.isprintable():
        hidden = next(letter for letter in text if not letter.isprintable())
        return f"U+{ord(hidden):04X} is no letter to be read"
    if text.isascii():
        return ""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MARKS:
            return f"more than {MARKS} marks on one letter"
    return ""
