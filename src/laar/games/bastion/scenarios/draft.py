"""A scenario as its text says it, before anything is looked up."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laar.games.bastion.scenarios.posts import PostRow
from laar.games.bastion.scenarios.recipe import Entry

Word = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]+$")]


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """What the scenario is called in both languages."""

    ru: Word
    en: Word


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as written: types are right, words and numbers are not checked yet."""

    name: Title
    edition: str
    deck: list[Entry]
    layers: list[int] = []
    side: str | None = None
    layout: list[str] | str | None = None
    gate: int = 0
    first: str | None = None
    opening: int | None = None
    rituals: list[str] | None = None
    special: list[str] = []
    posts: list[PostRow] = []

    def plain(self) -> Draft:
        """Without what a file or a mode adds to it."""
        return Draft(**{name: getattr(self, name) for name in Draft.__struct_fields__})


class File(Draft, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A draft as a file says it."""

    format: Literal[1]
