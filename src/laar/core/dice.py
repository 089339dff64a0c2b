"""Dice that can be checked.

The server commits to a seed before the game (``commitment``), every seat may add entropy of its
own, and roll number r is drawn from a keyed counter. When the seed is revealed anyone can roll the
same dice again. A roll that is taken back keeps its number: nobody gets another die by undoing.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence

from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table

SEATING = "seats"  # the label of the lot that says who sits where


def commitment(seed: bytes) -> str:
    """What is shown at the start: it binds the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()


class Dice:
    """Rolls fixed by a seed and the entropy of the seats.

    >>> dice = Dice(b"seed", {"evil": "00ff"})
    >>> [dice.roll(n, [1] * 6) for n in range(1, 6)] == [dice.roll(n, [1] * 6) for n in range(1, 6)]
    True
    """

    def __init__(self, seed: bytes, entropy: Mapping[str, str] | None = None) -> None:
        self.seed = seed
        self.entropy = dict(sorted((entropy or {}).items()))
        added = "".join(f"{seat}:{text}\n" for seat, text in self.entropy.items())
        self._key = hashlib.sha256(seed + b"\n" + added.encode()).digest()

    @property
    def commitment(self) -> str:
        """The hash of the seed."""
        return commitment(self.seed)

    def roll(self, number: int, weights: Sequence[int]) -> int:
        """Which of the weighted outcomes roll ``number`` gives."""
        value = self._below(str(number), sum(weights))
        for index, weight in enumerate(weights):
            value -= weight
            if value < 0:
                return index
        raise AssertionError("weights changed while rolling")

    def answer(self, table: Table, number: int) -> str:
        """What roll ``number`` answers the open question to CHANCE with."""
        ask = table.ask
        assert ask is not None
        return table.options(CHANCE)[self.roll(number, table.weights(ask))]

    def lot(self, label: str, names: Sequence[str]) -> list[str]:
        """The names in an order drawn by lot (who sits where); each label is a lot of its own."""
        left = list(names)
        return [left.pop(self._below(f"lot {label} {i}", len(left))) for i in range(len(names))]

    def _below(self, label: str, total: int) -> int:
        """A number below ``total``, exactly fair: past the last full round it is drawn again."""
        fair = (1 << 256) // total * total
        again = 0
        while True:
            drawn = hmac.digest(self._key, f"{label}.{again}".encode(), "sha256")
            value = int.from_bytes(drawn, "big")
            if value < fair:
                return value % total
            again += 1
