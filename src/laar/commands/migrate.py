"""Make the database of an earlier version one of this version; `laar serve` does so, too."""

from __future__ import annotations

import argparse

from laar.commands import config


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    config.add_settings(parser, ("data", "database"))


def run(args: argparse.Namespace) -> int:
    """Migrate."""
    settings = config.settings_of(args)
    from laar.server.main import migrate

    return migrate(settings)
