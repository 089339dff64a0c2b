"""Many games stepped in one call, by worker processes that share memory with this one, or by
threads where Python runs them side by side.

>>> from laar.envs.vector import VectorEnv
>>> with VectorEnv("belogorye", count=4, workers=0, seed=1) as games:
...     seen, masks, rewards, over = games.step(games.any_answers())
...     seen.shape, masks.shape, rewards.shape
((4, 394), (4, 3415), (4, 2))
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from laar.core.game import BadOptions
from laar.envs.buffers import Layout, Views, views_of
from laar.envs.fast.episode import ANY
from laar.envs.fast.many import Many
from laar.envs.setup import Setup
from laar.envs.workers import FAILED, READY, STEP, STOP, work


def side_by_side() -> bool:
    """Whether threads of this Python run at the same time."""
    check = getattr(sys, "_is_gil_enabled", None)
    return check is not None and not check()


class VectorEnv:
    """``count`` games. After `step` the arrays tell of each game whose turn it is (``seats``), what
    that seat sees (``observations``) and may answer (``masks``), what the last answer brought each
    seat (``rewards``) and whether it ended the game (``over``): then the next one has begun.

    Game number n of place p is the same for one seed, whatever the number of workers.
    """

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        count: int = 64,
        workers: int = 2,
        seed: int = 0,
    ) -> None:
        if count < 1 or not 0 <= workers <= count:
            raise BadOptions("count: at least 1; workers: from 0 to as many as there are games")
        self.setup = setup = Setup(game, edition, options)
        self.count = count
        seeds = [str(seed + place) for place in range(count)]
        self.layout = Layout(count, setup.size, len(setup.space.texts), len(setup.seats))
        self._memory: SharedMemory | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._processes: list[Any] = []
        self._pipes: list[Any] = []
        self._parts: list[tuple[Many, Views, range]] = []
        parts = [range(n * count // workers, (n + 1) * count // workers) for n in range(workers)]
        apart = workers > 0 and not side_by_side()
        if apart:
            self._memory = SharedMemory(create=True, size=self.layout.size)
            buffer: Any = self._memory.buf
        else:
            buffer = memoryview(bytearray(self.layout.size))
        self._views = views_of(self.layout, buffer)
        self.actions = self._array("actions", np.int32, (count,))
        self.observations = self._array("seen", np.uint8, (count, setup.size))
        self.masks = self._array("masks", np.int8, (count, len(setup.space.texts)))
        self.seats = self._array("seats", np.int8, (count,))
        self.rewards = self._array("rewards", np.int8, (count, len(setup.seats)))
        self.over = self._array("over", np.bool_, (count,))
        if apart:
            try:
                self._start(parts, seeds)
            except BaseException:
                self.close()
                raise
        else:
            for part in parts or [range(count)]:
                many = setup.many(seeds[part.start : part.stop])
                self._parts.append((many, self._views.of(part), part))
            if len(self._parts) > 1:
                self._pool = ThreadPoolExecutor(len(self._parts))
            for many, views, _ in self._parts:
                many.show_all(views.seen, views.masks, views.seats)

    def _array(self, name: str, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
        return np.frombuffer(getattr(self._views, name), kind).reshape(shape)

    def _start(self, parts: list[range], seeds: list[str]) -> None:
        assert self._memory is not None
        context = get_context("spawn")
        for part in parts:
            here, there = context.Pipe()
            told = (self._memory.name, self.layout, part, self.setup, seeds[part.start : part.stop])
            process = context.Process(target=work, args=(there, *told), daemon=True)
            process.start()
            there.close()
            self._processes.append(process)
            self._pipes.append(here)
        self._await()

    def _await(self) -> None:
        """Every worker has done its part."""
        failed = ""
        for pipe in self._pipes:
            try:
                word = pipe.recv_bytes()
            except EOFError:
                raise RuntimeError("a worker has ended: close the environment") from None
            if word.startswith(FAILED):
                failed = word[len(FAILED) :].decode()
            elif word != READY:
                raise RuntimeError(f"a worker says {word!r}")
        if failed:
            raise ValueError(failed)

    def reset(self) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
        """What is seen and what may be answered now."""
        return self.observations, self.masks

    def any_answers(self) -> NDArray[np.int32]:
        """Answers that stand for any legal one, drawn where the game is."""
        return np.full(self.count, ANY, np.int32)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int8], NDArray[np.bool_]]:
        """Answer in every game: what is seen then, masks, rewards, and which games ended.

        The arrays are the same at every step: copy what you keep. If an answer is not legal this
        raises, and no game of that worker has gone on.
        """
        self.actions[:] = actions
        if self._pipes:
            for pipe in self._pipes:
                with suppress(BrokenPipeError):  # told by its silence
                    pipe.send_bytes(STEP)
            self._await()
        elif self._pool is not None:
            list(self._pool.map(self._step, self._parts))
        else:
            self._step(self._parts[0])
        return self.observations, self.masks, self.rewards, self.over

    def _step(self, part: tuple[Many, Views, range]) -> None:
        many, views, places = part
        many.step(
            self.actions[places.start : places.stop].tolist(),
            views.seen, views.masks, views.seats, views.rewards, views.over,
        )  # fmt: skip

    def close(self) -> None:
        """End the workers and give the memory back."""
        for pipe in self._pipes:
            with suppress(OSError):  # it has ended already
                pipe.send_bytes(STOP)
        for process in self._processes:
            process.join()
        for pipe in self._pipes:
            pipe.close()
        self._pipes, self._processes = [], []
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
        if self._memory is not None:
            for name in ("actions", "observations", "masks", "seats", "rewards", "over"):
                setattr(self, name, getattr(self, name).copy())  # what was seen last stays
            self._views.release()
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
