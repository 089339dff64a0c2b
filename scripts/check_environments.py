"""Run the peers' own tests of environments for every game, edition and mode, and print JSON.

    python scripts/check_environments.py --sims 20 --cycles 500 [--game berserk]

PettingZoo's `api_test`, `parallel_api_test` and `seed_test`, Gymnasium's `check_env`, OpenSpiel's
`random_sim_test`. The short forms of all of them are in `tests/envs`; this is the long one.
"""

import argparse
import contextlib
import io
import json
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import laar
import laar.envs.spiel
from laar.envs.gym import Against, Team
from laar.envs.zoo import env, parallel_env

Test = Callable[[], object]


def kinds(only: str | None) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every game, edition and mode with each number of players."""
    for name in laar.game_names():
        game = laar.game(name)
        for edition in game.editions if only in (None, name) else ():
            for mode in game.modes(edition):
                for players in game.players(edition, mode):
                    yield name, edition, {"mode": mode, "players": players}


def tests(
    name: str, edition: str, options: dict[str, Any], sims: int, cycles: int
) -> Iterator[tuple[str, Test]]:
    """The tests of one kind of table."""
    yield "api_test", lambda: api_test(env(name, edition, options), num_cycles=cycles)
    yield (
        "parallel_api_test",
        lambda: parallel_api_test(parallel_env(name, edition, options), num_cycles=cycles),
    )
    yield "seed_test", lambda: seed_test(lambda: env(name, edition, options), num_cycles=cycles)
    if laar.game(name).cooperative:
        yield "env_checker", lambda: check_env(Team(name, edition, options), skip_render_check=True)
    else:
        yield (
            "env_checker",
            lambda: check_env(
                Against(name, edition, options, opponent="random"), skip_render_check=True
            ),
        )
    given = {"edition": edition, "options": json.dumps(options)}
    yield (
        "random_sim_test",
        lambda: pyspiel.random_sim_test(
            pyspiel.load_game(f"laar_{name}", given), num_sims=sims, serialize=True, verbose=False
        ),
    )


def main() -> int:
    """Run them; 1 if one fails."""
    parser = argparse.ArgumentParser(description="the peers' tests of all environments")
    parser.add_argument("--game")
    parser.add_argument("--sims", type=int, default=20, help="games of random_sim_test")
    parser.add_argument("--cycles", type=int, default=500, help="of PettingZoo's tests")
    args = parser.parse_args()
    report: list[dict[str, Any]] = []
    for name, edition, options in kinds(args.game):
        for test, run in tests(name, edition, options, args.sims, args.cycles):
            began, problem = time.monotonic(), ""
            with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
                warnings.simplefilter("ignore")
                try:
                    run()
                except Exception as error:  # whatever a test finds is told
                    problem = f"{type(error).__name__}: {error}"
            seconds = round(time.monotonic() - began, 1)
            row = {"game": name, "edition": edition, **options, "test": test, "problem": problem}
            report.append({**row, "seconds": seconds})
            if problem:
                print(json.dumps(report[-1]), file=sys.stderr, flush=True)
    failed = sum(bool(row["problem"]) for row in report)
    print(json.dumps({"tests": len(report), "failed": failed, "rows": report}))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
