"""Every puzzle is proven solvable by search, and none solves itself."""

from __future__ import annotations

import tomllib

import msgspec
import pytest
from tests.games.bastion.worlds import castle

import laar
from laar.bots.solve import solve
from laar.cli import main
from laar.games.bastion.learn.mining import goal_of
from laar.games.bastion.learn.puzzles import Puzzle, judge, puzzles
from laar.games.bastion.state.castle import Castle

HARD = {1: 200, 2: 30_000, 3: 30_000}  # positions a search may need, by grade


def table_of(puzzle: Puzzle) -> Castle:
    """The position, ready to be searched."""
    play = laar.new("bastion", puzzle.edition, seed=None, options={"position": puzzle.position})
    return castle(play).clone()


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_can_be_solved(puzzle: Puzzle) -> None:
    t = table_of(puzzle)
    start = t.turn
    way = solve(t, lambda now: judge(puzzle, start, now), HARD[puzzle.grade])
    assert way is not None
    # The way that was found leads there indeed, answer by answer.
    play = laar.new("bastion", puzzle.edition, seed=None, options={"position": puzzle.position})
    for seat, text in way:
        assert judge(puzzle, start, castle(play)) is None
        play.answer(text, seat)
        while play.ask is not None and play.ask.seat < 0:
            play.answer(play.options(-1)[0], -1)
    assert judge(puzzle, start, castle(play)) is True


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_does_not_solve_itself(puzzle: Puzzle) -> None:
    t = table_of(puzzle)
    start = t.turn
    while judge(puzzle, start, t) is None:
        ask = t.ask
        assert ask is not None
        listed = t.options(ask.seat)
        t.answer(ask.seat, "end" if "end" in listed else listed[0])
    assert judge(puzzle, start, t) is False


def test_there_are_a_dozen_from_easy_to_hard() -> None:
    grades = [puzzle.grade for puzzle in puzzles()]
    assert len(grades) >= 12
    assert grades == sorted(grades)
    assert {puzzle.edition for puzzle in puzzles()} == {"2015", "2018"}
    assert len({puzzle.id for puzzle in puzzles()}) == len(grades)


def test_puzzles_are_mined_from_games(capsys: pytest.CaptureFixture[str]) -> None:
    table = ["--edition", "2015", "--mode", "training", "--players", "1"]
    assert main(["puzzles", "bastion", *table, "--bot", "random", "--games", "10"]) == 0
    found = msgspec.convert(tomllib.loads(capsys.readouterr().out)["puzzle"], list[Puzzle])
    assert found
    for puzzle in found:
        assert solve(table_of(puzzle), goal_of(puzzle)) is not None
