"""OpenSpiel's own simulation test, playthroughs, information states and chance."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from laar.envs.setup import Setup
from laar.envs.spiel import LaarState

GAMES = {
    "belogorye": ("laar_belogorye", {}),
    "siege": ("laar_bastion", {"edition": "2018", "options": '{"players": 2}'}),
    "duel": ("laar_berserk", {}),
    "team": ("laar_berserk", {"options": '{"mode": "team"}'}),
    "draft": ("laar_berserk", {"options": '{"mode": "draft"}'}),
}
POSITION = "first bogatyrs\nturn evil 7\nc3 ilya_muromets -4\nc4 leshy\nd4 upyr\n"


def game_of(name: str) -> Any:
    """A game by its name here."""
    short, parameters = GAMES[name]
    return pyspiel.load_game(short, parameters)


def state_after(game: Any, count: int, seed: int = 1) -> LaarState:
    """The state after so many answers, chance at random."""
    draw = random.Random(seed)
    state: LaarState = game.new_initial_state()
    for _ in range(count):
        if state.is_terminal():
            break
        state.apply_action(draw.choice(state.legal_actions()))
    return state


SHORT = [
    f"laar_belogorye(position={POSITION})".replace("\n", ";"),
    "laar_bastion()",
    "laar_berserk(position=c3 red 28;c4 blue 48)",
]


@pytest.mark.parametrize("game", SHORT)
def test_it_passes_the_simulation_test(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", SHORT)
def test_a_playthrough_can_be_written(game: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # scipy with it: for one worker

    lines = generate_playthrough.playthrough(game, None, seed=3)
    assert "NumDistinctActions() = " in lines
    assert "InformationStateString(0) = " in lines
    assert "Returns() = " in lines


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_copied_and_stored(name: str) -> None:
    game = game_of(name)
    state = state_after(game, 70)
    copy = state.clone()
    again = game.deserialize_state(state.serialize())
    mark = state.episode.table.mark()
    assert copy.episode.table.mark() == again.episode.table.mark() == mark
    copy.apply_action(copy.legal_actions()[0])
    assert state.episode.table.mark() == mark
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", ["duel", "team", "belogorye"])
def test_what_a_seat_cannot_see_is_dealt_anew(name: str) -> None:
    """Resampled states look the same to that seat, and not all are the same."""
    game = game_of(name)
    differ = 0
    for count in (8, 14, 60):
        state = state_after(game, count)
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        player = max(state.current_player(), 0)
        draw = random.Random(count).random
        for _ in range(3):
            other = state.resample_from_infostate(player, draw)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert np.array_equal(
                other.information_state_tensor(player), state.information_state_tensor(player)
            )
            assert other.observation_string(player) == state.observation_string(player)
            if other.current_player() == state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            differ += other.episode.table.mark() != state.episode.table.mark()
    assert differ


def test_the_name_of_a_game_leads_back_to_it() -> None:
    given = {"edition": "2018", "options": '{"mode": "hard", "players": 3}'}
    game = pyspiel.load_game("laar_bastion", given)
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 3
    assert str(again) == str(game)
    assert "edition=2018_2" in str(game)


def test_a_seat_remembers_what_it_was_told() -> None:
    """Two ways to one position are two information states, and one observation."""
    game = pyspiel.load_game("laar_belogorye", {"position": POSITION})
    number = Setup("belogorye").space.number
    states = []
    for way in (["step d4 d5", "step d5 e5"], ["step d4 e4", "step e4 e5"]):
        state = game.new_initial_state()
        for text in way:
            if number[text] not in state.legal_actions():
                pytest.fail(text)
            state.apply_action(number[text])
        states.append(state)
    one, other = states
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_chance_has_the_weights_of_the_deck() -> None:
    game = game_of("siege")
    draw = random.Random(2)
    state = game.new_initial_state()
    uneven = 0
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            table = state.episode.table
            weights = table.weights(table.ask)
            outcomes = dict(state.chance_outcomes())
            assert abs(sum(outcomes.values()) - 1) < 1e-12
            for text, weight in zip(table.options(-1), weights, strict=True):
                share = float(Fraction(weight, sum(weights)))
                assert outcomes[state.episode.space.lot[text]] == share
            uneven += len(set(weights)) > 1
        state.apply_action(draw.choice(state.legal_actions()))
    assert uneven


def test_returns_sum_to_nothing_or_are_shared() -> None:
    for name in ("belogorye", "siege"):
        state = state_after(game_of(name), 20_000)
        assert state.is_terminal()
        returns = state.returns()
        assert set(returns) <= {1.0, -1.0}
        assert (len(set(returns)) == 1) == (name == "siege")


def test_a_search_of_openspiel_plays_a_game_to_its_end() -> None:
    """It tries answers on copies: what it thinks changes nothing at the table."""
    start = "first bogatyrs;turn bogatyrs 1;b3 ilya_muromets -9;b4 leshy closed -9"
    game = pyspiel.load_game("laar_belogorye", {"position": start})
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 8, judge, random_state=np.random.RandomState(1))
    state, draw = game.new_initial_state(), random.Random(1)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(draw.choice(state.legal_actions()))
            continue
        mark = state.episode.table.mark()
        answer = bot.step(state)
        assert answer in state.legal_actions()
        assert state.episode.table.mark() == mark
        state.apply_action(answer)
    assert state.is_terminal()
