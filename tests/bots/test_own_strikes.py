"""A short search strikes a card of its own side only where it has proven that."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import laar
from laar.bots import search
from laar.bots.problem import Problem, Reason
from laar.bots.search import PROOF, Level
from laar.bots.tree import Node
from laar.games.berserk.state.battle import Battle

ROUNDS = 18  # about what the quickest level has time for
GAMES = 3
TURNS = 8  # of each game


def strikes(number: int) -> Iterator[tuple[bool, Reason]]:
    """The strikes of a game: whether at a card of the own side, and the reason."""
    think = partial(search.search, level=Level(1.0, rounds=ROUNDS))
    play = laar.new("berserk", seed=f"own {number}", options={"decks": ["orcs", "coven"]})
    luck = Random(number)
    while play.outcome is None and play.view(None)["turn"] < TURNS:
        seat, table = play.asked[0], play.table
        options = play.untried(seat)
        answer = options[0]
        if len(options) > 1:
            still = partial(float, 0)  # only rounds end the search
            problem = Problem(play.game, play.view(seat), options, seat, luck, still, 1.0)
            reason = think(problem)[0]
            answer = reason.answer
            if answer.startswith("strike"):
                assert isinstance(table, Battle)
                target = table.called(answer.split(" ")[2])
                yield table.allied(table.control[target], seat), reason
        play.answer(answer, seat)


def test_nobody_strikes_his_own_without_proof() -> None:
    found = [one for number in range(GAMES) for one in strikes(number)]
    assert len(found) > 20
    assert all(reason.visits >= PROOF for own, reason in found if own)


def test_a_lucky_visit_proves_nothing() -> None:
    root = Node()
    root.likely = {"good": 0.99, "own": 0.001}
    for answer, visits in (("good", 4), ("own", 9)):
        root.children[answer] = Node()
        root.children[answer].visits = visits
    assert [answer for answer, _ in search.by_proof(root)] == ["good", "own"]
    root.children["own"].visits = PROOF
    assert search.by_proof(root)[0][0] == "own"
