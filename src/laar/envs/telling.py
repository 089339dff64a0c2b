"""What a seat sees, as text: its view and what it may answer, for programs that read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from laar.core.game import AnyGame
from laar.envs.fast.episode import OVER, Episode


def told(game: AnyGame, episode: Episode, seat: int) -> str:
    """The view of a seat, line by line, and its legal answers if it is its turn."""
    lines = list(_lines(game.view(episode.table, seat), ""))
    if seat == episode.seat and episode.seat != OVER:
        answers = (episode.text_of(number) for number in episode.legal())
        lines += ["answers:", *(f"  {text}" for text in answers)]
    return "\n".join(lines) + "\n"


def _lines(value: Any, indent: str) -> Iterator[str]:
    """Plain data as indented lines; what is flat stands on one line."""
    for name, one in value.items():
        if isinstance(one, dict) and any(isinstance(part, dict | list) for part in one.values()):
            yield f"{indent}{name}:"
            yield from _lines(one, indent + "  ")
        elif isinstance(one, list) and any(isinstance(part, dict) for part in one):
            yield f"{indent}{name}:"
            yield from (f"{indent}  {_flat(part)}" for part in one)
        else:
            yield f"{indent}{name}: {_flat(one)}"


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_flat(one)}" for name, one in value.items())
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_flat(one) for one in value) + "]"
    return "-" if value is None else str(value)
