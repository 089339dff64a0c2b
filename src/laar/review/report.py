"""A review as plain data, as it is kept and sent.

Chances are between 0 and 1, one for each seat in the order of the table.
"""

from __future__ import annotations

from typing import Literal

import msgspec

FORMAT = 3  # of a review that is kept: an older one is made again

Cause = Literal["luck", "mistake", "rest"]
Trust = Literal["sure", "likely", ""]


class Jump(msgspec.Struct, frozen=True):
    """One jump of the curve: dice or cards, a decision that cost something, or what the judge
    cannot account for."""

    at: int  # answers up to it
    turn: int
    seat: int  # who decided; CHANCE; of the rest nobody in particular
    cause: Cause
    text: str  # the answer
    change: list[float]
    chances: list[float]  # after it


class Compared(msgspec.Struct, frozen=True):
    """One of the answers that were possible."""

    answer: str
    chance: float  # for whoever decided


class Decision(msgspec.Struct, frozen=True):
    """What a seat answered, against the best it could have answered."""

    at: int  # answers before it
    turn: int
    seat: int
    kind: str  # of the question
    said: str
    loss: float  # nothing, where the search is not sure of any
    trust: Trust
    options: int
    compared: list[Compared]  # the best few, and what was said
    line: list[tuple[int, str]]  # the better line: who answers, and what


class Piece(msgspec.Struct, frozen=True):
    """What came of some of a game's decisions."""

    decisions: list[Decision]  # that cost something
    judged: list[int]  # how many were compared, by seat
    hurried: int = (
        0  # decisions that were searched less than usual, or not at all, for want of time
    )


class Share(msgspec.Struct, frozen=True):
    """The account of one seat."""

    luck: float  # what dice and cards were worth
    lost: float  # what its decisions cost, altogether
    decisions: int  # that were compared
    errors: int  # that cost something
    error_rate: float  # lost a decision
    luck_rate: float  # luck a roll or card


class Siege(msgspec.Struct, frozen=True):
    """Where a game that all play together was lost."""

    turn: int
    event: int  # after it there was never again half the hope of the start; -1: there always was
    shares: list[float]  # of each seat in what decisions cost


class Review(msgspec.Struct, frozen=True):
    """All of it. start + luck + mistakes + rest = end, for every seat."""

    format: int
    game: str
    edition: str
    judge: str  # whose estimates they are
    seats: list[str]
    winners: list[int]
    reason: str  # the clause that ended the game
    turns: int
    start: list[float]
    rest: list[float]
    end: list[float]
    rolls: int
    events: list[Jump]
    turning: list[int]  # the three events that mattered most, in their order
    decisions: list[Decision]  # that cost something, the dearest first
    players: list[Share]
    unjudged: int  # decisions that are no single answers: squads and placements
    siege: Siege | None = None  # of a team that lost
    hurried: int = 0  # that were searched less than usual, or not at all, for want of time
