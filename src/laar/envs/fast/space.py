"""All answers of a game by number. Number 0 is to wait: who may cut in and does not, says so."""

from __future__ import annotations

import hashlib
from typing import Final

WAIT: Final = "wait"


class Space:
    """The answers of seats, those of chance, and which of them name what only one table has."""

    def __init__(
        self, texts: list[str], lots: list[str], local: list[bool], local_lots: list[bool]
    ) -> None:
        self.texts = [WAIT, *texts]
        self.number: dict[str, int] = {text: n for n, text in enumerate(self.texts)}
        self.lots = lots  # what chance can answer
        self.lot: dict[str, int] = {text: n for n, text in enumerate(lots)}
        self.local = [False, *local]  # by number: it is said in other words at the table
        self.local_lots = local_lots
        if len(self.number) != len(self.texts) or len(self.lot) != len(lots):
            raise ValueError("two answers with one number")

    def digest(self) -> str:
        """A hash of all answers in their order: as long as it stays, so do all numbers."""
        return hashlib.sha256("\n".join([*self.texts, "", *self.lots]).encode()).hexdigest()[:16]
