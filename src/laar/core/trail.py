"""Going back in a game without playing it again from the start."""

from __future__ import annotations

from laar.core.engine.fact import Log
from laar.core.engine.table import Table

EVERY = 16  # answers of a game that goes on between two marks


class Mark:
    """A table as it was after so many answers."""

    def __init__(self, answers: int, table: Table) -> None:
        log = table.log
        assert log is not None
        self.answers = answers
        self.table = table.clone()
        self.facts = len(log.facts)
        self.causes = (log.cause, log.rule, log.began)

    def again(self, log: Log) -> Table:
        """The table once more. The log of what came later forgets it."""
        table = self.table.clone()
        del log.facts[self.facts :]
        log.cause, log.rule, log.began = self.causes
        table.log = log
        return table


class Trail:
    """Marks of a game: near its end many, further back ever fewer.

    To keep every table would take much room, to play the game again for each undo much time. Here
    the way from a mark is never much longer than what is taken back, and some twenty are kept of
    the longest game.
    """

    def __init__(self) -> None:
        self.marks: list[Mark] = []  # by their answers

    def go_on(self, answers: int, table: Table) -> None:
        """So many answers are given: is this a place to remember?"""
        if answers % EVERY == 0:
            self._leave(answers, table)
            self._thin(answers)

    def back_to(self, answers: int) -> Mark | None:
        """The last mark at or before so many answers; what lies after them is forgotten."""
        while self.marks and self.marks[-1].answers > answers:
            self.marks.pop()
        return self.marks[-1] if self.marks else None

    def nearest(self, answers: int) -> Mark | None:
        """The last mark at or before so many answers."""
        earlier = [mark for mark in self.marks if mark.answers <= answers]
        return earlier[-1] if earlier else None

    def pass_by(self, answers: int, goal: int, table: Table) -> None:
        """On the way back to the goal: leave a mark 1, 2, 4, 8, … answers before it, and there."""
        left = goal - answers
        if left & (left - 1) == 0:
            self._leave(answers, table)
        if not left:
            self._thin(goal)

    def _leave(self, answers: int, table: Table) -> None:
        if not self.marks or self.marks[-1].answers < answers:
            self.marks.append(Mark(answers, table))

    def _thin(self, end: int) -> None:
        """Of the marks that are between 8 and 16 answers away the oldest is enough, and so on."""
        by_distance = {(end - mark.answers).bit_length(): mark for mark in reversed(self.marks)}
        self.marks = list(reversed(by_distance.values()))
