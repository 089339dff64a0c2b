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
    """How a terminal shows a game. Everything is made from views, never from tables."""

    board: Callable[[Json, Words, bool], RenderableType]  # True: for the player opposite
    chances: Callable[[Json, Words], RenderableType]
    standing: Callable[[Json], dict[str, str]]  # who is on each cell
    meant: Callable[[list[str], Json], str]  # the answer meant by words without a verb


LOOKS: dict[str, Look] = {
    "belogorye": Look(board, chances, standing, meant),
    "berserk": Look(berserk.board, berserk.chances, berserk.standing, berserk.meant),
}


def look_of(game: str) -> Look:
    """The look of a game; plain text if it has none."""
    return LOOKS.get(game, PLAIN)


def _drawn(view: Json, words: Words, turned: bool) -> RenderableType:
    """The game's own drawing of a table sampled from the view, so that nothing hidden is shown."""
    game = words.game
    return Text(game.draw(game.sample(view, random.Random(0))))


PLAIN = Look(
    _drawn,
    lambda odds, words: Text(json.dumps(odds, ensure_ascii=False)),
    lambda view: {},
    lambda typed, view: " ".join(typed),
)
