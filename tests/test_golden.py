"""A golden transcript of a whole game for every edition; perft: how many positions lie
so many answers ahead."""

from __future__ import annotations

from pathlib import Path

import pytest

import laar
from laar.core.record import read, replay
from laar.core.table import Table
from laar.games.list import GAMES

GOLDEN = Path(__file__).parent / "golden"
# Of Bastion there is a game for every mode: test_golden_bastion.py.
EDITIONS = [("belogorye", edition) for edition in GAMES["belogorye"].editions]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_golden_transcript(name: str, edition: str) -> None:
    """The stored game replays to the very state, and tells the very facts, that it did when it
    was stored."""
    text = (GOLDEN / name / f"{edition}.record").read_text("utf-8")
    play = replay(read(text), GAMES)
    assert play.outcome is not None
    told = "\n".join(str(play.tell(fact, None)) for fact in play.facts) + "\n"
    assert told == (GOLDEN / name / f"{edition}.facts").read_text("utf-8")
    assert play.key() == (GOLDEN / name / f"{edition}.key").read_text("utf-8").strip()


def perft(table: Table, depth: int) -> int:
    """Positions after ``depth`` answers, chance included."""
    if depth == 0 or table.outcome is not None:
        return 1
    total = 0
    for seat in table.waiting()[:1]:
        for text in table.options(seat):
            then = table.clone()
            then.answer(seat, text)
            total += perft(then, depth - 1)
    return total


DUEL = "first bogatyrs\nturn bogatyrs 1\nc3 ilya_muromets\nc4 leshy\n"
CROWD = """first evil
turn bogatyrs 6
b3 zashchitnik -2
c3 ilya_muromets
c2 vasilisa
d3 dobrynya -4 poison
d2 alyosha
b4 upyr -3
c4 koschei
d4 gorynych closed
e4 solovei
c6 likhomor
"""


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (None, [1, 6, 36, 96]),  # 30 pairs with two answers each, 6 ties rolled again
        # Counted by hand: 3 steps, a strike and the end; 2 + 2 + 1 after the steps, 6 dice, 5
        # deeds of Leshy's turn.
        (DUEL, [1, 5, 16, 81]),
        # The first 20 counted by hand, the rest kept from the engine.
        (CROWD, [1, 20, 212, 2267]),
    ],
)
def test_perft(position: str | None, counts: list[int]) -> None:
    """The tree of answers has as many leaves as it should at every depth."""
    options = {} if position is None else {"position": position}
    table = laar.game("belogorye").new_table("2017", options)
    assert [perft(table, depth) for depth in range(len(counts))] == counts
