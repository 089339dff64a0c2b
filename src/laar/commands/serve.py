"""Start the server with the web client."""

from __future__ import annotations

import argparse

from laar.commands import BadUse, whole


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=whole(0), default=8000, help="port, 0 for any (8000)")
    parser.add_argument("--data", default="laar-data", metavar="FOLDER", help="of its games")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    if args.port > 65535:
        raise BadUse(f"--port: {args.port} is above 65535")
    from laar.server.main import main

    return main(args.host, args.port, args.data)
