"""Every number of the pieces of a game, edition by edition, one line for each piece.

`python -m tests.games.numbers` writes the lists in `tests/golden` anew. Look at what changed before
keeping it: what was played stays as it is, so a new number belongs into a new revision.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from laar.core.edition import Edition
from laar.games.bastion.pieces.components import components
from laar.games.bastion.scenarios.modes import modes
from laar.games.belogorye.pieces.components import fighters
from laar.games.berserk.cards.starter_set import cards
from laar.games.list import GAMES

FOLDER = Path(__file__).parents[1] / "golden"
LAST_PLACE = re.compile(r"\.\d+$")  # of a list of numbers
COUNTED = re.compile(r"[a-z-]+-\d+")  # words that are a number: flame-2, prismatic-1

Pieces = dict[str, Any]  # plain data by the name of the piece


def belogorye(edition: Edition) -> Pieces:
    """The fighters."""
    return {f"fighter {one.id}": one for one in fighters()}


def bastion(edition: Edition) -> Pieces:
    """Enemies, spells, the box and the modes."""
    found = components()
    return {
        **{f"spell {spell.id}": spell for spell in found.spells},
        **{f"class {kind.id}": kind for kind in found.classes},
        **{f"legend {legend.id}": legend for legend in found.legends},
        "box": next(box for box in found.boxes if box.edition == edition.name),
        **{f"mode {mode.id}": mode for mode in modes(edition.name).values()},
    }


def berserk(edition: Edition) -> Pieces:
    """The cards."""
    return {f"card {one.number}": one for one in cards(edition.revision).values()}


PIECES: Mapping[str, Callable[[Edition], Pieces]] = {
    "belogorye": belogorye,
    "bastion": bastion,
    "berserk": berserk,
}


def editions(game: str) -> dict[str, Edition]:
    """All editions of a game by their keys, old revisions included."""
    return {**GAMES[game].revisions}


def pieces_of(game: str, edition: Edition) -> Pieces:
    """All pieces of a game, and what the edition itself counts."""
    pieces = {**PIECES[game](edition), "rules": edition.numbers}
    return {name: msgspec.to_builtins(piece) for name, piece in pieces.items()}


def numbers(data: Any, path: str = "") -> Iterator[tuple[str, object]]:
    """Every number in plain data, with the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from numbers(value, f"{path}.{key}")
    elif isinstance(data, list | tuple):
        for place, value in enumerate(data):
            yield from numbers(value, f"{path}.{place}")
    elif is_number(data):
        yield path.removeprefix("."), data


def is_number(data: object) -> bool:
    """Is this printed as a number?"""
    if isinstance(data, str):
        return COUNTED.fullmatch(data) is not None
    return isinstance(data, int | float) and not isinstance(data, bool)


def line(name: str, piece: Any) -> str:
    """A piece as it is listed."""
    said = [name]
    for path, found in groupby(numbers(piece), lambda pair: LAST_PLACE.sub("", pair[0])):
        said.append(" ".join([path, *(str(number) for _, number in found)]))
    return " | ".join(said)


def listed(game: str) -> str:
    """The whole list of a game."""
    lines = ["# Written by `python -m tests.games.numbers`."]
    for key, edition in editions(game).items():
        lines += ["", f"[{key}]"]
        lines += [line(name, piece) for name, piece in pieces_of(game, edition).items()]
    return "\n".join(lines) + "\n"


def sections(text: str) -> dict[str, list[str]]:
    """The lines of a list by the revision they are of."""
    _, *parts = text.split("\n[")
    return {key: rest.splitlines() for key, _, rest in (part.partition("]\n") for part in parts)}


def path_of(game: str) -> Path:
    """Where the list is kept."""
    return FOLDER / game / "numbers.txt"


if __name__ == "__main__":
    for name in PIECES:
        path_of(name).write_text(listed(name), "utf-8")
