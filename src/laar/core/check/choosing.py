"""Who answers what in the random games of the checker."""

from __future__ import annotations

from math import exp
from typing import Any

from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.core.play import Play
from laar.core.source import Source

CUT_IN_EVERY = 3  # questions at which others may


def speaker(table: Table, source: Source) -> int:
    """Who answers: a seat that is asked, or now and then one that may cut in."""
    ask = table.ask
    assert ask is not None
    if ask.others and not ask.secret and not source.randrange(CUT_IN_EVERY):
        helpers = [seat for seat in ask.others if table.options(seat)]
        if helpers:
            return int(pick(helpers, source))
    return int(pick(table.waiting(), source))


def choice(play: Play, seat: int, choices: list[str], wild: bool, source: Source) -> str:
    """Any answer; in a game that is not wild rather a promising one, so that it gets far."""
    if not choices:
        return ""
    if seat == CHANCE or wild:
        return str(pick(choices, source))
    priors = play.game.prior(play.table, choices)
    best = max(priors)
    weights = [1 + int(100 * exp(prior - best)) for prior in priors]
    at = source.randrange(sum(weights))
    for text, weight in zip(choices, weights, strict=True):
        at -= weight
        if at < 0:
            return text
    raise AssertionError("weights changed while choosing")


def pick(things: Any, source: Source) -> Any:
    """One of these."""
    return things[source.randrange(len(things))]
