"""Lessons as data: positions of a game, what is asked there, and what is said to each answer.

What comes before the first turn has no position: such a step begins with a table from its first
question on, its options, the dice and what was answered there so far, secretly or not.

Each file of `games/GAME/learn/lessons` is a lesson; their names say the order. The words are texts
of the game (`texts/learn`), their ids follow from the ids of lesson, step and reply:
`lesson-duel`, `lesson-duel-about`, `lesson-duel-strike`, `lesson-duel-strike-do`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=24)]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a lesson's file."""


class Reply(_Data, frozen=True):
    """What is said to an answer that is legal and not the one meant."""

    id: Id
    to: Annotated[list[str], Meta(min_length=1)]  # how such an answer may begin
    clauses: list[str] = []
    kills: list[int] = []  # of how many rolls it kills whom it strikes, and so many would the best


class Step(_Data, frozen=True):
    """One thing to do."""

    id: Id
    seat: str
    answers: Annotated[list[str], Meta(min_length=1)]  # how an answer that goes on may begin
    clauses: list[str] = []
    position: str | None = None  # neither this nor a table: that of the step before goes on
    dice: list[str] = []  # how chance answers at this table, from its position on
    free: bool = False  # all that is legal may be tried; else only what goes on is lit
    other: bool = False  # not for the pupil: the table does it by itself
    right: bool = False  # something is said once it is done
    replies: list[Reply] = []
    table: list[str] | None = None  # answers given so far at a table of the lesson's options

    @property
    def lays(self) -> bool:
        """Whether it begins with a table of its own."""
        return self.position is not None or self.table is not None


class Lesson(_Data, frozen=True):
    """A part of a game, learnt by doing."""

    id: Id
    edition: str
    minutes: Annotated[int, Meta(ge=1, le=15)]
    step: Annotated[list[Step], Meta(min_length=1)]
    options: dict[str, Any] = {}  # of tables that begin with their first question
    dice: list[str] = []  # how chance answers there

    def __post_init__(self) -> None:
        ids = [step.id for step in self.step]
        if len({*ids}) < len(ids):
            raise ValueError(f"lesson {self.id}: two steps have one name")
        if not self.step[0].lays:
            raise ValueError(f"lesson {self.id}: the first step needs a position or a table")
        for step in self.step:
            if not step.other and not step.clauses:
                raise ValueError(f"lesson {self.id}, {step.id}: no clause is taught")
            if step.position is not None and step.table is not None:
                raise ValueError(f"lesson {self.id}, {step.id}: a position or a table, not both")
            if step.dice and step.position is None:
                raise ValueError(f"lesson {self.id}, {step.id}: dice come with a position")


class CoachLine(_Data, frozen=True):
    """One sentence, said when somebody meets a kind of question in a first game."""

    kind: str  # of the question
    clause: str
    lesson: Id | None = None  # whoever has finished it need not be told


class Folder(msgspec.Struct, frozen=True):
    """All that is taught of a game."""

    lessons: tuple[Lesson, ...] = ()
    coach: tuple[CoachLine, ...] = ()


@cache
def of(game: str) -> Folder:
    """The lessons of a game in their order; a wrong file is an error that names the place."""
    folder = files("laar.games") / game / "learn"
    lessons = folder / "lessons"
    if not lessons.is_dir():
        return Folder()
    found = sorted((f for f in lessons.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    coach = tomllib.loads((folder / "coach.toml").read_text("utf-8"))
    return Folder(
        tuple(_converted(tomllib.loads(f.read_text("utf-8")), Lesson, f.name) for f in found),
        _converted(coach.get("line", []), tuple[CoachLine, ...], "coach.toml"),
    )


def find(game: str, lesson: str) -> Lesson | None:
    """A lesson by its name."""
    return next((one for one in of(game).lessons if one.id == lesson), None)


def taught(game: str) -> dict[str, tuple[str, int]]:
    """Where each clause is taught first: the lesson and the number of the step, from 1."""
    found: dict[str, tuple[str, int]] = {}
    for lesson in of(game).lessons:
        for number, step in enumerate(lesson.step, 1):
            for clause in step.clauses:
                found.setdefault(clause, (lesson.id, number))
    return found


def text_ids(lesson: Lesson) -> Iterator[str]:
    """The texts that a lesson says."""
    yield from (f"lesson-{lesson.id}", f"lesson-{lesson.id}-about")
    for step in lesson.step:
        name = f"lesson-{lesson.id}-{step.id}"
        if not step.other:
            yield from (name, f"{name}-do")
        if step.right:
            yield f"{name}-right"
        yield from (f"{name}-{reply.id}" for reply in step.replies)


def begins(answer: str, beginnings: list[str]) -> bool:
    """`source 2` begins `source 2 red`, but not `source 21`."""
    return any(f"{answer} ".startswith(f"{one} ") for one in beginnings)


def start_of(lesson: Lesson, number: int) -> int:
    """The step with which the table of this one begins; both from 0."""
    return next(k for k in range(number, -1, -1) if lesson.step[k].lays)


def _converted(data: Any, kind: Any, name: str) -> Any:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: {error}") from None
