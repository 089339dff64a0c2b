"""Walk through the record of a game."""

from __future__ import annotations

import argparse
from pathlib import Path

from laar.bad_use import BadUse
from laar.commands import FINE, seat_of, whole


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=whole(0), metavar="N", help="show the game after N answers")
    parser.add_argument("--view", metavar="SEAT", help="see what this seat sees")
    parser.add_argument("--step", action="store_true", help="go forward and back by keyboard")


def run(args: argparse.Namespace) -> int:
    """Replay."""
    from laar.terminal import files
    from laar.terminal.screen import Screen
    from laar.terminal.show import show_at, tell_all, walk
    from laar.terminal.words import Words

    play, _ = files.load(args.file)
    seat = None if args.view is None else seat_of(play.seats, args.view)
    last = len(play.history)
    if args.at is not None and args.at > last:
        raise BadUse(f"--at: {args.file} has {last} answers")
    screen, words = Screen(), Words.at(play, args.lang)
    if args.step:
        walk(play, args.at or 0, seat, screen, words)
    elif args.at is not None:
        show_at(play, args.at, seat, screen, words)
    else:
        tell_all(play, seat, screen, words)
    return FINE
