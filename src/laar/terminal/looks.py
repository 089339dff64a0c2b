"""How each game is drawn: a new game adds its line here."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from laar.core.game import Json
from laar.terminal import berserk
from laar.terminal.belogorye.board import board, meant, standing
from laar.terminal.belogorye.chances import chances
from laar.terminal.words import Words


@dataclass(frozen=True)
class Look:
    """What a terminal needs to know of a game. All of it is made from views, never from tables."""

    board: Callable[[Json, Words, bool], RenderableType]  # upside down for who sits opposite
    chances: Callable[[Json, Words], RenderableType]
    standing: Callable[[Json], dict[str, str]]  # who stands on a cell
    meant: Callable[[list[str], Json], str]  # the answer that words without a verb ask for


LOOKS: dict[str, Look] = {
    "belogorye": Look(board, chances, standing, meant),
    "berserk": Look(berserk.board, berserk.chances, berserk.standing, berserk.meant),
}


def look_of(game: str) -> Look:
    """How a game is drawn; one without a look of its own, as plain text."""
    return LOOKS.get(game, PLAIN)


def _drawn(view: Json, words: Words, turned: bool) -> RenderableType:
    """A world that fits the view, as the game draws it: so nothing but the view can show."""
    game = words.game
    return Text(game.draw(game.sample(view, random.Random(0))))


PLAIN = Look(
    _drawn,
    lambda odds, words: Text(json.dumps(odds, ensure_ascii=False)),
    lambda view: {},
    lambda typed, view: " ".join(typed),
)
