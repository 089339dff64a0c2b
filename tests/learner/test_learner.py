"""The learner from nothing to a bot that plays, in small.

Every worker reads this file, one runs it: torch, which takes seconds to load, is imported where it
is needed."""

from __future__ import annotations

import json
from math import log
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import laar
from laar.bots import choose, names, neural
from laar.bots.neural.growth import Node, rooted
from laar.bots.neural.net import Net, hints, lead, load, shipped
from laar.bots.problem import Problem
from laar.cli import main
from laar.core.game import BadOptions
from laar.games.belogorye.bots import features as written
from laar.games.belogorye.game import Belogorye
from laar.games.belogorye.state.field import Field
from laar.learner.gumbel import Choice, searched

if TYPE_CHECKING:
    from laar.learner.model import Model

GAME = Belogorye()


def positions(count: int, seed: int) -> list[Field]:
    """Positions of random games, decisions of all kinds."""
    random = Random(seed)
    found: list[Field] = []
    while len(found) < count:
        table = GAME.new_table("2017", {})
        while table.outcome is None:
            seat = table.waiting()[0]
            answers = table.options(seat)
            if len(answers) > 1 and seat >= 0 and random.random() < 0.2:
                found.append(table.clone())
            table.answer(seat, random.choice(answers))
    return found[:count]


def known(node: Node) -> Field:
    """The table of a node."""
    assert isinstance(node.table, Field)
    return node.table


def test_it_learns_and_what_it_learnt_plays(tmp_path: Path) -> None:
    from laar.learner.learner import CURVE, NET

    assert main(["train", "belogorye", "--out", str(tmp_path), "--smoke"]) == 0
    curve = json.loads((tmp_path / CURVE).read_text())["curve"]
    untaught, taught = curve[-1]["lesson_loss"]
    assert taught < untaught
    assert curve[-1]["judged"] > 0  # it has played itself, too
    net = load(tmp_path / NET)
    play = laar.new("belogorye", seed="played by what was learnt")
    for number in range(60):
        seat = play.asked[0]
        answers = play.options(seat)
        problem = Problem(GAME, play.view(seat), answers, seat, Random(number), lambda: 0.0, 1.0)
        found = neural.neural(problem, net, rounds=4)
        assert sorted(reason.answer for reason in found) == sorted(answers)
        play.answer(found[0].answer, seat)


@pytest.fixture(scope="module")
def model() -> Model:
    """A net that has learnt nothing."""
    import torch

    from laar.learner.model import Model

    torch.manual_seed(1)
    return Model(written.FEATURES, written.MOVES, 32, 2)


@pytest.fixture(scope="module")
def net(model: Model, tmp_path_factory: pytest.TempPathFactory) -> Net:
    """The same for numpy."""
    path = tmp_path_factory.mktemp("net") / "net.npz"
    model.save(path)
    return load(path)


def test_numpy_says_what_torch_says(model: Model, net: Net) -> None:
    import torch

    for table in positions(40, 3):
        seat = table.waiting()[0]
        root = rooted(table, seat)
        net.judge(GAME, [root], seat)
        features = torch.tensor([written.features(known(root), seat)])
        x = model.seen(features)
        moves = torch.tensor([written.moves(known(root), root.answers)])
        with torch.no_grad():
            chance = model.chance(features, x, torch.tensor([lead(GAME, root.table)]))
            said = torch.tensor([hints(GAME, root.table, root.answers)])
            logits = model.odds(x, moves, said)
        assert root.worth == pytest.approx(float((chance / 2).tanh()), abs=0.01)
        assert np.allclose(root.logits, logits[0].numpy(), atol=0.01)


def test_every_answer_has_a_number_of_its_own_and_every_feature_is_there_once() -> None:
    for table in positions(600, 4):
        seat = table.waiting()[0]
        features = written.features(table, seat)
        numbers = written.moves(table, table.options(seat))
        assert len(set(features)) == len(features)
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= one < written.FEATURES for one in features)
        assert all(0 <= one < written.MOVES for one in numbers)


def test_a_swapped_board_has_the_swapped_features_and_answers() -> None:
    letters = str.maketrans("abcde", "edcba")
    seen = set()
    for table in positions(200, 5):
        seat = table.waiting()[0]
        if table.ask is None or table.ask.secret:
            continue
        other = table.clone()
        other.at = [table.at[c + 4 - 2 * (c % 5)] for c in range(30)]
        other.cell = [c if c < 0 else type(c)(c + 4 - 2 * (c % 5)) for c in table.cell]
        other._legal = None
        kind = table.ask.kind
        seen.add(kind)
        assert set(written.features(other, seat)) == {
            written.MIRRORED[one] for one in written.features(table, seat)
        }
        if kind == "main":
            answers = table.options(seat)
            swapped = [
                " ".join([verb, *(cell.translate(letters) for cell in cells)])
                for verb, *cells in (answer.split(" ") for answer in answers)
            ]
            assert written.moves(other, swapped) == [
                written.MIRRORED_MOVES[one] for one in written.moves(table, answers)
            ]
    assert len(seen) >= 4


def test_nobody_sees_where_the_other_places() -> None:
    secret = [t for t in positions(200, 6) if t.ask is not None and t.ask.secret and t.steps[0]]
    assert secret
    for table in secret:
        assert written.features(table, 1) == written.features(known(rooted(table, 1)), 1)
        hidden = table.clone()
        hidden.steps[0] = []
        assert written.features(table, 1) == written.features(hidden, 1)


def test_the_same_seed_gives_the_same_answer(net: Net) -> None:
    for table in positions(5, 7):
        seat = table.waiting()[0]
        view, answers = GAME.view(table, seat), table.options(seat)
        twice = [
            neural.neural(
                Problem(GAME, view, answers, seat, Random(9), lambda: 0.0, 1.0), net, rounds=40
            )
            for _ in range(2)
        ]
        assert twice[0] == twice[1]


def below(top: Node | None, node: Node) -> bool:
    """Whether a node is in the tree under another."""
    return top is not None and (top is node or any(below(one, node) for one in top.children))


def test_the_shipped_net_plays_and_another_game_has_none() -> None:
    play = laar.new("belogorye", seed="a net at the table")
    seat = play.asked[0]
    answers = play.options(seat)
    said = choose("belogorye", play.edition, play.view(seat), answers, "neural", 0.02, 1)
    assert said["answer"] in answers
    assert "neural" in names("belogorye")
    assert "neural" not in names("berserk")
    with pytest.raises(BadOptions, match="nobody has taught it"):
        shipped("berserk")


def test_its_worths_know_more_than_taste() -> None:
    """Positions of games that greedy won or lost: log loss of the chances both see."""
    net, lost = shipped("belogorye"), [0.0, 0.0]
    for number in range(8):
        random = Random(number)
        play = laar.new("belogorye", seed=f"greedy against itself {number}")
        seen: list[tuple[float, float]] = []
        while play.outcome is None:
            seat = play.asked[0]
            answers = play.untried(seat)
            table = play.table
            assert isinstance(table, Field)
            if len(answers) > 1 and table.turn and len(table.stack) == 1 and random.random() < 0.2:
                root = rooted(table, seat)
                net.judge(GAME, [root], seat)
                seen.append(((1 + root.worth) / 2, (1 + GAME.taste(table, 0)) / 2))
            said = choose(GAME, play.edition, play.view(seat), answers, "greedy", 1.0, number)
            play.answer(said["answer"], seat)
        won = 0 in play.outcome.winners
        for pair in seen:
            for which, chance in enumerate(pair):
                lost[which] -= log(max(1e-3, chance if won else 1 - chance))
    assert lost[0] < lost[1]


def test_a_search_betters_the_odds_of_what_wins() -> None:
    """One answer wins for sure; the net had no idea."""
    table = next(t for t in positions(50, 8) if t.ask is not None and t.ask.kind == "main")
    seat = table.waiting()[0]
    root = rooted(table, seat)
    root.judge(0.0, [0.0] * len(root.answers))
    found: list[Choice] = []
    good = root.answers.index("end")
    best = 1.0 if seat == 0 else -1.0
    for node in searched(root, 64, len(root.answers), Random(1), found):
        worth = best if below(root.children[good], node) else -best
        node.judge(worth, [0.0] * len(node.answers))
    assert found[0].place == good
    assert max(found[0].policy) == found[0].policy[good]
    assert len(found[0].policy) == len(root.answers)
