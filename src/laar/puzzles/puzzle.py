"""A puzzle as it is kept: a position, a task, and what search has proven of them."""

from __future__ import annotations

import hashlib
import tomllib
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

import laar
from laar.core.abilities import SetsTasks
from laar.core.engine.table import Table
from laar.core.game import BadOptions
from laar.puzzles.proof import Proof, Prover
from laar.puzzles.search import Search, TooHard
from laar.puzzles.themes import themes_of

MOST = 12_000  # positions a proof may need
KINDS = {"win": "win", "hold": "survive", "keep": "survive", "beat": "strike"}  # by verb


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One puzzle; all but edition, task and position follows from its proof."""

    id: str
    edition: str  # the key of a revision
    task: str
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    best: str  # the highest chance
    second: str  # the highest of answers that reach less
    sensible: int
    failing: int
    themes: tuple[str, ...]
    first: tuple[str, ...]  # all first answers that reach the best
    way: tuple[str, ...]  # a shortest solution
    position: str

    @property
    def kind(self) -> str:
        """win, survive or strike."""
        return kind_of(self.task)


def kind_of(task: str) -> str:
    """What kind of puzzle a task makes."""
    return KINDS.get(task.partition(" ")[0], "")


def setter(game: str) -> SetsTasks[Any]:
    """A game that sets tasks; ValueError for any other."""
    found = laar.game(game) if game in laar.game_names() else None
    if not isinstance(found, SetsTasks):
        raise ValueError(f"there are no puzzles for {game!r:.60}")
    return found


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first; a wrong file is an error that names the place."""
    file = files("laar.games") / game / "learn" / "tasks.toml"
    rows = tomllib.loads(file.read_text("utf-8"))["puzzle"]
    found = msgspec.convert(rows, tuple[Puzzle, ...])
    return tuple(sorted(found, key=lambda one: (one.level, one.failing, one.id)))


def find(game: str, name: str) -> Puzzle | None:
    """A shipped puzzle by its id."""
    return next((one for one in puzzles(game) if one.id == name), None)


def search_of(
    game: str, edition: str, task: str, position: str, most: int = MOST
) -> tuple[Search[Any], Table]:
    """A search from this position and its table; ValueError where it is none, or not that task."""
    rules = setter(game)
    table: Table = laar.game(game).new_table(edition, {"position": position})
    if table.ask is None:
        raise BadOptions("position: nobody is asked anything")
    table = table.clone()  # without a log
    assert table.ask is not None
    seat = table.ask.seat
    return Search(laar.game(game), seat, rules.goal(table, task), most), table


def proven(game: str, edition: str, task: str, position: str, most: int = MOST) -> Puzzle:
    """The puzzle that a position makes; raises TooHard or ValueError where it makes none."""
    search, table = search_of(game, edition, task, position, most)
    proof = Prover(search, table).proof()
    if proof.best == 0:
        raise TooHard("it cannot be done")
    if not proof.others:
        raise TooHard("every answer does it")
    themes = themes_of(laar.game(game), search, table, proof)
    return made(edition, task, position, proof, themes)


def made(edition: str, task: str, position: str, proof: Proof, themes: tuple[str, ...]) -> Puzzle:
    """A puzzle from its proof; its name follows from what it asks."""
    digest = hashlib.blake2b(f"{edition}\n{task}\n{position}".encode(), digest_size=5)
    return Puzzle(
        digest.hexdigest(),
        edition,
        task,
        proof.level,
        _written(proof.best),
        _written(proof.second),
        proof.sensible,
        proof.failing,
        themes,
        proof.first,
        tuple(text for _, text in proof.way),
        position,
    )


def _written(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"


def as_toml(puzzle: Puzzle) -> str:
    """An entry of tasks.toml."""
    lines = ["[[puzzle]]"]
    for name, value in msgspec.structs.asdict(puzzle).items():
        if name != "position":
            said = value if isinstance(value, int) else msgspec.json.encode(value).decode()
            lines.append(f"{name} = {said}")
    return "\n".join([*lines, f'position = """\n{puzzle.position}"""\n'])
