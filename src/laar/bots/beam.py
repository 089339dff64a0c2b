"""Planning by whole turns, for games that offer them (``sorties``): the best few lines of every
turn are carried on into the next, as far as time allows.

A plan is made once and then followed: the rest of its turn is remembered by position, and what is
found there again needs no thought.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from laar.bots.problem import Problem, Reason
from laar.core.game import Game
from laar.core.table import Table

LOTS = 128  # lots of a fate; more than any deck has cards
REMEMBERED = 400  # positions
LENGTH = 12  # answers of a line shown at most

Step = tuple[int, str]  # seat and answer


class Sortie(Protocol):
    """The rest of a turn and the table after it."""

    line: list[Step]
    table: Any


Sorties = Callable[[Table, list[float], int], list[Sortie]]


@dataclass
class Thread:
    """A line of the turn that is planned, and where it may lead."""

    line: list[Step]
    table: Table
    worth: float
    turns: int = 1


@dataclass(frozen=True)
class Breadth:
    """How wide and far a plan looks."""

    width: int = 8  # lines carried on
    covers: int = 2  # ways to do the same thing tried in the first turn
    turns: int = 40  # turns looked ahead at most


def offers_turns(game: Game) -> bool:
    """Whether a game can be planned by whole turns."""
    return hasattr(game, "sorties")


def planned(problem: Problem, breadth: Breadth, until: float) -> list[Reason]:
    """The lines of the asked seat, the best first; nothing where a seat that may only cut in
    should let the others go on."""
    table = problem.world()
    ask = table.ask
    assert ask is not None
    mark = table.mark()
    line = MEMORY.recall(mark)
    if line and line[0][1] in problem.options and line[0][0] == problem.seat:
        return [Reason(line[0][1], problem.game.taste(table, problem.seat), said(line), 1)]
    if line and problem.seat != ask.seat:
        return []
    threads = think(problem, table, breadth, until)
    if not threads:
        return []
    if problem.seat != ask.seat:
        best = threads[0]
        if best.line[0][0] != problem.seat:
            MEMORY.keep(table, best.line)
            return []
    found: dict[str, Thread] = {}
    for thread in threads:
        seat, answer = thread.line[0]
        if seat == problem.seat:
            found.setdefault(answer, thread)
    if found:
        MEMORY.keep(table, next(iter(found.values())).line)
    return [Reason(a, one.worth, said(one.line), one.turns) for a, one in found.items()]


def think(problem: Problem, table: Table, breadth: Breadth, until: float) -> list[Thread]:
    """The ways to play this turn by what they lead to, the best first."""
    game = problem.game
    sorties: Sorties = game.sorties  # type: ignore[attr-defined]  # offers_turns
    fate = [problem.random.expovariate(1.0) for _ in range(LOTS)]

    def on(line: list[Step], table: Table, turns: int) -> list[Thread]:
        covers = breadth.covers if turns == 1 else 1
        return [
            Thread(line or one.line, one.table, game.taste(one.table, problem.seat), turns)
            for one in sorties(table, fate, covers)
        ]

    first = sorted(on([], table, 1), key=worth)
    best = front = distinct(first, breadth.width)
    for turns in range(2, breadth.turns + 1):
        if not front or front[0].table.outcome is not None:
            break
        reached: list[Thread] = []
        for thread in front:
            if problem.clock() >= until:
                return ranked(best, first)
            if thread.table.outcome is not None:
                reached.append(thread)
            else:
                reached += on(thread.line, thread.table, turns)
        best = front = distinct(sorted(reached, key=worth), breadth.width)
    return ranked(best, first)


def worth(thread: Thread) -> float:
    """The best come first."""
    return -thread.worth


def ranked(best: list[Thread], first: list[Thread]) -> list[Thread]:
    """What was followed farthest, then the rest."""
    return best + first


def distinct(threads: list[Thread], most: int) -> list[Thread]:
    """The first so many that differ."""
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
    """A line as it is shown."""
    return [answer for _, answer in line[:LENGTH]]


class Memory:
    """The rest of a plan by the position in which it goes on."""

    def __init__(self) -> None:
        self._lines: dict[str, list[Step]] = {}

    def recall(self, mark: str) -> list[Step] | None:
        """How a plan goes on from here."""
        return self._lines.get(mark)

    def keep(self, table: Table, line: list[Step]) -> None:
        """Remember a line from its first step on."""
        then = table.clone()
        for at, (seat, answer) in enumerate(line):
            ask = then.ask
            if ask is None or seat not in ask.seats:
                return
            if len(self._lines) >= REMEMBERED:
                del self._lines[next(iter(self._lines))]
            self._lines[then.mark()] = line[at:]
            then.answer(seat, answer)


MEMORY = Memory()
