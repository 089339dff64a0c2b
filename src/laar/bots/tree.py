"""A search tree of answers; dice are nodes too, and each round may use another table.

A round follows the most promising answers (PUCT), adds one node, plays on by the priors for some
turns and values the position. All values are for the seat that searches.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from random import Random

from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.core.game import AnyGame

NOBODY = -2


class Node:
    """The position after an answer, on all tables."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.asked = NOBODY  # the seat that answers here
        self.children: dict[str, Node] = {}
        self.likely: dict[str, float] = {}  # the prior of each answer

    def mean(self) -> float:
        """The mean value of a visit."""
        return self.total / self.visits if self.visits else 0.0


class Thought:
    """The settings of one search."""

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        random: Random,
        worth: Callable[[Table], float],
        turns: int,
        curiosity: float,
        heat: float,
        beyond: float,
    ) -> None:
        self.game = game
        self.seat = seat
        self.random = random
        self.worth = worth  # what a position is worth to the seat that searches
        self.turns = turns  # how many turns are played before the position is valued
        self.curiosity = curiosity
        self.heat = heat  # temperature of the priors in the tree …
        self.beyond = beyond  # … and beyond it

    def grow(self, root: Node, table: Table, last: int = NOBODY) -> float:
        """Play one round, and say what came of it; the table is changed. ``last``: whose turn it
        was before, where that counts as a turn."""
        path = [root]
        node = root
        turns = self.turns
        while table.ask is not None:
            seat = next_seat(table)
            options = table.options(seat)
            if len(options) == 1:
                table.answer(seat, options[0])
                continue
            if seat != CHANCE and seat != last and len(table.stack) == 1:
                turns -= last != NOBODY
                last = seat
                if not turns:
                    break
            answer = self.pick(node, table, seat, options)
            table.answer(seat, answer)
            child = node.children.get(answer)
            new = child is None
            if child is None:
                child = node.children[answer] = Node()
            path.append(child)
            node = child
            if new and seat != CHANCE:
                self.play_on(table, last, turns)
                break
        worth = self.worth(table)
        for node in path:
            node.visits += 1
            node.total += worth
        return worth

    def pick(self, node: Node, table: Table, seat: int, options: list[str]) -> str:
        """The answer to visit next."""
        node.asked = seat
        if seat == CHANCE:
            return self.roll(table, options)
        if not node.likely:
            weights = soft(self.game.prior(table, options), self.heat)
            node.likely = dict(zip(options, weights, strict=True))
        sign = 1.0 if self.game.cooperative or table.allied(seat, self.seat) else -1.0
        unseen = sign * node.mean()
        explore = self.curiosity * sqrt(node.visits)
        best, chosen = -9.0, options[0]
        for answer in options:
            child = node.children.get(answer)
            promise = explore * node.likely.get(answer, 0.0)
            if child is None:
                worth = unseen + promise
            else:
                worth = sign * child.mean() + promise / (1 + child.visits)
            if worth > best:
                best, chosen = worth, answer
        return chosen

    def play_on(self, table: Table, last: int, turns: int) -> None:
        """Answer for every seat by the priors until enough turns have passed."""
        while table.ask is not None:
            seat = next_seat(table)
            options = table.options(seat)
            if len(options) == 1:
                table.answer(seat, options[0])
                continue
            if seat == CHANCE:
                table.answer(seat, self.roll(table, options))
                continue
            if seat != last and len(table.stack) == 1:
                turns -= last != NOBODY
                last = seat
                if not turns:
                    return
            weights = soft(self.game.prior(table, options), self.beyond)
            table.answer(seat, options[drawn(weights, self.random.random())])

    def roll(self, table: Table, options: list[str]) -> str:
        """A random answer of CHANCE by its weights."""
        ask = table.ask
        assert ask is not None
        weights = [float(weight) for weight in table.weights(ask)]
        return options[drawn(weights, self.random.random() * sum(weights))]


def next_seat(table: Table) -> int:
    """The seat that answers next; in a secret question the order does not matter."""
    ask = table.ask
    assert ask is not None
    return table.waiting()[0] if ask.secret else ask.seat


def soft(scores: list[float], heat: float) -> list[float]:
    """Scores as probabilities (softmax); the higher the temperature, the more equal."""
    top = max(scores)
    weights = [exp((score - top) / heat) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def drawn(weights: list[float], at: float) -> int:
    """The index where the running sum of the weights passes ``at``."""
    for index in range(len(weights)):
        at -= weights[index]
        if at < 0.0:
            return index
    return len(weights) - 1
