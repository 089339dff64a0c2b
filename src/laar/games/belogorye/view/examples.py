"""The worked cases of the catalogue as boards to try."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from laar.core.game import Json


@cache
def examples() -> list[Json]:
    """Each example clause with its position, answers and what they lead to."""
    text = (files("laar.games.belogorye") / "examples.toml").read_text("utf-8")
    boards: list[Json] = tomllib.loads(text)["example"]
    return boards
