"""What a seat sees as numbers of one byte each, in named parts, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple


class Part(NamedTuple):
    """A part of an observation: its shape, and what the numbers along its last axis are."""

    name: str
    shape: tuple[int, ...]
    channels: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def sized(parts: Sequence[Part]) -> int:
    """How many numbers an observation of these parts has.

    >>> sized([Part("field", (6, 5, 2), ("fighter", "wounds")), Part("turn", (1,), ("number",))])
    61
    """
    return sum(part.size for part in parts)
