"""Bots. Each is given its view and the legal answers, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import laar
from laar.bots.beginner import beginner as like_a_beginner
from laar.bots.characters import cast, mind_of
from laar.bots.cut_in import cut_in_or_wait
from laar.bots.greedy import greedy as by_taste
from laar.bots.help_call import called
from laar.bots.judge.leaf import LEAVES, with_leaf
from laar.bots.neural import neural as by_net
from laar.bots.neural.net import untaught
from laar.bots.problem import Bot, Problem, Reason, shown
from laar.bots.search import LEVELS
from laar.bots.search import search as by_search
from laar.bots.turn_reason import why
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
NEURAL = "neural"  # plays the games that someone has taught it
# Whom bots are measured against; nobody meets them at a table.
MEASURES: dict[str, Bot] = {
    "beginner": like_a_beginner,
    **{
        f"{name}+{said}": with_leaf(bot, leaf)
        for name, bot in BOTS.items()
        if name != "random"
        for said, leaf in LEAVES.items()
    },
}


def names(game: str) -> tuple[str, ...]:
    """All who can play a game: the bots, and its characters, the weakest first."""
    return (*NAMES, *([] if untaught(game) else [NEURAL]), *cast(game))


def measured(game: str) -> tuple[str, ...]:
    """All who can play games that are counted."""
    return (*names(game), *MEASURES)


def bot_of(game: str, name: str) -> Bot:
    """A bot by its name, or the one that plays like a character."""
    return {**BOTS, **MEASURES, NEURAL: by_net}.get(name) or mind_of(cast(game)[name])


def considered(
    game: str | AnyGame,
    view: Json,
    options: list[str],
    name: str,
    budget_s: float,
    seed: int,
    clock: Callable[[], float] = time.monotonic,
    cut_in: bool = False,
) -> list[Reason]:
    """All lines that a bot compared, the best first.

    With ``cut_in`` the seat may cut into another seat's question, and there are none if it should
    not. Errors of a bot are raised; the caller decides what to do.
    """
    if isinstance(game, str):
        game = laar.game(game)
    bot = bot_of(game.name, name)
    seat = game.seats.index(view["seat"])
    problem = Problem(game, view, options, seat, Random(seed), clock, clock() + budget_s, name)
    reasons = cut_in_or_wait(bot, problem) if cut_in else bot(problem)
    reasons = [r for r in reasons if r.answer in options]
    if not reasons and not cut_in:
        raise Stumbled(f"{name} knows no answer")
    return reasons


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
    """One of the options, the lines that were compared, the best first, and why the first; the
    answer is None of a seat that may cut in and should not."""
    reasons = considered(game, view, options, name, budget_s, seed, clock, cut_in)
    answer = reasons[0].answer if reasons else None
    return {"answer": answer, "reasons": shown(reasons), "why": why(reasons)}


def answer_call(
    game: str | AnyGame,
    view: Json,
    options: list[str],
    wanted: str,
    name: str,
    budget_s: float,
    seed: int,
    clock: Callable[[], float] = time.monotonic,
) -> dict[str, Any]:
    """What a bot says that is asked for an answer outside its turn: it, or None; and why."""
    if isinstance(game, str):
        game = laar.game(game)
    seat = game.seats.index(view["seat"])
    problem = Problem(game, view, options, seat, Random(seed), clock, clock() + budget_s, name)
    found, said = called(problem, wanted)
    reasons = [] if found is None else [found]
    return {"answer": found.answer if found else None, "reasons": shown(reasons), "why": said}
