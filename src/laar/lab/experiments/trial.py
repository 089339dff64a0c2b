"""One game of one arm."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from laar.bots import considered
from laar.bots.arena_team import Decks
from laar.bots.beam import MEMORY
from laar.bots.judge import chances
from laar.bots.ticks import Ticks
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.lab.experiments.plan import LEFT, LENGTH, TURNS, Experiment
from laar.lab.experiments.variant import variant


@dataclass(frozen=True)
class Trial:
    """What came of a game."""

    arm: str
    number: int  # games of one number have the same dice in all arms
    points: tuple[float, ...]  # by seat: 1 won, 0.5 drawn, 0 lost
    ended: str  # the clause
    length: int  # answers
    turns: int
    left: int  # enemies


def trial(one: Experiment, at: int, number: int) -> Trial:
    """Play it; experiment, arm and number decide all of it."""
    MEMORY.forget()  # whatever was played here before, the game is the same
    arm = one.arm[at]
    game, edition = variant(one.game, one.edition, arm)
    play = Play(game, edition, one.options_of(arm))
    decks = Decks(f"experiment {one.seed} {number}")  # the n-th die of a kind is the same
    random = Random(f"experiment {one.seed} {number}")
    bots = one.bots_of(arm)
    players = [bots[seat % len(bots)] for seat in range(len(play.seats))]
    while play.outcome is None:
        if play.asked[0] == CHANCE:
            decks.answer(play)
            continue
        for seat in (*play.helpers, play.asked[0]):
            said = _said(one, play, seat, players[seat], random)
            if said:
                play.answer(said, seat)
                break
    return Trial(
        arm.name,
        number,
        tuple(chances(game, play.table)),
        play.outcome.reason,
        len(play.history),
        int(play.view(None).get("turn", 0)),
        game.left(play.table),
    )


def _said(one: Experiment, play: Play, seat: int, bot: str, random: Random) -> str:
    """What a seat answers; empty where it may speak and does not."""
    cut_in = seat not in play.asked
    options = play.untried(seat)
    if len(options) == 1 and not cut_in:
        return options[0]
    seed, view = random.getrandbits(48), play.view(seat)
    found = considered(play.game, view, options, bot, one.thought, seed, Ticks(), cut_in)
    return found[0].answer if found else ""


def measured(one: Experiment, trial: Trial) -> float:
    """The figure an experiment is about."""
    figures = {LENGTH: trial.length, TURNS: trial.turns, LEFT: trial.left}
    return figures[one.verb] if one.verb in figures else trial.points[one.seat]
