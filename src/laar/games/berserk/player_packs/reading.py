"""A pack from the text of a file, JSON or TOML."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from typing import Any, NoReturn

from laar.games.berserk.player_packs.limits import BYTES, DEPTH, NAME, Fault
from laar.games.berserk.player_packs.packs import BadPack, Pack, pack_of

# The TOML reader needs quadratic time for a key with many parts.
_PART = r"(?:[\w-]++|\"[^\"\n]*+\"|'[^'\n]*+')"
_DEEP = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{DEPTH}}}")


class _Wrong(Exception):
    """The JSON is valid, but a pack may not have it."""


def read_pack(text: str) -> Pack:
    """The pack in a text; BadPack tells what is wrong and where."""
    text = text.removeprefix("\ufeff")
    size = len(text.encode("utf-8", "replace"))
    if size > BYTES:
        raise _bad("file", f"{size} bytes, at most {BYTES}")
    if not text.strip():
        raise _bad("file", "the file is empty")
    try:
        value = _json(text) if text.lstrip()[0] == "{" else _toml(text)
    except RecursionError:
        raise _bad("file", f"nested deeper than {DEPTH}") from None
    return pack_of(value)


def _json(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise _bad(f"line {error.lineno}, column {error.colno}", f"not JSON: {error.msg}") from None
    except _Wrong as wrong:
        raise _bad(*wrong.args) from None
    except ValueError:
        raise _bad("file", "a number has too many digits") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        (twice, _), *_ = Counter(key for key, _ in pairs).most_common(1)
        raise _Wrong(_shown(twice), "this key is there twice")
    return found


def _constant(name: str) -> NoReturn:
    raise _Wrong(name, "this is no number")


def _toml(text: str) -> object:
    if found := _DEEP.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise _bad(f"line {line}", f"nested deeper than {DEPTH}")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        told = re.fullmatch(r"(.*) \(at (.*)\)", str(error), re.DOTALL)
        why, at = (told[1], told[2]) if told else (str(error), "")
        raise _bad(_shown(at), f"not TOML: {_shown(why)}") from None
    except ValueError:
        raise _bad("file", "a number has too many digits") from None


def _bad(path: str, why: str) -> BadPack:
    return BadPack([Fault(path, why)])


def _shown(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text[:NAME])
