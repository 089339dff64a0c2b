"""Play random games and verify at every question what the kernel promises."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import laar
from laar.commands import FINE, FOUND, Variant, check_silent, print_json, variants, whole
from laar.core.check import Checked, check_game

GAMES = 200  # of each edition unless told
BATCH = 10  # games a process takes at once
SHOWN = 20  # findings printed
Report = dict[str, Any]


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="all games when none is named")
    parser.add_argument("--edition", help="all editions when none is named")
    parser.add_argument("--mode", help="all modes when none is named")
    parser.add_argument("--players", type=whole(1), metavar="N", help="any number when not given")
    parser.add_argument("--games", type=whole(1), help="of each edition (200)")
    parser.add_argument(
        "--silent-helpers",
        action="store_true",
        help="whole games of every bot whom nobody helps; 200 of each mode and number of players "
        "unless told, 20 of a search",
    )
    parser.add_argument("--seed", default="1", help="text that fixes all games (1)")
    parser.add_argument("--jobs", type=whole(1), default=2, help="processes (2)")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Check."""
    if args.silent_helpers:
        return check_silent.run(args)
    args.games = args.games or GAMES
    report = []
    for game in [laar.game(args.game)] if args.game else [laar.game(n) for n in laar.game_names()]:
        for edition, some in variants(game, args).items():
            report.append(_check(game.name, edition, some, args))
    if args.json:
        print_json(report)
    else:
        for part in report:
            _tell(part)
    return FOUND if any(part["findings"] for part in report) else FINE


def batch(
    name: str, edition: str, some: list[Variant], seed: str, numbers: range
) -> list[tuple[Variant, Checked]]:
    """Check some games; game number n is the same game in whatever batch it is."""
    game = laar.game(name)
    done = []
    for n in numbers:
        mode, players = some[(n - 1) % len(some)]
        trials = game.trials(edition, mode) if hasattr(game, "trials") else [{}]
        source = random.Random(f"{seed} {name} {edition} {n}")
        trial = trials[(n - 1) // len(some) % len(trials)]
        options = {"mode": mode, "players": players, **trial}
        done.append(((mode, players), check_game(game, edition, options, n, source)))
    return done


def _check(name: str, edition: str, some: list[Variant], args: argparse.Namespace) -> Report:
    """Games of one edition, spread evenly over its modes and numbers of players."""
    began = time.monotonic()
    done = list(_checked(name, edition, some, args))
    spread = []
    for mode, players in some:
        these = [one for variant, one in done if variant == (mode, players)]
        decisions = sum(one.decisions for one in these)
        numbers = {"games": len(these), "decisions": decisions}
        spread.append({"mode": mode, "players": players, **numbers})
    return {
        "game": name,
        "edition": edition,
        "games": len(done),
        "decisions": sum(one.decisions for _, one in done),
        "spread": spread,
        "findings": [asdict(found) for _, one in done for found in one.findings],
        "seconds": round(time.monotonic() - began, 1),
    }


def _checked(
    name: str, edition: str, some: list[Variant], args: argparse.Namespace
) -> Iterator[tuple[Variant, Checked]]:
    from joblib import Parallel, delayed

    from laar.terminal.progress import progress

    numbers = range(1, args.games + 1)
    tasks = [numbers[start : start + BATCH] for start in range(0, args.games, BATCH)]
    work = Parallel(n_jobs=min(args.jobs, len(tasks)), return_as="generator")
    done = work(delayed(batch)(name, edition, some, args.seed, task) for task in tasks)
    with progress(f"{name} {edition}", args.games, hidden=args.json) as advance:
        for few in done:
            advance(len(few))
            yield from few


def _tell(part: Report) -> None:
    findings = part["findings"]
    for found in findings[:SHOWN]:
        options = " ".join(str(said) for said in found["options"].values())
        where = f"game {found['number']} ({options}), answer {found['answer']}"
        print(f"{where}: {found['what']}")
    if len(findings) > SHOWN:
        print(f"… and {len(findings) - SHOWN} more")
    for one in part["spread"] if len(part["spread"]) > 1 else []:
        print(
            f"  {one['mode']:<12} {one['players']} players: "
            f"{one['games']} games, {one['decisions']} decisions"
        )
    what = f"{len(findings)} findings" if findings else "nothing found"
    print(
        f"{part['game']} {part['edition']}: {part['games']} games, {part['decisions']} decisions, "
        f"{what} ({part['seconds']:.0f} s)"
    )
