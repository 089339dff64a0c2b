"""Greedy: the value of an answer is its exact expectation at the next calm position."""

from __future__ import annotations

from laar.bots.beam import ONE_TURN, planned
from laar.bots.problem import Problem, Reason
from laar.core.abilities import PlansTurns, WeighsAnswers
from laar.core.engine.ask import CHANCE, READY
from laar.core.engine.table import T, Table
from laar.core.game import AnyGame


def greedy(problem: Problem) -> list[Reason]:
    """The answers by their expected value; equal ones by the prior."""
    game, seat, options = problem.game, problem.seat, problem.options
    if isinstance(game, PlansTurns):
        return planned(problem, ONE_TURN, problem.deadline)
    table = problem.world()
    ask = table.ask
    if weighs(game):
        return by_prior(problem, table)
    priors = game.prior(table, options)
    if ask is not None and ask.secret:  # one step changes nothing until everyone is ready
        worths = priors
    else:
        worths = [expect(problem, after(table, seat, answer)) for answer in options]
    order = sorted(range(len(options)), key=lambda i: (-worths[i], -priors[i]))
    return [Reason(options[i], worths[i], [options[i]], 1) for i in order]


def weighs(game: AnyGame) -> bool:
    """Whether a game's priors take dice and replies into account: there are too many to try."""
    return isinstance(game, WeighsAnswers) and game.weighs


def by_prior(problem: Problem, table: Table) -> list[Reason]:
    """The answers by their priors."""
    alone(table, problem.seat)
    found = zip(problem.options, problem.game.prior(table, problem.options), strict=True)
    order = sorted(found, key=lambda pair: -pair[1])
    return [Reason(answer, worth / (1 + abs(worth)), [answer], 1, True) for answer, worth in order]


def alone(table: Table, seat: int) -> None:
    """Make all other seats ready, so that only this one has to answer a secret question."""
    if table.ask is not None and table.ask.secret:
        for other in table.waiting():
            if other != seat:
                table.steps[other].append(READY)


def expect(problem: Problem, table: Table) -> float:
    """The value of a position for who thinks: dice by their chances, every seat choosing its
    best."""
    game, seat = problem.game, problem.seat
    if calm(table):
        return problem.worth(table)
    ask = table.ask
    assert ask is not None
    worths = [expect(problem, after(table, ask.seat, a)) for a in table.options(ask.seat)]
    if ask.seat == CHANCE:
        weights = table.weights(ask)
        return sum(w * n for w, n in zip(worths, weights, strict=True)) / sum(weights)
    return max(worths) if game.cooperative or table.allied(ask.seat, seat) else min(worths)


def calm(table: Table) -> bool:
    """Whether nothing is half done: only a player's question is on the stack, or nothing."""
    ask = table.ask
    return ask is None or (len(table.stack) == 1 and ask.seat != CHANCE)


def after(table: T, seat: int, answer: str) -> T:
    """A copy of the table with this answer given."""
    then = table.clone()
    then.answer(seat, answer)
    return then
