"""What the server tells about puzzles."""

from __future__ import annotations

from typing import TypedDict

from laar.core.clause import Words


class PuzzleShort(TypedDict):
    """A puzzle in a list, with the figures its level follows from."""

    id: str
    edition: str
    kind: str  # win, survive or strike
    task: str
    goal: Words  # the task as a sentence
    level: int
    themes: list[str]
    sensible: int
    failing: int


class PuzzleInfo(PuzzleShort):
    """A puzzle to solve."""

    game: str
    seat: str  # whose turn it is
    position: str
    own: bool  # made by a player


class PuzzleList(TypedDict):
    """The shipped puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleShort]


class PuzzleStand(TypedDict):
    """How somebody stands with the puzzles of a game."""

    game: str
    total: int
    solved: list[str]
    wrong: dict[str, int]  # tries of those that are not solved yet, too
    daily: str
    daily_solved: bool


class PuzzleProgress(TypedDict):
    """How somebody stands with all puzzles; days are in UTC."""

    day: str
    streak: int
    week: list[bool]  # the last seven days, today last
    games: list[PuzzleStand]


class PuzzleVerdict(TypedDict):
    """How a line of answers stands; chances are numerator and denominator."""

    verdict: str  # open, solved or failed
    chance: list[int]
    best: list[int]
    second: list[int]  # the highest chance of answers that fail
    answer: str | None  # the last that counted
    way: list[str]  # a shortest solution, once it is solved


class PuzzleHint(TypedDict):
    """What the proof says next: whose answer, and what; empty when nothing is left to say."""

    seat: str | None
    way: list[str]


class PuzzleTask(TypedDict):
    """What may be asked, and as a sentence."""

    task: str
    goal: Words


class PuzzleOffer(TypedDict):
    """What may be asked at a position."""

    edition: str
    position: str
    tasks: list[PuzzleTask]


class PuzzleMade(TypedDict):
    """A puzzle that was proven and kept."""

    id: str
    level: int
    best: str
