"""Laar: tabletop games that are played, explained and researched.

>>> import laar
>>> play = laar.new("belogorye", seed="a seed")
>>> play.answer(play.options()[0])
>>> play.asked
(0, 1)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from laar import _pure

_pure.choose()  # before anything that may be compiled is imported

from laar.core import record as _record  # noqa: E402
from laar.core.dice import Dice  # noqa: E402
from laar.core.game import AnyGame, BadOptions, Game, Refusal, Refused, edition_of  # noqa: E402
from laar.core.play import Play  # noqa: E402
from laar.core.record import BadRecord, Header, Record  # noqa: E402
from laar.games.list import GAMES  # noqa: E402

__version__ = "0.2.0"
__all__ = [
    "BadOptions",
    "BadRecord",
    "Dice",
    "Game",
    "Header",
    "Play",
    "Record",
    "Refusal",
    "Refused",
    "game",
    "game_names",
    "load",
    "new",
]


def game_names() -> list[str]:
    """The games there are; ``laar.games`` is the package they live in."""
    return list(GAMES)


def game(name: str) -> AnyGame:
    """A game by its name."""
    if name not in GAMES:
        raise BadOptions(f"there is no game '{name}': {', '.join(GAMES)}")
    return GAMES[name]


def new(
    name: str,
    edition: str | None = None,
    seed: str | bytes | None = "laar",
    options: Mapping[str, Any] | None = None,
    entropy: Mapping[str, str] | None = None,
) -> Play:
    """A new game of an edition ("2018", or a revision of it, "2018.1"; the newest unless named);
    CHANCE answers from the seed, or is asked like everyone else when the seed is None."""
    chosen = game(name)
    key = edition_of(chosen, edition or None).key
    if isinstance(seed, str):
        seed = seed.encode()
    return Play(chosen, key, options, None if seed is None else Dice(seed, entropy))


def load(text: str) -> Play:
    """A game from its record, every line checked."""
    return _record.replay(_record.read(text), GAMES)
