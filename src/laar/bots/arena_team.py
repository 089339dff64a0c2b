"""Measure a team of bots in a co-operative game; every team plays the same games.

The budget is the time of the whole team for one turn, in seconds. Each decision gets a share of
what is left.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from joblib import Parallel, delayed

import laar
from laar.bots import choose, measured
from laar.bots.adjusted import Counted, adjusted
from laar.bots.arena import wilson
from laar.bots.beam import MEMORY
from laar.bots.luck import luck_of
from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE
from laar.core.game import BadOptions
from laar.core.play import Play
from laar.core.record import Header, write

BUDGET = 0.5  # seconds per turn by default
SHARE = 0.8  # of the time left in a turn, for one decision; following a plan takes no time
LEAST = 0.01  # of the whole budget, even if less is left


@dataclass(frozen=True)
class Result:
    """The result of one game."""

    number: int
    won: bool
    left: int  # enemies that remain at the end
    turns: int
    record: str = ""  # of a won game, if asked for
    luck: float = 0.0  # what the cards brought


class Purse:
    """The time left in a turn."""

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self._turn = -1
        self._left = budget

    def take(self, turn: int) -> float:
        """Seconds for a decision in this turn."""
        if turn != self._turn:
            self._turn, self._left = turn, self.budget
        return max(SHARE * self._left, LEAST * self.budget)

    def pay(self, seconds: float) -> None:
        """Subtract used time."""
        self._left = max(0.0, self._left - seconds)


class Team:
    """Bots in all seats of a game."""

    def __init__(self, play: Play, name: str, seed: int, budget: float) -> None:
        self.play = play
        self.name = name
        self.purse = Purse(budget)
        self._seed = seed

    def answer(self) -> None:
        """Give one answer: of a bot that cuts in, else of the seat that is asked."""
        for seat in self.play.helpers:
            said = self._ask(seat, cut_in=True)
            if said is not None:
                self.play.answer(said, seat)
                return
        seat = self.play.asked[0]
        options = self.play.untried(seat)
        said = options[0] if len(options) == 1 else self._ask(seat)
        assert said is not None
        self.play.answer(said, seat)

    def _ask(self, seat: int, cut_in: bool = False) -> str | None:
        play = self.play
        began = time.process_time()
        self._seed += 1
        view = play.view(seat)
        said: str | None = choose(
            play.game,
            play.edition,
            view,
            play.untried(seat),
            self.name,
            self.purse.take(view["turn"]),
            self._seed,
            time.process_time,  # processor time: a team is as strong on a busy machine
            cut_in=cut_in,
        )["answer"]
        self.purse.pay(time.process_time() - began)
        return said


class Decks:
    """CHANCE with separate dice for each kind of question, so that the n-th card of a deck does not
    depend on what a team does."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._dice: dict[str, Dice] = {}
        self._rolls: dict[str, int] = {}

    def answer(self, play: Play) -> None:
        """Answer for CHANCE."""
        ask = play.ask
        assert ask is not None
        kind = ask.kind
        dice = self._dice.setdefault(kind, Dice(f"{self._seed} {kind}".encode()))
        number = self._rolls[kind] = self._rolls.get(kind, 0) + 1
        play.answer(dice.answer(play.table, number), CHANCE)


def one_game(
    game: str,
    edition: str,
    options: Mapping[str, Any],
    team: str,
    number: int,
    seed: int,
    budget: float,
    keep: bool = False,
) -> Result:
    """Play one game; its number and the seed decide the order of its decks."""
    MEMORY.forget()  # whatever was played here before, the game is the same
    play = laar.new(game, edition, None, options)
    decks = Decks(f"arena {seed} {number}")
    bots = Team(play, team, seed * 1_000_003 + number * 10_007, budget)
    while play.outcome is None:
        if play.asked[0] == CHANCE:
            decks.answer(play)
        else:
            bots.answer()
    won = bool(play.outcome.winners)
    turns = play.view(None)["turn"]
    text = _written(play, team) if won and keep else ""
    return Result(number, won, play.game.left(play.table), turns, text, luck_of(play)[0])


def _written(play: Play, team: str) -> str:
    """The record of a game; it has no seed, since each kind of question has dice of its own."""
    players = dict.fromkeys(play.seats, team)
    header = Header(play.game.name, play.edition, play.options_given, players, laar.__version__)
    return write(play, header)


def arena_team(
    game: str,
    edition: str,
    options: Mapping[str, Any],
    team: str,
    games: int,
    seed: int,
    budget: float | None = None,
    jobs: int = 2,
    progress: Callable[[], None] = lambda: None,
    save: Path | None = None,
) -> dict[str, Any]:
    """Let a team play many games of one mode; the first that is won is written to ``save``."""
    if team not in measured(game):
        raise BadOptions(f"there is no team '{team}': {', '.join(measured(game))}")
    play = laar.new(game, edition, None, options)
    budget = BUDGET if budget is None else budget
    started = time.monotonic()
    work = (
        delayed(one_game)(game, edition, options, team, number, seed, budget, save is not None)
        for number in range(games)
    )
    results: list[Result] = []
    for result in Parallel(n_jobs=jobs, return_as="generator_unordered")(work):
        results.append(result)
        progress()
    won = [result for result in results if result.record]
    if save is not None and won:
        save.write_text(min(won, key=lambda result: result.number).record, "utf-8")
    return {
        "game": game,
        "edition": edition,
        "mode": options.get("mode", play.game.modes(edition)[0]),
        "players": len(play.seats),
        "team": team,
        **tally(results),
        "budget": budget,
        "seed": seed,
        "seconds": round(time.monotonic() - started, 1),
    }


def tally(results: list[Result]) -> dict[str, Any]:
    """Games won, enemies left and turns taken."""
    wins = sum(result.won for result in results)
    low, high = wilson(wins, len(results))
    return {
        "games": len(results),
        "wins": wins,
        "share": round(wins / max(1, len(results)), 4),
        "interval": [round(low, 4), round(high, 4)],
        "adjusted": adjusted([Counted(float(r.won), r.luck, r.number) for r in results]),
        "left": round(fmean(r.left for r in results), 2),
        "turns": round(fmean(r.turns for r in results), 2),
    }
