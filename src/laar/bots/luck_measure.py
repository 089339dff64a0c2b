"""How good the account of luck is: whether it has the mean zero, and how many games it saves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from joblib import Parallel, delayed

from laar.bots.judge.sampling import Plan, options_of, played, result
from laar.bots.luck import luck_of
from laar.core.game import Json


@dataclass(frozen=True)
class Lucky:
    """What one game gave the first seat, or the team."""

    number: int
    table: str  # its options: games of other tables are no matter of luck
    points: float
    luck: float


def lucky_game(plan: Plan, number: int) -> Lucky:
    """Play one game and add up what luck was worth in it."""
    play = played(plan, number).play
    assert play.outcome is not None
    table = str(sorted(options_of(plan, number).items()))
    return Lucky(number, table, result(play.game, play.outcome, 0), luck_of(play)[0])


def lucky_games(
    plan: Plan, games: int, jobs: int, progress: Callable[[], None] = lambda: None
) -> list[Lucky]:
    """Play so many."""
    found = []
    work = (delayed(lucky_game)(plan, number) for number in range(games))
    for one in Parallel(n_jobs=jobs, return_as="generator_unordered")(work):
        found.append(one)
        progress()
    return sorted(found, key=lambda one: one.number)


def measured_luck(games: Sequence[Lucky]) -> Json:
    """Mean luck with its standard error, and the factor of games saved: the variance of results
    within a kind of table, by that of results less luck."""
    luck = [one.luck for one in games]
    plain = within([(one.table, one.points) for one in games])
    less = within([(one.table, one.points - one.luck) for one in games])
    return {
        "games": len(games),
        "luck": round(fmean(luck), 4),
        "error": round(_error(luck), 4),
        "factor": round(plain / less, 3) if less else None,
    }


def within(values: Sequence[tuple[str, float]]) -> float:
    """The variance within groups.

    >>> within([("a", 1.0), ("a", 3.0), ("b", 10.0), ("b", 10.0), ("alone", 7.0)])
    1.0
    """
    groups: dict[str, list[float]] = defaultdict(list)
    for group, value in values:
        groups[group].append(value)
    free = sum(len(some) - 1 for some in groups.values())
    squares = sum((one - fmean(some)) ** 2 for some in groups.values() for one in some)
    return squares / free if free else 0.0


def _error(values: Sequence[float]) -> float:
    return sqrt(within([("", one) for one in values]) / len(values))
