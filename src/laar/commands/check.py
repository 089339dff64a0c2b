"""Play random games and verify at every question what the kernel promises."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import asdict

import laar
from laar.commands import FINE, FOUND, BadUse, edition_of, print_json, whole
from laar.core.check import Checked, check_game
from laar.core.game import Game

BATCH = 10  # games a process takes at once
SHOWN = 20  # findings printed


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="all games when none is named")
    parser.add_argument("--edition", help="all editions when none is named")
    parser.add_argument("--mode", help="all modes when none is named")
    parser.add_argument("--players", type=whole(1), help="how many sit at the table")
    parser.add_argument("--games", type=whole(1), default=200, help="of each edition (200)")
    parser.add_argument("--seed", default="1", help="text that fixes all games (1)")
    parser.add_argument("--jobs", type=whole(1), default=2, help="processes (2)")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Check."""
    began = time.monotonic()
    report = []
    for game in [laar.game(args.game)] if args.game else [laar.game(n) for n in laar.games()]:
        _fits(game, args)
        editions = list(game.editions) if args.edition is None else [edition_of(game, args.edition)]
        for edition in editions:
            checked = list(_checked(game.name, edition, args))
            report.append(
                {
                    "game": game.name,
                    "edition": edition,
                    "games": len(checked),
                    "decisions": sum(one.decisions for one in checked),
                    "findings": [asdict(found) for one in checked for found in one.findings],
                }
            )
    if args.json:
        print_json(report)
    else:
        for part in report:
            _tell(part, time.monotonic() - began)
    return FOUND if any(part["findings"] for part in report) else FINE


def batch(name: str, edition: str, seed: str, numbers: range) -> list[Checked]:
    """Check some games; game number n is the same game in whatever batch it is."""
    game = laar.game(name)
    return [
        check_game(game, edition, {}, n, random.Random(f"{seed} {name} {edition} {n}"))
        for n in numbers
    ]


def _checked(name: str, edition: str, args: argparse.Namespace) -> Iterator[Checked]:
    from joblib import Parallel, delayed

    from laar.terminal.progress import progress

    numbers = range(1, args.games + 1)
    tasks = [numbers[start : start + BATCH] for start in range(0, args.games, BATCH)]
    work = Parallel(n_jobs=min(args.jobs, len(tasks)), return_as="generator")
    done = work(delayed(batch)(name, edition, args.seed, task) for task in tasks)
    with progress(f"{name} {edition}", args.games, hidden=args.json) as advance:
        for some in done:
            advance(len(some))
            yield from some


def _fits(game: Game, args: argparse.Namespace) -> None:
    """No game has modes yet, and each its fixed number of seats."""
    if args.mode is not None:
        raise BadUse(f"--mode: {game.name} has no modes")
    if args.players not in (None, len(game.seats)):
        raise BadUse(f"--players: {game.name} is played by {len(game.seats)}")


def _tell(part: dict[str, object], took: float) -> None:
    findings = part["findings"]
    assert isinstance(findings, list)
    for found in findings[:SHOWN]:
        print(f"game {found['number']}, answer {found['answer']}: {found['what']}")
    if len(findings) > SHOWN:
        print(f"… and {len(findings) - SHOWN} more")
    what = f"{len(findings)} findings" if findings else "nothing found"
    print(
        f"{part['game']} {part['edition']}: {part['games']} games, {part['decisions']} decisions, "
        f"{what} ({took:.0f} s)"
    )
