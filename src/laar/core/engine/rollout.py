"""Random play: the measure of an engine, and the plainest look ahead."""

from __future__ import annotations

from collections.abc import Callable

from laar.core.engine.ask import READY, secret
from laar.core.engine.table import Table
from laar.core.source import Source


def play_on(table: Table, random: Callable[[], float], most: int = 1_000_000) -> int:
    """Answer at random, to the end or so often; how many of the answers were not forced."""
    decisions = 0
    while table.outcome is None and most:
        most -= 1
        ask = table.ask
        assert ask is not None
        seat = table.waiting()[0] if ask.secret else ask.seat
        options = table.options(seat)
        count = len(options)
        if count > 1:
            decisions += 1
        table.answer(seat, options[int(random() * count)])
    return decisions


def part_of(table: Table, seat: int, kind: str, source: Source) -> list[str]:
    """A whole part of a secret question at random, up to `ready`."""
    ask = secret((seat,), kind)
    steps: list[str] = []
    while not steps or steps[-1] != READY:
        choices = table.legal(ask, seat, steps)
        steps.append(choices[source.randrange(len(choices))])
    return steps
