"""The puzzles of all games with their proofs, as a data set."""

from __future__ import annotations

from pathlib import Path

import msgspec

import laar
from laar.core.abilities import SetsTasks
from laar.core.game import Json
from laar.datasets.card import write_card
from laar.datasets.lines import write_lines
from laar.datasets.split import split_of
from laar.puzzles.puzzle import Puzzle, puzzles
from laar.puzzles.telling import goals

FILE = "puzzles.jsonl"


def puzzle_set(out: Path, games: list[str]) -> list[Json]:
    """Write all shipped puzzles and the card."""
    some = [told(game, one) for game in games if sets_tasks(game) for one in puzzles(game)]
    write_lines(out / FILE, some)
    write_card(
        out,
        "Puzzles with proofs",
        {
            "puzzles": f"{len(some)} of {', '.join(games)}",
            "fields": "id, game, edition, task and goal (in words), position (as text: the option "
            "`position` of a new game), legal (first answers), level, themes, split; proof: best "
            "(the highest chance), second (of answers that reach less), first (all first answers "
            "that reach the best), way (a shortest solution)",
            "proofs": "exact search over dice and cards; `laar puzzles GAME --verify` works all of "
            "them out again",
            "key of a split": "the id",
        },
    )
    return some


def told(game: str, puzzle: Puzzle) -> Json:
    """A puzzle as a row."""
    row = msgspec.to_builtins(puzzle)
    proof = {name: row.pop(name) for name in ("best", "second", "first", "way")}
    play = laar.new(game, puzzle.edition, None, {"position": puzzle.position})
    split = split_of(puzzle.id)
    asked = {"goal": goals(game, puzzle), "legal": play.options()}
    return {"game": game, **row, **asked, "split": split, "proof": proof}


def sets_tasks(game: str) -> bool:
    """Whether a game has puzzles."""
    return isinstance(laar.game(game), SetsTasks)
