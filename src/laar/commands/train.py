"""Teach the bot neural a game by games against itself.

laar train belogorye --out DIR --minutes 8        all cores, and a GPU where there is one
laar train belogorye --out DIR --from DIR/checkpoint.pt

DIR gets net.npz (what the bot plays by), curve.json (how it learnt) and checkpoint.pt.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path

import laar
from laar.bad_use import BadUse
from laar.commands import FINE, seconds, whole
from laar.core.abilities import HasNet


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--minutes", type=seconds, help="how long (8)")
    parser.add_argument("--warm", type=whole(0), help="games by priors that come first (14000)")
    parser.add_argument("--workers", type=whole(0), help="processes that play; 0: all in one")
    parser.add_argument("--width", type=whole(4), help="of the net (64)")
    parser.add_argument("--depth", type=whole(0), help="its residual blocks (1)")
    parser.add_argument("--batch", type=whole(2), help="positions of a lesson (1024)")
    parser.add_argument("--reuse", type=seconds, help="lessons a position is part of (0.7)")
    parser.add_argument("--kept", type=whole(1), help="newest positions to learn from (150000)")
    parser.add_argument("--smoke", action="store_true", help="half a minute: does it work at all?")
    parser.add_argument("--from", type=Path, dest="start", metavar="FILE", help="a checkpoint")
    parser.add_argument("--seed", type=whole(0), default=1, help="of games and net (1)")


def run(args: argparse.Namespace) -> int:
    """Play and train."""
    if not isinstance(laar.game(args.game), HasNet):
        raise BadUse(f"{args.game}: no net can learn it")
    try:
        from laar.learner.learner import teach
        from laar.learner.plan import SMOKE, Plan
    except ImportError as error:
        raise BadUse(f"laar train needs {error.name}: pip install 'laar[torch]'") from None
    cores = max(1, (os.cpu_count() or 2) - 1)
    names = ("minutes", "workers", "width", "depth", "batch", "reuse", "kept")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if args.warm is not None:
        given["warm_games"] = args.warm
    plan = SMOKE if args.smoke else Plan(workers=cores)
    teach(replace(plan, game=args.game, seed=args.seed, **given), args.out, args.start)
    return FINE
