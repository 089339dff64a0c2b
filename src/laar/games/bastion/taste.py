"""What a position is worth to the defenders."""

from __future__ import annotations

from math import tanh
from typing import Final

from laar.games.bastion.cards import CARDS
from laar.games.bastion.castle import Castle
from laar.games.bastion.prospect import enemies_left, worth

SCALE: Final = 60.0  # mana to spare that makes a game as good as won


def left(t: Castle) -> int:
    """Enemies still to be beaten or driven from the wall: those in the deck and at the wall."""
    return enemies_left(t)


def taste(t: Castle, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if t.outcome is None:
        return 0.97 * tanh(worth(t) / SCALE)
    if t.outcome.winners:
        return 1.0 - 0.0001 * min(t.turn, 200)  # the sooner the better
    return -1.0 + 0.0002 * (CARDS - left(t))  # and fewer left is better


def hunch(t: Castle, answers: list[str]) -> list[float]:
    """How promising each answer looks at first sight."""
    return [0.0] * len(answers)
