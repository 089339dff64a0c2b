"""Files with a JSON value on each line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from laar.core.game import BadOptions, Json


def write_lines(path: Path, values: Iterable[Json]) -> Path:
    """Write them; equal values are equal bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(value, ensure_ascii=False) + "\n" for value in values)
    path.write_text(text, "utf-8")
    return path


def read_lines(path: Path) -> list[Json]:
    """Read them; a wrong line is named."""
    found = []
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadOptions(f"{path}: this is not a text") from None
    for number, line in enumerate(lines, 1):
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            raise BadOptions(f"{path}:{number}: a JSON object is needed")
        found.append(value)
    return found
