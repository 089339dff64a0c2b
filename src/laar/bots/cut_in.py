"""A seat that may cut into another's question weighs its answers against saying nothing."""

from __future__ import annotations

from dataclasses import replace

from laar.bots.greedy import after, expect
from laar.bots.problem import Bot, Problem, Reason
from laar.core.abilities import PlansTurns
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table

MARGIN = 0.01  # how much better cutting in must look
TRIED = 4  # answers looked at, the most promising at first sight


def cut_in_or_wait(bot: Bot, problem: Problem) -> list[Reason]:
    """The bot's answers, best first; none where it is as well to let the one who is asked go on.

    Each is worth what the bot, in the seat that is asked next, would make of the table.
    """
    game, options = problem.game, problem.options
    if isinstance(game, PlansTurns):  # a plan of the turn says by itself who cuts in
        found = bot(problem)
        planned = bool(found) and found[0].visits > 0
        return found if planned or problem.random.random() < 0.5 else []
    table = problem.world()
    priors = dict(zip(options, game.prior(table, options), strict=True))
    tried = sorted(options, key=lambda answer: -priors[answer])[:TRIED]
    now = problem.clock()
    turn = (problem.deadline - now) / (1 + len(tried))  # the same time for each
    waiting = _judge(bot, replace(problem, deadline=now + turn), table)
    if waiting is None:  # who compares nothing tosses a coin
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
    """What becomes of a table, and what that is worth to the seat that thinks; None where the bot
    does not compare."""
    game, ask = problem.game, table.ask
    while ask is not None and ask.seat != CHANCE and len(table.options(ask.seat)) == 1:
        table = after(table, ask.seat, table.options(ask.seat)[0])
        ask = table.ask
    if ask is None or ask.seat == CHANCE:
        return Reason("", expect(game, table, problem.seat), [], 1)
    view, options = game.view(table, ask.seat), table.options(ask.seat)
    best = bot(replace(problem, view=view, options=options, seat=ask.seat))[0]
    if not best.visits:
        return None
    same = game.cooperative or table.allied(ask.seat, problem.seat)
    return best if same else replace(best, worth=-best.worth)
