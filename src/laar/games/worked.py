"""Reading the worked cases of a game: strict data in TOML, one table for each board."""

from __future__ import annotations

import tomllib
from typing import Any, TypeVar

import msgspec
from msgspec import ValidationError

Board = TypeVar("Board", bound=msgspec.Struct)


class ExampleError(ValueError):
    """A file of examples says what it may not; the message names file, clause and place."""


def read(text: str, where: str, board: type[Board]) -> tuple[Board, ...]:
    """The boards of a TOML text; `where` names the file in errors."""
    try:
        data = tomllib.loads(text)
        rows = msgspec.convert(data.pop("example", None), list[dict[str, Any]])
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise ExampleError(f"{where}: {error}") from None
    if data:
        raise ExampleError(f"{where}: unknown key {min(data)}")
    found = []
    for number, row in enumerate(rows, 1):
        try:
            found.append(msgspec.convert(row, board))
        except ValidationError as error:
            raise ExampleError(f"{where}: example {row.get('clause', number)}: {error}") from None
    return tuple(found)
