"""A search tree over positions that a net judges; dice are nodes whose faces are drawn.

Worths are for seat 0, from -1 to 1. A path counts as lost for whoever chose it until its end is
judged, so that several ends can be found before the net sees them together.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table

NOBODY: Final = -2


class Node:
    """A position: who is asked, what may be answered, and what became of each answer."""

    def __init__(self, table: Table, seat: int, answers: list[str]) -> None:
        self.table = table
        self.seat = seat
        self.answers = answers
        self.judged = False
        self.worth = 0.0
        self.logits: list[float] = []
        self.likely: list[float] = []
        self.count = 0
        self.visits: list[int] = [0] * len(answers)
        self.totals: list[float] = [0.0] * len(answers)
        self.children: list[Node | None] = [None] * len(answers)

    def judge(self, worth: float, logits: list[float]) -> None:
        """What the net says of this position: its worth and how promising each answer is."""
        self.judged = True
        self.worth = worth
        self.logits = logits
        self.likely = softmax(logits)


class Path:
    """The answers from the root to a position."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.places: list[int] = []
        self.end: Node | None = None


def softmax(scores: list[float]) -> list[float]:
    """Scores as probabilities."""
    if not scores:
        return []
    top = max(scores)
    weights = [exp(score - top) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def drawn(weights: list[float], at: float) -> int:
    """The index where the running sum of the weights passes ``at``."""
    last = len(weights) - 1
    for index in range(last):
        at -= weights[index]
        if at < 0.0:
            return index
    return last


def arrive(table: Table, thinker: int) -> Node:
    """The next position where something is to be decided or rolled; the table is kept.

    Of a secret question only the thinker's own steps are known: when he is ready it ends there.
    """
    while True:
        ask = table.ask
        if ask is None:
            outcome = table.outcome
            assert outcome is not None
            node = Node(table, NOBODY, [])
            node.judged = True
            if outcome.winners:
                node.worth = 1.0 if 0 in outcome.winners else -1.0
            return node
        seat = thinker if ask.secret else ask.seat
        answers = table.options(seat)
        if len(answers) != 1:
            return Node(table, seat, answers)
        table.answer(seat, answers[0])


def rooted(table: Table, thinker: int) -> Node:
    """The root of a search; what other seats answer in secret is forgotten."""
    known = table.clone()
    ask = known.ask
    if ask is not None and ask.secret:
        for other in ask.others:
            if other != thinker:
                known.steps[other] = []
    return arrive(known, thinker)


def descend(root: Node, thinker: int, first: int, curiosity: float, random: Random) -> Path:
    """Follow promising answers to a position that is new or final; at the root take ``first``, if
    it is none of -1."""
    path = Path()
    node = root
    while True:
        if node.seat == CHANCE:
            weights = [float(weight) for weight in node.table.weights(node.table.ask)]  # type: ignore[arg-type]
            place = drawn(weights, random.random() * sum(weights))
        elif node is root and first >= 0:
            place = first
        else:
            place = promising(node, curiosity)
        path.nodes.append(node)
        path.places.append(place)
        node.count += 1
        node.visits[place] += 1
        if node.seat != CHANCE:
            node.totals[place] += loss(node)
        child = node.children[place]
        if child is None:
            table = node.table.clone()
            table.answer(node.seat, node.answers[place])
            child = arrive(table, thinker)
            node.children[place] = child
        node = child
        if node.seat != CHANCE and (not node.judged or not node.answers):
            path.end = node
            return path


def loss(node: Node) -> float:
    """A lost game for whoever chooses here."""
    return -1.0 if node.seat == 0 else 1.0


def settle(path: Path) -> None:
    """Count what the end of a path is worth, all along it."""
    end = path.end
    assert end is not None
    worth = end.worth
    for index in range(len(path.nodes)):
        node = path.nodes[index]
        if node.seat != CHANCE:
            node.totals[path.places[index]] += worth - loss(node)


def promising(node: Node, curiosity: float) -> int:
    """The answer to visit next (PUCT); what was never tried is thought worth the mean."""
    sign = 1.0 if node.seat == 0 else -1.0
    visits, totals, likely = node.visits, node.totals, node.likely
    total = node.worth
    for value in totals:
        total += value
    unseen = sign * total / (1 + node.count)
    explore = curiosity * sqrt(node.count + 1)
    best = -1e9
    chosen = 0
    for index in range(len(likely)):
        count = visits[index]
        if count:
            worth = sign * totals[index] / count + explore * likely[index] / (1 + count)
        else:
            worth = unseen + explore * likely[index]
        if worth > best:
            best = worth
            chosen = index
    return chosen
