"""Which table each of many games is played at, so that everything is met as soon as can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import lcm
from typing import Any

from laar.core.abilities import OffersTrials
from laar.core.game import AnyGame

Variant = tuple[str, int]  # a mode, and how many play


class Spread:
    """The games of an edition: its modes in turn, each with every number of players and every
    trial it has. ``len`` is how many games meet all of that; then they meet in other pairs."""

    def __init__(self, game: AnyGame, edition: str, variants: Sequence[Variant]) -> None:
        self._players: dict[str, list[int]] = {}
        for mode, players in variants:
            self._players.setdefault(mode, []).append(players)
        self._trials: dict[str, Sequence[Mapping[str, Any]]] = {
            mode: game.trials(edition, mode) if isinstance(game, OffersTrials) else [{}]
            for mode in self._players
        }
        rounds = range(max(map(self._size, self._players)))
        self._cycle = [(m, n) for n in rounds for m in self._players if n < self._size(m)]

    def __len__(self) -> int:
        return len(self._cycle)

    def options(self, number: int) -> dict[str, Any]:
        """The options of a game by its number: 1, 2, …"""
        cycle, place = divmod(number - 1, len(self._cycle))
        mode, first = self._cycle[place]
        at = first + cycle * self._size(mode)
        players, trials = self._players[mode], self._trials[mode]
        # Step by step through both; shifted by one whenever the same pairs would come again.
        trial = trials[(at + at // lcm(len(players), len(trials))) % len(trials)]
        shift = list(self._players).index(mode)  # so that modes begin with other numbers of players
        return {"mode": mode, "players": players[(at + shift) % len(players)], **trial}

    def _size(self, mode: str) -> int:
        return max(len(self._players[mode]), len(self._trials[mode]))
