"""What OpenSpiel's algorithms read: tensors and strings of what a seat sees, or can remember."""

from __future__ import annotations

import hashlib
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from laar.envs.fast.episode import Episode
from laar.envs.setup import Setup

MARK: Final = 32  # numbers that stand for all that was told: equal stories, equal numbers


class Seen(Protocol):
    """The state of a game, as far as an observer reads it."""

    episode: Episode

    def observation_text(self, player: int) -> str:
        """The view of a seat."""

    def recall_text(self, player: int) -> str:
        """All that a seat was told, and its view."""


class Observer:
    """Writes the tensor of a seat, part by part, and its string.

    With perfect recall the part ``story`` is added: a digest of all that the seat was told, so that
    two information states never look the same.
    """

    def __init__(self, setup: Setup, recall: bool) -> None:
        self.setup = setup
        self.recall = recall
        self.tensor: NDArray[np.float32] = np.zeros(
            setup.size + (MARK if recall else 0), np.float32
        )
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for part in setup.parts:
            self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape)
            at += part.size
        if recall:
            self.dict["story"] = self.tensor[at:]

    def set_from(self, state: Seen, player: int) -> None:
        """Write what a seat sees of a state."""
        size = self.setup.size
        planes = self.setup.shown.planes(state.episode.table, player)
        self.tensor[:size] = np.frombuffer(planes, np.uint8)
        if self.recall:
            digest = hashlib.blake2b(state.recall_text(player).encode(), digest_size=MARK)
            self.tensor[size:] = np.frombuffer(digest.digest(), np.uint8)

    def string_from(self, state: Seen, player: int) -> str:
        """The same as text."""
        return state.recall_text(player) if self.recall else state.observation_text(player)
