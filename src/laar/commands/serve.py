"""Start the server with the web client."""

from __future__ import annotations

import argparse

from laar.commands import config


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options: every setting is one."""
    config.add_settings(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    settings = config.settings_of(args)
    from laar.server.main import serve

    return serve(settings)
