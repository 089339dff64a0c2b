"""Let bots play many games and keep every decision, as files for learning.

laar selfplay belogorye --bots greedy,search-1 --games 1000 --out games

Equal plans give equal files, with any number of workers, on any cluster. What was cut short goes on
where it was: give the same command again.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import laar
from laar.commands import (
    FINE,
    add_table,
    add_workers,
    edition_of,
    options_of,
    print_json,
    whole,
)
from laar.core.game import edition_of as revision_of


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where files go")
    add_play(parser)
    parser.add_argument("--games", type=whole(1), default=100, help="how many (100)")
    parser.add_argument("--shard", type=whole(1), default=50, help="games of a file (50)")
    parser.add_argument("--json", action="store_true")


def add_play(parser: argparse.ArgumentParser) -> None:
    """Name the options that say how games are played."""
    parser.add_argument("--bots", default="greedy", metavar="BOT,BOT", help="by seat (greedy)")
    add_table(parser)
    parser.add_argument("--seed", type=whole(0), default=1, help="fixes all games (1)")
    parser.add_argument(
        "--thought", type=whole(1), default=100, metavar="N", help="steps of a search (100)"
    )
    parser.add_argument(
        "--opening", type=whole(0), default=0, metavar="N", help="first decisions at random (0)"
    )
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    """Play."""
    from laar.cluster import cluster
    from laar.selfplay.folder import Shard
    from laar.selfplay.plan import Plan
    from laar.selfplay.work import selfplay
    from laar.terminal.progress import progress

    plan = Plan(games=args.games, shard=args.shard, **plan_of(args))
    plan.check()
    began = time.monotonic()
    with (
        cluster(args.backend, args.jobs),
        progress(f"selfplay {plan.game}", plan.games, hidden=args.json) as advance,
    ):

        def told(shard: Shard) -> None:
            advance(shard.games)

        shards = selfplay(plan, args.out, args.jobs, told)
    rows, seconds = sum(one.rows for one in shards), time.monotonic() - began
    if args.json:
        figures = {"shards": len(shards), "rows": rows, "seconds": round(seconds, 1)}
        print_json({**plan.told(), **figures})
    else:
        print(f"{plan.games} games, {rows} rows, {len(shards)} files in {args.out}")
    return FINE


def plan_of(args: argparse.Namespace) -> dict[str, Any]:
    """What the options of ``add_play`` say of a plan."""
    game = laar.game(args.game)
    return {
        "game": game.name,
        "edition": revision_of(game, edition_of(game, args.edition)).key,
        "bots": tuple(args.bots.split(",")),
        "seed": args.seed,
        "options": options_of(args),
        "thought": float(args.thought),
        "opening": args.opening,
    }
