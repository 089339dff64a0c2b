"""Let two bots play many games and count."""

from __future__ import annotations

import argparse

import laar
from laar.commands import FINE, bot_named, edition_of, print_json, seconds, whole


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
    from laar.terminal.progress import progress

    edition = edition_of(laar.game(args.game), args.edition)
    a, b = (bot_named(bot) for bot in args.bots)
    with progress(f"{a} – {b}", args.games) as advance:
        report = arena(
            args.game,
            edition,
            a,
            b,
            args.games,
            args.seed,
            args.budget,
            args.jobs,
            lambda: advance(1),
        )
    if args.json:
        print_json(report)
        return FINE
    low, high = report["interval"]
    print(f"{a} {report['wins'][0]}, {b} {report['wins'][1]}, draws {report['draws']}")
    print(f"{a} wins {report['share']:.1%} of {report['games']} games ({low:.1%} to {high:.1%})")
    return FINE
