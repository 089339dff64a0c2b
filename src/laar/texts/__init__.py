"""Texts in Fluent: the very files the web client reads.

>>> say = texts("en")
>>> say("no-such-text")
'no-such-text'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from laar.core.clause import LANGUAGES
from laar.texts.names import FUNCTIONS

Say = Callable[..., str]


@cache
def bundle(lang: str, game: str = "") -> FluentBundle:
    """The texts of a language; those of a game come before those all games share."""
    if lang not in LANGUAGES:
        raise KeyError(f"there are no texts in '{lang}'")
    # Isolating marks are for mixed directions of writing; none of ours runs right to left.
    found = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for file in _files(lang, game):
        found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


@cache
def texts(lang: str, game: str = "") -> Say:
    """A function from a text's id and arguments to the text; a missing text shows its id."""
    known = bundle(lang, game)

    def say(id: str, /, **args: Any) -> str:
        if not known.has_message(id):
            return id
        pattern = known.get_message(id).value
        return id if pattern is None else str(known.format_pattern(pattern, args)[0])

    return say


def has(lang: str, game: str, id: str) -> bool:
    """Whether there is such a text."""
    return bool(bundle(lang, game).has_message(id))


def _files(lang: str, game: str) -> Iterator[Traversable]:
    """Earlier files win: the first message of an id stays."""
    own = files("laar.games") / game / "texts"
    if game and own.is_dir():
        folders = [own, *(part for part in own.iterdir() if part.is_dir())]
        yield from (file for part in folders if (file := part / f"{lang}.ftl").is_file())
    shared = [f for f in (files("laar.texts") / lang).iterdir() if f.name.endswith(".ftl")]
    yield from sorted(shared, key=lambda f: f.name)
