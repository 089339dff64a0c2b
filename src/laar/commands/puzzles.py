"""Puzzles: prove the shipped ones again, or mine new ones from games of bots and print them as
entries of a puzzle file."""

from __future__ import annotations

import argparse
import time
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from typing import Any

import laar
from laar.bad_use import BadUse
from laar.bots import names
from laar.commands import FINE, FOUND, add_table, edition_of, options_of, print_json, whole
from laar.core.abilities import SetsTasks
from laar.core.game import edition_of as revision_of
from laar.puzzles.mining import QUICK, mined, unlike
from laar.puzzles.puzzle import Puzzle, as_toml, puzzles
from laar.puzzles.verify import Checked, check


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", metavar="GAME")
    add_table(parser)
    parser.add_argument("--verify", action="store_true", help="prove every shipped puzzle")
    parser.add_argument("--json", action="store_true", help="tell what was proven as JSON")
    parser.add_argument("--new", type=whole(1), default=20, metavar="N", help="puzzles to find")
    parser.add_argument(
        "--seed", type=whole(0), default=1, metavar="S", help="fixes games and bots"
    )
    parser.add_argument("--bot", default=QUICK, help=f"who plays them; {QUICK}: by first sight")
    parser.add_argument(
        "--processes", type=whole(1), default=2, metavar="N", help="that work at the same time"
    )


def run(args: argparse.Namespace) -> int:
    """Verify, or mine."""
    game = laar.game(args.game)
    if not isinstance(game, SetsTasks):
        raise BadUse(f"{args.game} has no puzzles")
    if args.bot not in (QUICK, *names(game.name)):
        raise BadUse(f"there is no bot '{args.bot}': {QUICK}, {', '.join(names(game.name))}")
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as pool:
        return _verify(args, pool) if args.verify else _mine(args, pool)


def _verify(args: argparse.Namespace, pool: ProcessPoolExecutor) -> int:
    some, begun = puzzles(args.game), time.monotonic()
    found: list[Checked] = []
    for one in pool.map(check, [args.game] * len(some), some):
        found.append(one)
        if one.faults and not args.json:
            print(f"{one.id}: {'; '.join(one.faults)}")
    levels = {level: sum(one.level == level for one in some) for level in (1, 2, 3)}
    bad = [one for one in found if one.faults]
    told: dict[str, Any] = {
        "game": args.game,
        "puzzles": len(some),
        "proven": len(found) - len(bad),
        "levels": {str(level): n for level, n in levels.items()},
        "kinds": {kind: sum(one.kind == kind for one in some) for kind in _kinds(some)},
        "faults": {one.id: list(one.faults) for one in bad},
        "seconds": round(time.monotonic() - begun, 1),
    }
    if args.json:
        print_json(told)
    else:
        print(f"{told['proven']} of {len(some)} puzzles proven, by level {told['levels']}")
    return FOUND if bad else FINE


def _kinds(some: tuple[Puzzle, ...]) -> list[str]:
    return sorted({one.kind for one in some})


def _mine(args: argparse.Namespace, pool: ProcessPoolExecutor) -> int:
    game = laar.game(args.game)
    edition = revision_of(game, edition_of(game, args.edition)).key
    games = _games(args, pool, edition)
    found = unlike(games, puzzles(args.game))
    for _, one in zip(range(args.new), found, strict=False):
        print(as_toml(one), flush=True)
    games.close()
    return FINE


def _games(
    args: argparse.Namespace, pool: ProcessPoolExecutor, edition: str
) -> Generator[Puzzle, None, None]:
    """The puzzles of one game after another, as they come; the caller says when it is enough."""
    numbers, running = count(), set[Future[list[Puzzle]]]()
    try:
        while True:
            while len(running) < 2 * args.processes:
                seed = f"{args.seed} {next(numbers)}"
                game = (args.game, edition, options_of(args), seed, args.bot)
                running.add(pool.submit(mined, *game))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                yield from one.result()
    finally:
        for one in running:
            one.cancel()
