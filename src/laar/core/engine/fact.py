"""What happened, why, and by which clause. Facts are the only writers; the log is kept when
someone reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

ANSWER = "answer"  # the fact that an answer was given: every chain of causes begins with one
NO_CAUSE = -1
AFRESH = -2  # the cause of a rule that carries nothing on, whatever led to it
Writer = Callable[..., object]  # writes a fact: its table, what it says and the clause


class Fact:
    """One thing that happened. ``cause`` is the place in the log of the fact or answer that led
    to it."""

    def __init__(
        self,
        name: str,
        args: tuple[Any, ...],
        clause: str,
        cause: int,
        seats: tuple[int, ...] | None = None,
    ) -> None:
        self.name = name
        self.args = args
        self.clause = clause
        self.cause = cause
        self.seats = seats  # who may see it; None is everyone

    def __repr__(self) -> str:
        return f"{self.name}{self.args!r} {self.clause} <-{self.cause}"


class Log:
    """The facts of a game in order, and what those told now follow from."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.cause = NO_CAUSE  # of what is told now
        self.rule = NO_CAUSE  # of the rule that runs, and of the rules it leads to
        self.began = NO_CAUSE  # the last answer that carried nothing on

    def answered(self, seat: int, text: str, rule: int) -> None:
        """Keep an answer to a rule with this cause; without one it begins something new."""
        place = self.add(Fact(ANSWER, (seat, text), "", max(rule, NO_CAUSE)))
        if rule < 0:
            self.began = place

    def enter(self, rule: int) -> None:
        """A rule runs: what it tells has its cause, or the answer that began it all."""
        self.rule = rule
        self.cause = self.began if rule < 0 else rule

    def add(self, fact: Fact) -> int:
        """Keep a fact and return its place."""
        self.facts.append(fact)
        return len(self.facts) - 1
