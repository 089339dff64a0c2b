"""Tables are opened as far as their lines go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from laar.server.models import Head, Line
from laar.server.table.match import Match, Stopped


def opened(
    head: Head, lines: Sequence[Line], pause: Callable[[], None] = lambda: None
) -> tuple[Match, Stopped | None]:
    """The match of a table up to the last line that can be carried out, and why it stops there."""
    try:
        return Match(head, lines, pause), None
    except Stopped as stopped:
        match = Match(head, lines[: stopped.line - 1], pause)
        match.leave_out(lines[stopped.line - 1 :])
        return match, stopped
