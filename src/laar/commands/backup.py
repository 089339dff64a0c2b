"""Copy all that a server keeps into a new folder, while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from laar.bad_use import BadUse
from laar.commands import FINE, config


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("target", type=Path, metavar="TARGET", help="a folder that is not there")
    config.add_settings(parser, ("data", "database"))


def run(args: argparse.Namespace) -> int:
    """Copy."""
    settings = config.settings_of(args)
    from laar.server.backup import BadBackup, make

    try:
        made = make(settings, args.target)
    except BadBackup as problem:
        raise BadUse(str(problem)) from None
    rows = ", ".join(f"{count} {name}" for name, count in made.rows.items())
    print(f"{args.target}: {rows}")
    return FINE
