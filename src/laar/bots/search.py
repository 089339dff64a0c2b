"""Search: a tree over sampled worlds, with the dice as nodes of their own and the hunches of the game as a guide.

Every round takes a possible world, goes down the tree where answers look best (PUCT), adds one node, plays on by
hunch until the turn has passed on a few times, and lets the game's taste judge.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt

from laar.bots.greedy import after, calm, expect, greedy
from laar.bots.problem import Problem, Reason
from laar.core.ask import CHANCE
from laar.core.game import Game
from laar.core.table import Table


@dataclass(frozen=True)
class Level:
    """How hard a search thinks."""

    share: float  # of the time it is given
    turns: int  # how often the turn passes before the game's taste judges
    curiosity: float = 0.3
    root: float = 0.1
    heat: float = 0.5  # of the hunches


class Node:
    """A point of the tree: what followed an answer."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[str, Node] = {}
        self.likely: dict[str, float] = {}


def softmax(scores: list[float], heat: float) -> list[float]:
    top = max(scores)
    weights = [exp((s - top) / heat) for s in scores]
    whole = sum(weights)
    return [w / whole for w in weights]


def search(problem: Problem, level: Level) -> list[Reason]:
    game, seat = problem.game, problem.seat
    root = Node()
    if problem.options[0].startswith("place"):
        return greedy(problem)
    table = problem.world()
    if len(problem.options) > 1 and not (table.ask and table.ask.secret):
        worths = [expect(game, after(table, seat, a), seat) for a in problem.options]
        root.likely = dict(zip(problem.options, softmax(worths, level.root), strict=True))
    start = problem.clock()
    stop = start + (problem.deadline - start) * level.share
    rounds = 0
    import os
    most = int(os.environ.get("ROUNDS", "0")) or 10**9
    while problem.clock() < stop and rounds < most:
        rounds += 1
        round_(problem, level, root, table.clone())
    reasons = [
        Reason(a, n.total / max(1, n.visits), line(n, a), n.visits) for a, n in root.children.items()
    ]
    return sorted(reasons, key=lambda r: -r.visits)


def line(node: Node, answer: str) -> list[str]:
    found = [answer]
    while node.children and len(found) < 8:
        best, node = max(node.children.items(), key=lambda pair: pair[1].visits)
        found.append(best)
    return found


def round_(problem: Problem, level: Level, root: Node, table: Table) -> None:
    game, seat, random = problem.game, problem.seat, problem.random
    path = [root]
    node = root
    last, turns = seat, level.turns
    while table.ask is not None:
        ask = table.ask
        s = ask.seat
        if ask.secret:
            s = table.waiting()[0]
        options = table.options(s)
        if s == CHANCE:
            answer = random.choices(options, table.weights(ask))[0]
        elif len(options) == 1:
            answer = options[0]
            table.answer(s, answer)
            continue
        else:
            if s != last and calm(table):
                last = s
                turns -= 1
                if not turns:
                    break
            if not node.likely:
                node.likely = dict(zip(options, softmax(game.hunch(table, options), level.heat)))
            answer = pick(node, options, s == seat, level.curiosity)
        table.answer(s, answer)
        child = node.children.get(answer)
        fresh = child is None
        if child is None:
            child = node.children[answer] = Node()
        path.append(child)
        node = child
        if fresh and s != CHANCE:
            break
    worth = play_on(game, table, seat, last, turns, level.heat, random) if turns else game.taste(table, seat)
    for node in path:
        node.visits += 1
        node.total += worth


def pick(node: Node, options: list[str], own: bool, curiosity: float) -> str:
    explore = curiosity * sqrt(node.visits)
    mean = node.total / node.visits if node.visits else 0.0
    best, chosen = -9.0, options[0]
    for answer in options:
        child = node.children.get(answer)
        if child is None:
            worth = (mean if own else -mean) + explore * node.likely.get(answer, 0.01)
        else:
            q = child.total / child.visits
            worth = (q if own else -q) + explore * node.likely.get(answer, 0.01) / (1 + child.visits)
        if worth > best:
            best, chosen = worth, answer
    return chosen


def play_on(game: Game, table: Table, seat: int, last: int, turns: int, heat: float, random) -> float:
    while table.ask is not None:
        ask = table.ask
        s = ask.seat
        if ask.secret:
            s = table.waiting()[0]
        options = table.options(s)
        if s == CHANCE:
            answer = options[int(random.random() * len(options))]
        elif len(options) == 1:
            answer = options[0]
        else:
            if s != last and len(table.stack) == 1:
                last = s
                turns -= 1
                if not turns:
                    break
            scores = game.hunch(table, options)
            top = max(scores)
            weights = [exp((x - top) / heat) for x in scores]
            at = random.random() * sum(weights)
            answer = options[-1]
            for i, w in enumerate(weights):
                at -= w
                if at < 0:
                    answer = options[i]
                    break
        table.answer(s, answer)
    return game.taste(table, seat)
