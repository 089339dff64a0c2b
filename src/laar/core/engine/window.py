"""Windows: places in a rule where other rules may cut in, before or after something happens.

An edition lists which rules wait for which window, in order. Opening a window puts them on the
stack.
"""

from __future__ import annotations

from laar.core.engine.table import Table


class WindowLoop(Exception):
    """Rules kept opening windows for each other past the limit a clause sets."""


def open_window(table: Table, name: str, args: tuple[int, ...], limit: int = 200) -> None:
    """Let the rules that wait for this window run next, the first listed first."""
    waiting = table.windows.get(name, ())
    if len(table.stack) + len(waiting) > limit:
        raise WindowLoop(name)
    for rule in reversed(waiting):
        table.push(rule, args)
