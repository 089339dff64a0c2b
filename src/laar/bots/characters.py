"""Opponents with a name: each is a paragraph of data (``cast/GAME.json``, the weakest first) that
says how it thinks, how often it errs and what it likes to do.

How strong one is follows from its rounds, its breadth and its heat, never from the clock, so that
the same seed gives the same game. The clock only ends what takes too long.
"""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from math import log
from random import Random
from typing import Literal

import msgspec

from laar.bots.beam import Breadth, Thread, planned
from laar.bots.greedy import alone, greedy
from laar.bots.problem import Bot, Problem, Reason
from laar.bots.search import Level, search

Mind = Literal["sight", "greedy", "search", "plan"]


class Character(msgspec.Struct, frozen=True):
    """How an opponent thinks; its face is for those who draw it."""

    id: str
    mind: Mind
    rating: float  # measured by laar arena ladder: points, or enemies left on average
    first: bool = False  # whom a newcomer is offered
    rounds: int = 0  # of a search
    breadth: Breadth = Breadth()  # of a plan
    heat: float = 0.0  # how freely it errs, in the game's own points; of a plan, in its worth
    likes: dict[str, float] = {}  # what it does rather than other things: points by verb


_read = msgspec.json.Decoder(list[Character]).decode


@cache
def cast(game: str) -> dict[str, Character]:
    """The characters of a game, the weakest first; a game need not have any."""
    file = files("laar.bots") / "cast" / f"{game}.json"
    return {one.id: one for one in _read(file.read_bytes())} if file.is_file() else {}


def first(game: str) -> str:
    """Whom a newcomer is offered."""
    return next(name for name, who in cast(game).items() if who.first)


def mind_of(who: Character) -> Bot:
    """The bot that plays like this character."""
    if who.mind == "search":
        return partial(search, level=Level(share=1.0, rounds=who.rounds, likes=who.likes))
    if who.mind == "greedy":
        return greedy
    return partial(by_sight if who.mind == "sight" else by_plan, who=who)


def by_sight(problem: Problem, who: Character) -> list[Reason]:
    """The answers by how promising they look, as this character likes them."""
    table = problem.world()
    alone(table, problem.seat)
    priors = problem.game.prior(table, problem.options)
    scores = [
        worth + liking(who, [answer]) + slip(who, problem.random)
        for answer, worth in zip(problem.options, priors, strict=True)
    ]
    order = sorted(range(len(scores)), key=lambda i: -scores[i])
    return [
        Reason(problem.options[i], priors[i] / (1 + abs(priors[i])), [problem.options[i]], 1, True)
        for i in order
    ]


def by_plan(problem: Problem, who: Character) -> list[Reason]:
    """The turn that looks best to this character."""

    def ranked(threads: list[Thread]) -> list[Thread]:
        if not who.heat and not who.likes:
            return threads
        scores = [
            one.worth + liking(who, [text for _, text in one.line]) + slip(who, problem.random)
            for one in threads
        ]
        return [threads[i] for i in sorted(range(len(scores)), key=lambda i: -scores[i])]

    return planned(problem, who.breadth, problem.deadline, ranked)


def liking(who: Character, line: list[str]) -> float:
    """What a character likes about these answers."""
    return sum(who.likes.get(answer.split(" ", 1)[0], 0.0) for answer in line)


def slip(who: Character, source: Random) -> float:
    """By how much an answer is misjudged this time: the best of all is chosen as if it were drawn
    by weights e^(worth / heat)."""
    if not who.heat:
        return 0.0
    return -who.heat * log(-log(max(source.random(), 1e-12)))
