"""Where in a TOML text a key stands: the reader tells its path, people want its line."""

from __future__ import annotations

import re

from laar.games.bastion.scenarios.reasons import Reason, foreign

_TABLE = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]")
_KEY = re.compile(r"\s*([\w-]+)\s*=\s*(.*)")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")
_MISSING = re.compile(r"Object missing required field `(.*)`")


def line_of(text: str, path: str) -> int:
    """The line of `deck[2].class`, or of the nearest thing around it that begins a line."""
    lines = _lines(text)
    steps = re.findall(r"\[\d+\]|\.?[^.\[]+", path)
    for length in range(len(steps), 0, -1):
        around = "".join(steps[:length])
        if around in lines:
            return lines[around]
    return 1


def place_of(message: str) -> tuple[str, Reason]:
    """Path and reason from what msgspec says: "Expected `int`, got `str` - at `$.deck[0]`"."""
    why, _, at = message.partition(" - at `$")
    path = at.rstrip("`").lstrip(".")
    for form, says in ((_UNKNOWN, "no-key"), (_MISSING, "needed")):
        if found := form.fullmatch(why):
            return f"{path}.{found[1]}".lstrip("."), Reason(says)
    return path, foreign(why.replace(" | null", ""))


def _lines(text: str) -> dict[str, int]:
    """The line of each key, table and item of a list that begins one."""
    found: dict[str, int] = {}
    table = items = ""
    seen: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if items and line.lstrip().startswith(("{", '"', "'")):
            found[_next(seen, items)] = number
        elif items and line.lstrip().startswith("]"):
            items = ""
        elif head := _TABLE.match(line):
            table = _next(seen, head[1]) if line.lstrip().startswith("[[") else head[1]
            found[table] = number
        elif key := _KEY.match(line):
            path = f"{table}.{key[1]}".lstrip(".")
            found[path] = number
            items = path if key[2].startswith("[") and "]" not in key[2] else ""
    return found


def _next(seen: dict[str, int], name: str) -> str:
    seen[name] = seen.get(name, -1) + 1
    return f"{name}[{seen[name]}]"
