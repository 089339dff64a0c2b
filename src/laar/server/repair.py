"""A table with a line that cannot be carried out: it opens at the last one that can, and people say
whether it goes on from there.

No stored line is ever deleted. That the game goes on is a line, too: ``- go-on 57`` says that of
all lines before it the first 57 count.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from laar.server.models import Head, Line
from laar.server.replies import Mending

TABLE = "-"  # the seat of a line that the table says
GO_ON: Final = "go-on"
END: Final = "end"
_GO_ON = re.compile(rf"{GO_ON} ([0-9]{{1,9}})")


def left_out(lines: Sequence[Line]) -> dict[int, int]:
    """By its first line each stretch of lines that does not count: the line that says so."""
    found: dict[int, int] = {}
    before = len(lines) + 1
    for number in range(len(lines), 0, -1):
        seat, text = lines[number - 1]
        said = _GO_ON.fullmatch(text) if seat == TABLE else None
        if said is not None and number < before and int(said[1]) < number:
            before = int(said[1]) + 1
            found[before] = number
    return found


def line(first: int) -> Line:
    """The line that leaves out all lines from this one on."""
    return TABLE, f"{GO_ON} {first - 1}"


def choices(head: Head) -> list[Mending]:
    """What people may say: the table of an event cannot end before its decks are built."""
    return [GO_ON] if head.hidden and not head.event else [GO_ON, END]


def people(head: Head) -> set[str]:
    """Who may say how a damaged table goes on: those who play there, else who made it."""
    return {seat.guest for seat in head.seats.values() if seat.kind == "human"} or {head.creator}
