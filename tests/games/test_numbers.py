"""No number of a fighter, card, enemy or mode changes unnoticed."""

from __future__ import annotations

import copy
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.games.numbers import (
    PIECES,
    editions,
    line,
    listed,
    numbers,
    path_of,
    pieces_of,
    sections,
)

import laar
from laar.games.list import GAMES

PACKAGE = Path(laar.__file__).parent / "games"
SOURCES = {
    "belogorye": ("pieces/fighters.toml",),
    "bastion": ("pieces/components.toml", "scenarios/modes.toml"),
    "berserk": (
        "cards/data/orcs.toml",
        "cards/data/dwarves.toml",
        "cards/data/maidens.toml",
        "cards/data/coven.toml",
        "cards/data/revision-2.toml",
    ),
}


def test_every_game_has_its_list() -> None:
    assert PIECES.keys() == SOURCES.keys() == GAMES.keys()


@pytest.mark.parametrize("game", PIECES)
def test_all_numbers_are_those_that_were_written_down(game: str) -> None:
    """A number of a new revision is listed by `python -m tests.games.numbers`."""
    kept = path_of(game).read_text("utf-8").splitlines()
    assert listed(game).splitlines() == kept


def changed(piece: Any, path: str) -> Any:
    """The same piece with this number greater by one."""
    new = copy.deepcopy(piece)
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    at = new
    for step in way:
        if isinstance(at[step], tuple):
            at[step] = [*at[step]]
        at = at[step]
    if isinstance(at[last], str):
        at[last] = re.sub(r"\d+$", lambda found: str(int(found[0]) + 1), at[last])
    else:
        at[last] += 1
    return new


@pytest.mark.parametrize("game", PIECES)
def test_each_number_changed_by_one_is_noticed(game: str) -> None:
    kept = sections(path_of(game).read_text("utf-8"))
    tried = 0
    for key, edition in editions(game).items():
        for name, piece in pieces_of(game, edition).items():
            assert line(name, piece) in kept[key]
            for path, _ in numbers(piece):
                assert line(name, changed(piece, path)) not in kept[key], (name, path)
                tried += 1
    assert tried > 100


def rows(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entries of a game's files as they are written, by the name of the piece."""
    for source in SOURCES[game]:
        for kind, entries in tomllib.loads((PACKAGE / game / source).read_text("utf-8")).items():
            for entry in entries if isinstance(entries, list) else ():
                name = f"{kind} {entry.get('number', entry.get('id', ''))}".strip()
                yield f"{name} of {entry['edition']}" if "edition" in entry else name, entry


@pytest.mark.parametrize("game", PIECES)
def test_no_number_of_the_files_is_left_out(game: str) -> None:
    """Read from the files themselves: what the game's own reader drops would not be missed."""
    found: dict[str, Counter[object]] = {}
    for edition in editions(game).values():
        for name, piece in pieces_of(game, edition).items():
            counted = Counter(number for _, number in numbers(piece))
            for known in (name, f"{name} of {edition.name}"):
                found[known] = found.get(known, Counter()) | counted
    for name, row in rows(game):
        written = Counter(number for path, number in numbers(row) if path != "id")
        assert written <= found.get(name, Counter()), name
