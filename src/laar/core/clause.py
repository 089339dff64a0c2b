"""A catalogue of rules: each clause has a number, a name and a text in every language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypedDict

from laar.core.edition import name_of

LANGUAGES = ("en", "ru")
KINDS = ("rule", "component", "example", "keyword", "ruling")

_ID = re.compile(r"[A-Z]{3}-\d{3}")
_WORDS = {
    "id",
    "section",
    "kind",
    *(f"{part}_{lang}" for part in ("title", "text") for lang in LANGUAGES),
}


class Words(TypedDict):
    """Text in both languages, as game data carries it."""

    ru: str
    en: str


class CatalogueError(ValueError):
    """A file of clauses says what it may not; the message names file and clause."""


@dataclass(frozen=True)
class Clause:
    """One rule that can be named, looked up and tested."""

    id: str
    section: str
    kind: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    testable: bool
    editions: tuple[str, ...] = ()  # none named: all of them


class Catalogue:
    """The clauses of a game, in reading order."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        self._clauses = {clause.id: clause for clause in clauses}

    @classmethod
    def load(cls, text: str, where: str) -> Catalogue:
        """Read a catalogue from TOML text; `where` names the file in errors."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise CatalogueError(f"{where}: {error}") from None
        rows = data.pop("clause", None)
        if data:
            raise CatalogueError(f"{where}: unknown key {min(data)}")
        if not isinstance(rows, list) or not rows:
            raise CatalogueError(f"{where}: [[clause]] is missing")
        clauses: dict[str, Clause] = {}
        for number, row in enumerate(rows, 1):
            if not isinstance(row, dict):
                raise CatalogueError(f"{where}: clause {number} is not a table")
            place = f"{where}: clause {row.get('id', number)}"
            clause = _clause(row, place)
            if clause.id in clauses:
                raise CatalogueError(f"{place} appears twice")
            clauses[clause.id] = clause
        return cls(clauses.values())

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __contains__(self, id: object) -> bool:
        return id in self._clauses

    def get(self, id: str) -> Clause:
        """The clause with this number; KeyError where there is none."""
        return self._clauses[id]

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections in reading order."""
        return tuple(dict.fromkeys(clause.section for clause in self))

    def for_edition(self, edition: str) -> Catalogue:
        """The clauses that hold in an edition, whatever its revision."""
        name = name_of(edition)
        return Catalogue(c for c in self if not c.editions or name in c.editions)

    def search(self, words: str, lang: str) -> tuple[Clause, ...]:
        """Clauses whose number, title or text has every word, or a word that begins so.

        `search("равн брос", "ru")` finds «Равные броски».
        """
        wanted = _fold(words).split()
        return tuple(clause for clause in self if _has(clause, wanted, lang))


def _clause(row: dict[str, object], place: str) -> Clause:
    if missing := sorted((_WORDS | {"testable"}) - row.keys()):
        raise CatalogueError(f"{place}: {missing[0]} is missing")
    if unknown := sorted(row.keys() - _WORDS - {"testable", "editions"}):
        raise CatalogueError(f"{place}: unknown key {unknown[0]}")
    words: dict[str, str] = {}
    for key in sorted(_WORDS):
        value = row[key]
        if not isinstance(value, str) or not value.strip():
            raise CatalogueError(f"{place}: {key} is not a text")
        words[key] = value
    if not _ID.fullmatch(words["id"]):
        raise CatalogueError(f"{place}: id is three letters, a dash and three digits")
    if words["kind"] not in KINDS:
        raise CatalogueError(f"{place}: kind is one of {', '.join(KINDS)}")
    testable = row["testable"]
    if not isinstance(testable, bool):
        raise CatalogueError(f"{place}: testable is true or false")
    return Clause(
        id=words["id"],
        section=words["section"],
        kind=words["kind"],
        title={lang: words[f"title_{lang}"] for lang in LANGUAGES},
        text={lang: words[f"text_{lang}"] for lang in LANGUAGES},
        testable=testable,
        editions=_editions(row["editions"], place) if "editions" in row else (),
    )


def _editions(value: object, place: str) -> tuple[str, ...]:
    names = [name for name in value if isinstance(name, str)] if isinstance(value, list) else []
    if not names or names != value or len(set(names)) < len(names):
        raise CatalogueError(f"{place}: editions is a list of different names")
    return tuple(names)


def _has(clause: Clause, wanted: list[str], lang: str) -> bool:
    found = re.findall(r"[\w-]+", _fold(f"{clause.id} {clause.title[lang]} {clause.text[lang]}"))
    return all(any(word.startswith(start) for word in found) for start in wanted)


def _fold(text: str) -> str:
    return text.lower().replace("ё", "е")
