"""A row: one decision of a player, or one roll of chance."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Row:
    """What was asked, what could be answered, what was, and what came of it."""

    game: int
    n: int  # how many answers were given before this one, those without a choice included
    seat: int  # -1 is chance
    bot: str  # who answered; empty for chance
    position: str  # the saved table as JSON
    kind: str  # of the question
    legal: list[str]
    answer: str
    visits: list[int] = field(default_factory=list)  # by legal answer, where a bot searched
    values: list[float | None] = field(default_factory=list)  # from -1 to 1; None: not looked at
    weights: list[int] = field(default_factory=list)  # of chance, by legal answer
    luck: list[float] = field(default_factory=list)  # by seat: what this roll was worth
    outcome: list[float] = field(default_factory=list)  # by seat: 1 won, 0.5 drawn, 0 lost
