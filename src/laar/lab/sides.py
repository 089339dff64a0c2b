"""How balanced the two sides of a game are, and what the first turn is worth.

One bot plays both sides. Each seed is played twice, once with either side going first: the plan
says who is, so nobody's taste for it counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from joblib import Parallel, delayed

import laar
from laar.bots import choose, measured
from laar.bots.adjusted import Counted, adjusted
from laar.bots.luck import gained
from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE
from laar.core.game import BadOptions
from laar.lab.estimate import share

Figures = dict[str, Any]
FAIR = (0.46, 0.54)  # the range in which the share of either side should lie
WORTH = 0.08  # most that the first turn may be worth
ENOUGH = 400  # games for a verdict


@dataclass(frozen=True)
class Sides:
    """A measurement; equal plans play the same games."""

    game: str
    edition: str
    bot: str
    games: int
    seed: int
    budget: float  # seconds a decision

    def check(self) -> None:
        """Raise BadOptions where something is not possible."""
        if self.bot not in measured(self.game):
            raise BadOptions(f"there is no bot '{self.bot}': {', '.join(measured(self.game))}")


@dataclass(frozen=True)
class Ended:
    """One game."""

    number: int
    first: int  # seat
    winner: int | None
    luck: float  # of the first seat
    turns: int
    answers: int
    seconds: float  # of processor time


def play_sides(plan: Sides, number: int) -> Ended:
    """Play one game; its number decides who is first, and with that of its twin the dice."""
    began = time.process_time()
    first, luck, answers = number % 2, 0.0, 0
    play = laar.new(plan.game, plan.edition, None)
    dice = Dice(f"sides {plan.seed} {number // 2}".encode())
    while play.outcome is None:
        seat = play.asked[0]
        if seat == CHANCE:
            fell = dice.answer(play.table, play.rolls + 1)
            if play.view(None)["turn"]:  # before that only who may choose to be first is rolled for
                luck += gained(play.game, play.table, fell)[0]
            play.answer(fell, CHANCE)
            continue
        answers += 1
        own = (plan.seed * 1_000_003 + number) * 100_003 + answers
        play.answer(_answer(plan, play, seat, first, own), seat)
    winner = play.outcome.winners[0] if play.outcome.winners else None
    seconds = round(time.process_time() - began, 3)
    turns = int(play.view(None)["turn"])
    return Ended(number, first, winner, round(luck, 6), turns, answers, seconds)


def _answer(plan: Sides, play: laar.Play, seat: int, first: int, seed: int) -> str:
    options, ask = play.untried(seat), play.ask
    if ask is not None and ask.kind == "first":
        return f"first {play.game.seats[first]}"
    if len(options) == 1:
        return options[0]
    view = play.view(seat)
    said: str = choose(
        plan.game, plan.edition, view, options, plan.bot, plan.budget, seed, time.process_time
    )["answer"]
    return said


def run(plan: Sides, jobs: int, progress: Callable[[], None] = lambda: None) -> list[Ended]:
    """Play all games, or as many as are over at Ctrl-C."""
    found: list[Ended] = []
    work = (delayed(play_sides)(plan, number) for number in range(plan.games))
    try:
        for one in Parallel(n_jobs=jobs, return_as="generator_unordered")(work):
            found.append(one)
            progress()
    except KeyboardInterrupt:
        pass
    return sorted(found, key=lambda one: one.number)


def figures(plan: Sides, games: list[Ended]) -> Figures:
    """The share of the first seat, that of who was first, and each seat's by its turn."""
    seats = laar.game(plan.game).seats
    side = _share(games, lambda one: 0)
    first = _share(games, lambda one: one.first)
    best = side["adjusted"] or side, first["adjusted"] or first
    worth = 2 * best[1]["share"] - 1
    return {
        "game": plan.game,
        "version": laar.__version__,
        "plan": asdict(plan),
        "games": len(games),
        "draws": sum(one.winner is None for one in games),
        "side": {"seat": seats[0], **side},
        "first": first,
        "by_first": {
            name: _share([one for one in games if one.first == seat], lambda one: 0)
            for seat, name in enumerate(seats)
        },
        "turns": median(one.turns for one in games) if games else 0,
        "seconds": round(sum(one.seconds for one in games), 1),
        "verdict": {
            "enough": len(games) >= ENOUGH,
            "fair": FAIR[0] <= best[0]["share"] <= FAIR[1],
            "first_is_worth": round(worth, 4),
            "first_fair": worth <= WORTH,
        },
    }


def _share(games: Iterable[Ended], seat: Callable[[Ended], int]) -> Figures:
    """How often this seat wins: a draw is half a win; games of a seed are one observation."""
    some = list(games)
    wins = sum(one.winner == seat(one) for one in some)
    value, (low, high) = share(wins, sum(one.winner is None for one in some), len(some))
    return {
        "games": len(some),
        "wins": wins,
        "share": round(value, 4),
        "interval": [round(low, 4), round(high, 4)],
        "adjusted": adjusted([_counted(one, seat(one)) for one in some]),
    }


def _counted(one: Ended, seat: int) -> Counted:
    points = 0.5 if one.winner is None else float(one.winner == seat)
    return Counted(points, -one.luck if seat else one.luck, one.number // 2)
