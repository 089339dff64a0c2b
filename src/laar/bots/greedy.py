"""Greedy: every answer is worth its exact expectation up to the next calm position."""

from __future__ import annotations

from laar.bots.problem import Problem, Reason
from laar.core.ask import CHANCE
from laar.core.game import Game
from laar.core.table import Table


def calm(table: Table) -> bool:
    """Whether nothing has been begun that is not finished: the open question stands alone on the stack."""
    ask = table.ask
    return ask is None or (len(table.stack) == 1 and ask.seat != CHANCE)


def expect(game: Game, table: Table, seat: int) -> float:
    """What a position is worth to a seat when all dice are weighed and everyone chooses well."""
    if calm(table):
        return game.taste(table, seat)
    ask = table.ask
    assert ask is not None
    worths = [expect(game, after(table, ask.seat, a), seat) for a in table.options(ask.seat)]
    if ask.seat == CHANCE:
        weights = table.weights(ask)
        return sum(w * n for w, n in zip(worths, weights, strict=True)) / sum(weights)
    return max(worths) if ask.seat == seat else min(worths)


def after(table: Table, seat: int, answer: str) -> Table:
    """A copy of the table with this answer given."""
    then = table.clone()
    then.answer(seat, answer)
    return then


def greedy(problem: Problem) -> list[Reason]:
    """The answers by what they lead to at once."""
    game, seat = problem.game, problem.seat
    table = problem.world()
    reasons = []
    secret = table.ask is not None and table.ask.secret
    if secret:
        scores = game.hunch(table, problem.options)
        reasons = [Reason(a, x, [a], 0) for a, x in zip(problem.options, scores, strict=True)]
        return sorted(reasons, key=lambda reason: -reason.worth)
    for answer in problem.options:
        worth = expect(game, after(table, seat, answer), seat)
        reasons.append(Reason(answer, worth, [answer], 1))
    return sorted(reasons, key=lambda reason: -reason.worth)
