"""Decide whether a seat cuts into another seat's question."""

from __future__ import annotations

from dataclasses import replace

from laar.bots.greedy import after, expect
from laar.bots.problem import Bot, Problem, Reason
from laar.core.abilities import PlansTurns
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table

MARGIN = 0.01  # how much better cutting in must be
TRIED = 4  # answers that are tried, those with the best priors


def cut_in_or_wait(bot: Bot, problem: Problem) -> list[Reason]:
    """The answers that are better than saying nothing, the best first.

    To value an answer, the bot chooses for the seat that is asked next.
    """
    game, options = problem.game, problem.options
    if isinstance(game, PlansTurns):  # a plan of the turn includes who cuts in
        found = bot(problem)
        planned = bool(found) and found[0].visits > 0
        return found if planned or problem.random.random() < 0.5 else []
    table = problem.world()
    priors = dict(zip(options, game.prior(table, options), strict=True))
    tried = sorted(options, key=lambda answer: -priors[answer])[:TRIED]
    now = problem.clock()
    turn = (problem.deadline - now) / (1 + len(tried))  # equal time for each
    waiting = _judge(bot, replace(problem, deadline=now + turn), table)
    if waiting is None:  # a bot that compares nothing chooses at random
        answer = problem.random.choice([None, *options])
        return [] if answer is None else [Reason(answer, 0.0, [answer], 0)]
    found = []
    for place, answer in enumerate(tried, 2):
        then = after(table, problem.seat, answer)
        judged = _judge(bot, replace(problem, deadline=now + place * turn), then)
        if judged is not None and judged.worth > waiting.worth + MARGIN:
            found.append(Reason(answer, judged.worth, [answer, *judged.line], judged.visits))
    return sorted(found, key=lambda reason: -reason.worth)


def _judge(bot: Bot, problem: Problem, table: Table) -> Reason | None:
    """What the bot expects of a table, valued for the seat that may cut in; None if the bot
    compares nothing."""
    game, ask = problem.game, table.ask
    while ask is not None and ask.seat != CHANCE and len(table.options(ask.seat)) == 1:
        table = after(table, ask.seat, table.options(ask.seat)[0])
        ask = table.ask
    if ask is None or ask.seat == CHANCE:
        return Reason("", expect(problem, table), [], 1)
    view, options = game.view(table, ask.seat), table.options(ask.seat)
    best = bot(replace(problem, view=view, options=options, seat=ask.seat))[0]
    if not best.visits:
        return None
    same = game.cooperative or table.allied(ask.seat, problem.seat)
    return best if same else replace(best, worth=-best.worth)
