"""Bots. Each is given its view and the legal answers, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import laar
from laar.bots.cut_in import cut_in_or_wait
from laar.bots.greedy import greedy as by_taste
from laar.bots.problem import Bot, Problem, Reason, shown
from laar.bots.search import LEVELS
from laar.bots.search import search as by_search
from laar.core.game import AnyGame, Json


class Stumbled(Exception):
    """A bot gave no legal answer where one is needed."""


def at_random(problem: Problem) -> list[Reason]:
    """A random answer."""
    answer = problem.random.choice(problem.options)
    return [Reason(answer, 0.0, [answer], 0)]


BOTS: dict[str, Bot] = {
    "random": at_random,
    "greedy": by_taste,
    **{name: partial(by_search, level=level) for name, level in LEVELS.items()},
}
NAMES = tuple(BOTS)


def choose(
    game: str | AnyGame,
    edition: str,
    view: Json,
    options: list[str],
    name: str,
    budget_s: float,
    seed: int,
    clock: Callable[[], float] = time.monotonic,
    cut_in: bool = False,
) -> dict[str, Any]:
    """One of the options, and the lines that were compared, the best first.

    With ``cut_in`` the seat may cut into another seat's question, and the answer is None if it
    should not. Errors of a bot are raised; the caller decides what to do.
    """
    random = Random(seed)
    bot = BOTS[name]
    if isinstance(game, str):
        game = laar.game(game)
    seat = game.seats.index(view["seat"])
    problem = Problem(game, view, options, seat, random, clock, clock() + budget_s)
    reasons = cut_in_or_wait(bot, problem) if cut_in else bot(problem)
    reasons = [r for r in reasons if r.answer in options]
    if not reasons and not cut_in:
        raise Stumbled(f"{name} knows no answer")
    return {"answer": reasons[0].answer if reasons else None, "reasons": shown(reasons)}
