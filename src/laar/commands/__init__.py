"""The commands of `laar`, a file each: ``add`` names options, ``run`` returns the exit status."""

from __future__ import annotations

import argparse
import json
import math
import os
from typing import Any

import laar
from laar.core.game import Game

FINE, FOUND = 0, 1


class BadUse(Exception):
    """The command was used wrongly; the message says how."""


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


def edition_of(game: Game, edition: str | None) -> str:
    """This edition of a game, the latest when none is named."""
    if edition is None:
        return list(game.editions)[-1]
    if edition not in game.editions:
        raise laar.BadOptions(f"{game.name} has no edition '{edition}': {', '.join(game.editions)}")
    return edition


def seat_of(game: Game, name: str) -> int:
    """A seat by its name."""
    if name not in game.seats:
        raise BadUse(f"{game.name} has no seat '{name}': {', '.join(game.seats)}")
    return game.seats.index(name)


def bot_named(name: str) -> str:
    """A bot by its name."""
    import laar.bots

    if name not in laar.bots.NAMES:
        raise BadUse(f"there is no bot '{name}': {', '.join(laar.bots.NAMES)}")
    return name


def print_json(value: object) -> None:
    """Plain data for programs."""
    print(json.dumps(value, ensure_ascii=False))
