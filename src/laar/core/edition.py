"""An edition is a small difference from another: ``E2018 = E2015.but("2018", ...)``.

Its revisions are smaller ones still. They are kept for ever, because a stored game goes on with the
rules and the numbers it was begun with: ``E2018_2 = E2018.revised(...)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from laar.core.engine.table import Aside, Listing, Rule, Windows

FIRST = 1
DOT = "."  # between name and revision


@dataclass(frozen=True)
class Edition:
    """What one printing of a game plays by: rules, the windows they wait for, listings of legal
    answers by kind of question, asides by what is said, numbers and parts."""

    name: str
    rules: dict[str, Rule[Any]] = field(repr=False)
    windows: Windows = field(default_factory=dict, repr=False)
    numbers: Mapping[str, int] = field(default_factory=dict)
    parts: Mapping[str, Any] = field(default_factory=dict, repr=False)
    listings: dict[str, Listing[Any]] = field(default_factory=dict, repr=False)
    asides: dict[str, Aside[Any]] = field(default_factory=dict, repr=False)
    revision: int = FIRST

    def __post_init__(self) -> None:
        if DOT in self.name:
            raise ValueError(f"'{self.name}': a dot stands between a name and its revision")

    @property
    def key(self) -> str:
        """Name and revision.

        >>> Edition("2021", {}).key, Edition("2021", {}).revised().key
        ('2021.1', '2021.2')
        """
        return f"{self.name}{DOT}{self.revision}"

    def but(
        self,
        name: str,
        *,
        rules: Mapping[str, Rule[Any]] | None = None,
        windows: Windows | None = None,
        numbers: Mapping[str, int] | None = None,
        parts: Mapping[str, Any] | None = None,
        listings: Mapping[str, Listing[Any]] | None = None,
        asides: Mapping[str, Aside[Any]] | None = None,
    ) -> Edition:
        """Another edition: some of what it plays by replaced or added.

        >>> Edition("2015", {}, numbers={"hand": 2}).but("2018", numbers={"hand": 3}).numbers
        {'hand': 3}
        """
        return replace(
            self,
            name=name,
            rules={**self.rules, **(rules or {})},
            windows={**self.windows, **(windows or {})},
            numbers={**self.numbers, **(numbers or {})},
            parts={**self.parts, **(parts or {})},
            listings={**self.listings, **(listings or {})},
            asides={**self.asides, **(asides or {})},
            revision=FIRST,
        )

    def revised(
        self,
        *,
        rules: Mapping[str, Rule[Any]] | None = None,
        windows: Windows | None = None,
        numbers: Mapping[str, int] | None = None,
        parts: Mapping[str, Any] | None = None,
        listings: Mapping[str, Listing[Any]] | None = None,
        asides: Mapping[str, Aside[Any]] | None = None,
    ) -> Edition:
        """The next revision of the same edition."""
        changed = self.but(
            self.name,
            rules=rules,
            windows=windows,
            numbers=numbers,
            parts=parts,
            listings=listings,
            asides=asides,
        )
        return replace(changed, revision=self.revision + 1)


def keyed(editions: Iterable[Edition]) -> dict[str, Edition]:
    """All revisions of all editions by their keys."""
    return {edition.key: edition for edition in editions}


def newest(editions: Iterable[Edition]) -> dict[str, Edition]:
    """Of each edition the latest revision, by its name."""
    found: dict[str, Edition] = {}
    for edition in editions:
        known = found.get(edition.name)
        if known is None or known.revision < edition.revision:
            found[edition.name] = edition
    return found


def name_of(edition: str) -> str:
    """The name in a key; a name is its own.

    >>> name_of("2018.2"), name_of("2018")
    ('2018', '2018')
    """
    return edition.partition(DOT)[0]


def key_stored(edition: str) -> str:
    """The key that a stored game means: where no revision is told, it is the first.

    >>> key_stored("2018"), key_stored("2018.2")
    ('2018.1', '2018.2')
    """
    return edition if DOT in edition else f"{edition}{DOT}{FIRST}"


def stored(edition: str) -> str:
    """How a record tells a key: a first revision by its name alone, as before there were others.

    >>> stored("2018.1"), stored("2018.2")
    ('2018', '2018.2')
    """
    return edition.removesuffix(f"{DOT}{FIRST}")
