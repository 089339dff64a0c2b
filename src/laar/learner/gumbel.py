"""A short search that is sure to better the net's choice: a few answers drawn by the Gumbel trick
are halved again and again, and what they were worth bends the net's odds of all answers.

After Danihelka and others, "Policy improvement by planning with Gumbel" (2022).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, log, log2
from random import Random

from laar.bots.neural.growth import Node, descend, settle, softmax

CURIOSITY = 1.0
FLOOR = 50.0  # visits that a worth counts for at least …
TRUST = 0.2  # … and how much each; worths are from -1 to 1


class Choice:
    """What a search found."""

    def __init__(self, place: int, policy: list[float], worth: float) -> None:
        self.place = place  # the answer to give
        self.policy = policy  # the better odds of all answers
        self.worth = worth  # of the position, for seat 0


def searched(
    root: Node, rounds: int, considered: int, random: Random, found: list[Choice]
) -> Iterator[Node]:
    """Search from a judged root; the positions that come out are to be judged before going on."""
    noise = [-log(-log(random.random() + 1e-12) + 1e-12) for _ in root.answers]
    bent = [g + logit for g, logit in zip(noise, root.logits, strict=True)]
    left = sorted(range(len(bent)), key=lambda i: -bent[i])[: min(considered, rounds)]
    halvings = max(1, ceil(log2(len(left))))
    for _ in range(halvings):
        for _ in range(max(1, rounds // (halvings * len(left)))):
            for place in left:
                path = descend(root, root.seat, place, CURIOSITY, random)
                if path.end is not None and not path.end.judged:
                    yield path.end
                settle(path)
        gains = worths(root)
        left.sort(key=lambda i: -(bent[i] + gains[i]))
        left = left[: max(1, len(left) // 2)]
    gains = worths(root)
    policy = softmax([logit + gain for logit, gain in zip(root.logits, gains, strict=True)])
    sign = 1.0 if root.seat == 0 else -1.0
    scale = sign * (FLOOR + max(root.visits)) * TRUST
    worth = sum(p * gain / scale for p, gain in zip(policy, gains, strict=True))
    found.append(Choice(left[0], policy, worth))


def worths(root: Node) -> list[float]:
    """What each answer is worth to who chooses, in points of the odds; an answer that was not
    tried is thought to be as good as the mean of those that were and the net's word."""
    sign = 1.0 if root.seat == 0 else -1.0
    tried = [i for i, visits in enumerate(root.visits) if visits]
    mass = sum(root.likely[i] for i in tried)
    unseen = root.worth
    if mass > 0.0:
        mean = sum(root.likely[i] * root.totals[i] / root.visits[i] for i in tried) / mass
        unseen = (root.worth + root.count * mean) / (1 + root.count)
    scale = sign * (FLOOR + max(root.visits)) * TRUST
    return [
        scale * (total / visits if visits else unseen)
        for total, visits in zip(root.totals, root.visits, strict=True)
    ]
