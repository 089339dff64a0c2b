"""Print every setting of a server, and where it was set.

A flag goes before the environment (LAAR_PORT=8080), that before a file of TOML (port = 8080), and
that before what a setting is unless told. Secrets are not shown."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable
from typing import Any

from laar.bad_use import BadUse
from laar.commands import FINE, print_json
from laar.server import config
from laar.server.settings import BadSetting, Settings


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--json", action="store_true", help="for programs")
    add_settings(parser)


def run(args: argparse.Namespace) -> int:
    """Print them."""
    found = found_by(args)
    if args.json:
        print_json([_plain(one) for one in found.values()])
        return FINE
    wide = max(len(name) for name in found)
    for name, one in found.items():
        print(f"{name:<{wide}}  {one.shown}  ({one.source})")
    return FINE


def add_settings(parser: argparse.ArgumentParser, names: Iterable[str] = config.DECLARED) -> None:
    """Name the flags of these settings, and the file of all."""
    parser.add_argument(
        "--config", metavar="FILE", help="settings as TOML; also by the variable LAAR_CONFIG"
    )
    for name in names:
        setting = config.DECLARED[name]
        if setting.flag is None:
            continue
        unless = setting.unless or config.in_words(setting.default)
        parser.add_argument(
            setting.flag,
            dest=name,
            type=_type(name),
            default=argparse.SUPPRESS,
            metavar="LIST" if setting.is_list else "X",
            help=f"{setting.says} ({unless})".replace("%", "%%"),
        )


def found_by(args: argparse.Namespace) -> dict[str, config.Found]:
    """All settings with their sources."""
    flags = {name: value for name, value in vars(args).items() if name in config.DECLARED}
    try:
        return config.resolve(flags, os.environ, args.config)
    except BadSetting as problem:
        raise BadUse(str(problem)) from None


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of a server."""
    return config.settings(found_by(args))


def _type(name: str) -> Callable[[str], Any]:
    def read(text: str) -> Any:
        try:
            return config.read(name, text)
        except ValueError as problem:
            raise argparse.ArgumentTypeError(f"{problem} ('{text}')") from None

    return read


def _plain(found: config.Found) -> dict[str, Any]:
    setting, value = found.setting, found.value
    if setting.secret:
        value = "(secret)" if value else None
    elif isinstance(value, frozenset):
        value = sorted(value)
    elif not isinstance(value, int | float | tuple):
        value = config.in_words(value)
    return {
        "name": setting.name,
        "value": value,
        "source": found.source,
        "flag": setting.flag,
        "variable": setting.variable,
        "says": setting.says,
    }
