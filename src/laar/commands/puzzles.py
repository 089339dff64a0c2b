"""Mine puzzles from games of bots: positions where something must be done, and search proves it
can be. Prints them as entries of a puzzle file."""

from __future__ import annotations

import argparse
import random
import sys

import laar
from laar.bad_use import BadUse
from laar.bots import choose
from laar.bots.solve import Goal, TooHard, solve
from laar.commands import FINE, add_table, bot_named, edition_of, options_of, whole
from laar.core.abilities import FindsPuzzles
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import T
from laar.core.play import Play

BUDGET = 0.05  # seconds a decision of the bots
MOST = 20_000  # positions a proof may need


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", metavar="GAME")
    add_table(parser)
    parser.add_argument("--games", type=whole(1), default=10, metavar="N", help="games to look at")
    parser.add_argument(
        "--seed", type=whole(0), default=1, metavar="S", help="fixes games and bots"
    )
    parser.add_argument("--bot", default="greedy", help="who plays them")


def run(args: argparse.Namespace) -> int:
    """Mine."""
    game = laar.game(args.game)
    if not isinstance(game, FindsPuzzles):
        raise BadUse(f"{args.game} has no puzzles")
    edition, bot = edition_of(game, args.edition), bot_named(args.bot, game.name)
    found = 0
    for number in range(args.games):
        rng = random.Random(f"{args.seed} {number}")
        play = Play(game, edition, options_of(args))
        while play.outcome is None:
            puzzle = game.dilemma(play.table)
            if puzzle is not None:
                table = game.new_table(edition, {"position": puzzle.position})
                if way := _way(table, game.goal_of(puzzle)):
                    found += 1
                    print(game.graded(puzzle, f"mined-{args.seed}-{found}", len(way)))
            _step(play, bot, rng)
        print(f"game {number + 1}: {found} puzzles so far", file=sys.stderr)
    return FINE


def _way(table: T, goal: Goal[T]) -> list[tuple[int, str]] | None:
    """A way that search proves; none where it is too hard, or where any answer will do."""
    try:
        way = solve(table.clone(), goal, MOST)
    except TooHard:
        return None
    if way is None or _anyhow(table.clone(), goal):
        return None
    return way


def _anyhow(table: T, goal: Goal[T]) -> bool:
    """Whether the goal is reached by the last answer listed, again and again: ending the turn."""
    while (reached := goal(table)) is None:
        ask = table.ask
        assert ask is not None
        table.answer(ask.seat, table.options(ask.seat)[-1])
    return reached


def _step(play: Play, bot: str, rng: random.Random) -> None:
    ask = play.ask
    assert ask is not None
    if ask.seat == CHANCE:
        drawn = rng.choices(play.options(CHANCE), play.table.weights(ask))
        play.answer(drawn[0], CHANCE)
        return
    view, options = play.view(ask.seat), play.options(ask.seat)
    said = choose(play.game.name, play.edition, view, options, bot, BUDGET, rng.randrange(1 << 30))
    play.answer(said["answer"], ask.seat)
