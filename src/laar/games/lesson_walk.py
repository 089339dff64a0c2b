"""A lesson played as it says: what founds its tables, and what its test looks at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from laar.core.engine.ask import CHANCE, CHANCE_NAME
from laar.core.game import AnyGame, Refused
from laar.core.play import Play
from laar.games.lessons import Lesson, Step, begins, start_of


class Stale(ValueError):
    """A step that cannot be done as it says; names lesson, step and why."""


def walk(game: AnyGame, lesson: Lesson, start: int = 0) -> Iterator[tuple[Step, Play]]:
    """Each step from one that begins a table on, and the game before it is done."""
    play: Play | None = None
    falls: list[str] = []
    for step in lesson.step[start:]:
        if step.lays:
            if falls:
                raise Stale(f"lesson {lesson.id}, before {step.id}: dice are left over")
            play, falls = _laid(game, lesson, step)
        assert play is not None  # the first step begins a table
        yield step, play
        _do(play, lesson, step)
        _fall(play, lesson, step, falls)
    if falls:
        raise Stale(f"lesson {lesson.id}: dice are left over at the end")


class Laid(NamedTuple):
    """A table of a lesson at one of its steps."""

    options: dict[str, Any]
    lines: list[tuple[str, str]]  # what was answered before, by whom
    rolls: list[int]  # the dice of the whole table, each as its place among the faces


def lay(game: AnyGame, lesson: Lesson, number: int) -> Laid:
    """The table on which this step (from 0) is the next."""
    start = start_of(lesson, number)
    before = 0
    played: Play | None = None
    for at, (step, play) in enumerate(walk(game, lesson, start), start):
        if played is not None and step.lays:
            break
        if at == number:
            before = len(play.history)
        played = play
    assert played is not None
    again = Play(game, played.edition, played.options_given)
    rolls = []
    for line in played.history:
        if line.seat == CHANCE:
            rolls.append(again.table.options(CHANCE).index(line.text))
        again.repeat(line)
    names = {CHANCE: CHANCE_NAME, **dict(enumerate(played.seats))}
    lines = [(names[line.seat], line.text) for line in played.history[:before]]
    return Laid(played.options_given, lines, rolls)


def _laid(game: AnyGame, lesson: Lesson, step: Step) -> tuple[Play, list[str]]:
    """A table with what was answered there before the step, and the dice that are still to fall."""
    if step.table is None:
        return Play(game, lesson.edition, {"position": step.position}), [*step.dice]
    play, falls = Play(game, lesson.edition, lesson.options), [*lesson.dice]
    _fall(play, lesson, step, falls)
    for line in step.table:
        seat, _, text = line.partition(" ")
        try:
            play.answer(text, play.seats.index(seat))
        except (Refused, ValueError) as refused:
            raise Stale(f"lesson {lesson.id}, before {step.id}: {line}: {refused}") from None
        _fall(play, lesson, step, falls)
    return play, falls


def _do(play: Play, lesson: Lesson, step: Step) -> None:
    seat = play.seats.index(step.seat) if step.seat in play.seats else -2
    answer = next((text for text in play.options(seat) if begins(text, step.answers)), None)
    if answer is None:
        legal = ", ".join(play.options(seat)[:12])
        raise Stale(f"lesson {lesson.id}, {step.id}: {step.answers} is refused; legal: {legal}")
    play.answer(answer, seat)


def _fall(play: Play, lesson: Lesson, step: Step, falls: list[str]) -> None:
    while play.ask is not None and play.ask.seat == CHANCE:
        faces = play.options(CHANCE)
        if not falls and len(faces) > 1:
            raise Stale(f"lesson {lesson.id}, {step.id}: how chance answers is not said")
        play.answer(falls.pop(0) if falls and len(faces) > 1 else faces[0], CHANCE)
