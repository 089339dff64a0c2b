"""A tree of answers, grown one world at a time, with the dice as nodes of their own.

A round goes down where answers look best (PUCT), adds one node, plays on by the prior until the
turn has passed, and lets the game's taste judge. All numbers are those of the seat that thinks.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random

from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.core.game import Game

NOBODY = -2


class Node:
    """What followed an answer."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.asked = NOBODY  # the seat that answers here
        self.children: dict[str, Node] = {}
        self.likely: dict[str, float] = {}  # how much each answer is worth trying, at first sight

    def mean(self) -> float:
        """What a visit brought."""
        return self.total / self.visits if self.visits else 0.0


class Thought:
    """What stays the same through a search."""

    def __init__(
        self,
        game: Game,
        seat: int,
        random: Random,
        turns: int,
        curiosity: float,
        heat: float,
        beyond: float,
    ) -> None:
        self.game = game
        self.seat = seat
        self.random = random
        self.turns = turns  # how often the turn passes before the game's taste judges
        self.curiosity = curiosity
        self.heat = heat  # how freely priors are followed …
        self.beyond = beyond  # … and beyond the tree

    def grow(self, root: Node, table: Table) -> None:
        """One round; the table is used up."""
        path = [root]
        node = root
        last = NOBODY
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
        worth = self.game.taste(table, self.seat)
        for node in path:
            node.visits += 1
            node.total += worth

    def pick(self, node: Node, table: Table, seat: int, options: list[str]) -> str:
        """The answer that is worth a visit."""
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
        """Answer for everyone by the prior until the turn has passed often enough."""
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
        """An answer of CHANCE."""
        ask = table.ask
        assert ask is not None
        weights = [float(weight) for weight in table.weights(ask)]
        return options[drawn(weights, self.random.random() * sum(weights))]


def next_seat(table: Table) -> int:
    """Whose answer the table waits for; in a secret question the order tells nothing."""
    ask = table.ask
    assert ask is not None
    return table.waiting()[0] if ask.secret else ask.seat


def soft(scores: list[float], heat: float) -> list[float]:
    """Scores as shares of one: the hotter, the more alike."""
    top = max(scores)
    weights = [exp((score - top) / heat) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def drawn(weights: list[float], at: float) -> int:
    """The index whose stretch of the weights holds the point ``at``."""
    for index in range(len(weights)):
        at -= weights[index]
        if at < 0.0:
            return index
    return len(weights) - 1
