"""What happened, why, and by which clause. Facts are the only writers; the log is kept when
someone reads it."""

from __future__ import annotations

from typing import Any

ANSWER = "answer"  # the fact that an answer was given: the root of every chain of causes
NO_CAUSE = -1


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
    """The facts of a game in order. Copies share what they have in common until one of them
    writes."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.cause = NO_CAUSE

    def add(self, fact: Fact) -> int:
        """Keep a fact and return its place."""
        self.facts.append(fact)
        return len(self.facts) - 1
