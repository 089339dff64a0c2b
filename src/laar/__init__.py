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
from laar.core.game import BadOptions, Game, Refusal, Refused  # noqa: E402
from laar.core.play import Play  # noqa: E402
from laar.core.record import BadRecord, Header, Record  # noqa: E402
from laar.games.list import GAMES  # noqa: E402

__version__ = "0.1.0"
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
    "games",
    "load",
    "new",
]


def games() -> list[str]:
    """The games there are."""
    return list(GAMES)


def game(name: str) -> Game:
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
    """A new game; CHANCE answers from the seed, or is asked like everyone else when the seed is
    None."""
    chosen = game(name)
    edition = edition or list(chosen.editions)[-1]
    if edition not in chosen.editions:
        raise BadOptions(f"{name} has no edition '{edition}': {', '.join(chosen.editions)}")
    if isinstance(seed, str):
        seed = seed.encode()
    return Play(chosen, edition, options, None if seed is None else Dice(seed, entropy))


def load(text: str) -> Play:
    """A game from its record, every line checked."""
    return _record.replay(_record.read(text), GAMES)
