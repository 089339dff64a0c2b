"""Short games of Bastion as records: the deck is CHANCE's, and no two draws are alike."""

import random

from laar.core.dice import Dice
from laar.core.play import Play
from laar.core.record import Header, chained, write
from laar.games.bastion.game import GAME

SEED, OTHER = b"a seed", b"another seed"
ENTROPY = {"dagdar": "00ff"}


def besieged(edition: str, mode: str, seed: bytes = SEED) -> Play:
    """A game of two played at random; in the middle a turn and its draws are taken back."""
    options = {"mode": mode, "players": 2}
    play, luck = Play(GAME, edition, options, Dice(seed, ENTROPY)), random.Random(7)
    while play.outcome is None:
        play.answer(luck.choice(play.options()))
        if len(play.lines) == len(play.history) > 30:
            play.undo(12, 0)
    return play


def told(play: Play) -> str:
    """The record as a server would write it: bound to SEED, whatever the dice were."""
    dice = Dice(SEED, ENTROPY)
    players = {"dagdar": "Ann", "sannirr": "search-2"}
    options = play.options_given
    header = Header("bastion", play.edition, options, players, "0.1.0", dice.commitment, ENTROPY)
    play.dice = dice
    return write(play, header)


def redrawn(text: str, line: int, card: str) -> str:
    """The record with another card in a line of CHANCE, its chain made anew."""
    said = [one.rpartition(" :")[0] for one in text.splitlines()[1:]]
    number, seat, _ = said[line - 2].split(" ")
    said[line - 2] = f"{number} {seat} {card}"
    return chained(said)
