"""What search proves of a position: the best chance, who reaches it, how much is lost otherwise.

A line of answers is judged up to the first that passes the word to chance or to the enemy: what
the dice say later is not the solver's doing.

How hard it is follows from figures. At every question of the shortest solution the answers that
look best at first sight (the game's prior) are *sensible*; counted is how many of them fail.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Generic

import msgspec

from laar.bots.greedy import after
from laar.core.engine.table import T
from laar.puzzles.search import NEVER, Said, Search, TooHard

SENSIBLE = 6  # answers of a question that look best
LEVELS = ((4, 1), (7, 2))  # at most so many sensible answers fail on this level
HARDEST = 3
MOST_STEPS = 12  # answers of a solution
MOST_WAYS = 400  # positions in which the shortest solution is looked for


class Proof(msgspec.Struct, frozen=True):
    """The figures of a puzzle."""

    best: Fraction
    second: Fraction  # of the answers that reach less, at the question where least is lost
    first: tuple[str, ...]  # all first answers that reach the best
    others: int  # first answers that do not
    way: tuple[Said, ...]  # a shortest solution
    sensible: int
    failing: int

    @property
    def level(self) -> int:
        """1 to 3, by how many sensible answers fail."""
        return next((level for most, level in LEVELS if self.failing <= most), HARDEST)


class Prover(Generic[T]):
    """Proves one position."""

    def __init__(self, search: Search[T], table: T) -> None:
        self.search = search
        self.table = table

    def proof(self) -> Proof:
        """All figures; raises TooHard."""
        if not self.search.own(self.table):
            raise TooHard("nobody is asked who could do the task")
        found = self.search.answers(self.table)
        best = max(found.values())
        way = self._way(best)
        seconds, sensible, failing = [NEVER], 0, 0
        table = self.table
        for seat, text in way:
            values = self.search.answers(table)
            seconds += [value for value in values.values() if value < best]
            plausible = self._plausible(table)
            sensible += len(plausible)
            failing += sum(values[one] < best for one in plausible)
            table = after(table, seat, text)
        first = tuple(text for (_, text), value in found.items() if value == best)
        others = len(found) - len(first)
        return Proof(best, max(seconds), first, others, tuple(way), sensible, failing)

    def _plausible(self, table: T) -> list[Said]:
        """The sensible answers: those that look best at first sight, equal ones as listed."""
        ask = table.ask
        assert ask is not None
        texts = table.options(ask.seat)
        priors = self.search.game.prior(table, texts)
        order = sorted(range(len(texts)), key=lambda i: (-priors[i], i))
        return [(ask.seat, texts[i]) for i in order[:SENSIBLE]]

    def _way(self, best: Fraction) -> Sequence[Said]:
        """A shortest line of best answers until the word passes on."""
        lines: list[tuple[T, list[Said]]] = [(self.table, [])]
        seen = {self.table.mark()}
        for table, line in lines:
            if len(line) == MOST_STEPS or len(seen) > MOST_WAYS:
                break
            for (seat, text), value in self.search.answers(table).items():
                if value != best:
                    continue
                then = after(table, seat, text)
                if not self.search.own(then):
                    return [*line, (seat, text)]
                mark = then.mark()
                if mark not in seen:
                    seen.add(mark)
                    lines.append((then, [*line, (seat, text)]))
        raise TooHard("the solution is too long")


class Judged(msgspec.Struct, frozen=True):
    """How a line of answers stands."""

    verdict: str  # solved, failed, open
    chance: Fraction  # after the last answer that counts
    best: Fraction
    at: int  # answers that count; after a failure the last of them is the one that failed


def judge(search: Search[T], table: T, said: Sequence[Said]) -> Judged:
    """What a line is worth, up to the answer that loses something or passes the word on."""
    best = search.value(table)
    for count, (seat, text) in enumerate(said, 1):
        table = after(table, seat, text)
        chance = search.value(table)
        if chance < best:
            return Judged("failed", chance, best, count)
        if not search.own(table):
            return Judged("solved", chance, best, count)
    return Judged("open", best, best, len(said))
