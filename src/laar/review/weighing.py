"""Every answer to one question, weighed by the same search on the same dice.

Each answer has a tree of its own and gets as many rounds as its rivals: first all, then the better
half and what was said, and so on. Round n rolls the same dice for all of them (common random
numbers) and looks at the same world; where something is hidden, at one that fits what the player
knew. A round ends after so many turns, whatever was answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from laar.bots.greedy import weighs
from laar.bots.judge import chances
from laar.bots.search import Level
from laar.bots.tree import Node, Thought
from laar.core.engine.table import Table
from laar.core.game import AnyGame
from laar.review.report import Trust

WORLDS = 12  # that fit a view, where something is hidden
TURNS = 1  # of the horizon: to the end of this one; more costs more than it tells
LEVEL = Level(share=1.0, curiosity=0.15, heat=0.2)
BEYOND = 0.1  # temperature of the priors beyond the tree
FEW = 3  # answers of the last stage, besides what was said
SURE, LIKELY = 3.0, 1.64  # differences in standard errors
LEAST = 0.005  # less is no loss
LENGTH = 6  # answers of a line that is shown


class Look(Thought):
    """A search whose dice fall apart from what players choose."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        heats = (LEVEL.sure, LEVEL.surest) if weighs(game) else (LEVEL.heat, BEYOND)

        def worth(table: Table) -> float:
            """The chance to win, from -1 to 1."""
            return 2 * chances(game, table)[seat] - 1

        super().__init__(game, seat, Random(0), worth, TURNS, LEVEL.curiosity, *heats)
        self.dice = Random(0)

    def roll(self, table: Table, options: list[str]) -> str:
        """What these dice say."""
        ask = table.ask
        assert ask is not None
        return self.dice.choices(options, table.weights(ask))[0]


class Rival:
    """An answer, its tree, and what each round of it came to, as a chance to win."""

    def __init__(self, answer: str) -> None:
        self.answer = answer
        self.root = Node()
        self.found: list[float] = []
        self.line: list[tuple[int, str]] = []

    def chance(self, since: int = 0) -> float:
        """The mean of its rounds."""
        some = self.found[since:]
        return sum(some) / len(some)


def most_promising(rivals: Sequence[Rival], some: int, said: str) -> list[Rival]:
    """Those that go on to the next stage: so many of the best, and what was said."""
    kept = sorted(rivals, key=lambda one: -one.chance() if one.found else 0.0)[:some]
    if all(one.answer != said for one in kept):
        kept.append(next(one for one in rivals if one.answer == said))
    return kept


class Weighed:
    """What was said against the best."""

    def __init__(self, rivals: Sequence[Rival], said: str, since: int) -> None:
        self.rivals = sorted(rivals, key=lambda one: -one.chance(since))
        self.said = next(one for one in rivals if one.answer == said)
        self.since = since  # rounds that chose the rivals prove nothing
        self.best, self.loss, self.trust = self._loss()

    def _loss(self) -> tuple[Rival, float, Trust]:
        best = self.rivals[0]
        if best is self.said:
            return best, 0.0, ""
        gaps = [
            one - other
            for one, other in zip(
                best.found[self.since :], self.said.found[self.since :], strict=True
            )
        ]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        error = sqrt(spread / len(gaps))
        trust: Trust = "sure" if mean > SURE * error else "likely" if mean > LIKELY * error else ""
        return best, (mean if trust and mean >= LEAST else 0.0), trust


def weigh(
    game: AnyGame, worlds: Sequence[Table], seat: int, options: Sequence[str], said: str,
    rounds: int, seed: str,
) -> Weighed:  # fmt: skip
    """Compare the answers; ``rounds`` is the mean for one of them."""
    look = Look(game, seat)
    rivals = [Rival(text) for text in options]
    since = 0
    for some, count in stages(len(options), rounds):
        rivals = most_promising(rivals, some, said)
        since = len(rivals[0].found)
        for number in range(since, since + count):
            world = worlds[number % len(worlds)]
            for one in rivals:
                look.random, look.dice = (
                    Random(f"{seed} {number} play"), Random(f"{seed} {number}")
                )  # fmt: skip
                table = world.clone()
                table.answer(seat, one.answer)
                one.found.append((1 + look.grow(one.root, table, seat)) / 2)
    weighed = Weighed(rivals, said, since)
    weighed.best.line = _line(seat, weighed.best)
    return weighed


def stages(answers: int, rounds: int) -> list[tuple[int, int]]:
    """How many answers get how many rounds, stage by stage: each has half the rivals of the one
    before and the same work.

    >>> stages(20, 10)
    [(20, 2), (10, 5), (5, 10), (3, 16)]
    """
    sizes = [answers]
    while sizes[-1] > FEW:
        sizes.append(max(FEW, sizes[-1] // 2))
    work = answers * rounds / len(sizes)
    return [(size, max(2, int(work / size))) for size in sizes]


def _line(seat: int, best: Rival) -> list[tuple[int, str]]:
    """The answer and what follows it most often, dice the likeliest."""
    found, node = [(seat, best.answer)], best.root
    while node.children and len(found) < LENGTH:
        asked = node.asked
        answer, node = max(node.children.items(), key=lambda pair: pair[1].visits)
        if node.visits < 2:
            break
        found.append((asked, answer))
    return found
