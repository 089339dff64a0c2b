"""PettingZoo's own tests, for every game and mode; secrets, undo, positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from tests.envs.kinds import FEW, KINDS, named

from laar.core.game import BadOptions
from laar.envs.fast.episode import Illegal
from laar.envs.zoo import AllAtOnce, SeatAfterSeat, env, parallel_env

# What PettingZoo says of its own card games, too: an observation with a mask is a dict.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.test.api_test")
Kind = tuple[str, str, dict[str, Any]]


@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_it_is_a_pettingzoo_environment(kind: Kind) -> None:
    api_test(env(*kind), num_cycles=3)


@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_it_is_a_parallel_environment(kind: Kind) -> None:
    parallel_api_test(parallel_env(*kind), num_cycles=6)


@pytest.mark.parametrize("kind", FEW, ids=named)
def test_equal_seeds_give_equal_games(kind: Kind) -> None:
    seed_test(lambda: env(*kind), num_cycles=10)
    parallel_seed_test(lambda: parallel_env(*kind), num_cycles=5)


def played(game: SeatAfterSeat, count: int, seed: int = 1) -> Iterator[tuple[str, Any]]:
    """So many random answers: who was asked and what was seen before each."""
    draw = np.random.default_rng(seed)
    for _ in range(count):
        seen, _, over, _, _ = game.last()
        if over:
            return
        yield game.agent_selection, seen
        game.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))


def test_a_game_ends_with_one_winner() -> None:
    game = env("belogorye")
    game.reset(seed=5)
    list(played(game, 5000))
    assert sorted(game.rewards.values()) == [-1.0, 1.0]
    assert all(game.terminations.values())


def test_shaped_rewards_sum_to_the_outcome() -> None:
    game = env("belogorye", shaped=True)
    game.reset(seed=5)
    first = game.session.worth()
    total = np.zeros(2)
    for _ in played(game, 5000):
        total += list(game.rewards.values())
    total += list(game.rewards.values())
    assert np.allclose(total, np.array(game.session.returns()) - first)


def test_seats_place_in_secret() -> None:
    """The second seat sees the same, however the first has placed itself."""
    seen = []
    for seed in (1, 2):
        game = env("belogorye")
        game.reset(seed=9)
        list(played(game, 1))
        first = game.agent_selection
        shown = [one["observation"] for seat, one in played(game, 11, seed) if seat != first]
        seen.append((game.session.episode.said[:], shown[0]))
    assert seen[0][0] != seen[1][0]
    assert np.array_equal(seen[0][1], seen[1][1])


def test_all_who_are_asked_in_secret_answer_at_once() -> None:
    game: AllAtOnce = parallel_env("belogorye")
    shown, _ = game.reset(seed=3)
    while len(game.asked()) == 1:
        answers = {seat: int(np.flatnonzero(one["action_mask"])[0]) for seat, one in shown.items()}
        shown, *_ = game.step(answers)
    assert game.asked() == [0, 1]
    before = len(game.session.episode.said)
    game.step({seat: int(np.flatnonzero(one["action_mask"])[0]) for seat, one in shown.items()})
    assert [seat for seat, _ in game.session.episode.said[before:]] == [0, 1]


def test_undo_leads_back_and_dice_fall_the_same_way() -> None:
    game = env("belogorye")
    game.reset(seed=2)
    list(played(game, 60))
    said, mark = list(game.session.episode.said), game.session.episode.table.mark()
    answers = [text for seat, text in said if seat >= 0][-5:]
    game.undo(5)
    assert len(game.session.episode.said) < len(said)
    for text in answers:
        game.session.episode.say(text)
    assert game.session.episode.table.mark() == mark
    with pytest.raises(BadOptions, match="cannot be taken back"):
        game.undo(1000)


POSITION = "first bogatyrs\nturn evil 7\nc3 ilya_muromets -4\nc4 leshy\n"


def test_a_game_begins_at_a_position() -> None:
    game = env("belogorye", render_mode="ansi")
    game.reset(seed=1, options={"position": POSITION})
    assert game.agent_selection == "evil"
    assert "id leshy, side evil, cell c4" in game.text("evil")
    assert "strike c4 c3" in game.text("evil")
    assert "strike c4 c3" not in game.text("bogatyrs")
    assert "leshy" in str(game.render())
    with pytest.raises(BadOptions, match="line 1"):
        game.reset(options={"position": "nonsense and more"})


def test_an_illegal_answer_names_its_clause() -> None:
    game = env("belogorye")
    game.reset(seed=1, options={"position": POSITION})
    number = game.session.setup.space.number["strike c4 c2"]
    with pytest.raises(Illegal, match="BEL-"):
        game.step(number)
    assert game.agent_selection == "evil"
