"""Games of bots without any help: nobody cuts in, and a seat that is asked in another's turn gives
the last answer of its list, which helps least.

At half of the questions the bot's memory is emptied first, as on a server, where another process
may answer the next question.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import laar
from laar.bots import choose
from laar.bots.arena_team import Decks
from laar.bots.beam import MEMORY
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.core.progress import NOBODY, calm

MOST = 2_000  # most answers of a game, CHANCE included
MOST_IN_TURN = 100


@dataclass(frozen=True)
class Silent:
    """The length of one game, and of its longest turn."""

    number: int
    answers: int
    longest: int  # most answers in one turn
    over: bool

    @property
    def wrong(self) -> str:
        """What is wrong; empty if nothing is."""
        if not self.over:
            return f"the game does not end within {MOST} answers"
        if self.longest > MOST_IN_TURN:
            return f"{self.longest} answers in one turn, more than {MOST_IN_TURN}"
        return ""


def silent_game(
    game: str,
    edition: str,
    options: Mapping[str, Any],
    bot: str,
    number: int,
    seed: str,
    budget: float,
) -> Silent:
    """Play one game; ``budget`` is in seconds per decision."""
    play = laar.new(game, edition, None, options)
    decks = Decks(f"silent {seed} {number}")
    luck = Random(f"silent {seed} {number} {bot}")
    turns: Counter[int] = Counter()
    active = NOBODY
    while play.outcome is None and len(play.history) < MOST:
        seat = play.asked[0]
        if seat == CHANCE:
            decks.answer(play)
            continue
        if calm(play.table):
            active = seat
        turns[play.view(None)["turn"]] += 1
        answers = play.untried(seat)
        if active not in (NOBODY, seat):
            play.answer(answers[-1], seat)
        elif len(answers) == 1:
            play.answer(answers[0], seat)
        else:
            play.answer(_chosen(play, seat, answers, bot, luck, budget), seat)
    return Silent(number, len(play.history), max(turns.values()), play.outcome is not None)


def _chosen(
    play: Play, seat: int, options: list[str], bot: str, luck: Random, budget: float
) -> str:
    if luck.random() < 0.5:
        MEMORY.forget()
    said: str = choose(
        play.game,
        play.edition,
        play.view(seat),
        options,
        bot,
        budget,
        luck.randrange(2**32),
        time.process_time,
    )["answer"]
    return said
