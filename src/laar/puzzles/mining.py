"""Puzzles found in games of bots: something can be done there, and is easily missed."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import laar
from laar.bots import choose
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.puzzles.puzzle import Puzzle, kind_of, proven, setter
from laar.puzzles.search import TooHard

QUICK = "quick"  # who plays by the prior alone
BUDGET = 0.05  # seconds a decision of any other bot
FEW, MANY = 4, 30  # answers of a position that is looked at: more cannot be searched soon
SOON = 6_000  # positions a proof may need here
LOOKED_AT = 0.4  # of all positions: neighbours are much alike
MOST_OF_A_KIND = 1  # in a game: its positions are much alike
LONGEST = 5  # answers of a solution
NARROW = 2  # at most one of so many first answers may be right
LEAST_CHANCE = Fraction(1, 6)
LEAST_MARGIN = Fraction(1, 18)


def mined(game: str, edition: str, options: Mapping[str, Any], seed: str, bot: str) -> list[Puzzle]:
    """The puzzles of one game of bots."""
    rng = random.Random(seed)
    play = Play(laar.game(game), edition, options)
    found: dict[str, list[Puzzle]] = {}
    while play.outcome is None:
        if play.ask is not None and play.ask.seat != CHANCE and rng.random() < LOOKED_AT:
            puzzle = _worthy(play, rng, [kind for kind in found if full(found[kind])])
            if puzzle is not None:
                found.setdefault(puzzle.kind, []).append(puzzle)
        _step(play, bot, rng)
    return [puzzle for some in found.values() for puzzle in some]


def unlike(puzzles: Iterable[Puzzle], known: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Those that do not say again what is known: the same task with the same solution."""
    seen = {(one.task, one.way) for one in known}
    for one in puzzles:
        if (one.task, one.way) not in seen:
            seen.add((one.task, one.way))
            yield one


def full(some: list[Puzzle]) -> bool:
    """Whether a game has given enough of these."""
    return len(some) >= MOST_OF_A_KIND


def _worthy(play: Play, rng: random.Random, done: list[str]) -> Puzzle | None:
    """A puzzle of another kind, if this position makes one that is worth solving."""
    try:
        asked = setter(play.game.name).later(play.table, rng)
        if asked is None or kind_of(asked[0]) in done:
            return None
        table = play.game.new_table(play.edition, {"position": asked[1]})
        answers = len(table.options(table.ask.seat))
        if not FEW <= answers <= MANY:
            return None
        puzzle = proven(play.game.name, play.edition, *asked, SOON)
    except (TooHard, ValueError):
        return None
    best, second = Fraction(puzzle.best), Fraction(puzzle.second)
    telling = (
        best >= LEAST_CHANCE
        and best - second >= LEAST_MARGIN
        and puzzle.failing >= 1
        and len(puzzle.way) <= LONGEST
        and len(puzzle.first) * NARROW <= max(answers, NARROW)
    )
    return puzzle if telling else None


def _step(play: Play, bot: str, rng: random.Random) -> None:
    ask = play.ask
    assert ask is not None
    if ask.seat == CHANCE:
        drawn = rng.choices(play.options(CHANCE), play.table.weights(ask))
        play.answer(drawn[0], CHANCE)
        return
    seat = play.asked[0]
    options = play.options(seat)
    if bot == QUICK:
        priors = play.game.prior(play.table, options)
        order = sorted(range(len(options)), key=lambda i: -priors[i])
        play.answer(options[order[min(int(rng.expovariate(1.5)), len(order) - 1)]], seat)
        return
    view, number = play.view(seat), rng.randrange(1 << 30)
    said = choose(play.game.name, play.edition, view, options, bot, BUDGET, number)
    play.answer(said["answer"], seat)
