"""One measurement: `python -m laar.bench.rl_run WHO GAME SECONDS WORKERS`, WHO being laar,
openspiel, pettingzoo or pgx.

Everyone chooses at random among the legal answers and reads observation and mask at every step.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import random
import sys
import time
import types
from collections.abc import Callable
from typing import Any

COUNT = 256  # games at once
WARM = 20  # calls before the clock starts


def timed(step: Callable[[], int], seconds: float) -> dict[str, float]:
    """Steps a second by the clock, and by the processor time of this process."""
    began, used, steps = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - began < seconds:
        steps += step()
    wall, cpu = time.perf_counter() - began, time.process_time() - used
    return {"steps_per_s": steps / wall, "steps_per_cpu_s": steps / cpu}


def laar_games(name: str, seconds: float, workers: int) -> dict[str, float]:
    """A vector environment in so many processes; then one here, which tells processor time."""
    from laar.envs.vector import VectorEnv

    figures = {}
    for many in (workers, 0):
        with VectorEnv(name, count=COUNT, workers=many, seed=1) as games:
            answers = games.any_answers()

            def step(games: Any = games, answers: Any = answers) -> int:
                games.step(answers)
                return COUNT

            for _ in range(WARM):
                step()
            told = timed(step, seconds / 2)
        figures["steps_per_cpu_s" if many == 0 else "steps_per_s"] = told[
            "steps_per_cpu_s" if many == 0 else "steps_per_s"
        ]
    return figures


def openspiel(name: str, seconds: float) -> dict[str, float]:
    """A game of OpenSpiel's by its Python interface, chance by its weights."""
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module(f"open_spiel.python.games.{_module(name)}")
    game = pyspiel.load_game(name)
    draw = random.Random(1)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(outcomes, shares)[0])
        player = state.current_player()
        if player < 0:
            return 0
        state.observation_tensor(player)
        state.legal_actions_mask(player)
        state.apply_action(draw.choice(state.legal_actions()))
        return 1

    return timed(step, seconds)


def _module(name: str) -> str:
    """Where OpenSpiel keeps a game that is written in Python."""
    return {"python_tic_tac_toe": "tic_tac_toe", "python_kuhn_poker": "kuhn_poker"}.get(
        name, name.removeprefix("python_")
    )


class Nothing:
    """Whatever it is asked for, it gives nothing again."""

    def __init__(self, *args: object, **named: object) -> None: ...

    def __getattr__(self, name: str) -> type[Nothing]:
        return Nothing


class Undrawn(types.ModuleType):
    """In the place of pygame where it is not installed: names for what is never drawn."""

    def __getattr__(self, name: str) -> type[Nothing]:
        return Nothing


def pettingzoo(name: str, seconds: float) -> dict[str, float]:
    """A classic of PettingZoo's; one that draws with pygame is not drawn."""
    import numpy as np

    if importlib.util.find_spec("pygame") is None:
        sys.modules["pygame"] = Undrawn("pygame")
    game = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    draw = np.random.default_rng(1)
    game.reset(seed=1)

    def step() -> int:
        seen, _, ended, cut, info = game.last()
        if ended or cut:
            game.reset()
            return 0
        mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
        if mask is None:
            answer = game.action_space(game.agent_selection).sample()
        else:
            answer = int(draw.choice(np.flatnonzero(mask)))
        game.step(answer)
        return 1

    return timed(step, seconds)


def pgx(name: str, seconds: float) -> dict[str, float]:
    """A game of PGX's, so many at once, compiled for what jax finds here."""
    jax = importlib.import_module("jax")
    game = importlib.import_module("pgx").make(name)
    begin, go_on = jax.jit(jax.vmap(game.init)), jax.jit(jax.vmap(game.step))
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, COUNT))

    def step() -> int:
        nonlocal key, state
        key, one, two = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(float))
        answers = jax.random.categorical(one, odds, axis=1)
        state = go_on(state, answers, jax.random.split(two, COUNT))
        jax.block_until_ready(state.observation)
        return COUNT

    for _ in range(WARM):
        step()
    return timed(step, seconds)


def main(who: str, name: str, seconds: float, workers: int) -> None:
    """Measure and print."""
    if who == "laar":
        figures = laar_games(name, seconds, workers)
    else:
        figures = {"openspiel": openspiel, "pettingzoo": pettingzoo, "pgx": pgx}[who](name, seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4]))
