"""Beam search over whole turns, for games that offer them (``sorties``): the best few lines of a
turn are continued in the next one, as far as time allows.

A plan is made once and then followed. The rest of its turn is remembered; of a line that wins,
everything up to the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from laar.bots.memory import Memory, Step
from laar.bots.problem import Problem, Reason
from laar.core.abilities import PlansTurns
from laar.core.engine.table import Table

Future = list[float]  # a waiting time for each card: the shortest one is drawn
CARDS = 128  # waiting times in a future: more than any deck has cards
LENGTH = 12  # most answers of a line that are shown
DROPPED = 0.01  # what a line loses against the worst survivor of a future that dropped it
MEMORY = Memory()


@dataclass(frozen=True)
class Breadth:
    """How wide and how far a search looks."""

    width: int = 8  # lines continued in the next turn
    covers: int = 2  # ways to do the same thing that are tried in the first turn
    turns: int = 40  # most turns looked ahead if no cards are drawn
    hidden: int = 7  # the same if cards are drawn
    futures: int = 2  # orders of the cards that are tried


ONE_TURN = Breadth(covers=1, turns=1, hidden=1, futures=1)


@dataclass
class Thread:
    """A line of this turn, its continuation, and what it is worth."""

    line: list[Step]
    after: list[Step]
    table: Table
    worth: float
    turns: int = 1

    @property
    def won(self) -> bool:
        """Whether it wins the game."""
        return self.table.outcome is not None and bool(self.table.outcome.winners)


Ranked = Callable[[list[Thread]], list[Thread]]


def planned(
    problem: Problem, breadth: Breadth, until: float, ranked: Ranked = list
) -> list[Reason]:
    """The lines of this seat, the best first by ``ranked``; none if a seat that may only cut in
    should not."""
    table = problem.world()
    assert table.ask is not None
    mark, asked = table.mark(), problem.seat == table.ask.seat
    line = MEMORY.recall(problem.who + mark)
    if line and line[0][0] == problem.seat and line[0][1] in problem.options:
        worth = problem.worth(table)
        return [Reason(line[0][1], worth, said(line), 1, begun=True)]
    if not asked:
        threads = [] if line else ranked(think(problem, table, ONE_TURN, until))[:1]
    else:
        threads = ranked(think(problem, table, breadth, until))
    found: dict[str, Thread] = {}
    for thread in threads:
        seat, answer = thread.line[0]
        if seat == problem.seat and answer in problem.options:
            found.setdefault(answer, thread)
    if asked and not found:  # every planned answer has led back here before
        worth = problem.worth(table)
        likely = zip(problem.options, problem.game.prior(table, problem.options), strict=True)
        order = sorted(likely, key=lambda pair: -pair[1])
        return [Reason(answer, worth, [answer], 0) for answer, _ in order]
    if found:
        best = next(iter(found.values()))
        MEMORY.keep(table, best.line + best.after if best.won else best.line, problem.who)
    return [Reason(a, one.worth, said(one.line), one.turns) for a, one in found.items()]


def think(problem: Problem, table: Table, breadth: Breadth, until: float) -> list[Thread]:
    """The ways to play this turn, the best first, judged by the turns after it."""
    futures = [
        [problem.random.expovariate(1.0) for _ in range(CARDS)] for _ in range(breadth.futures)
    ]
    begun = problem.clock()
    starts = [first_turn(problem, table, breadth, future) for future in futures]
    if not starts[0]:
        return []
    if len(futures) == 1 or starts[0][0].table.mark() == again(starts[1], starts[0][0].line):
        turns = breadth.turns if len(futures) > 1 else breadth.hidden
        return look_ahead(problem, starts[0], breadth, turns, futures[0], until)
    share = (until - begun) / len(futures)
    seen = []
    for number, future in enumerate(futures, 1):
        start, end = starts[number - 1], begun + number * share
        seen.append(look_ahead(problem, start, breadth, breadth.hidden, future, end))
    return agreed(seen)


def first_turn(
    problem: Problem, table: Table, breadth: Breadth, future: list[float]
) -> list[Thread]:
    """The ways to play this turn, judged at its end."""
    game = problem.game
    assert isinstance(game, PlansTurns)
    found = [
        Thread(one.line, [], one.table, problem.worth(one.table))
        for one in game.sorties(table, future, breadth.covers)
    ]
    return sorted(found, key=best_first)


def look_ahead(
    problem: Problem,
    first: list[Thread],
    breadth: Breadth,
    turns: int,
    future: Future,
    until: float,
) -> list[Thread]:
    """The lines after some more turns: those followed farthest first, then all others."""
    game = problem.game
    assert isinstance(game, PlansTurns)
    front = distinct(first, breadth.width)
    for turn in range(2, turns + 1):
        if front[0].table.outcome is not None:
            break
        reached: list[Thread] = []
        for thread in front:
            if problem.clock() >= until:
                return front + first
            if thread.table.outcome is not None:
                reached.append(replace(thread, turns=turn))
                continue
            for one in game.sorties(thread.table, future, 1):
                after = thread.after + one.line
                worth = problem.worth(one.table)
                reached.append(Thread(thread.line, after, one.table, worth, turn))
        if not reached:
            break
        front = distinct(sorted(reached, key=best_first), breadth.width)
    return front + first


def agreed(seen: list[list[Thread]]) -> list[Thread]:
    """The lines by their mean over all futures; in a future that dropped a line it counts a little
    less than the worst survivor."""
    survivors: list[dict[tuple[Step, ...], Thread]] = []
    for threads in seen:
        best: dict[tuple[Step, ...], Thread] = {}
        for thread in threads:
            if thread.turns == threads[0].turns:
                best.setdefault(tuple(thread.line), thread)
        survivors.append(best)
    given_up = [min(one.worth for one in best.values()) - DROPPED for best in survivors]
    found: dict[tuple[Step, ...], Thread] = {}
    for best in survivors:
        for line, thread in best.items():
            if line not in found:
                worths = [
                    other[line].worth if line in other else least
                    for other, least in zip(survivors, given_up, strict=True)
                ]
                found[line] = replace(thread, worth=sum(worths) / len(worths))
    rest = [thread for thread in seen[0] if tuple(thread.line) not in found]
    return sorted(found.values(), key=best_first) + rest


def again(threads: list[Thread], line: list[Step]) -> str:
    """The mark of the table after the same line in another future."""
    for thread in threads:
        if thread.line == line:
            return thread.table.mark()
    return ""


def best_first(thread: Thread) -> float:
    """The sort key of lines."""
    return -thread.worth


def distinct(threads: list[Thread], most: int) -> list[Thread]:
    """The best threads that lead to different tables, at most ``most``."""
    seen: set[str] = set()
    found = []
    for thread in threads:
        mark = thread.table.mark()
        if mark not in seen:
            seen.add(mark)
            found.append(thread)
            if len(found) == most:
                break
    return found


def said(line: list[Step]) -> list[str]:
    """The answers of a line, as they are shown."""
    return [answer for _, answer in line[:LENGTH]]
