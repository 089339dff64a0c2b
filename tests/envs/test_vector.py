"""Many games in one call: the same games as one by one, whoever steps them."""

from __future__ import annotations

import numpy as np
import pytest

from laar.core.game import BadOptions
from laar.envs.setup import Setup
from laar.envs.vector import VectorEnv

STEPS = 120


def first_legal(masks: np.ndarray) -> np.ndarray:
    """An answer for each game that depends on its mask alone."""
    return np.array([legal[len(legal) // 2] for legal in map(np.flatnonzero, masks)])


def test_each_game_is_the_one_that_its_seed_fixes() -> None:
    """Observation, mask, seat and outcome at every step are those of a game played alone."""
    setup = Setup("belogorye")
    with VectorEnv("belogorye", count=3, workers=0, seed=7) as games:
        alone = [setup.begin(f"{7 + place} 1") for place in range(3)]
        begun = [1, 1, 1]
        ended = 0
        for _ in range(900):
            answers = first_legal(games.masks)
            _, _, rewards, over = games.step(answers)
            for place, answer in enumerate(answers):
                alone[place].take(int(answer))
                if over[place]:
                    assert rewards[place].tolist() == setup.returns(alone[place].table)
                    begun[place] += 1
                    alone[place] = setup.begin(f"{7 + place} {begun[place]}")
                    ended += 1
                else:
                    assert not rewards[place].any()
                game = alone[place]
                assert games.seats[place] == game.seat
                assert games.observations[place].tobytes() == setup.shown.planes(
                    game.table, game.seat
                )
                assert sorted(game.legal()) == np.flatnonzero(games.masks[place]).tolist()
        assert ended


def refuses(games: VectorEnv) -> None:
    """An illegal answer is refused, and the games of its worker stay where they are."""
    before, wrong = games.observations.copy(), np.array(first_legal(games.masks))
    wrong[-1] = 1_000_000
    with pytest.raises(ValueError, match="no legal answer"):
        games.step(wrong)
    assert np.array_equal(games.observations[2:], before[2:])


def test_worker_processes_play_the_same_games() -> None:
    told = []
    for workers in (0, 2):
        with VectorEnv("berserk", count=5, workers=workers, seed=3) as games:
            for _ in range(STEPS):
                games.step(games.any_answers())
            told.append((games.observations.copy(), games.masks.copy(), games.seats.copy()))
            if workers:
                refuses(games)
                games._processes[0].kill()
                games._processes[0].join()
                with pytest.raises(RuntimeError, match="a worker has ended"):
                    games.step(games.any_answers())
    for one, other in zip(*told, strict=True):
        assert np.array_equal(one, other)


def test_threads_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where Python has no global lock: here they only take turns."""
    monkeypatch.setattr("laar.envs.vector.side_by_side", lambda: True)
    told = []
    for workers in (1, 3):
        with VectorEnv("bastion", count=5, workers=workers, seed=3) as games:
            assert games._memory is None
            for _ in range(STEPS):
                games.step(games.any_answers())
            told.append(games.observations.copy())
    assert np.array_equal(told[0], told[1])


def test_counts_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadOptions, match="workers"):
        VectorEnv("belogorye", count=2, workers=3)
