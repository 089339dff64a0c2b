"""A defender who is asked for help says yes or no, and why.

Help is given when the turn ends about as well with it as without: who is asked by a friend does
not haggle.
"""

from __future__ import annotations

from dataclasses import replace

from laar.bots.beam import CARDS, ONE_TURN, Thread, first_turn
from laar.bots.greedy import after
from laar.bots.memory import Step
from laar.bots.problem import Problem, Reason
from laar.core.abilities import PlansTurns
from laar.core.engine.table import Table

GIVEN = 0.02  # how much worse than without it the turn may end


def called(problem: Problem, wanted: str) -> tuple[Reason | None, str]:
    """The answer that helps, or none; and `helps`, `gladly`, or `cannot`, `needless` (it goes
    without), `dear` (it is needed later)."""
    ways = [one for one in problem.options if one == wanted or one.startswith(f"{wanted} ")]
    if not ways or not isinstance(problem.game, PlansTurns):
        return None, "cannot"
    table = problem.world()
    future = [problem.random.expovariate(1.0) for _ in range(CARDS)]
    steps: set[Step] = {(problem.seat, way) for way in ways}
    without = [t for t in _turns(problem, table, future) if not steps & set(t.line)]
    found = [
        Reason(way, thread.worth, [way, *(text for _, text in thread.line)], 1)
        for way in ways
        for thread in _turns(problem, after(table, problem.seat, way), future)
        if not _gives_up(thread)
    ]
    if not found:
        return None, "cannot"
    best = max(found, key=lambda reason: reason.worth)
    if not without:
        return best, "helps"
    gain = best.worth - without[0].worth
    if gain > 0:
        return best, "helps"
    if not _gives_up(without[0]):
        return None, "needless"
    return (best, "gladly") if gain >= -GIVEN else (None, "dear")


def _turns(problem: Problem, table: Table, future: list[float]) -> list[Thread]:
    """The ways to end the turn from here, the best first."""
    if table.ask is None:
        return [Thread([], [], table, problem.game.taste(table, problem.seat))]
    asked = replace(problem, seat=table.ask.seat)
    return first_turn(asked, table, ONE_TURN, future)


def _gives_up(thread: Thread) -> bool:
    return bool(thread.line) and thread.line[0][1].startswith("withdraw")
