"""Let two bots play many games and count."""

from __future__ import annotations

import argparse

from laar.commands import FINE, print_json, seconds, whole
from laar.terminal.progress import progress


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("bots", nargs=2, metavar="BOT")
    parser.add_argument("--edition")
    parser.add_argument("--games", type=whole(1), default=100, help="how many (100)")
    parser.add_argument("--seed", type=whole(0), default=1, help="fixes dice and bots (1)")
    parser.add_argument("--budget", type=seconds, help="seconds a decision")
    parser.add_argument("--jobs", type=whole(1), default=2, help="processes (2)")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play the games."""
    from laar.bots.arena import arena

    title = f"{args.bots[0]} - {args.bots[1]}"
    with progress(title, args.games, hidden=args.json) as count:
        found = arena(
            args.game,
            args.edition,
            args.bots[0],
            args.bots[1],
            games=args.games,
            seed=args.seed,
            budget=args.budget,
            jobs=args.jobs,
            progress=lambda: count(1),
        )
    if args.json:
        print_json(found)
    else:
        low, high = found["interval"]
        wins = " : ".join(map(str, found["wins"]))
        print(f"{title}  {wins}, draws {found['draws']} of {found['games']}")
        print(f"{args.bots[0]} wins {found['share']:.1%} (95 %: {low:.1%} to {high:.1%})")
    return FINE
