"""Play an experiment until every arm is decided, or the budget is spent."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import pstdev
from typing import Any

import msgspec
from joblib import Parallel, delayed

import laar
from laar.core.game import edition_of
from laar.lab.experiments.plan import WIN, Experiment
from laar.lab.experiments.sequence import ALPHA, OPEN, Look, look
from laar.lab.experiments.trial import Trial, measured, trial
from laar.lab.experiments.variant import variant


@dataclass
class Done:
    """All games, and what every look at them said."""

    trials: list[Trial] = field(default_factory=list)
    looks: dict[str, list[Look]] = field(default_factory=dict)  # by arm, all but the first
    stopped: str = ""  # why no more was played: decided, games, seconds, by hand
    seconds: float = 0.0


def check(one: Experiment) -> None:
    """Raise BadOptions where an arm cannot be played."""
    for arm in one.arm:
        game, edition = variant(one.game, one.edition, arm)
        game.new_table(edition, one.options_of(arm))


def run(one: Experiment, workers: int, told: Callable[[int], None] = lambda games: None) -> Done:
    """Play batch after batch; the same with any number of workers, but for the time it takes."""
    check(one)
    done, began = Done(looks={arm.name: [] for arm in one.arm[1:]}), time.monotonic()
    try:
        while not done.stopped:
            first = len(done.trials) // len(one.arm)
            batch = range(first, min(first + one.batch, one.games))
            work = [(at, number) for number in batch for at in range(len(one.arm))]
            done.trials += Parallel(n_jobs=workers)(delayed(trial)(one, *w) for w in work)
            told(len(work))
            for name, looks in done.looks.items():
                looks.append(look_at(one, done.trials, name))
            done.stopped = _why_stop(one, done, time.monotonic() - began)
    except KeyboardInterrupt:
        done.stopped = "by hand"
    done.seconds = time.monotonic() - began
    return done


def look_at(one: Experiment, trials: list[Trial], name: str) -> Look:
    """What the pairs of an arm and the first say; arms share the risk of a false alarm."""
    apart = differences(one, trials, name)
    usual = [measured(one, t) for t in trials if t.arm == one.arm[0].name]
    usually = 1.0 if one.verb == WIN else pstdev(usual) or one.least
    floor = usually / max(1, len(apart)) ** 0.5  # as if one pair of all differed by so much
    return look(apart, one.games, floor, ALPHA / (len(one.arm) - 1))


def differences(one: Experiment, trials: list[Trial], name: str) -> list[float]:
    """By how much an arm is above the first, game by game."""
    usual = {t.number: measured(one, t) for t in trials if t.arm == one.arm[0].name}
    return [measured(one, t) - usual[t.number] for t in trials if t.arm == name]


def _why_stop(one: Experiment, done: Done, seconds: float) -> str:
    if all(looks[-1].verdict(one.least) != OPEN for looks in done.looks.values()):
        return "decided"
    if len(done.trials) >= one.games * len(one.arm):
        return "games"
    return "seconds" if seconds >= one.seconds else ""


def key_of(one: Experiment) -> str:
    """The key of the edition that the first arm plays by."""
    return edition_of(laar.game(one.game), one.edition or None).key


def figures(one: Experiment, done: Done) -> dict[str, Any]:
    """All that is told, as plain data."""
    arms = []
    for arm in one.arm:
        own = [t for t in done.trials if t.arm == arm.name]
        row: dict[str, Any] = {"name": arm.name, "games": len(own)}
        row |= {"mean": _mean([measured(one, t) for t in own])}
        row |= {"length": _mean([t.length for t in own]), "turns": _mean([t.turns for t in own])}
        row |= {"left": _mean([t.left for t in own]), "wins": _wins(one, own)}
        looks = done.looks.get(arm.name, [])
        if looks:
            last = looks[-1]
            row |= {"difference": _round(last.mean), "verdict": last.verdict(one.least)}
            row |= {"interval": [_round(last.low), _round(last.high)]}
        arms.append(row)
    return {
        "experiment": msgspec.to_builtins(one),
        "edition": key_of(one),
        "arms": arms,
        "stopped": done.stopped,
        "seconds": round(done.seconds, 1),
        "looks": {
            name: [[x.pairs, _round(x.mean), _round(x.low), _round(x.high)] for x in looks]
            for name, looks in done.looks.items()
        },
    }


def _wins(one: Experiment, own: list[Trial]) -> dict[str, float | None]:
    """Points of each seat, as a share; a team has one for all."""
    game = laar.game(one.game)
    if game.cooperative:
        return {"team": _mean([t.points[0] for t in own])}
    seats = len(own[0].points) if own else 0
    return {game.seats[seat]: _mean([t.points[seat] for t in own]) for seat in range(seats)}


def _mean(some: list[float] | list[int]) -> float | None:
    return round(sum(some) / len(some), 4) if some else None


def _round(value: float) -> float | None:
    """JSON knows no infinity: None is no bound."""
    return round(value, 5) if abs(value) < float("inf") else None
