"""Bots: they see a view and the legal answers, nothing else, and always answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import laar
from laar.bots.greedy import greedy
from laar.bots.problem import Bot, Problem, Reason, shown
from laar.bots.search import LEVELS, search
from laar.core.game import Game, Json


def at_random(problem: Problem) -> list[Reason]:
    """Any answer."""
    answer = problem.random.choice(problem.options)
    return [Reason(answer, 0.0, [answer], 0)]


BOTS: dict[str, Bot] = {
    "random": at_random,
    "greedy": greedy,
    **{name: partial(search, level=level) for name, level in LEVELS.items()},
}
NAMES = tuple(BOTS)


def choose(
    game: str | Game,
    edition: str,
    view: Json,
    options: list[str],
    name: str,
    budget_s: float,
    seed: int,
    clock: Callable[[], float] = time.monotonic,
) -> dict[str, Any]:
    """An answer out of the options and the lines that were compared, best first."""
    random = Random(seed)
    bot = BOTS[name]
    if isinstance(game, str):
        game = laar.game(game)
    try:
        seat = game.seats.index(view["seat"])
        problem = Problem(game, view, options, seat, random, clock, clock() + budget_s)
        reasons = [r for r in bot(problem) if r.answer in options]
    except Exception:  # a bot that stumbles still answers
        reasons = []
    if not reasons:
        return {"answer": random.choice(options), "reasons": []}
    return {"answer": reasons[0].answer, "reasons": shown(reasons)}
