"""Gymnasium's own checker; refusals, opponents, the team of a siege."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from laar.core.game import BadOptions
from laar.envs.gym import Against, Team

QUIET = pytest.mark.filterwarnings("ignore:.*WARN.*:UserWarning")


@QUIET
@pytest.mark.parametrize("mode", ["duel", "team", "draft", "sealed"])
def test_berserk_is_a_gymnasium_environment(mode: str) -> None:
    check_env(Against("berserk", options={"mode": mode}, opponent="random"), skip_render_check=True)


@QUIET
def test_belogorye_is_a_gymnasium_environment() -> None:
    check_env(Against("belogorye", seat="evil", opponent="random"), skip_render_check=True)


@QUIET
@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_a_team_is_a_gymnasium_environment(edition: str) -> None:
    check_env(Team("bastion", edition, {"players": 3}), skip_render_check=True)


POSITION = "first evil\nturn bogatyrs 8\nb3 sadko -7\nc3 dobrynya -8\nc4 leshy -7\nb4 upyr -7\n"


def test_a_refused_answer_names_its_clause_and_changes_nothing() -> None:
    game = Against("belogorye", opponent="random", penalty=-0.1)
    game.reset(seed=1, options={"position": "first evil\nturn bogatyrs 8\nc3 sadko\ne6 leshy\n"})
    number = game.session.setup.space.number["strike c3 e6"]
    _, reward, over, _, info = game.step(np.int64(number))
    assert (reward, over) == (-0.1, False)
    assert [one["clause"] for one in info["refused"]] == ["BEL-045"]
    assert info["seat"] == "bogatyrs"


def test_the_learner_answers_for_its_seat_alone_to_the_end() -> None:
    game = Against("belogorye", seat="evil", opponent="greedy", budget=0.005)
    seen, info = game.reset(seed=4, options={"position": POSITION})
    draw = np.random.default_rng(1)
    total, over = 0.0, False
    while not over:
        assert info["seat"] == "evil"
        assert np.array_equal(info["action_mask"], game.action_masks())
        number = draw.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, _, info = game.step(number)
        total += reward
    assert total in (-1.0, 0.0, 1.0)
    assert seen.dtype == np.uint8


def test_a_team_is_led_whole() -> None:
    game = Team("bastion", "2018", {"players": 2}, shaped=True, render_mode="ansi")
    _, info = game.reset(seed=1)
    draw = np.random.default_rng(3)
    seats = set()
    for _ in range(300):
        seats.add(info["seat"])
        _, _, over, _, info = game.step(draw.choice(np.flatnonzero(info["action_mask"])))
        if over:
            break
    assert seats - {None} == {"dagdar", "sannirr"}
    assert "outcome" in str(game.render())


def test_who_cannot_be_met_is_named() -> None:
    with pytest.raises(BadOptions, match="nobody"):
        Against("belogorye", opponent="nobody")
    with pytest.raises(BadOptions, match="nowhere"):
        Against("belogorye", seat="nowhere")
    with pytest.raises(BadOptions, match="Against"):
        Team("belogorye")
