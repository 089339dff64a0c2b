"""A process that plays many games side by side; each is a coroutine that waits for the net."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import laar
from laar.bots.neural.growth import Node, drawn, rooted, softmax
from laar.bots.neural.net import hints, lead
from laar.core.engine.ask import CHANCE
from laar.core.game import AnyGame
from laar.learner.exchange import ASKED, MINE, Exchange
from laar.learner.gumbel import Choice, searched
from laar.learner.plan import Plan

HEATS = (0.2, 0.4, 0.8)  # of the priors that the first games are played by …
WIDE = 2.0  # … and of those where both place in secret: all layouts are to be seen
NAP_S = 0.0001


class Row:
    """One decision of a game."""

    def __init__(self, game: Any, node: Node) -> None:
        self.features: list[int] = game.features(node.table, node.seat)
        self.moves: list[int] = game.moves(node.table, node.answers)
        self.lead = lead(game, node.table)
        self.hints = hints(game, node.table, node.answers)
        self.policy: list[float] = []  # empty where nothing was searched
        self.worth = node.worth
        self.target = 0.0


def one_game(
    game: AnyGame, plan: Plan, random: Random, rows: list[Row], warm: bool
) -> Iterator[Node]:
    """Play a game to its end; the positions that come out are to be judged before going on."""
    table = game.new_table(list(game.editions)[-1], {})
    heat = random.choice(HEATS)
    while table.outcome is None:
        seat = table.waiting()[0]
        answers = table.options(seat)
        if seat == CHANCE or len(answers) == 1:
            table.answer(seat, answers[int(random.random() * len(answers))])
            continue
        root = rooted(table, seat)
        if warm:
            if random.random() < plan.warm_share:
                rows.append(Row(game, root))
            now = WIDE if table.ask is not None and table.ask.secret else heat
            odds = softmax([hint / now for hint in hints(game, root.table, answers)])
            place = drawn(odds, random.random())
        else:
            row = Row(game, root)
            rows.append(row)
            yield root
            row.worth = root.worth
            if random.random() < plan.full:
                found: list[Choice] = []
                yield from searched(root, plan.rounds, plan.considered, random, found)
                row.policy, row.worth, place = found[0].policy, found[0].worth, found[0].place
            else:
                place = drawn(root.likely, random.random())
        table.answer(seat, answers[place])
    winners = table.outcome.winners
    worth = 0.0 if not winners else 1.0 if 0 in winners else -1.0
    for row in reversed(rows):
        row.target = worth
        if not warm:
            worth = plan.trust * worth + (1.0 - plan.trust) * row.worth


def packed(rows: list[Row], plan: Plan, game: Any) -> dict[str, NDArray[Any]]:
    """The rows of a game as arrays; empty places hold a feature, or a move, that there is not."""
    count = len(rows)
    kept = {
        "features": np.full((count, plan.most_features), game.feature_count, "i2"),
        "moves": np.full((count, plan.most_answers), game.move_count, "i2"),
        "lead": np.array([row.lead for row in rows], "f4"),
        "hints": np.zeros((count, plan.most_answers), "f2"),
        "policy": np.zeros((count, plan.most_answers), "f2"),
        "worth": np.array([row.target for row in rows], "f4"),
    }
    for index, row in enumerate(rows):
        kept["features"][index, : len(row.features)] = row.features[: plan.most_features]
        kept["moves"][index, : len(row.moves)] = row.moves[: plan.most_answers]
        kept["hints"][index, : len(row.hints)] = row.hints[: plan.most_answers]
        kept["policy"][index, : len(row.policy)] = row.policy[: plan.most_answers]
    return kept


class Group:
    """Games that wait for the net together."""

    def __init__(self, plan: Plan, exchange: Exchange, slot: int, seed: int) -> None:
        self.plan, self.exchange, self.slot = plan, exchange, slot
        self.game: Any = laar.game(plan.game)
        self.random = Random(seed)
        self.shared = exchange.arrays()
        self.turn = self.shared["turn"]
        self.warm = plan.warm_games // max(1, 2 * plan.workers)
        self.games: list[tuple[Iterator[Node], list[Row], Node]] = []

    def play(self) -> None:
        """Play on with what the net said, and ask it again; some games by priors come first."""
        if self.warm:
            self.warm -= 1
            rows: list[Row] = []
            for _ in one_game(self.game, self.plan, self.random, rows, True):
                raise AssertionError("nobody asks the net in these")
            self._send(rows)
            return
        if self.games:
            self.go_on()
        else:
            self.games = [self._begin() for _ in range(self.plan.group)]
        self.ask()

    def _begin(self) -> tuple[Iterator[Node], list[Row], Node]:
        """A new game at its first position for the net."""
        rows: list[Row] = []
        playing = one_game(self.game, self.plan, self.random, rows, False)
        return playing, rows, next(playing)

    def _send(self, rows: list[Row]) -> None:
        self.exchange.rows.put(packed(rows, self.plan, self.game))

    def ask(self) -> None:
        """Show all positions to the net."""
        plan = self.plan
        features, moves = self.shared["features"][self.slot], self.shared["moves"][self.slot]
        features[:] = self.game.feature_count
        moves[:] = self.game.move_count
        for index, (_, _, node) in enumerate(self.games):
            there = self.game.features(node.table, node.seat)[: plan.most_features]
            numbers = self.game.moves(node.table, node.answers)[: plan.most_answers]
            features[index, : len(there)] = there
            moves[index, : len(numbers)] = numbers
            self.shared["lead"][self.slot, index] = lead(self.game, node.table)
            said = hints(self.game, node.table, node.answers)[: plan.most_answers]
            self.shared["hints"][self.slot, index, : len(said)] = said
        self.turn[self.slot] = ASKED

    def go_on(self) -> None:
        """Play every game on to its next position."""
        worths = self.shared["worth"][self.slot].tolist()
        logits = self.shared["logits"][self.slot].tolist()
        for index, (playing, rows, node) in enumerate(self.games):
            node.judge(worths[index], logits[index][: len(node.answers)])
            following = next(playing, None)
            if following is None:
                self._send(rows)
                self.games[index] = self._begin()
            else:
                self.games[index] = playing, rows, following


def work(plan: Plan, exchange: Exchange, number: int) -> None:
    """Play until told to stop."""
    try:
        groups = [
            Group(plan, exchange, slot, plan.seed * 1009 + slot)
            for slot in (number * 2, number * 2 + 1)
        ]
        for group in groups:
            group.play()
        while True:
            for group in groups:
                while group.turn[group.slot] != MINE:
                    if exchange.stopped.value:
                        return
                    time.sleep(NAP_S)
                group.play()
    finally:
        exchange.rows.cancel_join_thread()
