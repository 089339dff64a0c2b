"""What a position is worth to the defenders."""

from __future__ import annotations

from math import tanh
from typing import Final

from laar.games.bastion.bots.position_value import enemies_left, worth
from laar.games.bastion.pieces.cards import CARDS
from laar.games.bastion.state.castle import Castle

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


# Gather, fight, and do not give up what was begun. Bots plan whole turns and need no prior, but the
# generic checker does: defenders without one hardly ever beat anyone.
PROMISE: Final[dict[str, float]] = {
    "pay": 3.0,
    "take": 2.0,
    "perform": 2.0,
    "attack": 2.0,
    "storm": 2.0,
    "source": 1.0,
    "collect": 1.0,
    "give": 1.0,
    "flame-1": 1.0,
    "flame-2": 1.0,
    "lightning-1": 1.0,
    "lightning-3": 1.0,
    "end": -2.0,
    "convert": -2.0,
    "draw": -2.0,
    "castling": -4.0,
    "teleport": -4.0,
    "withdraw": -4.0,
    "drop": -4.0,
}


def prior(t: Castle, answers: list[str]) -> list[float]:
    """How promising each answer looks at first sight."""
    return [PROMISE.get(answer.split(" ", 1)[0].removeprefix("copy:"), 0.0) for answer in answers]
