"""CHANCE for a lab: every seat has dice and a deck of its own, whatever the other seat does."""

from __future__ import annotations

from laar.core.dice import Dice
from laar.games.berserk.state.battle import Battle


class Luck:
    """The n-th die of a seat, and the n-th card it draws, are the same in all games of a seed."""

    def __init__(self, seed: str) -> None:
        self._dice = Dice(seed.encode())
        self._rolls: dict[tuple[str, int], int] = {}

    def answer(self, table: Battle) -> str:
        """What CHANCE says."""
        ask = table.ask
        assert ask is not None
        who = ask.about[0]
        seat = table.control[who] if ask.kind == "die" else who
        stream = (ask.kind, seat)
        number = self._rolls[stream] = self._rolls.get(stream, 0) + 1
        # One counter a stream: their numbers never meet.
        roll = number * 8 + ("die", "draw", "roll").index(ask.kind) * 2 + seat
        return self._dice.answer(table, roll)
