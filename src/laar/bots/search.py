"""Tree search over random tables that fit the view, for as long as time allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from laar.bots.beam import Breadth, planned
from laar.bots.greedy import after, by_prior, expect, weighs
from laar.bots.problem import Problem, Reason
from laar.bots.tree import Node, Thought, soft
from laar.core.abilities import PlansTurns
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table

WORLDS = 16  # most tables that are searched
LOOK = 0.3  # most of the time that the first look may take
LENGTH = 8  # most answers of a line that are shown
TURNS = Breadth()  # for games that plan whole turns
DOUBTFUL = 0.05  # share of the best prior: an answer with less must be proven …
PROOF = 16  # … by so many visits


@dataclass(frozen=True)
class Level:
    """How much and how a bot searches."""

    share: float  # of the time it is given that it uses
    turns: int = 1  # how many turns are played before the position is valued
    curiosity: float = 0.5
    heat: float = 0.5  # temperature of the priors, in the game's own points
    root: float = 0.1  # the same for greedy's values of the first answers
    sure: float = 0.3  # the same for priors that take dice into account …
    surest: float = 0.1  # … and for play beyond the tree
    rounds: int = 0  # the most there may be; 0: as many as there is time for
    likes: Mapping[str, float] = field(default_factory=dict)  # added to the priors, by verb


LEVELS = {"search-1": Level(0.05), "search-2": Level(0.15), "search-3": Level(1.0)}


def search(problem: Problem, level: Level) -> list[Reason]:
    """The answers, the most visited one first."""
    until = problem.clock() + level.share * problem.left()
    if isinstance(problem.game, PlansTurns):
        return planned(problem, TURNS, until)
    game = problem.game
    tables = worlds(problem)
    ask = tables[0].ask
    if weighs(game) and ask is not None and ask.secret:
        return by_prior(problem, tables[0])
    heats = (level.sure, level.surest) if weighs(game) else (level.heat, level.heat)
    thought = Thought(
        game, problem.seat, problem.random, problem.worth, level.turns, level.curiosity, *heats
    )
    root = Node()
    if not weighs(game):
        root.likely = first_look(problem, tables[0], level, until)
    elif level.likes:
        root.likely = as_liked(problem, tables[0], level)
    rounds = 0
    while rounds == 0 or (rounds != level.rounds and problem.clock() < until):
        thought.grow(root, tables[rounds % len(tables)].clone())
        rounds += 1
    return [Reason(answer, n.mean(), line(answer, n), n.visits) for answer, n in by_proof(root)]


def by_proof(root: Node) -> list[tuple[str, Node]]:
    """The answers, the most visited first; those that look bad at first sight and have not been
    proven come last. A few lucky dice prove nothing: nobody strikes his own for them."""
    least = DOUBTFUL * max(root.likely.values(), default=0.0)

    def order(pair: tuple[str, Node]) -> tuple[bool, int]:
        answer, node = pair
        return root.likely.get(answer, 1.0) < least and node.visits < PROOF, -node.visits

    return sorted(root.children.items(), key=order)


def as_liked(problem: Problem, table: Table, level: Level) -> dict[str, float]:
    """How promising the answers look to someone who likes some of them."""
    priors = problem.game.prior(table, problem.options)
    likes = [level.likes.get(answer.split(" ", 1)[0], 0.0) for answer in problem.options]
    scores = [worth + like for worth, like in zip(priors, likes, strict=True)]
    return dict(zip(problem.options, soft(scores, level.sure), strict=True))


def first_look(problem: Problem, table: Table, level: Level, until: float) -> dict[str, float]:
    """How likely each answer is by greedy's values; empty if they take too long, so that the tree
    uses the game's priors. Greedy cannot value steps of a secret question."""
    if table.ask is not None and table.ask.secret:
        return {}
    began = problem.clock()
    worths = []
    for answer in problem.options:
        worths.append(expect(problem, after(table, problem.seat, answer)))
        if problem.clock() - began > LOOK * (until - began):
            return {}
    return dict(zip(problem.options, soft(worths, level.root), strict=True))


def worlds(problem: Problem) -> list[Table]:
    """Random tables that fit the view; one if nothing is hidden."""
    found = [problem.world(), problem.world()]
    if found[0].mark() == found[1].mark():
        return found[:1]
    return found + [problem.world() for _ in range(WORLDS - 2)]


def line(answer: str, node: Node) -> list[str]:
    """The most visited answers, up to the next roll."""
    found = [answer]
    while node.children and node.asked != CHANCE and len(found) < LENGTH:
        answer, node = max(node.children.items(), key=lambda pair: pair[1].visits)
        found.append(answer)
    return found
