"""Play one game and keep every decision of it."""

from __future__ import annotations

from random import Random

import msgspec

import laar
from laar.bots import considered
from laar.bots.beam import MEMORY
from laar.bots.greedy import after
from laar.bots.judge import chances
from laar.bots.problem import Reason
from laar.bots.ticks import Ticks
from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.selfplay.plan import Plan
from laar.selfplay.row import Row

RANDOM = "random"
DIGITS = 6  # of what is told in decimals


def play_game(plan: Plan, number: int) -> list[Row]:
    """The rows of a game; plan and number decide all of it."""
    return Game(plan, number).rows()


class Game:
    """One game of a plan. Bots think as long as their clock ticks: by no machine's time."""

    def __init__(self, plan: Plan, number: int) -> None:
        MEMORY.forget()  # whatever was played here before, the game is the same
        self.plan = plan
        self.number = number
        self.play = laar.new(plan.game, plan.edition, None, plan.options)
        self.dice = Dice(plan.dice(number).encode())
        self.players = plan.players(number, len(self.play.seats))
        self.random = Random(f"{plan.dice(number)} {number}")
        self.kept: list[Row] = []

    def rows(self) -> list[Row]:
        """Play it to its end."""
        play = self.play
        while play.outcome is None:
            if play.asked[0] == CHANCE:
                self._roll()
            elif not self._cut_in():
                self._answer(play.asked[0])
        outcome = chances(play.game, play.table)
        for row in self.kept:
            row.outcome = outcome
        return self.kept

    def _roll(self) -> None:
        """Let chance answer, and say what that was worth against the mean of what it could have."""
        play = self.play
        row = self._row(CHANCE, "")
        row.answer = self.dice.answer(play.table, play.rolls + 1)
        assert play.ask is not None
        row.weights = list(play.table.weights(play.ask))
        if len(row.legal) > 1:
            worths = [chances(play.game, after(play.table, CHANCE, one)) for one in row.legal]
            row.luck = luck(worths, row.weights, row.legal.index(row.answer))
            self.kept.append(row)
        play.answer(row.answer, CHANCE)

    def _cut_in(self) -> bool:
        """Let those speak who may, and want to, though another seat is asked."""
        for seat in self.play.helpers:
            reasons = self._thought(seat, self.play.untried(seat), cut_in=True)
            if reasons:
                self._take(seat, self.players[seat], reasons)
                return True
        return False

    def _answer(self, seat: int) -> None:
        untried = self.play.untried(seat)
        opening = len(self.kept) < self.plan.opening
        if len(self.play.options(seat)) == 1:
            self.play.answer(untried[0], seat)
            return
        reasons = [] if opening else self._thought(seat, untried)
        if reasons:
            self._take(seat, self.players[seat], reasons)
        else:  # an opening; or the bot has stumbled, and the row does not say it was the bot
            answer = self.random.choice(untried)
            self._take(seat, RANDOM, [Reason(answer, 0.0, [], 0)])

    def _thought(self, seat: int, options: list[str], cut_in: bool = False) -> list[Reason]:
        play, name, seed = self.play, self.players[seat], self.random.getrandbits(48)
        try:
            return considered(
                play.game, play.view(seat), options, name, self.plan.thought, seed, Ticks(), cut_in
            )
        except Exception:  # one game of a million must not end the others
            return []

    def _take(self, seat: int, bot: str, reasons: list[Reason]) -> None:
        row = self._row(seat, bot)
        row.answer = reasons[0].answer
        if bot != RANDOM:
            by_answer = {one.answer: one for one in reversed(reasons)}
            found = [by_answer.get(text) for text in row.legal]
            row.visits = [0 if one is None else one.visits for one in found]
            row.values = [None if one is None else round(one.worth, DIGITS) for one in found]
        self.kept.append(row)
        self.play.answer(row.answer, seat)

    def _row(self, seat: int, bot: str) -> Row:
        play, ask = self.play, self.play.ask
        assert ask is not None
        count, position = len(play.history), position_of(play)
        return Row(self.number, count, seat, bot, position, ask.kind, play.options(seat), "")


def position_of(play: Play) -> str:
    """The whole table as JSON; ``Game.load`` makes it a table again."""
    return msgspec.json.encode(play.game.save(play.table)).decode()


def luck(worths: list[list[float]], weights: list[int], fell: int) -> list[float]:
    """What one answer of chance gave each seat over the mean of all.

    >>> luck([[1.0, 0.0], [0.5, 0.5]], [1, 1], 0)
    [0.25, -0.25]
    """
    whole = sum(weights)
    means = [
        sum(w * v for w, v in zip(weights, by, strict=True)) / whole
        for by in zip(*worths, strict=True)
    ]
    return [round(value - mean, DIGITS) for value, mean in zip(worths[fell], means, strict=True)]
