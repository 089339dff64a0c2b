"""Where the sources name a clause, and as what: played, refused, told, or reckoned with by bots.

Only whole ids count ("BST-366, BST-367", never "BST-366, 367"): any search finds those.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import Literal, NamedTuple

import laar
from laar.core.clause import Clause

Kind = Literal["played", "refused", "told", "bots"]
PACKAGE = Path(laar.__file__).parent
SOURCES = (".py", ".toml", ".ftl", ".md", ".ts", ".svelte")
PARTS = {".toml": "data", ".ftl": "text", ".md": "docs"}
# What a rule or ruling says is played somewhere; a component or an example need not be.
RULES = ("rule", "ruling")
# What shows rules to people, in the rooms of a game …
TELLING = ("book", "texts", "tell", "learn", "examples.toml", "reasons.py", "clause_links.py")
# … and around the games; a wheel has only the package.
SCREENS = ("server", "terminal", "texts")
AROUND = ("docs", "web/src")

_ID = re.compile(r"\b[A-Z]{3}-\d{3}\b")


class Place(NamedTuple):
    """A line that names a clause."""

    file: str
    line: int
    part: str  # code, data, edition, text, docs or test
    text: str


def checkout() -> Path | None:
    """The checkout we run from; None where Laar is installed without one."""
    root = PACKAGE.parents[1]
    return root if (root / "pyproject.toml").is_file() else None


def kind_in_game(path: PurePath) -> Kind | None:
    """As what a file in the folder of a game names clauses; the catalogue itself as nothing.

    >>> kind_in_game(PurePath("rules/fight.py")), kind_in_game(PurePath("legal/refuse/acts.py"))
    ('played', 'refused')
    """
    if path.name == "clauses.toml":
        return None
    if "bots" in path.parts or path.name == "taste.py":
        return "bots"
    if any(part.startswith("refus") for part in path.parts):
        return "refused"
    return "told" if set(TELLING) & set(path.parts) else "played"


def cited(game: str) -> set[str]:
    """All clauses that are named where the game plays them."""
    return {
        id
        for kind, file in _game_files(game)
        if kind == "played"
        for id in _ID.findall(file.read_text("utf-8"))
    }


def is_rule(clause: Clause) -> bool:
    """Whether something must play it."""
    return clause.testable and clause.kind in RULES


def places(game: str, id: str) -> dict[Kind, list[Place]]:
    """The lines of the sources that name a clause of a game, by what they do with it."""
    found: dict[Kind, list[Place]] = {"played": [], "refused": [], "told": [], "bots": []}
    for kind, file in [*_game_files(game), *_told_around()]:
        found[kind] += _lines(file, id)
    return found


def shown(file: Path) -> str:
    """A file as people name it: from the root of the checkout, or from where Laar is installed."""
    root = checkout() or PACKAGE.parent
    return file.relative_to(root).as_posix() if file.is_relative_to(root) else str(file)


def _game_files(game: str) -> Iterator[tuple[Kind, Path]]:
    folder = PACKAGE / "games" / game
    for file in _sources(folder):
        kind = kind_in_game(file.relative_to(folder))
        if kind is not None:
            yield kind, file


def _told_around() -> Iterator[tuple[Kind, Path]]:
    root = checkout()
    folders = [PACKAGE / name for name in SCREENS]
    folders += [] if root is None else [root / name for name in AROUND]
    for folder in folders:
        for file in _sources(folder):
            yield "told", file


def _sources(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in SOURCES)


def _lines(file: Path, id: str) -> Iterator[Place]:
    if id.encode() not in file.read_bytes():
        return
    part = "edition" if file.name == "editions.py" else PARTS.get(file.suffix, "code")
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if id in _ID.findall(line):
            yield Place(shown(file), number, part, line.strip())
