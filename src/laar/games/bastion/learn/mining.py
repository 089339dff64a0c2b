"""Puzzles found in games: positions where something must be done now, and can be."""

from __future__ import annotations

from collections.abc import Callable

from laar.core.edition import name_of
from laar.games.bastion.learn.puzzles import Puzzle, judge
from laar.games.bastion.rules.wall_clock import safe_stages
from laar.games.bastion.state.castle import SECTIONS, Castle
from laar.games.bastion.view.position_writer import write

# Who has few answers to find solves an easy puzzle.
GRADES = ((4, 1), (7, 2))


def dilemma(t: Castle) -> Puzzle | None:
    """A puzzle at the beginning of an action stage: the wall would not hold, or could be cleared.
    Only where the enemy deck is empty, so that nothing but skill decides."""
    ask = t.ask
    if ask is None or ask.kind != "act" or t.done or t.deck.size:
        return None
    wall = sum(1 for section in range(1, SECTIONS + 1) if t.wall[section])
    if wall == 1:
        goal = "win"
    elif safe_stages(t) == 0:
        goal = "hold"
    else:
        return None
    return Puzzle("", name_of(t.setting.edition), 1, goal, 1, "", "", write(t))


def goal_of(puzzle: Puzzle) -> Callable[[Castle], bool | None]:
    """The goal as search takes it; a drawn position begins in turn 1."""
    return lambda t: judge(puzzle, 1, t)


def graded(puzzle: Puzzle, name: str, answers: int) -> str:
    """The puzzle as an entry of puzzles.toml, its grade by the length of the way."""
    grade = next((grade for most, grade in GRADES if answers <= most), 3)
    said = {
        "win": ("Победите в этот ход.", "Win this turn."),
        "hold": ("Удержите замок в этот ход.", "Hold the castle this turn."),
    }[puzzle.goal]
    return (
        f'[[puzzle]]\nid = "{name}"\nedition = "{puzzle.edition}"\ngrade = {grade}\n'
        f'goal = "{puzzle.goal}"\nturns = {puzzle.turns}\nru = "{said[0]}"\nen = "{said[1]}"\n'
        f'position = """\n{puzzle.position}"""\n'
    )
