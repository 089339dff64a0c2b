"""Puzzles: a position, a goal, and the proof that it can be reached (tests run it by search).

A goal is ``win`` (the game is won in time), ``hold`` (the castle still stands when the time is
over) or ``beat CARD`` (that enemy falls in time). Time is so many turns, the present one included.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from laar.core.edition import name_of
from laar.core.game import Json
from laar.games.bastion.rules.onslaught import CARD
from laar.games.bastion.state.castle import ACTIONS, Castle

Verdict = Literal["solved", "failed", "open"]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to solve."""

    id: str
    edition: str
    grade: Annotated[int, msgspec.Meta(ge=1, le=3)]
    goal: str
    turns: Annotated[int, msgspec.Meta(ge=1, le=6)]
    ru: str
    en: str
    position: str

    def __post_init__(self) -> None:
        if self.goal not in ("win", "hold") and self.goal.removeprefix("beat ") not in CARD:
            raise ValueError(f"puzzle {self.id}: there is no goal {self.goal!r}")


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, the easiest first; a wrong file is an error that names the place."""
    text = (files(__package__) / "puzzles.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["puzzle"], tuple[Puzzle, ...])


def judge(puzzle: Puzzle, start: int, t: Castle) -> bool | None:
    """Whether the goal is reached (True), missed (False) or still open (None); ``start`` is the
    number of the turn the puzzle began in."""
    if puzzle.goal.startswith("beat "):
        card = CARD[puzzle.goal.removeprefix("beat ")]
        if any(card in held for held in t.spells):
            return True
    elif t.outcome is not None and t.outcome.winners:
        return True
    if t.outcome is not None:
        return False
    # Time is over when the turn after the last one has come to its actions: the enemy has moved.
    if t.turn >= start + puzzle.turns and t.stage == ACTIONS:
        return puzzle.goal == "hold"
    return None


def verdict(name: str, edition: str, options: Mapping[str, Any], t: Castle) -> Verdict:
    """How a puzzle stands at a table; ValueError where the table is not that puzzle's."""
    found = next((puzzle for puzzle in puzzles() if puzzle.id == name), None)
    if found is None:
        raise ValueError(f"there is no puzzle {name!r}")
    if name_of(edition) != found.edition or options != {"position": found.position}:
        raise ValueError(f"this table does not begin with the puzzle {name!r}")
    reached = judge(found, 1, t)  # a drawn position begins in turn 1
    return "open" if reached is None else "solved" if reached else "failed"


def listing() -> list[Json]:
    """The puzzles as the client gets them."""
    return [msgspec.to_builtins(puzzle) for puzzle in puzzles()]
