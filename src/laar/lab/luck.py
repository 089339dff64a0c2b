"""Chance in the lab: what one seat does never changes the other seat's dice and draws."""

from __future__ import annotations

from laar.core.dice import Dice
from laar.games.berserk.state.battle import Battle


class Luck:
    """In all games of a seed a seat's n-th roll is the same, and so is the n-th card it draws."""

    def __init__(self, seed: str) -> None:
        self._dice = Dice(seed.encode())
        self._rolls: dict[tuple[str, int], int] = {}

    def answer(self, table: Battle) -> str:
        """The answer of CHANCE."""
        ask = table.ask
        assert ask is not None
        who = ask.about[0]
        seat = table.control[who] if ask.kind == "die" else who
        stream = (ask.kind, seat)
        number = self._rolls[stream] = self._rolls.get(stream, 0) + 1
        # Each stream has numbers of its own.
        roll = number * 8 + ("die", "draw", "roll").index(ask.kind) * 2 + seat
        return self._dice.answer(table, roll)
