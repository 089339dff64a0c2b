"""What the server tells about lessons; the client's types are written from these."""

from __future__ import annotations

from typing import TypedDict


class LessonReply(TypedDict):
    """What is said to an answer that is legal and not the one meant."""

    id: str
    to: list[str]
    clauses: list[str]
    kills: list[int]


class LessonStep(TypedDict):
    """One thing to do; without a position or a table that of the step before goes on."""

    id: str
    seat: str
    answers: list[str]
    clauses: list[str]
    position: str | None
    table: list[str] | None
    free: bool
    other: bool
    right: bool
    replies: list[LessonReply]


class Lesson(TypedDict):
    """A part of a game, learnt by doing."""

    id: str
    edition: str
    minutes: int
    step: list[LessonStep]


class CoachLine(TypedDict):
    """One sentence about a kind of question, for whoever meets it in a first game."""

    kind: str
    clause: str
    lesson: str | None


class Lessons(TypedDict):
    """All that is taught of a game."""

    game: str
    lessons: list[Lesson]
    coach: list[CoachLine]


class LessonShort(TypedDict):
    """A lesson in a list."""

    id: str
    minutes: int
    steps: int
    others: list[int]  # of these, from 1: the other side takes them by itself


class Taught(TypedDict):
    """The step that teaches a clause first."""

    lesson: str
    step: int


class GameLessons(TypedDict):
    """The lessons of a game in short."""

    game: str
    lessons: list[LessonShort]
    taught: dict[str, Taught]


class LearntInfo(TypedDict):
    """What a guest has learnt of a game."""

    lessons: dict[str, int]  # steps that are done
    coached: list[str]  # questions the coach has spoken of
    games: list[str]  # the first tables
    quiet: bool | None  # whether the coach is to be silent; none: nothing was said of it
    latest: str | None  # the lesson that was learnt last


class LessonPlace(TypedDict):
    """A table of a lesson, and the step it begins with."""

    id: str
    invite: str
    first: int
