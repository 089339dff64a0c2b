"""Let two bots play many games and count."""

from __future__ import annotations

import argparse

from laar.commands import seconds, whole


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
    raise NotImplementedError
