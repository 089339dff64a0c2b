"""Positions of many games between equal bots, and who won from there.

Judges are to know more than what good players reach, so games for fitting stray: answers are now
and then random up to some moment. Only what comes after the last of them is kept; from there on
both sides play alike, so whoever wins did not win by a blunder that was planned.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from joblib import Parallel, delayed

import laar
from laar.bots import choose
from laar.core.abilities import ShowsSigns
from laar.core.engine.table import Outcome, Table
from laar.core.game import AnyGame
from laar.core.play import Play

EACH = 16  # positions of a game: as many of a long one as of a short one
BUDGET = 0.2  # seconds a decision, for bots that take what they are given
STRAYING = 0.6  # share of the games that stray
LONGEST = 160  # answers up to which a game may stray
STRAYS = (0.03, 0.08, 0.2, 1.0)  # how often an answer is random; of 1, a short while only
BURST = 12


@dataclass(frozen=True)
class Sample:
    """A position as a seat sees it: what a judge reads, what taste thinks, who won in the end."""

    seat: int
    signs: list[float]
    taste: float
    won: float  # 1, 0, or a half for a draw


@dataclass(frozen=True)
class Sampled:
    """What one game gave."""

    number: int
    kind: str  # what weights must be fitted on
    mode: str
    players: int
    won: bool  # by the first seat, or by the team
    strayed: bool
    samples: list[Sample]


@dataclass(frozen=True)
class Plan:
    """Which games are played: their options are taken in turn."""

    game: str
    edition: str
    options: tuple[Mapping[str, Any], ...]
    bot: str  # that plays all seats
    seed: int
    stray: bool  # the games are for fitting; those of measuring are others, and do not stray
    budget: float = BUDGET


def sampled(
    plan: Plan, games: int, jobs: int, progress: Callable[[], None] = lambda: None
) -> list[Sampled]:
    """Play so many games; the same plan gives the same games as long as bots are not hurried."""
    found: list[Sampled] = []
    work = (delayed(one_game)(plan, number) for number in range(games))
    for result in Parallel(n_jobs=jobs, return_as="generator_unordered")(work):
        found.append(result)
        progress()
    return sorted(found, key=lambda one: one.number)


def one_game(plan: Plan, number: int) -> Sampled:
    """Play one game and keep some of its positions."""
    options = dict(plan.options[number % len(plan.options)])
    named = f"{'fit' if plan.stray else 'measure'} {plan.seed} {number}"
    source = Random(named)
    play = laar.new(plan.game, plan.edition, named, options)
    often, until = straying(source) if plan.stray else (0.0, 0)
    seen: list[Table] = []
    count = 0
    while play.outcome is None:
        seat, options_now = play.asked[0], play.untried(play.asked[0])
        count += 1
        if len(options_now) == 1:
            play.answer(options_now[0], seat)
            continue
        if count <= until and source.random() < often:
            play.answer(source.choice(options_now), seat)
            seen.clear()
            continue
        seen.append(play.table.clone())
        play.answer(chosen(play, seat, options_now, plan, source), seat)
    game = play.game
    assert isinstance(game, ShowsSigns)
    source.shuffle(seen)
    shown = ((table, game.signs(table, 0)) for table in seen if game.judged_as(table))
    seats = [0] if game.cooperative else range(play.table.seats)
    samples = [
        Sample(
            seat,
            game.signs(table, seat) if seat else signs,
            game.taste(table, seat),
            result(game, play.outcome, seat),
        )
        for table, signs in islice((pair for pair in shown if pair[1]), EACH)
        for seat in seats
    ]
    kind = game.judged_as(play.table)
    mode = str(options.get("mode", game.modes(play.edition)[0]))
    won = result(game, play.outcome, 0) == 1.0
    return Sampled(number, kind, mode, len(play.seats), won, often > 0, samples)


def chosen(play: Play, seat: int, options: list[str], plan: Plan, source: Random) -> str:
    """What the bot answers."""
    own = source.getrandbits(48)
    said: str = choose(
        play.game,
        play.edition,
        play.view(seat),
        options,
        plan.bot,
        plan.budget,
        own,
        time.process_time,
    )["answer"]
    return said


def straying(source: Random) -> tuple[float, int]:
    """How often answers of a game are random, and up to which."""
    if source.random() >= STRAYING:
        return 0.0, 0
    often = source.choice(STRAYS)
    return often, source.randrange(1, LONGEST if often < 1.0 else BURST)


def result(game: AnyGame, outcome: Outcome, seat: int) -> float:
    """1 for who won, 0 for who did not, a half for a draw."""
    if not outcome.winners and not game.cooperative:
        return 0.5
    return float(seat in outcome.winners)
