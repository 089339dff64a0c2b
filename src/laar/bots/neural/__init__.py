"""A bot that learnt by playing itself: tree search by the judgement of a net."""

from __future__ import annotations

from laar.bots.neural.growth import Node, descend, rooted, settle
from laar.bots.neural.net import Net, shipped
from laar.bots.problem import Problem, Reason
from laar.core.abilities import HasNet
from laar.core.game import BadOptions

CURIOSITY = 0.35
TOGETHER = 8  # ends that the net judges at once
LENGTH = 8  # most answers of a line that are shown


def neural(problem: Problem, net: Net | None = None, rounds: int = 0) -> list[Reason]:
    """The answers, the most visited first; searched until the time is over, or ``rounds``."""
    game, seat = problem.game, problem.seat
    if not isinstance(game, HasNet):
        raise BadOptions(f"nobody has taught the bot neural {game.name}")
    net = net or shipped(game.name)
    if len(problem.options) == 1:
        return [Reason(problem.options[0], 0.0, problem.options.copy(), 0)]
    root = rooted(problem.world(), seat)
    net.judge(game, [root], seat)
    done = 0
    while done == 0 or (done < rounds if rounds else problem.left() > 0):
        paths = [
            descend(root, seat, -1, CURIOSITY, problem.random)
            for _ in range(min(TOGETHER, 1 + done))
        ]
        new = {id(end): end for path in paths if (end := path.end) and not end.judged}
        if new:
            net.judge(game, list(new.values()), seat)
        for path in paths:
            settle(path)
        done += len(paths)
    return reasons(root, problem)


def reasons(root: Node, problem: Problem) -> list[Reason]:
    """What was compared."""
    sign = 1.0 if root.seat == 0 else -1.0
    order = sorted(range(len(root.answers)), key=lambda i: (-root.visits[i], -root.likely[i]))
    return [
        Reason(
            root.answers[i],
            sign * root.totals[i] / root.visits[i] if root.visits[i] else sign * root.worth,
            line(root, i),
            root.visits[i],
        )
        for i in order
    ]


def line(node: Node, place: int) -> list[str]:
    """The most visited answers, up to the next roll."""
    found = [node.answers[place]]
    child = node.children[place]
    while child is not None and child.seat >= 0 and child.count and len(found) < LENGTH:
        place = max(range(len(child.answers)), key=child.visits.__getitem__)
        found.append(child.answers[place])
        child = child.children[place]
    return found
