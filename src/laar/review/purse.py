"""The time of a review, shared over its decisions: where it is short every search is shorter, then
fewer answers are compared, and when it is over the rest is not searched."""

from __future__ import annotations

import time
from collections.abc import Callable

FEWEST = 2  # rounds: with fewer nothing can be compared
WHOLE = 52.0  # seconds of one core for all decisions of a game; the account takes the rest
SLACK = 1.5  # times its share that one piece may take: ordinary games are never short of time


class Purse:
    """So much time for so many answers."""

    def __init__(
        self, seconds: float, answers: int, clock: Callable[[], float] = time.process_time
    ) -> None:
        self._clock = clock
        self._end = clock() + seconds
        self._answers = answers  # that are still to be compared
        self._spent = 0.0
        self._played = 0  # rounds of answers
        self.hurried = 0  # decisions that were searched less than was wanted

    def share(self, answers: int, wanted: int) -> tuple[int, int]:
        """How many of these answers are compared, and in how many rounds; none when the time is
        over. What is left is for all answers alike, by what a round took so far."""
        left = self._end - self._clock()
        most = left * answers / max(answers, self._answers)
        self._answers -= answers
        if not self._played:
            return answers, wanted
        each = self._spent / self._played
        rounds = min(wanted, int(most / (each * answers)))
        if rounds >= FEWEST:
            self.hurried += rounds < wanted
            return answers, rounds
        some = min(answers, max(FEWEST, int(most / (each * FEWEST))))
        self.hurried += some < answers or wanted > FEWEST
        return (some, FEWEST) if left > 0 else (0, 0)

    def pay(self, seconds: float, rounds: int) -> None:
        """So many rounds of answers took this long."""
        self._spent += seconds
        self._played += rounds

    def now(self) -> float:
        """What its clock says."""
        return self._clock()
