"""Where a clause is played, refused, tested and told, read from the sources: nothing is run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import laar
from laar.bad_use import BadUse
from laar.citations import Place, checkout, places, shown
from laar.core.game import AnyGame
from laar.coverage import find_tests, marked
from laar.games.berserk.cards.clause_links import grounds, printed
from laar.games.berserk.cards.starter_set import cards


def where(id: str, tests: Path | None = None) -> dict[str, Any]:
    """All places of a clause by what they do with it; an installed Laar has no tests to look in."""
    game = _game_of(id)
    root = checkout()
    folder = find_tests(tests) if tests or root else None
    found = places(game.name, id)
    return {
        "id": id,
        "game": game.name,
        "title": dict(game.catalogue().get(id).title),
        "played": [place._asdict() for place in found["played"]],
        "refused": [place._asdict() for place in found["refused"]],
        "tested": [place._asdict() for place in _tested(folder, id)],
        "told": [place._asdict() for place in found["told"]],
        "cards": _cards(id) if game.name == "berserk" else [],
        "bots": [place._asdict() for place in found["bots"]],
    }


def _game_of(id: str) -> AnyGame:
    for name in laar.game_names():
        if id in laar.game(name).catalogue():
            return laar.game(name)
    raise BadUse(f"no game has a clause '{id}'")


def _tested(tests: Path | None, id: str) -> Iterator[Place]:
    """The tests that pin the clause; most files do not name it and need not be parsed."""
    for file in sorted(tests.rglob("test_*.py")) if tests else []:
        if id.encode() not in file.read_bytes():
            continue
        lines = file.read_text("utf-8").splitlines()
        marks = [(_line(place), edition) for place, named, edition in marked(file) if named == id]
        for line, edition in sorted(marks, key=lambda mark: mark[0]):
            text = _name(lines[line - 1 :])
            yield Place(shown(file), line, "test", f"{text} ({edition})" if edition else text)


def _line(place: str) -> int:
    return int(place.rpartition(":")[2])


def _name(lines: list[str]) -> str:
    """The test under a mark, or the case that carries the mark itself."""
    if lines[0].lstrip().startswith("@"):
        for line in lines:
            before, found, name = line.partition("def ")
            if found and before.strip() in ("", "async"):
                return name.partition("(")[0]
            if line.startswith("class "):
                return line[len("class ") :].rstrip(":")
    return lines[0].strip()


def _cards(id: str) -> list[str]:
    """The paragraphs that rest on the clause: "28.1"; "28.0" is what else is printed on card 28."""
    return [
        f"{number}.{paragraph}"
        for number, card in cards().items()
        for paragraph, rests in enumerate([printed(card), *map(grounds, card.abilities)])
        if id in rests
    ]
