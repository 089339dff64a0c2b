"""The commands of `laar`, a file each: ``add`` names options, ``run`` returns the exit status."""

from __future__ import annotations

import argparse
import json
import math
import os
from typing import Any

import laar
import laar.core.game
from laar.bad_use import BadUse
from laar.cluster import BACKENDS
from laar.core.check.spread import Variant
from laar.core.game import AnyGame

FINE, FOUND = 0, 1


def default_language() -> str:
    """The language of the environment, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "ru" if os.environ[name].startswith("ru") else "en"
    return "en"


def whole(low: int) -> Any:
    """A type of option: a whole number from ``low``."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or int(text) < low:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from {low}")
        return int(text)

    return read


def seconds(text: str) -> float:
    """A type of option: a time of a millisecond to an hour."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0.001 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds from 0.001 to 3600")
    return value


def add_table(parser: argparse.ArgumentParser) -> None:
    """Name the options that say which table is played at."""
    parser.add_argument("--edition", help="the latest unless named")
    parser.add_argument("--mode", help="the usual one unless named")
    parser.add_argument("--players", type=whole(1), metavar="N", help="how many sit at the table")
    parser.add_argument("--options", type=_object, default={}, metavar="JSON", help="what else")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Name the options that say where the work is done."""
    parser.add_argument(
        "--workers", "--jobs", dest="jobs", type=whole(1), default=2, metavar="N",
        help="processes that work at a time (2)",
    )  # fmt: skip
    parser.add_argument(
        "--backend", choices=BACKENDS, default="local", help="here, or on a cluster (local)"
    )


def _object(text: str) -> dict[str, Any]:
    """A type of option: a JSON object."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise argparse.ArgumentTypeError(f"'{text:.60}' is not a JSON object")
    return value


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options of one table; the game itself says what cannot be."""
    named = {"mode": args.mode, "players": args.players}
    return {**args.options, **{name: said for name, said in named.items() if said is not None}}


def variants(game: AnyGame, args: argparse.Namespace) -> dict[str, list[Variant]]:
    """Every edition with its modes and numbers of players, or those that were named."""
    editions = game.editions if args.edition is None else [edition_of(game, args.edition)]
    found: dict[str, list[Variant]] = {}
    problem = ""
    for edition in editions:
        modes = [m for m in game.modes(edition) if args.mode in (None, m)]
        counts = {m: sorted(game.players(edition, m)) for m in modes}
        some = [(m, n) for m in modes for n in counts[m] if args.players in (None, n)]
        if some:
            found[edition] = some
        elif not modes:
            known = ", ".join(game.modes(edition))
            problem = f"--mode: {game.name} {edition} has no '{args.mode}': {known}"
        else:
            known = ", ".join(map(str, sorted({n for some in counts.values() for n in some})))
            problem = f"--players: {game.name} {edition} is for {known}"
    if not found:
        raise BadUse(problem)
    return found


def edition_of(game: AnyGame, edition: str | None) -> str:
    """This edition of a game or this revision of one, the latest when none is named."""
    found = laar.core.game.edition_of(game, edition)
    return found.name if edition is None else edition


def seat_of(seats: tuple[str, ...], name: str) -> int:
    """A seat of a table by its name."""
    if name not in seats:
        raise BadUse(f"there is no seat '{name}': {', '.join(seats)}")
    return seats.index(name)


def bot_named(name: str, game: str) -> str:
    """A bot or a character of a game by its name."""
    import laar.bots
    from laar.bots.neural.net import untaught

    known = laar.bots.measured(game)
    if name == laar.bots.NEURAL and name not in known:
        raise BadUse(f"the bot {name} cannot play {game}: {untaught(game)}")
    if name not in known:
        raise BadUse(f"there is no bot '{name}': {', '.join(known)}")
    return name


def print_json(value: object) -> None:
    """Plain data for programs."""
    print(json.dumps(value, ensure_ascii=False))
