"""Battles of all kinds, met on the way through random games."""

from __future__ import annotations

import random
from functools import cache

import laar
from laar.core.play import Play
from laar.games.berserk.game import Berserk
from laar.games.berserk.state.battle import HIDDEN, Battle

TRIALS = Berserk().trials("2021")


def battle(number: int) -> Play:
    """A new battle; numbers run through decks and dice."""
    return laar.new("berserk", seed=f"battle {number}", options=TRIALS[number * 5 % len(TRIALS)])


def answer(play: Play, source: random.Random) -> None:
    """Some answer: large squads, back rows kept hidden, and otherwise anything but idling."""
    seat = source.choice(play.asked)
    options = play.options(seat)
    wanted = [text for text in options if text.startswith(("hide", "keep", "strike", "use"))]
    idle = ("ready", "end", "redeal", "pass")
    busy = [text for text in options if text not in idle]
    play.answer(source.choice(wanted or busy or options), seat)


def board(play: Play) -> Battle:
    """The table of a battle."""
    assert isinstance(play.table, Battle)
    return play.table


def hides(table: Battle) -> bool:
    """Some card lies face down."""
    return any(table.is_(card, HIDDEN) for card in table.present)


@cache
def worlds() -> tuple[Battle, ...]:
    """Tables at every kind of question, most of them early, when there are secrets."""
    found: list[Battle] = []
    for number in range(4):
        source = random.Random(number)
        play = battle(number)
        for count in range(160):
            if play.outcome is None:
                answer(play, source)
            if count % 6 == 0 or hides(board(play)):
                found.append(board(play).clone())
    assert any(hides(table) for table in found)
    assert {"squad", "place", "main"} <= {table.ask.kind for table in found if table.ask}
    return tuple(found)
