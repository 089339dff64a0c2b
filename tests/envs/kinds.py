"""One table of each kind: game, edition and options."""

from __future__ import annotations

from typing import Any

import laar

KINDS: list[tuple[str, str, dict[str, Any]]] = [
    (name, edition, {"mode": mode, "players": max(laar.game(name).players(edition, mode))})
    for name in laar.game_names()
    for edition in laar.game(name).editions
    for mode in laar.game(name).modes(edition)
]
# Modes that differ in numbers alone stand for each other where a test takes long.
FEW = [
    ("belogorye", "2017", {}),
    ("bastion", "2015", {"mode": "army", "players": 3}),
    ("bastion", "2018", {"mode": "training", "players": 1}),
    ("berserk", "2021", {}),
    ("berserk", "2021", {"mode": "team"}),
    ("berserk", "2021", {"mode": "draft", "players": 3}),
]


def named(kind: tuple[str, str, dict[str, Any]]) -> str:
    """A kind as the name of a test."""
    name, edition, options = kind
    return "-".join([name, edition, *map(str, options.values())])
