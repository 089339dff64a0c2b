"""Whether a kept puzzle is what search proves: everything but edition, task and position is worked
out again and compared."""

from __future__ import annotations

import msgspec

import laar
from laar.core.game import BadOptions
from laar.puzzles.puzzle import Puzzle, kind_of, proven
from laar.puzzles.search import TooHard


class Checked(msgspec.Struct, frozen=True):
    """A puzzle and what is wrong with it."""

    id: str
    faults: tuple[str, ...]


def check(game: str, puzzle: Puzzle) -> Checked:
    """Prove it again."""
    if puzzle.edition not in laar.game(game).revisions:
        return Checked(puzzle.id, (f"there is no revision {puzzle.edition}",))
    if not kind_of(puzzle.task):
        return Checked(puzzle.id, (f"there is no task {puzzle.task!r}",))
    try:
        found = proven(game, puzzle.edition, puzzle.task, puzzle.position)
    except (TooHard, BadOptions, ValueError) as problem:
        return Checked(puzzle.id, (str(problem),))
    kept, now = msgspec.structs.asdict(puzzle), msgspec.structs.asdict(found)
    faults = [f"{name} is {kept[name]}, not {now[name]}" for name in now if kept[name] != now[name]]
    return Checked(puzzle.id, tuple(faults))
