"""Tables of the rulebook, from the printed numbers that the rules read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from laar.core.book import Rows
from laar.core.clause import Words
from laar.games.bastion.pieces.components import Name, components


def _both(name: Name) -> Words:
    return {"ru": name.ru[0].upper() + name.ru[1:], "en": name.en[0].upper() + name.en[1:]}


def classes() -> Rows:
    """Six enemies of each class (BST-355, BST-356)."""
    return [[_both(row.name), f"{{{row.troop}}}", row.strength] for row in components().classes]


def legends() -> Rows:
    """One of each, and how they are paid for (BST-357, BST-370)."""
    return [[_both(row.name), row.strength, f"{{{row.colour}}}"] for row in components().legends]


def spells(edition: str) -> Rows:
    """All kinds and powers (BST-220)."""
    return [[_both(row.name), _both(row.but.get(edition, row.text))] for row in components().spells]


def rituals(edition: str) -> Rows:
    """Five kinds (BST-296)."""
    return [
        [_both(row.name), f"{{{row.result}}}", _both(row.but.get(edition, row.text))]
        for row in components().rituals
    ]


def tables(edition: str) -> Mapping[str, Callable[[], Rows]]:
    """The tables of an edition."""
    return {
        "classes": classes,
        "legends": legends,
        "spells": partial(spells, edition),
        "rituals": partial(rituals, edition),
    }
