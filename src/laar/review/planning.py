"""The same for games that are thought of turn by turn: an answer is worth the best turn that it
can be part of, and the best turns after that, cards drawn alike for every answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from laar.bots.beam import CARDS, Breadth, Thread, best_first, first_turn, look_ahead
from laar.bots.greedy import after
from laar.bots.judge import chances
from laar.bots.problem import Problem
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.core.game import AnyGame
from laar.review.weighing import LENGTH, Rival, Weighed, most_promising, stages

BREADTH = Breadth(width=3, covers=1)
TURNS = 2


def weigh_plans(
    game: AnyGame, worlds: Sequence[Table], seat: int, options: Sequence[str], said: str,
    rounds: int, seed: str,
) -> Weighed:  # fmt: skip
    """Compare the answers; ``rounds`` is the mean for one of them."""
    rivals = [Rival(text) for text in options]
    since = 0
    for some, count in stages(len(options), rounds):
        rivals = most_promising(rivals, some, said)
        since = len(rivals[0].found)
        for number in range(since, since + count):
            future = Future(game, seat, f"{seed} {number}")
            turns = future.turns(worlds[number % len(worlds)])
            for one in rivals:
                chance, line = future.worth(worlds[number % len(worlds)], one.answer, turns)
                one.found.append(chance)
                one.line = one.line or line
    return Weighed(rivals, said, since)


class Future:
    """One way in which the cards may still fall."""

    def __init__(self, game: AnyGame, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        source = Random(seed)
        self.cards = [source.expovariate(1.0) for _ in range(CARDS)]
        self.problem = Problem(game, {}, [], seat, source, lambda: 0.0, 1.0)

    def turns(self, table: Table) -> list[Thread]:
        """The ways to play the rest of a turn."""
        return first_turn(self.problem, table, BREADTH, self.cards)

    def worth(
        self, table: Table, answer: str, turns: Sequence[Thread]
    ) -> tuple[float, list[tuple[int, str]]]:
        """The chance to win after an answer and the best turns it can be part of, and the first of
        those turns."""
        begun = [thread for thread in turns if thread.line[:1] == [(self.seat, answer)]]
        then = after(table, self.seat, answer)
        begun += self._rest(then, answer) if self._same_turn(table, then) or not begun else []
        ends = look_ahead(
            self.problem, sorted(begun, key=best_first), BREADTH, TURNS, self.cards, 1
        )
        chance, best = max(
            ((chances(self.game, one.table)[self.seat], one) for one in ends if _whole(one, ends)),
            key=lambda pair: pair[0],
        )
        return chance, best.line[:LENGTH]

    def _rest(self, then: Table, answer: str) -> list[Thread]:
        dice = Random(self.seed)
        while then.ask is not None and then.ask.seat == CHANCE:
            then.answer(CHANCE, dice.choices(then.options(CHANCE), then.weights(then.ask))[0])
        said = [(self.seat, answer)]
        if then.ask is None:
            return [Thread(said, [], then, chances(self.game, then)[self.seat])]
        rest = [Thread([*said, *one.line], [], one.table, one.worth) for one in self.turns(then)]
        return rest or [Thread(said, [], then, chances(self.game, then)[self.seat])]

    def _same_turn(self, table: Table, then: Table) -> bool:
        """Whether an answer leaves the turn to go on."""
        if then.ask is None or then.ask.seat == CHANCE:
            return False
        turn = self.game.shared(table)["turn"]
        return bool(self.game.shared(then)["turn"] == turn)


def _whole(one: Thread, ends: Sequence[Thread]) -> bool:
    """Whether a line was followed as far as the first."""
    return one.turns == ends[0].turns
