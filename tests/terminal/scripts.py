"""Whole games written down as what two people at one keyboard would type."""

from __future__ import annotations

import random
from dataclasses import dataclass

import laar
from laar.core.dice import Dice
from laar.core.play import Play
from laar.terminal.words import Words

SEED = "evening 37"  # a short one


@dataclass
class Script:
    """What is typed, and the game it leads to."""

    lines: list[str]
    play: Play


def whole_game(lang: str, seed: str = SEED) -> Script:
    """A game of two people who like to fight, typed in words, short forms and numbers in turn."""
    game = laar.game("belogorye")
    words = Words(game, "2017", lang)
    play = Play(game, "2017", None, Dice(seed.encode()))
    source = random.Random(seed)
    lines: list[str] = []
    holder = -1
    while play.outcome is None:
        seat = play.asked[0]
        assert play.ask is not None
        if play.ask.secret and holder != seat:
            lines.append("")  # takes the keyboard over
            holder = seat
        options = play.options(seat)
        fights = [text for text in options if text.startswith(("strike", "use"))]
        text = source.choice(fights or options)
        lines.append(_typed(text, options, words, source.randrange(3)))
        if play.ask.kind == "main" and play.odds(text) is not None:
            lines.append("")  # the odds are seen and taken
        play.answer(text, seat)
    return Script(lines, play)


def _typed(text: str, options: list[str], words: Words, way: int) -> str:
    verb, *rest = text.split(" ")
    short = [option for option in options if option.split(" ")[1:] == rest]
    if way == 0:
        return str(options.index(text) + 1)
    if way == 1 and len(rest) > 1 and len(short) == 1:
        return " ".join(rest)
    return " ".join([words.word(verb), *rest])
