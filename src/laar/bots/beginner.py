"""A player who has just read the rules, as a measure: whom a newcomer is offered must beat this."""

from __future__ import annotations

from laar.bots.greedy import alone
from laar.bots.problem import Problem, Reason


def beginner(problem: Problem) -> list[Reason]:
    """Any answer at random that does not look absurd: of the better half at first sight."""
    table = problem.world()
    alone(table, problem.seat)
    priors = problem.game.prior(table, problem.options)
    order = sorted(range(len(priors)), key=lambda i: -priors[i])
    sane = order[: (len(order) + 1) // 2]
    answer = problem.options[problem.random.choice(sane)]
    return [Reason(answer, 0.0, [answer], 0)]
