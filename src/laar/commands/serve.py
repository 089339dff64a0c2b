"""Start the server with the web client."""

from __future__ import annotations

import argparse
from urllib.parse import urlsplit

from laar.bad_use import BadUse
from laar.commands import whole


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=whole(0), default=8000, help="port, 0 for any (8000)")
    parser.add_argument("--data", default="laar-data", metavar="FOLDER", help="of its games")
    parser.add_argument(
        "--proxies",
        type=_proxies,
        metavar="LIST",
        help="addresses or networks (10.0.0.0/8) of proxies that are believed about who asks, and "
        "whether by https; none: none (127.0.0.1,::1)",
    )
    parser.add_argument(
        "--origins",
        type=_origins,
        metavar="LIST",
        help="addresses of its pages (https://play.example.org) where a proxy does not tell them",
    )
    parser.add_argument(
        "--keep",
        type=whole(0),
        metavar="DAYS",
        help="until tables nobody came to, boards of lessons and games of bots alone are deleted; "
        "0: never (90)",
    )
    parser.add_argument(
        "--sockets", type=whole(1), metavar="N", help="connections of an address at most (500)"
    )
    parser.add_argument(
        "--bots", type=whole(1), metavar="N", help="processes that think (every core but one)"
    )


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    if args.port > 65535:
        raise BadUse(f"--port: {args.port} is above 65535")
    from laar.server.main import main

    names = ("proxies", "origins", "keep", "sockets", "bots")
    chosen = {name: getattr(args, name) for name in names}
    return main(
        args.host,
        args.port,
        args.data,
        **{name: value for name, value in chosen.items() if value is not None},
    )


def _proxies(text: str) -> tuple[str, ...]:
    """A type of option: addresses and networks."""
    from laar.server.edge.crowd import network

    try:
        return () if text == "none" else tuple(str(network(one)) for one in text.split(","))
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def _origins(text: str) -> frozenset[str]:
    """A type of option: origins as browsers write them."""
    return frozenset(_origin(one.strip()) for one in text.split(","))


def _origin(text: str) -> str:
    wrong = argparse.ArgumentTypeError(f"'{text}' is not like https://play.example.org:8443")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise wrong from None
    host = parts.hostname
    more = parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in ("http", "https") or not host or more or host != host.strip("/ *"):
        raise wrong
    usual = port in (None, {"http": 80, "https": 443}[parts.scheme])
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if usual else f":{port}")
