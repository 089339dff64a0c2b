"""Short games as records, honest and forged."""

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

from laar.core.dice import Dice
from laar.core.play import Play
from laar.core.record import BadRecord, Header, read, write
from laar.games.belogorye.game import GAME

SEED = b"a seed"
FIGHT = "first bogatyrs\nturn bogatyrs 1\nc3 alyosha\nc4 leshy closed\na6 upyr -8\n"


def header(play: Play) -> Header:
    dice = play.dice
    return Header(
        "belogorye",
        play.edition,
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


def bare(text: str) -> list[str]:
    """The lines of a record after its format, without their checksums; seed and signature off.

    ``chained`` makes a record of them again, whatever they say: a careful forgery.
    """
    lines = [re.sub(r" :[0-9a-f]{8}$", "", line) for line in text.splitlines()[1:]]
    return [line for line in lines if not line.startswith(("seed ", "signature "))]


def named(text: str) -> int:
    """The line an error names."""
    with pytest.raises(BadRecord) as error:
        read(text)
    match = re.match(r"line (\d+): .", str(error.value))
    assert match, error.value
    return int(match[1])


def flips(text: str) -> Iterator[tuple[int, str]]:
    """Every record with one bit turned that is still a text, and the line it was turned in."""
    data = text.encode()
    for place in range(len(data)):
        for bit in range(8):
            changed = bytearray(data)
            changed[place] ^= 1 << bit
            with suppress(UnicodeDecodeError):
                yield data[:place].count(b"\n") + 1, changed.decode()


def joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"
