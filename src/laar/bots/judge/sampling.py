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
from laar.bots.judge import OPENING, chances, opening_of
from laar.core.abilities import ShowsOpenings, ShowsSigns
from laar.core.engine.table import Outcome, Table
from laar.core.game import AnyGame
from laar.core.play import Play

EACH = 16  # positions of a game: as many of a long one as of a short one
BUDGET = 0.2  # seconds a decision, for bots that take what they are given
STRAYING = 0.6  # share of the games that stray
LONGEST = 160  # answers up to which a game may stray
STRAYS = (0.03, 0.08, 0.2, 1.0)  # how often an answer is random; of 1, a short while only
BURST = 12
SAID = 0.7  # the share of the judge in what an opening is worth
FIT, MEASURE = "fit", "measure"


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
    purpose: str  # FIT, OPENING or MEASURE: each has games of its own
    budget: float = BUDGET

    @property
    def stray(self) -> bool:
        """Only games from whose positions judges learn."""
        return self.purpose == FIT


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


@dataclass
class Played:
    """One game to its end, and the tables at which a player who did not stray had a choice."""

    play: Play
    strayed: bool
    seen: list[Table]
    dealt: list[float]  # what was dealt in the end, where the game shows it
    begun: Table | None = None  # the first table at which a judge sees more than that


def played(plan: Plan, number: int) -> Played:
    """Play one game."""
    named = f"{plan.purpose} {plan.seed} {number}"
    source = Random(named)
    play = laar.new(plan.game, plan.edition, named, dict(options_of(plan, number)))
    often, until = straying(source) if plan.stray else (0.0, 0)
    found = Played(play, often > 0, [], [])
    showing = play.game if isinstance(play.game, ShowsOpenings) else None
    count = 0
    while play.outcome is None:
        seat, options = play.asked[0], play.untried(play.asked[0])
        count += 1
        if len(options) == 1:
            play.answer(options[0], seat)
            continue
        if count <= until and source.random() < often:
            play.answer(source.choice(options), seat)
            found.seen.clear()
            continue
        found.seen.append(play.table.clone())
        if showing is not None and found.begun is None:
            found.dealt = showing.opening(play.table) or found.dealt
            if found.dealt and is_begun(play):
                found.begun = play.table.clone()
        play.answer(chosen(play, seat, options, plan, source), seat)
    source.shuffle(found.seen)
    return found


def one_game(plan: Plan, number: int) -> Sampled:
    """Play one game and keep some of its positions."""
    one = played(plan, number)
    play, game, outcome = one.play, one.play.game, one.play.outcome
    assert isinstance(game, ShowsSigns)
    assert outcome is not None
    judged = [table for table in one.seen if game.judged_as(table)]
    shown = ((table, game.signs(table, 0)) for table in judged)
    seats = [0] if game.cooperative else range(play.table.seats)
    samples = [
        Sample(
            seat,
            game.signs(table, seat) if seat else signs,
            game.taste(table, seat),
            result(game, outcome, seat),
        )
        for table, signs in islice((pair for pair in shown if pair[1]), EACH)
        for seat in seats
    ]
    kind = game.judged_as(play.table)
    if plan.purpose == OPENING:
        samples = [Sample(0, one.dealt, 0.0, _promised(one))] if one.dealt else []
        kind = opening_of(game, play.table)
    mode = str(options_of(plan, number).get("mode", game.modes(play.edition)[0]))
    won = result(game, outcome, 0) == 1.0
    return Sampled(number, kind, mode, len(play.seats), won, one.strayed, samples)


def is_begun(play: Play) -> bool:
    """Whether a judge that was fitted has something to say."""
    game = play.game
    return isinstance(game, ShowsSigns) and bool(game.signs(play.table, 0))


def _promised(one: Played) -> float:
    """What a deal came to: mostly what the judge said when the battle began, since a single result
    tells little of it, and a part of the result, since the judge does not know all."""
    outcome = one.play.outcome
    assert outcome is not None
    came = result(one.play.game, outcome, 0)
    if one.begun is None:
        return came
    seats = chances(one.play.game, one.begun)
    return SAID * (seats[0] + 1 - seats[1]) / 2 + (1 - SAID) * came


def options_of(plan: Plan, number: int) -> Mapping[str, Any]:
    """The options of a game."""
    return plan.options[number % len(plan.options)]


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
