"""Short games as records, honest and forged."""

import re

import pytest

from laar.core.dice import Dice
from laar.core.play import Play
from laar.core.record import BadRecord, Header, chain, read, write
from laar.games.belogorye.game import GAME

SEED = b"a seed"
FIGHT = "first bogatyrs\nturn bogatyrs 1\nc3 alyosha\nc4 leshy closed\na6 upyr -8\n"


def header(play: Play) -> Header:
    dice = play.dice
    return Header(
        "belogorye",
        "2017",
        play.options_given,
        {"bogatyrs": 'Анна "Ann" =', "evil": "search-2"},
        "0.1.0",
        dice.commitment if dice else "",
        dice.entropy if dice else {},
    )


def fight(*answers: str) -> Play:
    """A short drawn battle: the seats answer in turn, the dice roll by themselves."""
    play = Play(GAME, "2017", {"position": FIGHT}, Dice(SEED, {"evil": "00ff"}))
    for answer in answers:
        play.answer(answer)
    return play


def won() -> Play:
    play = fight("step c3 b3", "strike b3 c4", "end", "step a6 a5", "end")
    play.answer("concede", 1)
    return play


def told(play: Play) -> str:
    return write(play, header(play))


def forged(lines: list[str]) -> str:
    """A record whose chain fits whatever its lines say."""
    text, last = [], ""
    for line in lines:
        last = chain(last, line)
        text.append(f"{line} :{last[:8]}" if re.match(r"\d|end ", line) else line)
    return "\n".join(text) + "\n"


def bare(text: str) -> list[str]:
    """The lines of a record without their checksums, seed and signature."""
    lines = text.splitlines()
    return [re.sub(r" :[0-9a-f]{8}$", "", line) for line in lines if not line.startswith("seed ")]


def named(text: str) -> int:
    """The line an error names."""
    with pytest.raises(BadRecord) as error:
        read(text)
    match = re.match(r"line (\d+): .", str(error.value))
    assert match, error.value
    return int(match[1])
