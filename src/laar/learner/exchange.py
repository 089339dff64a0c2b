"""Memory that players share with the net: groups of positions go out, judgements come back."""

from __future__ import annotations

import multiprocessing
from ctypes import c_bool
from multiprocessing.context import SpawnContext
from queue import SimpleQueue
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laar.learner.plan import Plan

CONTEXT: SpawnContext = multiprocessing.get_context("spawn")
MINE, ASKED = 0, 1  # whose turn a group is: the player's, the net's


class Exchange:
    """Two groups of games a worker, so that one is played while the other waits."""

    def __init__(self, plan: Plan) -> None:
        groups, games = max(1, plan.workers * 2), plan.group
        self.shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "turn": ((groups,), "u1"),
            "features": ((groups, games, plan.most_features), "i2"),
            "moves": ((groups, games, plan.most_answers), "i2"),
            "lead": ((groups, games), "f4"),
            "hints": ((groups, games, plan.most_answers), "f4"),
            "worth": ((groups, games), "f4"),
            "logits": ((groups, games, plan.most_answers), "f4"),
        }
        self.memory = {
            name: CONTEXT.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in self.shapes.items()
        }
        self.rows: Any = CONTEXT.Queue(maxsize=2000) if plan.workers else SimpleQueue()
        self.stopped: Any = CONTEXT.RawValue(c_bool, False)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The shared memory as arrays of this process."""
        return {
            name: np.frombuffer(self.memory[name], dtype=kind).reshape(shape)
            for name, (shape, kind) in self.shapes.items()
        }
