"""Put a backup into a folder that holds no games, if it is sound.

It is counted and looked through, and games out of all times are played again; only then is anything
put there. Nothing is ever overwritten."""

from __future__ import annotations

import argparse
from pathlib import Path

from laar.bad_use import BadUse
from laar.commands import FINE, config, whole


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("source", type=Path, metavar="BACKUP", help="a folder that backup made")
    parser.add_argument(
        "--sample", type=whole(0), default=100, metavar="N", help="games to play again (100)"
    )
    config.add_settings(parser, ("data", "database"))


def run(args: argparse.Namespace) -> int:
    """Put it there."""
    settings = config.settings_of(args)
    from laar.server.backup import BadBackup, restore

    try:
        contents, played = restore(args.source, settings, args.sample)
    except BadBackup as problem:
        raise BadUse(str(problem)) from None
    rows = ", ".join(f"{count} {name}" for name, count in contents.rows.items())
    print(f"{settings.data}: {rows}; {played} games were played again")
    return FINE
